import DigraphReporting

/// The format with an identifier.
func format(_ identifier: String) -> (any ReportFormat)? {
  ReportFormats.all.first { $0.identifier == identifier }
}

/// The extension of files in a format, where it is not the format's identifier.
private let fileExtensions = [
  "checkstyle": "xml", "codeclimate": "json", "dependency-cruiser": "json", "edges": "txt", "github": "txt",
  "gitlab": "json", "junit": "xml", "markdown": "md", "jgf": "json", "mermaid": "mmd",
  "plantuml": "puml", "sonar": "json", "teamcity": "txt", "text": "txt", "xcode": "txt",
]

func fileExtension(ofFormat identifier: String) -> String { fileExtensions[identifier] ?? identifier }
