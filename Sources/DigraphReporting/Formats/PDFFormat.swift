import DigraphPictures
package import DigraphReport

/// The picture, to be printed.
package struct PDFFormat: ReportFormat {
  package let identifier = "pdf"
  package let title = "PDF"
  package let summary = "The picture for printing."
  package let isText = false
  package let fileExtensions = ["pdf"]

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    Rendering(report, as: .pdf, options)
  }
}
