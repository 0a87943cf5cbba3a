import DigraphCommand
import Foundation
import Testing

/// The patch as users get it: printed, saved, written to the files, refused.
@Suite struct RefactorCommandTests {
  static let code = """
    final class Session {
      static let shared = Session()
      private var user = ""
      func start(for user: String) { self.user = user }
    }

    final class Login {
      func logIn() { Session.shared.start(for: "me") }
    }

    enum Door {
      static func open() { Session.shared.start(for: "all") }
    }
    """

  struct Outcome {
    var code: ExitCode
    var output: String
    var errors: String
  }

  static func run(_ arguments: [String]) -> Outcome {
    let (output, errors) = (CapturedSink(), CapturedSink())
    let code = DigraphCommand.run(
      arguments: arguments,
      in: Environment(
        variables: [:], workingFolder: RealProgram.root, standardOutput: output, standardError: errors,
        now: { ContinuousClock.now }, processorCount: 2, pipeline: RealProgram.pipeline))
    return Outcome(code: code, output: output.text, errors: errors.text)
  }

  private static func git(_ arguments: [String], in folder: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// A file with a newline of its own kind at the end of each line, and perhaps none at the last.
  private static func text(_ newline: String, endsWithNewline: Bool) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: newline)
      + (endsWithNewline ? newline : "")
  }

  @Test func writesTheCompositionRootOfAModule() throws {
    let folder = try TemporaryFolder()
    try folder.add(
      "Sources/App/Login.swift",
      """
      import Foundation
      protocol Storing { func save() }
      final class Disk: Storing { func save() { UserDefaults.standard.set(1, forKey: "saved") } }
      final class Login {
        private let store: any Storing
        init(store: any Storing) { self.store = store }
        func logIn() { store.save() }
      }
      """)
    let unknown = Self.run(["refactor", "--composition-root", "Apq", folder.path])
    #expect(unknown.code == .success && unknown.errors.contains("nothing to do"))
    let made = Self.run(["refactor", "--composition-root", "App", "--apply", folder.path])
    #expect(made.code == .success && made.errors.contains("Login is made by 'makeLogin'"))
    let text = try String(contentsOfFile: folder.path + "/Sources/App/AppComposition.swift", encoding: .utf8)
    #expect(text.contains("makeLogin: { Login(store: disk) }"))
    // Whoever wires is blamed for nothing.
    #expect(Self.run(["scan", "--strict", folder.path]).code == .success)
    #expect(Self.run(["refactor", "--composition-root", "App", folder.path]).code == .findings)
  }

  @Test func handsInWhatIsAskedFor() throws {
    let folder = try TemporaryFolder()
    try folder.add("App/Login.swift", Self.code)
    let arguments = ["refactor", "Login", folder.path]
    for flags in [["--skip", "singleton-access"], ["--only", "volatile-static"], ["--kinds", "construct"]] {
      let outcome = Self.run(arguments + flags)
      #expect((outcome.code, outcome.output) == (.success, ""))
      #expect(outcome.errors.contains("nothing to do"))
    }
    let whole = Self.run(arguments)
    #expect(whole.output.contains("+++ b/App/Login.swift"))
    #expect(Self.run(arguments + ["--only", "singleton-access"]).output == whole.output)
  }

  @Test(arguments: ["\n", "\r\n"], [true, false])
  func printsAPatchThatGitTakes(newline: String, endsWithNewline: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.add("App/Login.swift", Self.text(newline, endsWithNewline: endsWithNewline))
    try #require(try Self.git(["init", "-q"], in: folder.path) == 0)
    let run = Self.run(["refactor", "Login", folder.path, "--output", "\(folder.path)/login.patch"])
    #expect(run.code == .success)
    #expect(try Self.git(["apply", "login.patch"], in: folder.path) == 0)
    let patched = try String(contentsOfFile: "\(folder.path)/App/Login.swift", encoding: .utf8)
    #expect(patched.contains("session.start(for: \"me\")"))
    let lines = patched.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.allSatisfy { $0.hasSuffix("\r") } == (newline == "\r\n"))
    // The same as it writes itself, byte by byte.
    let other = try TemporaryFolder()
    try other.add("App/Login.swift", Self.text(newline, endsWithNewline: endsWithNewline))
    #expect(Self.run(["refactor", "Login", other.path, "--apply"]).code == .success)
    #expect(try String(contentsOfFile: "\(other.path)/App/Login.swift", encoding: .utf8) == patched)
  }

  @Test func hasNothingToDoASecondTime() throws {
    let folder = try TemporaryFolder()
    try folder.add("App/Login.swift", Self.code)
    #expect(Self.run(["refactor", "Login", folder.path, "--apply"]).code == .success)
    let second = Self.run(["refactor", "Login", folder.path])
    #expect(second.code == .success)
    #expect(second.output.isEmpty)
    #expect(second.errors.contains("nothing to do"))
  }

  @Test func namesTheNearestOfWhatTheConsumerGetsItself() throws {
    let folder = try TemporaryFolder()
    try folder.add("App/Login.swift", Self.code)
    let outcome = Self.run(["refactor", "Login", folder.path, "--dependency", "Sesion"])
    #expect(
      outcome.errors.hasSuffix(
        "Login gets no 'Sesion' itself that a warning speaks of; nothing to do; did you mean 'Session'?\n"))
    #expect(!Self.run(["refactor", "Login", folder.path, "--dependency", "Door"]).errors.contains("mean"))
  }

  @Test func saysWhatItRefuses() throws {
    let folder = try TemporaryFolder()
    try folder.add("App/Login.swift", Self.code)
    let run = Self.run(["refactor", "Door", folder.path, "--apply"])
    #expect(run.code == .findings)
    #expect(run.errors.contains("Session.shared stays: it stands where there is no instance"))
    #expect(try String(contentsOfFile: "\(folder.path)/App/Login.swift", encoding: .utf8) == Self.code)
  }

  @Test func refusesNamesThatAreNone() throws {
    let folder = try TemporaryFolder()
    try folder.add("App/Login.swift", Self.code)
    let unknown = Self.run(["refactor", "Logn", folder.path])
    #expect(unknown.code == .failure)
    #expect(unknown.errors.contains("did you mean 'Login'?"))
    #expect(Self.run(["refactor"]).code == .failure)
    #expect(Self.run(["refactor", "Login", folder.path, "--protocol-name", "a b"]).code == .failure)
  }

  @Test func writesDoublesBesideTheTests() throws {
    let folder = try TemporaryFolder()
    try folder.add("Package.swift", "let package = Package(name: \"App\", targets: [.target(name: \"App\")])")
    try folder.add("Sources/App/Login.swift", Self.code)
    try folder.add("Tests/AppTests/LoginTests.swift", "import Testing\n@testable import App\n")
    #expect(Self.run(["refactor", "Login", folder.path, "--apply"]).code == .success)
    let doubles = try String(contentsOfFile: "\(folder.path)/Tests/AppTests/LoginDoubles.swift", encoding: .utf8)
    #expect(doubles.contains("final class SessionSpy: SessionProtocol {"))
    #expect(doubles.contains("startCalls.append(user)"))
    #expect(doubles.contains("_ = Login(session: SessionSpy())"))
  }
}
