import DigraphReport

/// Which pairs of types have findings that a picture shows on their line, and which types lack one.
struct EdgeMarks {
  /// Consumer and dependency, by id.
  struct Pair: Hashable {
    var source: Int
    var target: Int
  }

  /// What rules of the team forbid.
  private static let architectureRules: Set<String> = ["forbidden-dependency", "layer-order", "module-independence"]

  private(set) var breaches: Set<Pair> = []
  /// Ids of types without a dependency that the team requires, which have no line for it.
  private(set) var lacking: Set<Int> = []
  /// What a baseline does not know: some finding is new, and none is known.
  private(set) var new: Set<Pair> = []

  /// - Complexity: linear in the findings.
  init(_ report: Report) {
    var known: Set<Pair> = []
    for finding in report.findings {
      if finding.rule == "required-dependency", let source = finding.source { lacking.insert(source) }
      guard let source = finding.source, let target = finding.target else { continue }
      let pair = Pair(source: source, target: target)
      switch finding.status {
      case .new: new.insert(pair)
      case .known: known.insert(pair)
      case nil: break
      }
      if Self.architectureRules.contains(finding.rule) { breaches.insert(pair) }
    }
    new.subtract(known)
  }
}
