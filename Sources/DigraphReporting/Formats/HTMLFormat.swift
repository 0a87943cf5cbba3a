package import DigraphReport

/// The report as one page for a browser: the counts, the picture, the findings. It loads nothing from anywhere and runs
/// nothing.
package struct HTMLFormat: ReportFormat {
  package let identifier = "html"
  package let title = "HTML"
  package let summary = "A page with the picture and the findings, for a browser."

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    let picture = PictureLayout.render(PictureBuilder.picture(of: report, options.picture), as: .svg, options)
    return Rendering(bytes: HTMLPage.bytes(report, options, picture: picture.bytes), notes: picture.notes)
  }
}
