package import DigraphReport

/// The findings in groups, the one to begin with first.
package struct FindingGroups {
  package struct Group {
    package let name: String
    /// Indices of the report's findings, in its order.
    package fileprivate(set) var findings: [Int] = []
    /// Distinct consumers that get a dependency themselves rather than being given it.
    package fileprivate(set) var consumers = 0
    /// Findings that are no mere information.
    package fileprivate(set) var warnings = 0
    /// What the report says of it as one of those to hand in first.
    package fileprivate(set) var priority: ReportPriority?
  }

  package let grouping: FindingGrouping
  /// Of dependencies the report's priorities stand first, then what most consumers get themselves; of all else what has
  /// most warnings.
  package let groups: [Group]
  private let report: Report
  private let least: Severity

  /// - Parameter owners: who owns a file, by its path in the report.
  /// - Complexity: O(findings), and sorting the groups.
  package init(_ report: Report, by grouping: FindingGrouping, owners: (String) -> String? = { _ in nil }) {
    self.report = report
    self.grouping = grouping
    let all = report.findings
    // Where nothing is worse, what is for information is what there is.
    least = all.contains { $0.severity > .info && $0.isSelfServed } ? .warning : .info
    var groups: [Group] = []
    var places: [String: Int] = [:]
    var numbers = ConsumerNumbers(report.nodes)
    var pairs: Set<UInt64> = []
    for index in all.indices {
      let finding = all[index]
      let name = Self.name(of: finding, grouping, report, owners)
      let place = places[name] ?? groups.count
      if place == groups.count {
        places[name] = place
        groups.append(Group(name: name))
      }
      groups[place].findings.append(index)
      if finding.severity > .info { groups[place].warnings += 1 }
      guard finding.isSelfServed, finding.severity >= least else { continue }
      let consumer = numbers.number(of: finding)
      if pairs.insert(UInt64(place) << 32 | UInt64(UInt32(consumer))).inserted { groups[place].consumers += 1 }
    }
    let priorities = grouping == .dependency ? Array(report.priorities) : []
    for priority in priorities {
      guard let place = places[priority.dependency] else { continue }
      groups[place].priority = priority
      // Who asks it for something else counts among its consumers, though the finding is about what was asked for.
      if groups[place].consumers > 0 { groups[place].consumers = max(groups[place].consumers, priority.consumers) }
    }
    let ranks = Dictionary(zip(priorities.map(\.dependency), 0...), uniquingKeysWith: min)
    self.groups = groups.sorted { a, b in
      let (rank, other) = (ranks[a.name] ?? .max, ranks[b.name] ?? .max)
      if rank != other { return rank < other }
      let (first, second) = grouping == .dependency ? (a.consumers, b.consumers) : (0, 0)
      return (second, b.warnings, b.findings.count, a.name) < (first, a.warnings, a.findings.count, b.name)
    }
  }

  private static func name(
    of finding: ReportFinding, _ grouping: FindingGrouping, _ report: Report, _ owners: (String) -> String?
  ) -> String {
    switch grouping {
    // A declaration belongs to what others reach by it.
    case .dependency: finding.dependency ?? (finding.kind == "declaration" ? finding.consumer : finding.rule)
    case .consumer: finding.consumer
    case .rule: finding.rule
    case .folder: finding.site.file.split(separator: "/").dropLast().joined(separator: "/").nonEmpty ?? "."
    case .module: finding.source.flatMap { report.nodes[$0].module } ?? "no module"
    case .owner: owners(finding.site.file) ?? "no owner"
    }
  }

  /// Those to begin with: of dependencies only what consumers get themselves.
  package var leading: [Group] { grouping == .dependency ? groups.filter { $0.consumers > 0 } : groups }

  /// The finding to look at first: one of a consumer that gets a dependency itself, with the most places, of the
  /// consumer that most depends on.
  package func worst(of group: Group) -> ReportFinding {
    func weight(_ finding: ReportFinding) -> (Int, Severity, Int, Int) {
      (
        finding.isSelfServed ? 1 : 0, finding.severity, finding.siteCount,
        finding.source.flatMap { report.nodes[$0].fanIn } ?? 0
      )
    }
    let first = report.findings[group.findings[0]]
    return group.findings.dropFirst().reduce((first, weight(first))) { best, index in
      let finding = report.findings[index]
      let found = weight(finding)
      return best.1 < found ? (finding, found) : best
    }.0
  }

  /// `Session.shared`, `Date()`, `OrderingAPI`: a dependency as its consumers write it, where most write the same.
  package func label(of group: Group) -> String {
    guard grouping == .dependency else { return group.name }
    let counted = group.findings.map { report.findings[$0] }.filter { $0.isSelfServed && $0.severity >= least }
    let ways = Dictionary(grouping: counted) { "\($0.kind) \($0.member ?? "")" }.values
    guard let usual = ways.max(by: { ($0.count, $1[0].identity) < ($1.count, $0[0].identity) }),
      usual.count * 2 > counted.count
    else { return group.name }
    return usual[0].spelling
  }

  /// The manner in which all consumers of a dependency get it, in a word behind their number: `3 consumers, singleton`.
  package func manner(of group: Group) -> String {
    let kinds = Set(
      group.findings.map { report.findings[$0] }.filter { $0.isSelfServed && $0.severity >= least }.map(\.kind))
    guard kinds.count == 1, let kind = kinds.first.flatMap(EdgeKind.init) else { return "mixed" }
    return switch kind {
    case .construct: "constructed"
    case .singleton: "singleton"
    case .static: "static"
    default: "located"
    }
  }
}

extension ReportFinding {
  /// The rules that speak of consumers that get a dependency themselves.
  package static let selfServingRules: Set<String> = [
    "hard-coded-construction", "resolution-outside-root", "service-locator", "singleton-access", "volatile-static",
  ]

  /// The consumer gets the dependency itself instead of being given it.
  package var isSelfServed: Bool { Self.selfServingRules.contains(rule) }
}

extension ReportFinding {
  /// What a consumer writes to get the dependency: its message names first the consumer and then that. What a locator is
  /// asked for goes by its type.
  fileprivate var spelling: String {
    let spans = message.split(separator: "`", omittingEmptySubsequences: false)
    if let dependency, kind == EdgeKind.locator.rawValue, spans.count > 5 { return dependency }
    return spans.count > 3 && isSelfServed ? String(spans[3]) : dependency ?? consumer
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
