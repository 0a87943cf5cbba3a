import DigraphCommand
import DigraphGate
import DigraphReport
import Foundation
import Testing

@Suite struct PlaceTests {
  let program: TestProgram
  var folder: TemporaryFolder { program.folder }

  init() throws {
    program = try TestProgram()
  }

  /// The root, relative to the folder, and what is read, relative to the root.
  func place(_ arguments: String..., in subfolder: String = "") throws -> (root: String, roots: [String]) {
    let parser = ArgumentParser(commands: Commands.all, formats: [], rules: [])
    let settings = try parser.parse(["scan"] + arguments).settings
    let surroundings = Surroundings(
      environment: [:], workingFolder: subfolder.isEmpty ? folder.path : "\(folder.path)/\(subfolder)",
      standardOutput: CapturedSink(), standardError: CapturedSink(), now: { ContinuousClock.now }, processorCount: 2,
      pipeline: Pipeline(
        report: { _, _ throws(CommandError) in throw CommandError("") }, formats: [], rules: [],
        tool: .init(name: "", version: "", catalogue: "")))
    let place = try Place(settings, in: surroundings)
    return (place.root == folder.path ? "." : String(place.root.dropFirst(folder.path.count + 1)), place.scope.roots)
  }

  @Test func isTheNearestRepository() throws {
    #expect(try place() == (".", ["."]))
    #expect(try place("App") == (".", ["App"]))
    #expect(
      try place("App/Login.swift", "App/Session.swift", in: "App/..") == (
        ".", ["App/Login.swift", "App/Session.swift"]
      ))
    #expect(try place("..", in: "App") == (".", ["."]))
  }

  @Test func isTheNearestConfiguredFolder() throws {
    try folder.add("App/.digraph.yml")
    #expect(try place("App") == ("App", ["."]))
    #expect(try place("Login.swift", in: "App") == ("App", ["Login.swift"]))
    #expect(try place(".") == (".", ["."]))
  }

  @Test func isThePathWhereNothingIsMarked() throws {
    try FileManager.default.removeItem(atPath: "\(folder.path)/.git")
    try folder.addFolder("Other/Deep")
    #expect(try place("App") == ("App", ["."]))
    #expect(try place("App/Login.swift") == ("App", ["Login.swift"]))
    #expect(try place("App", "Other/Deep") == (".", ["App", "Other/Deep"]))
  }

  @Test func isWhatTheFlagSays() throws {
    #expect(try place("--root", "App", "App/Login.swift") == ("App", ["Login.swift"]))
    #expect(throws: CommandError("no such folder for --root: nowhere")) { try place("--root", "nowhere") }
    #expect(throws: CommandError("no such folder for --root: App/Login.swift")) {
      try place("--root", "App/Login.swift")
    }
    #expect(throws: CommandError(". is outside the root \(folder.path)/App; choose another --root")) {
      try place("--root", "App", ".")
    }
    // Whoever names a root elsewhere means what is in it.
    #expect(try place("--root", "App") == ("App", ["."]))
  }

  @Test func followsALinkThatIsGivenByName() throws {
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/Link", withDestinationPath: "App")
    #expect(try place("Link") == (".", ["App"]))
  }
}
