/// All output formats.
package enum ReportFormats {
  /// Sorted by identifier.
  package static let all: [any ReportFormat] = [
    CSVFormat(),
    DOTFormat(),
    EdgeListFormat(),
    GitHubFormat(),
    GitLabFormat(),
    GraphMLFormat(),
    HTMLFormat(),
    JSONFormat(),
    JUnitFormat(),
    MarkdownFormat(),
    MermaidFormat(),
    PDFFormat(),
    PNGFormat(),
    SARIFFormat(),
    SVGFormat(),
    TextFormat(),
    XcodeFormat(),
  ]
}
