/// All output formats.
package enum ReportFormats {
  /// Sorted by identifier.
  package static let all: [any ReportFormat] = [
    CheckstyleFormat(),
    CodeClimateFormat(),
    CSVFormat(),
    D2Format(),
    DependencyCruiserFormat(),
    DOTFormat(),
    EdgeListFormat(),
    GEXFFormat(),
    GitHubFormat(),
    GitLabFormat(),
    GraphMLFormat(),
    HTMLFormat(),
    JGFFormat(),
    JSONFormat(),
    JUnitFormat(),
    MarkdownFormat(),
    MermaidFormat(),
    PDFFormat(),
    PlantUMLFormat(),
    PNGFormat(),
    SARIFFormat(),
    SonarFormat(),
    SVGFormat(),
    TeamCityFormat(),
    TextFormat(),
    XcodeFormat(),
  ]
}
