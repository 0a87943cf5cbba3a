import DigraphCommand
import DigraphFacts
import DigraphReport
import Testing

@Suite struct CheckCommandTests {
  let program: TestProgram

  init() throws {
    program = try TestProgram()
  }

  @Test func needsSomethingToCompareWith() {
    let outcome = program.run("check")
    #expect(outcome.code == .failure)
    #expect(
      outcome.errors
        == "digraph: 'check' needs --baseline FILE, --baseline-commit REF, --strict or .digraph-baseline.json, which 'digraph baseline' records\n"
    )
  }

  @Test func passesWhatTheBaselineKnows() {
    let program = program.finding(access("Login"))
    _ = program.run("baseline")
    let outcome = program.run("check")
    #expect(outcome.code == .success)
    #expect(outcome.output == "No new findings (1 known).\n")
    #expect(outcome.errors == "")
    #expect(program.run("check", in: "App").code == .success, "the baseline lies at the root, not here")
  }

  @Test func failsOnWhatIsNew() {
    _ = program.finding(access("Login")).run("baseline")
    let outcome = program.finding(access("Login"), access("Card")).run("check", "--format", "json")
    #expect(outcome.code == .findings)
    #expect(outcome.errors == "digraph: failed: 1 new finding of severity warning or higher\n")
    #expect(outcome.output.contains("\"status\":\"new\"") || outcome.output.contains("\"status\": \"new\""))
  }

  @Test func passesNewFindingsBelowTheLimit() {
    _ = program.run("baseline")
    let later = program.finding(access("Login"), severity: .info)
    #expect(later.run("check").code == .success)
    #expect(later.run("check").output == "No new findings of severity warning or higher (0 known, 1 milder).\n")
    #expect(later.run("check", "--fail-on", "info").code == .findings)
  }

  @Test func failsOnStaleEntriesWithTheCommandThatRemovesThem() {
    _ = program.finding(access("Login"), access("Card")).run("baseline", ".", "--exclude", "a b")
    let later = program.finding(access("Card"))
    let outcome = later.run("check", ".", "--exclude", "a b", "--format", "json")
    #expect(outcome.code == .findings)
    #expect(
      outcome.errors == """
        digraph: no longer found: singleton-access: Login -> Session (singleton)
        digraph: 1 baselined finding is fixed: commit the result of `digraph baseline --shrink --exclude 'a b' .`

        """)
    #expect(later.run("check", ".", "--exclude", "a b", "--allow-stale").code == .success)
    #expect(later.run("baseline", "--shrink", "--exclude", "a b", ".").code == .success)
    #expect(later.run("check", ".", "--exclude", "a b").code == .success)
  }

  @Test func namesTheBaselineInTheCommand() {
    _ = program.finding(access("Login")).run("baseline", "--output", "App/b.json")
    let outcome = program.run("check", "--baseline", "App/b.json")
    #expect(
      outcome.output.hasSuffix(
        "Failed: 1 baselined finding is fixed: commit the result of `digraph baseline --shrink --output App/b.json`.\n")
    )
  }

  @Test func showsOnlyWhatIsNewWithPlaceReasonAndNextStep() {
    _ = program.finding(access("Login")).run("baseline")
    let later = program.finding(access("Login"), access("Card"))
    let outcome = later.run("check")
    #expect(
      outcome.output == """
        Login.swift:3:5  warning  singleton-access
          Card -> Session is found.
          Why   It counts.
          Next  Mend it.

        Failed: 1 new finding. Fix what is new, or allow it with `// digraph:ignore RULE - REASON`.

        """)
    #expect(outcome.errors == "")
    #expect(later.run("check", "--show-known").output.contains("Login -> Session is found."))
  }

  @Test func welcomesWhatIsFixed() {
    _ = program.finding(access("Login"), access("Card")).run("baseline")
    let later = program.finding(access("Card"))
    let fixed = "1 baselined finding is fixed: commit the result of `digraph baseline --shrink`.\n"
    #expect(later.run("check").code == .findings)
    #expect(later.run("check").output.hasSuffix("Failed: \(fixed)"))
    let allowed = later.run("check", "--allow-stale")
    #expect(allowed.code == .success)
    #expect(allowed.output == "No new findings (1 known); \(fixed)")
  }

  @Test func shrinksTheBaseline() throws {
    _ = program.finding(access("Login"), access("Card")).run("baseline")
    let outcome = program.finding(access("Card")).run("check", "--shrink")
    #expect(outcome.code == .success)
    #expect(outcome.output == "No new findings (1 known).\n")
    #expect(outcome.errors == "digraph: removed 1 entry from .digraph-baseline.json; 1 left\n")
    let later = program.finding(access("Menu")).run("check", "--shrink")
    #expect(later.code == .findings, "what is new is not recorded")
    #expect(program.folder.text(of: ".digraph-baseline.json")?.contains("\"findings\": []") == true)
    #expect(program.finding(access("Card")).run("check", "--shrink", "--strict").code == .findings)
    #expect(program.run("check", "--shrink", "--baseline-commit", "HEAD").code == .failure)
  }

  @Test func shrinksNothingWhereAFileCouldNotBeRead() {
    _ = program.finding(access("Login")).run("baseline")
    var program = program
    program.report = .success(
      cannedReport([], diagnostics: [Diagnostic(severity: .error, file: "A.swift", message: "cannot read the file")]))
    let before = program.folder.text(of: ".digraph-baseline.json")
    #expect(program.run("check", "--shrink").code == .failure)
    #expect(program.folder.text(of: ".digraph-baseline.json") == before)
  }

  @Test(arguments: ["github", "gitlab", "junit", "sarif", "xcode"])
  func showsServersOnlyWhatIsNew(format: String) {
    _ = program.finding(access("Login")).run("baseline")
    let later = program.finding(access("Login"), access("Card"))
    let output = later.run("check", "--format", format).output
    #expect(output.contains("Card -&gt; Session") || output.contains("Card -> Session"))
    #expect(!output.contains("Login -&gt; Session") && !output.contains("Login -> Session"))
    let all = later.run("check", "--format", format, "--show-known").output
    #expect(all.contains("Login -&gt; Session") || all.contains("Login -> Session"))
  }

  @Test(arguments: ["github", "gitlab", "junit", "sarif", "xcode"])
  func showsServersWhatIsFixed(format: String) {
    _ = program.finding(access("Login")).run("baseline")
    let output = program.run("check", "--format", format).output
    #expect(output.contains(format == "xcode" ? "The baseline lists what is fixed: " : "digraph baseline --shrink"))
    if format == "junit" { #expect(output.contains("failures=\"1\"")) }
  }

  @Test func failsOnEverythingWhereStrict() {
    let program = program.finding(access("Login"))
    #expect(program.run("check", "--strict").code == .findings)
    _ = program.run("baseline")
    #expect(program.run("check", "--strict").code == .findings)
    #expect(self.program.run("check", "--strict").code == .success)
  }

  @Test func isNotCompleteWhereAFileCouldNotBeRead() {
    _ = program.run("baseline")
    var program = program
    let diagnostics = [
      Diagnostic(severity: .error, file: "A.swift", message: "cannot read the file"),
      Diagnostic(severity: .warning, file: "B.swift", message: "syntax error"),
    ]
    program.report = .success(cannedReport([], diagnostics: diagnostics))
    let outcome = program.run("check")
    #expect(outcome.code == .failure)
    #expect(outcome.errors.hasSuffix("digraph: 1 file could not be read, so the check is incomplete\n"))
  }

  @Test(arguments: [
    (
      "{\"version\": 1",
      "the baseline is damaged: it is not valid JSON; restore it, or record a new one with 'digraph baseline'"
    ),
    (
      "{\"version\": 9}",
      "the baseline has format 9, written by a newer digraph; this one reads up to 1; use that version"
    ),
  ])
  func refusesABaselineItCannotRead(text: String, message: String) throws {
    try program.folder.add(".digraph-baseline.json", text)
    let outcome = program.run("check")
    #expect(outcome.code == .failure)
    #expect(outcome.errors == "digraph: \(program.folder.path)/.digraph-baseline.json: \(message)\n")
    #expect(outcome.output == "")
    #expect(program.request() == nil, "it says so before it reads the code")
  }

  @Test func refusesABaselineThatIsNotThere() {
    let outcome = program.run("check", "--baseline", "b.json")
    #expect(outcome.code == .failure)
    #expect(
      outcome.errors
        == "digraph: cannot read the baseline \(program.folder.path)/b.json: no such file or directory; 'digraph baseline' records one\n"
    )
  }

  @Test func refusesABaselineOfAnOlderTool() throws {
    try program.folder.add(
      ".digraph-baseline.json",
      #"{"version": 1, "tool": "1.0.0", "catalogue": "6", "roots": ["."], "findings": []}"#)
    let outcome = program.finding(access("Login")).run("check", "App")
    #expect(
      outcome.errors
        == "digraph: the baseline was recorded by version 1.0.0 (catalogue 6), and version 1.2.3 (catalogue 7) may find more in the same code; it names no commit to compare with, so record it again with: digraph baseline App\n"
    )
    #expect(outcome.code == .failure)
    #expect(program.request() == nil, "it says so before it reads the code")
    #expect(program.finding(access("Login")).run("check", "--strict").code == .findings)
  }

  @Test func takesABaselineOfANewerTool() throws {
    try program.folder.add(
      ".digraph-baseline.json",
      #"{"version": 1, "tool": "1.10.0", "catalogue": "7", "roots": ["."], "findings": []}"#)
    #expect(program.finding(access("Login")).run("check").code == .findings, "a newer one recorded it")
  }
}
