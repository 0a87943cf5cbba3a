import DigraphPictures
package import DigraphReport

/// The picture in the language of D2.
package struct D2Format: ReportFormat {
  package let identifier = "d2"
  package let title = "D2"
  package let summary = "The picture for D2, which lays it out in ways of its own."
  package let fileExtensions = ["d2"]

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    Rendering(report, as: .d2, options)
  }
}
