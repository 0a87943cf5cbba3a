import DigraphCommand
import FileAccess
import Testing

/// What becomes of standard output and its colours.
@Suite struct OutputStreamTests {
  let program: TestProgram

  init() throws {
    program = try TestProgram().finding(access("Login"))
  }

  @Test func failsWhereStandardOutputIsFull() {
    var program = program
    program.standardOutput = CapturedSink(failure: SystemError(code: 28))
    let outcome = program.run("scan", "--json-output", "out.json")
    #expect(outcome.code == .failure)
    #expect(outcome.errors == "digraph: cannot write standard output: no space left on device\n")
    #expect(program.folder.text(of: "out.json") != nil)
  }

  @Test func losesNothingWhereStandardErrorIsFull() {
    var program = program
    program.standardError = CapturedSink(failure: SystemError(code: 28))
    let outcome = program.run("scan", "--strict")
    #expect(outcome.code == .findings)
    #expect(outcome.output.contains("singleton-access"))
  }

  static let cases: [(arguments: [String], terminal: Bool, environment: [String: String], isColored: Bool)] = [
    ([], true, [:], true),
    ([], false, [:], false),
    ([], true, ["NO_COLOR": "1"], false),
    ([], true, ["NO_COLOR": ""], true),
    ([], true, ["TERM": "dumb"], false),
    (["--color", "always"], false, ["NO_COLOR": "1"], true),
    (["--color=never"], true, [:], false),
  ]

  @Test(arguments: cases.indices)
  func isColoredWherePeopleLook(index: Int) {
    let (arguments, terminal, environment, isColored) = Self.cases[index]
    var program = program
    program.environment = environment
    program.standardOutput = CapturedSink(isTerminal: terminal, columns: 80)
    let outcome = arguments.isEmpty ? program.run("scan") : program.run(arguments[0], arguments.last!, "scan")
    #expect(outcome.output.contains("\u{1B}[") == isColored)
  }

  // Of `supports-hyperlinks`, and what terminals say of themselves.
  static let terminals: [(environment: [String: String], hasLinks: Bool)] = [
    ([:], false), (["TERM": "xterm-256color"], false), (["TERM_PROGRAM": "Apple_Terminal"], false),
    (["TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.5.0"], true),
    (["TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.0.15"], false),
    (["TERM_PROGRAM": "WezTerm", "TERM_PROGRAM_VERSION": "20240203-110809-5046fc22"], true),
    (["TERM_PROGRAM": "vscode", "TERM_PROGRAM_VERSION": "1.100.2"], true),
    (["TERM_PROGRAM": "vscode", "TERM_PROGRAM_VERSION": "1.71.0"], false), (["TERM_PROGRAM": "ghostty"], true),
    (["VTE_VERSION": "7600"], true), (["VTE_VERSION": "5000"], false), (["VTE_VERSION": "4999"], false),
    (["KONSOLE_VERSION": "230804"], true), (["WT_SESSION": "a-b"], true), (["DOMTERM": "version=3"], true),
    (["VTE_VERSION": "7600", "NO_COLOR": "1"], false), (["VTE_VERSION": "7600", "TERM": "dumb"], false),
    (["VTE_VERSION": "7600", "CI": "true"], false), (["VTE_VERSION": "7600", "FORCE_HYPERLINK": "0"], false),
    (["FORCE_HYPERLINK": "1"], true), (["FORCE_HYPERLINK": ""], true),
    (["FORCE_HYPERLINK": "1", "NO_COLOR": "1"], false),
  ]

  @Test(arguments: terminals.indices)
  func placesLeadToTheirFilesWhereTheTerminalShowsLinks(index: Int) {
    let (environment, hasLinks) = Self.terminals[index]
    var program = program
    program.environment = environment
    program.standardOutput = CapturedSink(isTerminal: true, columns: 80)
    let link = "\u{1B}]8;;file:///app/Login.swift\u{1B}\\Login.swift:3:5\u{1B}]8;;\u{1B}\\"
    let terminal = program.run("scan").output
    #expect(terminal.contains(link) == hasLinks && terminal.contains("\u{1B}]8") == hasLinks)
    // Links take no columns: without the escape sequences it is what it was.
    let bare = terminal.replacing(/\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/, with: "")
    program.environment = environment.merging(["FORCE_HYPERLINK": "0"]) { $1 }
    program.standardOutput = CapturedSink(isTerminal: true, columns: 80)
    #expect(program.run("scan").output == bare)
    #expect(!program.run("--color", "never", "scan").output.contains("\u{1B}"))
    program.environment = environment
    program.standardOutput = CapturedSink()
    #expect(!program.run("scan").output.contains("\u{1B}"), "a pipe gets what it got before")
    _ = program.run("scan", "--color", "always", "--text-output", "out.txt")
    #expect(
      program.folder.text(of: "out.txt")?.contains("\u{1B}]8")
        == (environment["FORCE_HYPERLINK"].map { $0 != "0" } ?? false))
  }

  @Test func keepsFilesPlain() {
    var program = program
    program.standardOutput = CapturedSink(isTerminal: true)
    _ = program.run("scan", "--text-output", "out.txt")
    #expect(program.folder.text(of: "out.txt")?.contains("\u{1B}") == false)
  }

  @Test func fitsTheTerminal() {
    func longest(_ columns: Int?, _ environment: [String: String]) -> Int {
      var program = program
      program.environment = environment
      program.standardOutput = CapturedSink(columns: columns)
      return program.run("help", "scan").output.split(separator: "\n").map(\.count).max() ?? 0
    }
    #expect(longest(70, [:]) <= 70)
    #expect(longest(nil, ["COLUMNS": "72"]) <= 72)
    #expect((73...100).contains(longest(nil, ["COLUMNS": "many"])))
  }
}
