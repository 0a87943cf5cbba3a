import DigraphPictures
package import DigraphReport

/// The picture, in pixels, for pages that show no SVG.
package struct PNGFormat: ReportFormat {
  package let identifier = "png"
  package let title = "PNG"
  package let summary = "The picture as a bitmap."
  package let isText = false
  package let fileExtensions = ["png"]

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    Rendering(report, as: .png, options)
  }
}
