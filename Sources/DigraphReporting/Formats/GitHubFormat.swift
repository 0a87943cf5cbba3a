package import DigraphReport
import TextOutput

/// Findings as annotations beside the code of a pull request, and the whole of it on the summary page of the job.
///
/// GitHub keeps 10 errors, 10 warnings and 10 notices of a step and drops the rest without a word. So what is new comes
/// first, and what is dropped is counted. What a baseline knows is a notice where it is shown.
package struct GitHubFormat: ReportFormat {
  package let identifier = "github"
  package let title = "GitHub annotations"
  package let summary = "Annotations and a job summary for GitHub Actions."

  private enum Level: String, CaseIterable {
    case error, warning, notice

    init(_ finding: ReportFinding) {
      self =
        switch finding.severity {
        case _ where finding.status == .known && !finding.fails: .notice
        case .error: .error
        case .warning: .warning
        case .info: .notice
        }
    }
  }

  /// Of each level in a step.
  private static let limit = 10
  /// Of the summary of a step, which may have 1 MiB.
  private static let summaryLimit = 1_000_000

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    var buffer = ByteBuffer()
    var used: [Level: Int] = [:]
    if let stale = staleEntries(report.gate) {
      stale.write(to: &buffer)
      used[.warning] = 1
    }
    var rest: [Level: Int] = [:]
    for finding in report.findingsByUrgency
    where options.showsKnown || finding.status != .known || finding.fails(options.gate) {
      let level = Level(finding)
      guard used[level, default: 0] < Self.limit else {
        rest[level, default: 0] += 1
        continue
      }
      used[level, default: 0] += 1
      command(level, finding, options).write(to: &buffer)
    }
    if !rest.isEmpty {
      let counts = Level.allCases.compactMap { level in rest[level].map { DisplayText.count($0, level.rawValue) } }
      buffer.append(
        "digraph: not annotated: \(counts.joined(separator: ", ")), as GitHub keeps only \(Self.limit) of each per step; "
          + "the job summary lists all.\n")
    }
    // What is only a warning beside the code may end the job.
    if let verdict = options.verdict, !verdict.passes {
      WorkflowCommand(name: "error", properties: [("title", "digraph")], message: verdict.line).write(to: &buffer)
    }
    let summary = MarkdownPage.bytes(report, options, limit: Self.summaryLimit)
    return Rendering(bytes: buffer.bytes, jobSummary: summary)
  }

  private func command(_ level: Level, _ finding: ReportFinding, _ options: RenderOptions) -> WorkflowCommand {
    // The runner takes columns only where they are of one line.
    let isOneLine = finding.endLine == finding.site.line
    return WorkflowCommand(
      name: level.rawValue,
      properties: [
        ("file", finding.site.file), ("line", String(finding.site.line)), ("endLine", String(finding.endLine)),
        ("col", isOneLine ? String(finding.site.column) : nil),
        ("endColumn", isOneLine ? String(finding.endColumn) : nil),
        ("title", finding.status == .new ? "new \(finding.rule)" : finding.rule),
      ],
      message: finding.inFull(options).joined(separator: "\n"))
  }

  private func staleEntries(_ gate: Report.GateSummary?) -> WorkflowCommand? {
    guard let count = gate?.stale.count, count > 0 else { return nil }
    let fixed = DisplayText.count(count, "baselined finding is", plural: "baselined findings are")
    return WorkflowCommand(
      name: "warning", properties: [("title", "stale-baseline-entry")],
      message: "\(fixed) fixed: commit the result of `digraph baseline --shrink`")
  }
}
