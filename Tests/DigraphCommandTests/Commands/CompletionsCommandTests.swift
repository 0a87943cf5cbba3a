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

  @Test func saysWhichShellsThereAre() {
    #expect(program.run("completions").errors == "digraph: 'completions' needs one shell: bash, fish, zsh\n")
    #expect(program.run("completions", "bsh").errors == "digraph: unknown shell 'bsh'; did you mean 'bash'?\n")
  }
}
