package import DigraphReport

/// The picture, ready to be looked at in a browser.
package struct SVGFormat: ReportFormat {
  package let identifier = "svg"
  package let title = "SVG"
  package let summary = "The picture for a browser."

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    let picture = PictureBuilder.picture(of: report, options.picture)
    return PictureLayout.render(picture, as: .svg, options)
  }
}
