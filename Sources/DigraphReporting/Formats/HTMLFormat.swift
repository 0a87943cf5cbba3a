import DigraphPictures
package import DigraphReport

/// The report as one page for a browser, to explore: the picture, the types, the findings. It loads nothing from
/// anywhere.
package struct HTMLFormat: ReportFormat {
  package let identifier = "html"
  package let title = "HTML"
  package let summary = "A page to explore the picture, the types and the findings in a browser."

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    let problem = options.layout.missingLibrary
    return Rendering(
      bytes: Page.bytes(report, options), notes: problem.map { ["\($0); its pictures are drawn in rows"] } ?? [])
  }
}
