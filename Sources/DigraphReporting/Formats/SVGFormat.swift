import DigraphPictures
package import DigraphReport

/// The picture, ready to be looked at in a browser.
package struct SVGFormat: ReportFormat {
  package let identifier = "svg"
  package let title = "SVG"
  package let summary = "The picture for a browser."
  package let fileExtensions = ["svg"]

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    Rendering(report, as: .svg, options)
  }
}
