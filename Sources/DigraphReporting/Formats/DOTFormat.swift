import DigraphPictures
package import DigraphReport

/// The picture in the language of Graphviz, for whoever wants to lay it out or edit it himself.
package struct DOTFormat: ReportFormat {
  package let identifier = "dot"
  package let title = "DOT"
  package let summary = "The picture as Graphviz source."
  package let fileExtensions = ["dot", "gv"]

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    Rendering(report, as: .dot, options)
  }
}
