import DigraphReport
import TextOutput

/// What a name in a file means: a node of the report.
struct NamedType {
  let node: ReportNode
  /// Where the name stands.
  let range: Range<Int>

  /// - Parameters:
  ///   - offset: where in the file's text somebody points.
  ///   - report: of a moment ago: its lines may have moved since.
  /// - Returns: nil where the name is none that the report knows, or may be several.
  init?(at offset: Int, in document: TextDocument, path: String, report: Report) {
    guard let range = document.word(at: offset) else { return nil }
    let word = document.text(range)
    let line = document.line(of: range.lowerBound) + 1
    let column = range.lowerBound - document.range(ofLine: line - 1).lowerBound + 1
    let named = report.nodes.filter { Self.lastName($0.name) == word }
    let id =
      named.first { $0.site?.file == path && $0.site?.line == line }?.id
      ?? Self.target(report, named, word, ReportSite(file: path, line: line, column: column))
      ?? Self.only(named, path, report)
    guard let id else { return nil }
    node = report.nodes[id]
    self.range = range
  }

  /// The last part of a qualified name, as code mostly writes it.
  static func lastName(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  /// What an edge from this place leads to.
  private static func target(_ report: Report, _ named: [ReportNode], _ word: String, _ site: ReportSite) -> Int? {
    let ids = Set(named.map(\.id))
    var onLine: Int?
    for edge in report.edges {
      let isNamed = ids.contains(edge.target)
      guard isNamed || edge.member == word else { continue }
      for place in edge.sites where place.file == site.file && place.line == site.line {
        if place == site { return edge.target }
        if isNamed { onLine = edge.target }
      }
    }
    return onLine
  }

  /// The one that the file itself declares, or its module, or the project.
  private static func only(_ named: [ReportNode], _ path: String, _ report: Report) -> Int? {
    let module = report.nodes.first { $0.site?.file == path }?.module
    let groups = [
      named.filter { $0.site?.file == path }, named.filter { $0.module == module && $0.ownership == .project }, named,
    ]
    return groups.first { !$0.isEmpty }.flatMap { $0.count == 1 ? $0[0].id : nil }
  }
}
