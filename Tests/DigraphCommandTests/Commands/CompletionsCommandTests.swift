import DigraphCommand
import Foundation
import Testing

/// `digraph completions`.
@Suite struct CompletionsCommandTests {
  let program: TestProgram

  init() throws {
    program = try TestProgram()
  }

  private func output(of executable: String, _ arguments: [String]) throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [executable] + arguments
    process.currentDirectoryURL = URL(filePath: program.folder.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  private static func isInstalled(_ shell: String) -> Bool {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
    }
  }

  private func script(_ shell: String) throws -> String {
    let path = "\(program.folder.path)/completions.\(shell)"
    #expect(program.run("completions", shell, "--output", path).code == .success)
    return path
  }

  @Test(arguments: Completions.Shell.allCases)
  func namesEveryCommandFlagAndChoice(_ shell: Completions.Shell) {
    let text = program.run("completions", shell.rawValue).output
    let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map { $0.drop { $0 == "-" } })
    for command in Commands.all { #expect(text.contains(command.name)) }
    for flag in Flags.all(formats: ["json", "text"]) {
      #expect(text.contains("--\(flag.name)") || text.contains("-l \(flag.name)"), "\(flag.name)")
    }
    for choice in ["hard-coded-construction", "singleton-access", "always", "sarif"] {
      #expect(text.contains(choice), "\(choice)")
    }
    #expect(!words.isEmpty)
  }

  @Test(arguments: Completions.Shell.allCases.filter { isInstalled($0.rawValue) })
  func isReadByItsShell(_ shell: Completions.Shell) throws {
    let outcome = try output(of: shell.rawValue, ["-n", script(shell.rawValue)])
    #expect(outcome.code == 0 && outcome.text == "")
  }

  /// What is typed, word by word, and what bash offers for the last.
  @Test(
    .enabled(if: isInstalled("bash")),
    arguments: [
      (["scan", "--form"], ["--format"]), (["sc"], ["scan"]), (["--verbose", "che"], ["check"]),
      (["scan", "--format", "x"], ["xcode"]), (["scan", "--format", "=", "x"], ["xcode"]),
      (["scan", "-f", "x"], ["xcode"]),
      (["scan", "--only", "singleton-access,hard"], ["singleton-access,hard-coded-construction"]),
      (["scan", "App/Log"], ["App/Login.swift"]), (["rules", "sing"], ["singleton-access"]),
      (["completions", "z"], ["zsh"]), (["scan", "--jobs", ""], []), (["render", "a b"], ["a b.json"]),
      (["help", "rend"], ["render"]), (["rules", "--form"], []),
    ])
  func completesInBash(_ words: [String], _ expected: [String]) throws {
    try program.folder.add("a b.json")
    let path = try script("bash")
    let typed = (["digraph"] + words).map { "'\($0)'" }.joined(separator: " ")
    let line =
      "source '\(path)'; COMP_WORDS=(\(typed)); COMP_CWORD=\(words.count); _digraph; "
      + "printf '%s\\n' \"${COMPREPLY[@]}\""
    let outcome = try output(of: "bash", ["-c", line])
    #expect(outcome.text.split(separator: "\n").map(String.init) == expected)
  }

  // MARK: Names

  /// A repository with types, branches and modules, and a folder in which the program is called `digraph`.
  private func repository() throws -> (fixture: GitFixture, programs: String) {
    let fixture = try GitFixture([
      "App/Login.swift": "final class Login {\n  struct Form {}\n}\n", "App/Logbook.swift": "actor Logbook {}\n",
      "Tools/Hammer.swift": "enum Hammer {}\n",
    ])
    try fixture.git("branch", "feature/login")
    // A name that a shell would run.
    try fixture.git("branch", "feature/$(touch${IFS}pwned)")
    try fixture.git("tag", "v1.0")
    let programs = "\(program.folder.path)/programs"
    try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(programs)/digraph", withDestinationPath: try #require(ProcessTests.program))
    return (fixture, programs)
  }

  @Test func listsNamesForShells() throws {
    let fixture = try repository().fixture
    func names(_ arguments: String...) -> [String] {
      let outcome = fixture.digraph(["__complete"] + arguments)
      #expect(outcome.errors == "")
      return outcome.output.split(separator: "\n").map(String.init)
    }
    #expect(names("types") == ["Hammer", "Logbook", "Login", "Login.Form"])
    #expect(names("modules") == ["App", "Tools"])
    #expect(names("refs") == ["feature/login", "main", "v1.0"])
    #expect(names("nothing") == [] && names() == [])
    try fixture.folder.add(".digraph.yml", "nonsense: [\n")
    #expect(names("types") == [])
    #expect(program.run("__complete", "refs").output == "")
  }

  private static let typed: [(words: [String], expected: [String])] = [
    (["explain", "Logi"], ["Login", "Login.Form"]), (["why", "Login", "Ham"], ["Hammer"]),
    (["graph", "--focus", "Logb"], ["Logbook"]), (["graph", "--modules", "App,To"], ["App,Tools"]),
    (["refactor", "Login", "--dependency", "Login,Ham"], ["Login,Hammer"]), (["diff", "feat"], ["feature/login"]),
    (["check", "--baseline-commit", "v"], ["v1.0"]), (["history", "--since", "ma"], ["main"]),
    (["explain", "Hammer", "Tool"], ["Tools"]),
  ]

  @Test(.enabled(if: isInstalled("bash")), arguments: typed)
  func completesNamesInBash(_ words: [String], _ expected: [String]) throws {
    let typed = "COMP_WORDS=(digraph \(words.joined(separator: " "))); COMP_CWORD=\(words.count); _digraph"
    try expectNames(expected, from: "bash", "source SCRIPT; \(typed); printf '%s\\n' \"${COMPREPLY[@]}\"")
  }

  @Test(.enabled(if: isInstalled("fish")), arguments: typed)
  func completesNamesInFish(_ words: [String], _ expected: [String]) throws {
    let typed = "complete -C 'digraph \(words.joined(separator: " "))'"
    try expectNames(expected, from: "fish", "source SCRIPT; \(typed) | string replace -r '(/?\\t|/$).*' ''")
  }

  /// Only the functions that offer names: zsh completes nowhere but in a terminal.
  @Test(
    .enabled(if: isInstalled("zsh")),
    arguments: [
      ("types", ["Hammer", "Logbook", "Login", "Login.Form"]), ("modules", ["App", "Tools"]),
      ("refs", ["feature/login", "main", "v1.0"]),
    ])
  func offersNamesInZsh(_ kind: String, _ expected: [String]) throws {
    let stand = "compdef() {}; compadd() { shift; print -rl -- $@ }"
    try expectNames(expected, from: "zsh", "\(stand); source SCRIPT; _digraph_\(kind)")
  }

  private func expectNames(_ expected: [String], from shell: String, _ line: String) throws {
    let (fixture, programs) = try repository()
    let path = shell == "fish" ? "set -gx PATH '\(programs)' $PATH" : "PATH='\(programs)':$PATH"
    let body = line.replacing("SCRIPT", with: "'\(try script(shell))'")
    let outcome = try output(of: shell, ["-c", "cd '\(fixture.path)'; \(path); \(body)"])
    #expect(outcome.text.split(separator: "\n").map(String.init) == expected)
    #expect(!fixture.folder.names.contains("pwned"))
  }

  @Test func saysWhichShellsThereAre() {
    #expect(program.run("completions").errors == "digraph: 'completions' needs one shell: bash, fish, zsh\n")
    #expect(program.run("completions", "bsh").errors == "digraph: unknown shell 'bsh'; did you mean 'bash'?\n")
  }
}
