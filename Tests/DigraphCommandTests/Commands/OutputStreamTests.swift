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
