import DigraphAnalysis
import DigraphCommand
import DigraphReport
import DigraphRules

/// `Documentation/Rules.md`, read from the list of rules.
struct RulesDocument {
  private let rules: [RuleDescription]

  init(_ rules: [RuleDescription]) {
    self.rules = rules
  }

  /// The whole page, in Markdown.
  var text: String {
    var lines = [
      "# Rules", "",
      "This page is generated from the rules; a test checks that it is current. `digraph rules` and `digraph rules RULE` say the "
        + "same on the terminal. Every example is a test.", "",
      "| rule | finds | severity |", "| --- | --- | --- |",
    ]
    lines += rules.map { "| [`\($0.identifier)`](#\($0.identifier)) | \($0.title) | \($0.severity) |" }
    for rule in rules {
      lines += ["", "## \(rule.identifier)", "", "\(rule.title). Severity: \(rule.severity).", "", rule.rationale]
      if !rule.limits.isEmpty { lines += ["", "Limits:", ""] + rule.limits.map { "- \($0)" } }
      for (title, examples) in [("Reported", rule.reported), ("Not reported", rule.ignored)] where !examples.isEmpty {
        lines += ["", "\(title):"] + examples.flatMap { ["", "```swift", $0, "```"] }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
