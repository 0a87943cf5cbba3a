import DigraphPictures
package import DigraphReport

/// The report as one page for a browser, to explore: the picture, the types, the findings. It loads nothing from
/// anywhere.
package struct HTMLFormat: ReportFormat {
  package let identifier = "html"
  package let title = "HTML"
  package let summary = "A page to explore the picture, the types and the findings in a browser."
  package let fileExtensions = ["html", "htm"]

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    let picture = options.picture.collapse == .auto ? nil : PictureBuilder.picture(of: report, options.picture)
    let problem = options.layout.missingLibrary.map { "\($0); its pictures are drawn in rows" }
    return Rendering(bytes: Page.bytes(report, options), notes: [picture?.noteOfSize, problem].compactMap(\.self))
  }
}
