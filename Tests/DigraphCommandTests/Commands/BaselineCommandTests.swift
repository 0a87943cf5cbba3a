import DigraphCommand
import DigraphFacts
import Testing

@Suite struct BaselineCommandTests {
  let program: TestProgram

  init() throws {
    program = try TestProgram()
  }

  @Test func recordsAtTheRoot() {
    let outcome = program.finding(access("Login"), access("Login"), access("Card")).run("baseline", in: "App")
    #expect(outcome.code == .success)
    #expect(outcome.output == "")
    #expect(outcome.errors == "digraph: recorded 3 findings in \(program.folder.path)/.digraph-baseline.json\n")
    #expect(
      program.folder.text(of: ".digraph-baseline.json") == """
        {
          "version": 1,
          "tool": "1.2.3",
          "catalogue": "7",
          "roots": ["App"],
          "findings": [
            {"identity": "singleton-access: Card -> Session (singleton)"},
            {"identity": "singleton-access: Login -> Session (singleton)", "count": 2}
          ]
        }

        """)
  }

  @Test func recordsTheSelectionOnly() {
    _ = program.finding(access("Login"), construction("Login", "API")).run("baseline", "--only", "singleton-access")
    #expect(program.folder.text(of: ".digraph-baseline.json")?.contains("construct") == false)
  }

  @Test func removesWhatIsGone() {
    _ = program.finding(access("Login"), access("Card")).run("baseline")
    let outcome = program.finding(access("Card"), access("Menu")).run("baseline", "--shrink")
    #expect(outcome.errors == "digraph: removed 1 entry from .digraph-baseline.json; 1 left\n")
    #expect(program.folder.text(of: ".digraph-baseline.json")?.contains("Login") == false)
    #expect(program.folder.text(of: ".digraph-baseline.json")?.contains("Menu") == false)
  }

  @Test func removesNothingOnTheWordOfAPart() {
    _ = program.finding(access("Login")).run("baseline")
    let outcome = program.run("baseline", "--shrink", "App")
    #expect(
      outcome.errors == """
        digraph: .digraph-baseline.json was recorded from .; a run over less cannot tell what is gone
        digraph: removed 0 entries from .digraph-baseline.json; 1 left

        """)
    #expect(program.run("check", "App", "--verbose").errors.contains("no entry of the baseline is reported as stale"))
  }

  @Test func shrinksNothingThatIsNotThere() {
    let outcome = program.run("baseline", "--shrink")
    #expect(outcome.code == .failure)
    #expect(outcome.errors.contains("cannot read the baseline"))
    #expect(program.folder.text(of: ".digraph-baseline.json") == nil)
  }

  @Test func keepsTheBaselineWhereAFileCouldNotBeRead() {
    _ = program.finding(access("Login")).run("baseline")
    let before = program.folder.text(of: ".digraph-baseline.json")
    var program = program
    program.report = .success(
      cannedReport([], diagnostics: [Diagnostic(severity: .error, file: "A.swift", message: "cannot read the file")]))
    #expect(program.run("baseline", "--shrink").code == .failure)
    #expect(program.folder.text(of: ".digraph-baseline.json") == before)
    let anew = program.run("baseline")
    #expect(anew.code == .success)
    #expect(anew.errors.contains("1 file could not be read"))
  }
}
