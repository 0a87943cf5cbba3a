/// All output formats.
package enum ReportFormats {
  /// Sorted by identifier.
  package static let all: [any ReportFormat] = [
    CSVFormat(),
    CheckstyleFormat(),
    CodeClimateFormat(),
    D2Format(),
    DOTFormat(),
    DependencyCruiserFormat(),
    EdgeListFormat(),
    GEXFFormat(),
    GitHubFormat(),
    GitLabFormat(),
    GraphMLFormat(),
    HTMLFormat(),
    JSONFormat(),
    JSONGraphFormat(),
    JUnitFormat(),
    MarkdownFormat(),
    MermaidFormat(),
    PDFFormat(),
    PNGFormat(),
    PlantUMLFormat(),
    SARIFFormat(),
    SVGFormat(),
    SonarFormat(),
    TeamCityFormat(),
    TextFormat(),
    XcodeFormat(),
  ]
}
