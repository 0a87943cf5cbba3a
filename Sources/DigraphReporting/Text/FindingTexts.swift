import DigraphGate
import DigraphReport
import TextOutput

extension Report {
  /// The findings with what is new first, then the worst, then as the report has them.
  var findingsByUrgency: [ReportFinding] { orderByUrgency.map { findings[$0] } }

  /// The places of the findings in that order.
  var orderByUrgency: [Int] {
    findings.enumerated().sorted { a, b in
      let (first, second) = (a.element.status == .known, b.element.status == .known)
      if first != second { return second }
      return (b.element.severity, a.offset) < (a.element.severity, b.offset)
    }.map(\.offset)
  }
}

extension ReportFinding {
  /// What is said of a place beside the first.
  var placeLabel: String { rule == GatePolicy.limitRule ? "the limit counts this" : "also here" }

  /// What is said of how to allow it; nil where no gate fails on it, and where no comment can.
  func allowance(_ options: RenderOptions) -> String? {
    guard options.verdict != nil, fails(options.gate), site.file.hasSuffix(".swift"),
      options.rules.contains(where: { $0.identifier == rule })
    else { return nil }
    return "Or allow it on its line: `// digraph:ignore \(rule) - REASON`"
  }

  /// All of it, for lists that have one line.
  func inBrief(_ options: RenderOptions) -> String {
    [inBrief, allowance(options)].compactMap(\.self).joined(separator: " ")
  }

  /// The same, a line each.
  func inFull(_ options: RenderOptions) -> [String] { inFull + [allowance(options)].compactMap(\.self) }

  /// `14:9, 20:3, Other.swift:7:1`: where it is found beside its first place; nil for nowhere.
  var otherPlaces: String? {
    let others = sites.filter { $0 != site }
    return others.isEmpty ? nil : TextPage.places(others, beside: site)
  }
}
