import DigraphQueries
import DigraphReport
import TextOutput

extension TextPage {
  /// Each finding, by groups. A reason and a next step stand once, and so does in a group a step of the same kind.
  mutating func blocks(_ groups: FindingGroups, of report: Report, _ least: Severity, _ commands: CommandPaths) {
    var said: Set<String> = []
    for group in groups.groups {
      let findings = group.findings.map { report.findings[$0] }.filter { $0.severity >= least }
      if findings.isEmpty { continue }
      blank()
      let who =
        groups.grouping == .dependency && group.consumers > 1
        ? "  \(DisplayText.count(group.consumers, "consumer")), \(groups.manner(of: group))"
        : findings.count > 1 ? "  \(DisplayText.count(findings.count, "finding"))" : ""
      line([(groups.label(of: group), .heading), (who, .faint)])
      var kinds: Set<Substring> = []
      for finding in findings.sorted(by: { ($1.severity, $0.site) < ($0.severity, $1.site) }) {
        place(of: finding)
        paragraph(indent: 4, finding.message)
        let (reason, step) = (finding.reason, finding.suggestion)
        if !reason.isEmpty, said.insert(reason).inserted {
          paragraph(indent: 4, label: "Why", labelWidth: 6, reason)
        }
        // The kind of a step stands before its colon: all consumers of a dependency do the same.
        let isNew = groups.grouping != .dependency || kinds.insert(step.prefix { $0 != ":" }).inserted
        if !step.isEmpty, isNew, said.insert(step).inserted {
          paragraph(indent: 4, label: "Next", labelWidth: 6, step)
        }
        run(finding, indent: 4, commands)
        if let others = finding.otherPlaces { paragraph(indent: 4, label: "Also", labelWidth: 6, others) }
      }
    }
  }

  /// The command that carries out the next step, on a line of its own so that it can be copied.
  mutating func run(_ finding: ReportFinding, indent: Int, _ commands: CommandPaths? = nil) {
    guard let command = finding.recipe?.command else { return }
    line(indent: indent, [("Run   ", .faint), (commands?.complete(command) ?? command, .good)])
  }

  /// `File.swift:3:4  warning  rule`.
  private mutating func place(of finding: ReportFinding) {
    let site = finding.site
    cells(
      indent: 2,
      [
        ("\(site.file):\(site.line):\(site.column)", .plain),
        (finding.severity.rawValue, Style(finding.severity)),
        (finding.rule, .faint),
        (finding.status == .known ? "known" : "", .faint),
      ])
  }
}
