import DigraphCommand
import DigraphFacts
import DigraphReport
import Testing

@Suite struct ScanCommandTests {
  let program: TestProgram

  init() throws {
    program = try TestProgram()
  }

  @Test func reportsAndPasses() {
    let outcome = program.finding(access("Login")).run("scan")
    #expect(outcome.code == .success)
    #expect(outcome.output.contains("singleton-access"))
    #expect(outcome.errors == "")
  }

  @Test func asksForWhatTheCommandLineNames() {
    _ = program.run("scan", "App", "App/Session.swift", "--include", "a", "--exclude", "b", "--jobs", "3")
    let request = program.request()
    #expect(request?.root == program.folder.path)
    #expect(request?.paths == ["\(program.folder.path)/App", "\(program.folder.path)/App/Session.swift"])
    #expect(request?.typedPaths == ["App", "App/Session.swift"])
    #expect(request?.include == ["a"])
    #expect(request?.exclude == ["b"])
    #expect(request?.jobs == 3)
  }

  @Test func worksOnEveryProcessorUnlessToldOtherwise() {
    _ = program.run("scan", "App")
    #expect(program.request()?.jobs == 5)
    _ = program.run("scan", "App", "--jobs", "1")
    #expect(program.request()?.jobs == 1)
  }

  @Test func readsTheWorkingFolderUnasked() {
    _ = program.run("scan", in: "App")
    #expect(program.request()?.paths == ["\(program.folder.path)/App"])
  }

  @Test func writesSeveralFormats() {
    let outcome = program.finding(access("Login"))
      .run("scan", "--json-output", "out.json", "--xcode-output=App/out.txt", "--output", "out.text")
    #expect(outcome.code == .success)
    #expect(outcome.output == "")
    #expect(program.folder.text(of: "out.json")?.hasPrefix("{") == true)
    #expect(program.folder.text(of: "App/out.txt")?.contains("Login.swift:3:5: warning:") == true)
    #expect(program.folder.text(of: "out.text")?.contains("singleton-access") == true)
  }

  @Test func takesAHyphenForStandardOutput() {
    let outcome = program.run("scan", "--output", "-", "--format", "json")
    #expect(outcome.output.hasPrefix("{"))
    #expect(!program.folder.names.contains("-"))
  }

  @Test func refusesTwoReportsForOnePlace() {
    let outcome = program.run("scan", "--json-output", "a", "--xcode-output", "a")
    #expect(outcome.code == .failure)
    #expect(outcome.errors == "digraph: cannot write two reports to a\n")
  }

  @Test func losesNothingElseWhereAFolderIsMissing() {
    let outcome = program.finding(access("Login"))
      .run("scan", "--json-output", "no/such/out.json", "--xcode-output", "out.txt")
    #expect(outcome.code == .failure)
    #expect(
      outcome.errors
        == "digraph: cannot write no/such/out.json: the folder \(program.folder.path)/no/such does not exist\n")
    #expect(outcome.output.contains("singleton-access"))
    #expect(program.folder.text(of: "out.txt")?.isEmpty == false)
  }

  @Test func keepsRulesAndKinds() {
    let program = program.finding(access("Login"), construction("Login", "API"))
    #expect(
      program.run("scan", "--format", "xcode", "--only", "singleton-access").output.split(separator: "\n").count == 1)
    #expect(program.run("scan", "--format", "xcode", "--kinds", "construct").output.contains("Login -> API"))
    #expect(program.run("scan", "--format", "xcode", "--skip", "singleton-access,hard-coded-construction").output == "")
  }

  @Test func failsOnFindingsOnlyWhereAsked() {
    let program = program.finding(access("Login"))
    #expect(program.run("scan").code == .success)
    let strict = program.run("scan", "--strict")
    #expect(strict.code == .findings)
    #expect(strict.errors == "digraph: failed: 1 finding of severity warning or higher\n")
    #expect(program.run("scan", "--strict", "--fail-on", "error").code == .success)
    #expect(program.run("scan", "--strict", "--quiet").errors == "")
  }

  @Test func comparesWithANamedBaselineOnly() {
    _ = program.finding(access("Login")).run("baseline")
    let later = program.finding(access("Login"), access("Card"))
    #expect(later.run("scan").code == .success)
    #expect(later.run("scan", "--baseline", ".digraph-baseline.json").code == .findings)
  }

  @Test func saysWhatThePipelineSays() {
    var program = program
    program.report = .failure(CommandError("nothing to scan"))
    let outcome = program.run("scan")
    #expect(outcome.code == .failure)
    #expect(outcome.errors == "digraph: nothing to scan\n")
  }

  @Test(arguments: [("scan", "nowhere"), ("scan", "")])
  func refusesPathsThatAreNotThere(command: String, path: String) {
    let outcome = program.run(command, path)
    #expect(outcome.code == .failure)
    #expect(outcome.errors == "digraph: no such file or folder: \(path.isEmpty ? "''" : path)\n")
  }

  /// A format that other commands have is not taken for another one mistyped.
  @Test func saysWhichFormatsACommandHas() {
    #expect(
      program.run("metrics", "--format", "svg").errors
        == "digraph: no format 'svg' for --format; here it is one of: text, csv, json\n")
    #expect(
      program.run("metrics", "--format", "jsn").errors
        == "digraph: unknown format 'jsn' for --format; did you mean 'json'?\n")
  }

  @Test func namesUnreadFilesWhereTheFormatHasNoRoom() {
    var program = program
    program.report = .success(
      cannedReport(
        [], diagnostics: [Diagnostic(severity: .error, file: "A\u{1B}[2J.swift", line: 3, message: "cannot be read")]))
    let outcome = program.run("scan", "--format", "xcode")
    #expect(outcome.code == .success)
    #expect(outcome.errors == "digraph: A\\u{1B}[2J.swift:3: cannot be read\n")
    let text = program.run("scan")
    #expect(text.errors == "")
    #expect(text.output.contains("cannot be read"))
  }

  @Test(arguments: [("1.25", 0), ("1.2", 1), ("0", 1), ("100", 0)])
  func failsOnTooManyUnknownReferences(limit: String, code: Int32) {
    var program = program
    var report = cannedReport([])
    report.resolution.references = 400
    report.resolution.unknown = 5
    program.report = .success(report)
    let outcome = program.run("scan", "--fail-on-unresolved", limit)
    #expect(outcome.code.rawValue == code)
    let message =
      "digraph: 5 of 400 references to types are unresolved (1.25%); --fail-on-unresolved allows \(limit)%\n"
    #expect(outcome.errors == (code == 0 ? "" : message))
  }

  @Test(arguments: ["-1", "101", "many", "nan"])
  func refusesWhatIsNoPercentage(limit: String) {
    let outcome = program.run("scan", "--fail-on-unresolved=\(limit)")
    #expect(outcome.code == .failure)
    #expect(outcome.errors.contains("--fail-on-unresolved needs a number from 0 to 100"))
  }

  @Test func measuresStages() {
    let outcome = program.run("scan", "--timings")
    let stages = outcome.errors.split(separator: "\n").map { $0.split(separator: " ").dropFirst().first ?? "" }
    #expect(stages == ["stage", "reading", "analysis", "output", "total"])
    #expect(outcome.errors.contains(" 0.0"))
  }
}
