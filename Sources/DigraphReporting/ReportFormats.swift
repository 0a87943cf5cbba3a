/// All formats there are.
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

  /// The format of that identifier.
  package static func named(_ identifier: String) -> (any ReportFormat)? {
    all.first { $0.identifier == identifier }
  }
}
