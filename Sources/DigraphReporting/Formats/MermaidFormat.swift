import DigraphPictures
package import DigraphReport

/// The picture for pages that draw Mermaid themselves: GitHub, GitLab, many wikis.
package struct MermaidFormat: ReportFormat {
  package let identifier = "mermaid"
  package let title = "Mermaid"
  package let summary = "The picture for Markdown pages that render Mermaid."
  package let fileExtensions = ["mmd", "mermaid"]

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    Rendering(report, as: .mermaid, options)
  }
}
