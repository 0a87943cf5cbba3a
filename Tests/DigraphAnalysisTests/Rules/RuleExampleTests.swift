import DigraphAnalysis
import DigraphReport
import DigraphRules
import Testing

/// Every rule's examples, as they stand and changed in ways that must make no difference.
@Suite struct RuleExampleTests {
  /// A change of the text around or inside an example.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (String) -> String
  }

  static let changes = [
    Change(testDescription: "as it stands") { $0 },
    Change(testDescription: "behind an emoji") { "/* 👩‍👩‍👧‍👦 é */ " + $0 },
    Change(testDescription: "behind a shebang") { "#!/usr/bin/env swift\n" + $0 },
    Change(testDescription: "with CR LF") {
      $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    },
    Change(testDescription: "in a branch of #if") { "#if os(iOS)\n" + $0 + "\n#else\n#endif\n" },
  ]

  @Test(arguments: Rules.entries.map(\.identifier), changes)
  func reportsWhatItSays(rule: String, change: Change) throws {
    let entry = try #require(Rules.entries.first { $0.identifier == rule })
    if entry.isAboutFiles, change.testDescription != Self.changes[0].testDescription { return }
    for example in entry.reported { try expect(change.apply(example.code), rule, entry.severity, example) }
    for example in entry.ignored { try expect(change.apply(example.code), rule, entry.severity, example) }
  }

  @Test(arguments: Rules.entries.map(\.identifier))
  func reportsNothingInComments(rule: String) throws {
    let entry = try #require(Rules.entries.first { $0.identifier == rule })
    if entry.isAboutFiles { return }
    for example in entry.reported {
      let code = MarkedText(example.code).text.split(separator: "\n").map { "// \($0)" }.joined(separator: "\n")
      #expect(
        SmallProgram(code).report(only: [rule], architecture: example.architecture).findings.isEmpty,
        "line \(example.line)")
    }
  }

  @Test(arguments: Rules.entries.map(\.identifier))
  func saysWhatItIsFor(rule: String) throws {
    let entry = try #require(Rules.entries.first { $0.identifier == rule })
    #expect(!entry.title.isEmpty && !entry.rationale.isEmpty && !entry.limits.isEmpty)
    #expect(!entry.reported.isEmpty && !entry.ignored.isEmpty)
  }

  @Test func standInOrder() {
    let identifiers = Rules.entries.map(\.identifier)
    #expect(identifiers == identifiers.sorted())
  }

  private func expect(_ marked: String, _ rule: String, _ severity: Severity, _ example: RuleExample) throws {
    let text = MarkedText(marked)
    let report = SmallProgram(text.text).report(only: [rule], architecture: example.architecture)
    let found = report.findings.flatMap { finding in
      (finding.kind == "cycle" ? [finding.site] : finding.sites).map {
        MarkedText.Place(line: $0.line, column: $0.column)
      }
    }
    #expect(found.sorted() == text.places, "\(rule), line \(example.line) of its file:\n\(marked)")
    for finding in report.findings {
      #expect(finding.severity == example.severity ?? severity)
      #expect(
        finding.rule == rule && !finding.message.isEmpty && !finding.reason.isEmpty && !finding.suggestion.isEmpty)
    }
  }
}
