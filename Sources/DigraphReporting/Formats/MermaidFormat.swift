package import DigraphReport

/// The picture for pages that draw Mermaid themselves: GitHub, GitLab, many wikis.
package struct MermaidFormat: ReportFormat {
  package let identifier = "mermaid"
  package let title = "Mermaid"
  package let summary = "The picture for Markdown pages that render Mermaid."

  /// What Mermaid refuses to draw more of, unless a page says otherwise.
  private static let (mostLines, mostCharacters) = (500, 50_000)

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    let picture = PictureBuilder.picture(of: report, options.picture)
    let bytes = MermaidWriter.bytes(picture, links: options.linkTemplate)
    guard picture.lines.count > Self.mostLines || bytes.count > Self.mostCharacters else {
      return Rendering(bytes: bytes)
    }
    return Rendering(
      bytes: bytes, notes: ["Mermaid does not render a picture this large unless the page raises its limits"])
  }
}
