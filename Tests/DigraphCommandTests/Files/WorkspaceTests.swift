import DigraphCommand
import DigraphGate
import DigraphReport
import Foundation
import Testing

@Suite struct WorkspaceTests {
  let program: TestProgram
  var folder: TemporaryFolder { program.folder }

  init() throws {
    program = try TestProgram()
  }

  /// The root, relative to the folder, and what is read, relative to the root.
  func workspace(_ arguments: String..., in subfolder: String = "") throws -> (root: String, roots: [String]) {
    let parser = ArgumentParser(commands: Commands.all, formats: [], rules: [])
    let settings = try parser.parse(["scan"] + arguments).settings
    let environment = Environment(
      variables: [:], workingFolder: subfolder.isEmpty ? folder.path : "\(folder.path)/\(subfolder)",
      standardOutput: CapturedSink(), standardError: CapturedSink(), now: { ContinuousClock.now }, processorCount: 2,
      pipeline: Pipeline(
        report: { _, _ throws(CommandError) in throw CommandError("") }, formats: [], rules: [],
        tool: .init(name: "", version: "", catalogue: "")))
    let workspace = try Workspace(settings, in: environment)
    return (
      workspace.root == folder.path ? "." : String(workspace.root.dropFirst(folder.path.count + 1)),
      workspace.scope.roots
    )
  }

  @Test func isTheNearestRepository() throws {
    #expect(try workspace() == (".", ["."]))
    #expect(try workspace("App") == (".", ["App"]))
    #expect(
      try workspace("App/Login.swift", "App/Session.swift", in: "App/..") == (
        ".", ["App/Login.swift", "App/Session.swift"]
      ))
    #expect(try workspace("..", in: "App") == (".", ["."]))
  }

  @Test func isTheNearestConfiguredFolder() throws {
    try folder.add("App/.digraph.yml")
    #expect(try workspace("App") == ("App", ["."]))
    #expect(try workspace("Login.swift", in: "App") == ("App", ["Login.swift"]))
    #expect(try workspace(".") == (".", ["."]))
  }

  @Test func isThePathWhereNothingIsMarked() throws {
    try FileManager.default.removeItem(atPath: "\(folder.path)/.git")
    try folder.addFolder("Other/Deep")
    #expect(try workspace("App") == ("App", ["."]))
    #expect(try workspace("App/Login.swift") == ("App", ["Login.swift"]))
    #expect(try workspace("App", "Other/Deep") == (".", ["App", "Other/Deep"]))
  }

  @Test func isWhatTheFlagSays() throws {
    #expect(try workspace("--root", "App", "App/Login.swift") == ("App", ["Login.swift"]))
    #expect(throws: CommandError("no such folder for --root: nowhere")) { try workspace("--root", "nowhere") }
    #expect(throws: CommandError("no such folder for --root: App/Login.swift")) {
      try workspace("--root", "App/Login.swift")
    }
    #expect(throws: CommandError(". is outside the root \(folder.path)/App; choose another --root")) {
      try workspace("--root", "App", ".")
    }
    // Whoever names a root elsewhere means what is in it.
    #expect(try workspace("--root", "App") == ("App", ["."]))
  }

  @Test func followsALinkThatIsGivenByName() throws {
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/Link", withDestinationPath: "App")
    #expect(try workspace("Link") == (".", ["App"]))
  }
}
