import DigraphGate
import DigraphQueries
import DigraphReport
import TextOutput

/// The most important counts with their labels, in the order in which they are shown.
enum SummaryFacts {
  /// - Complexity: O(nodes + findings + singletons).
  static func all(of report: Report) -> [(label: String, text: String)] {
    let summary = report.summary
    var facts = [
      (
        "Scanned",
        "\(DisplayText.count(summary.files, "file")), \(DisplayText.count(summary.lines, "line")), "
          + "\(DisplayText.count(summary.types, "type")), \(DisplayText.count(summary.edges, "edge"))"
      )
    ]
    if let others = others(in: summary) { facts.append(("Not judged", others)) }
    facts.append(("Findings", severities(of: report.findings)))
    if let gate = report.gate {
      facts.append(
        (
          "Baseline",
          "\(DisplayText.grouped(gate.new)) new, \(DisplayText.grouped(gate.known)) known, "
            + "\(DisplayText.grouped(gate.stale.count)) stale"
        ))
    }
    facts += [("Depth", depth(of: report)), ("Cycles", cycleCounts(of: report)), ("Singletons", risks(of: report))]
    if let needs = testNeeds(in: summary) { facts.append(("Tests need", needs)) }
    return facts + [("Resolved", resolution(of: report))]
  }

  /// The files that are read and not judged; nil where there are none.
  static func others(in summary: Report.Summary) -> String? {
    let counts = [
      (summary.vendoredFiles, "vendored file"), (summary.generatedFiles, "generated file"),
      (summary.scriptFiles, "script"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { DisplayText.count($0.0, $0.1) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// What a test of many types cannot do without; nil where there is no such type.
  private static func testNeeds(in summary: Report.Summary) -> String? {
    let counts = [
      (summary.needNetwork, "the network"), (summary.needClock, "the clock"), (summary.needStorage, "storage"),
      (summary.needSharedState, "shared state"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.1) in \(DisplayText.grouped($0.0))" }
    let types = DisplayText.count(summary.implementations, "type")
    return parts.isEmpty ? nil : "\(parts.joined(separator: ", ")) of \(types)"
  }

  /// `2 errors, 1 warning`; `no findings`.
  /// - Parameter prefix: precedes every noun, such as `new `.
  static func severities(of findings: some Sequence<ReportFinding>, prefix: String = "") -> String {
    let numbers = findings.reduce(into: [Severity: Int]()) { $0[$1.severity, default: 0] += 1 }
    let counts = Severity.allCases.reversed().compactMap { severity in
      numbers[severity].map { DisplayText.count($0, prefix + severity.rawValue) }
    }
    return counts.isEmpty ? "no \(prefix)findings" : counts.joined(separator: ", ")
  }

  private static func depth(of report: Report) -> String {
    // A part of a report may lack some of the chain.
    guard !report.deepestChain.isEmpty else { return String(report.summary.depth) }
    var names = report.deepestChain.map { report.nodes[$0].name }
    // The chain has a section of its own; here it only has to be recognisable.
    if names.count > 6 { names.replaceSubrange(3..<(names.count - 2), with: ["..."]) }
    return "\(report.summary.depth): \(names.joined(separator: " -> "))"
  }

  private static func cycleCounts(of report: Report) -> String {
    guard let largest = report.cycles.map(\.members.count).max() else { return "none" }
    return report.cycles.count == 1
      ? "1, with \(DisplayText.count(largest, "type"))"
      : "\(DisplayText.grouped(report.cycles.count)), the largest with \(DisplayText.count(largest, "type"))"
  }

  private static func risks(of report: Report) -> String {
    let own = report.singletons.filter { $0.ownership == .project }
    let counts = ReportSingleton.Risk.allCases.compactMap { risk -> String? in
      let number = own.count { $0.risk == risk }
      return number == 0 || risk == .holder ? nil : "\(DisplayText.grouped(number)) \(risk.rawValue)"
    }
    // The summary counts neither loggers nor statics that keep instances of other types.
    let holders = own.count { $0.risk == .holder }
    let loggers = max(own.count - holders - report.summary.singletons, 0)
    let besides = holders == 0 ? "" : "; \(DisplayText.count(holders, "static")) with services of other types"
    guard !counts.isEmpty else { return "none" + besides }
    let number = DisplayText.grouped(report.summary.singletons)
    let all = loggers == 0 ? number : "\(number), and \(DisplayText.count(loggers, "logger"))"
    return "\(all) (\(counts.joined(separator: ", ")))" + besides
  }

  private static func resolution(of report: Report) -> String {
    let found = report.resolution
    guard found.references > 0 else { return "no references to types" }
    let parts = [
      (found.exact, "exact"), (found.byName, "by name"), (found.guessed, "guessed"), (found.external, "external"),
      (found.unknown, "unknown"),
    ].filter { $0.0 > 0 }.map { "\(DisplayText.grouped($0.0)) \($0.1)" }
    let share = DisplayText.share(found.references - found.unknown, of: found.references)
    return "\(share) of \(DisplayText.count(found.references, "reference")) to types: \(parts.joined(separator: ", "))"
  }
}
