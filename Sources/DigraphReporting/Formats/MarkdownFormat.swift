package import DigraphReport

/// The report for a comment on a merge request or the summary page of a job.
package struct MarkdownFormat: ReportFormat {
  package let identifier = "markdown"
  package let title = "Markdown"
  package let summary = "For comments on merge requests and for summary pages: counts, and findings as tables."
  package let fileExtensions = ["md", "markdown"]

  /// GitHub refuses comments of more than 65,536 characters.
  private static let limit = 60_000

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    Rendering(bytes: MarkdownPage.bytes(report, options, limit: options.isVerbose ? .max : Self.limit))
  }
}
