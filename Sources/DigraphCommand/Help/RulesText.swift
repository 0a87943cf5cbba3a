import DigraphReport

/// What `digraph rules` says.
enum RulesText {
  /// All rules, one a line where it fits.
  static func list(_ rules: [RuleDescription], width: Int) -> String {
    let rows = rules.map { (term: $0.identifier, meaning: "\($0.title) (\($0.severity))") }
    return WrappedText.table(rows, width: min(max(width, 60), 120)).joined(separator: "\n") + "\n"
  }

  /// One rule in full.
  static func explanation(of rule: RuleDescription, width: Int) -> String {
    let columns = min(max(width, 60), 100)
    var lines = ["\(rule.identifier): \(rule.title)", "", "Severity: \(rule.severity)", ""]
    lines += WrappedText.paragraphs(rule.rationale, width: columns)
    if !rule.limits.isEmpty {
      lines += ["", "Limits"]
      for limit in rule.limits {
        let wrapped = WrappedText.lines(limit, width: columns - 4)
        lines += zip(["  - "] + Array(repeating: "    ", count: wrapped.count), wrapped).map { $0 + $1 }
      }
    }
    for (title, examples) in [("Reported", rule.reported), ("Not reported", rule.ignored)] where !examples.isEmpty {
      lines += ["", title]
      lines += Array(examples.map(indented).joined(separator: [""]))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func indented(_ code: String) -> [String] {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
  }
}
