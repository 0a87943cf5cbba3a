package import DigraphReport
import TextOutput

/// The report for people at a terminal: what matters most on one screen, unless more is asked for.
package struct TextFormat: ReportFormat {
  package let identifier = "text"
  package let title = "Text"
  package let summary =
    "For the terminal: what to begin with on one screen; with --verbose every finding with its reason and next step."

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    if let verdict = options.verdict {
      var page = TextPage(options)
      page.gate(report, verdict, options)
      return Rendering(bytes: page.buffer.bytes)
    }
    return Rendering(bytes: FirstScreen(report, options).page.buffer.bytes)
  }
}
