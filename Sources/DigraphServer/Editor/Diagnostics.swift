import DigraphReport

/// The findings in a file as an editor shows them.
struct Diagnostics {
  let folder: EditorFolder
  /// All that there are in the file, in the order of reports.
  let all: Rows<ReportFinding>
  let encoding: TextDocument.Encoding

  /// As many other places of a finding are told.
  private static let mostPlaces = 10

  /// The findings that stand in a file, with where they do, in the order of their places.
  func findings(in path: String) -> [(finding: ReportFinding, range: JSONValue)] {
    let document = folder.document(path)
    var found: [(finding: ReportFinding, site: ReportSite, range: JSONValue)] = []
    for finding in all {
      let first = finding.site
      if first.file == path {
        let range: JSONValue = [
          "start": document.position(line: first.line, column: first.column, encoding),
          "end": document.position(line: finding.endLine, column: finding.endColumn, encoding),
        ]
        found.append((finding, first, range))
      } else if finding.siteCount > 1, let site = finding.sites.first(where: { $0.file == path }) {
        found.append((finding, site, folder.range(site, in: document, encoding)))
      }
    }
    return found.sorted { ($0.site, $0.finding.rule) < ($1.site, $1.finding.rule) }.map { ($0.finding, $0.range) }
  }

  /// Those as the protocol has them. Source: Language Server Protocol 3.17, "Diagnostic".
  func messages(in path: String) -> JSONValue {
    .array(findings(in: path).map { diagnostic($0.finding, $0.range, in: path) })
  }

  func diagnostic(_ finding: ReportFinding, _ range: JSONValue, in path: String) -> JSONValue {
    var message = finding.message
    if !finding.reason.isEmpty { message += "\n\(finding.reason)" }
    if !finding.suggestion.isEmpty { message += "\nNext: \(finding.suggestion)" }
    let others = finding.sites.filter { $0.file != path || $0 != finding.site }.prefix(Self.mostPlaces)
    return .members([
      "range": range,
      "severity": .integer(severity(of: finding)),
      "source": "digraph",
      "code": .text(finding.rule),
      "message": .text(message),
      "relatedInformation": others.isEmpty
        ? nil
        : .array(
          others.map { ["location": folder.location($0, encoding), "message": "\(finding.consumer) here too"] }),
      "data": ["identity": .text(finding.identity)],
    ])
  }

  /// What a baseline knows is a hint: it is nobody's task now.
  private func severity(of finding: ReportFinding) -> Int {
    if finding.status == .known { return 4 }
    return switch finding.severity {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}
