import DigraphQueries
import DigraphReport
import TextOutput

/// What the list says of one group of findings.
struct GroupRow {
  /// As consumers write it, and by the name that commands know it by where that is another.
  let label: String
  /// What shows more of it; empty for what no command shows.
  let command: [String]
  /// The finding to look at first.
  var worst: ReportFinding
  let findings: [Int]
  let consumers: Int
  let warnings: Int
  let priority: ReportPriority?
  /// How consumers obtain it, in a word.
  let manner: String
  /// What it reaches that a test keeps away from.
  let reach: String
  /// Whether the label names the consumer of the finding.
  private let namesConsumer: Bool

  init(_ group: FindingGroups.Group, of groups: FindingGroups, in report: Report) {
    let grouping = groups.grouping
    label = DisplayText.printable(Self.label(of: group, groups))
    command =
      switch grouping {
      case .dependency, .consumer: ["digraph", "explain", group.name]
      case .rule: ["digraph", "rules", group.name]
      case .folder, .module, .owner: []
      }
    worst = Self.worst(of: group, groups, report)
    findings = group.findings
    (consumers, warnings, priority) = (group.consumers, group.warnings, group.priority)
    manner = grouping == .dependency ? groups.manner(of: group) : ""
    let effects = group.priority?.effects ?? []
    reach = TestNeeds.groups.filter { effects.contains($0.group) }.map(\.word).joined(separator: ", ")
    namesConsumer = grouping == .consumer
  }

  var commandLine: String { DisplayText.printable(ShellText.command(command)) }

  var place: String { DisplayText.printable("\(worst.site.file):\(worst.site.line)") }

  /// What stands before the place, the most telling first; empty where the place says it all.
  var notes: [String] {
    if namesConsumer { return [""] }
    let times = worst.siteCount > 1 ? "\(DisplayText.grouped(worst.siteCount)) times " : ""
    let short = times.isEmpty ? "" : "\(times)in "
    // The file says it already.
    if worst.site.file.hasSuffix("/\(worst.consumer).swift") { return [short] }
    return [DisplayText.printable("\(times)in \(worst.consumer): "), short]
  }

  private static func label(of group: FindingGroups.Group, _ groups: FindingGroups) -> String {
    let label = groups.label(of: group)
    let name = group.name.split(separator: ".").last ?? ""
    return label.contains(name) ? label : "\(label) (\(group.name))"
  }

  /// Of a dependency that frees one of its consumers that consumer's finding, as it shows what is won.
  private static func worst(
    of group: FindingGroups.Group, _ groups: FindingGroups, _ report: Report
  ) -> ReportFinding {
    let examples = Set(group.priority?.examples ?? [])
    let freed = group.findings.map { report.findings[$0] }.filter { finding in
      finding.isSelfServed && finding.source.map(examples.contains) ?? false
    }
    return Beginning.best(of: freed, group.priority, report) ?? groups.worst(of: group)
  }
}
