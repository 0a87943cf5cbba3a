import DigraphQueries
package import DigraphReport
package import TextOutput

extension TextPage {
  /// One line for each edge: who depends on whom, how, and where.
  ///
  /// - Parameter allSites: whether every place of an edge is shown, rather than the first and how many more there are.
  mutating func edges(
    _ edges: some Sequence<Int>, of report: Report, _ names: NodeNames, indent: Int, allSites: Bool = false
  ) {
    let rows = edges.map { (edge: report.edges[$0], name: Self.arrow(report.edges[$0], names)) }
    let column = column(of: rows.map(\.name))
    for (edge, name) in rows {
      var pieces: [(String, Style)] = [(name, .plain)]
      pieces.append((Self.manner(of: edge), edge.kind.isHardCoded ? .warning : .faint))
      pieces.append((Self.places(of: edge, all: allSites), .faint))
      cells(indent: indent, column: column, pieces)
    }
  }

  /// How wide a first column of these texts is made.
  package func column(of texts: [String]) -> Int {
    min(texts.map { DisplayText.width(DisplayText.printable($0)) }.max() ?? 0, width / 2)
  }

  static func arrow(_ edge: ReportEdge, _ names: NodeNames) -> String {
    "\(names[edge.source]) -> \(names[edge.target])"
  }

  /// The kind, and what it is for where that is no plain dependency: `construct (navigation)`.
  static func manner(of edge: ReportEdge) -> String {
    var notes: [String] = []
    switch edge.role {
    case .navigation: notes.append("navigation")
    case .handOver: notes.append("handed over")
    case nil: break
    }
    if edge.isWeak { notes.append("weak") }
    if let via = edge.via { notes.append("via \(via.rawValue)") }
    if edge.certainty == .guessed { notes.append("guessed") }
    return edge.kind.rawValue + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
  }

  /// `File.swift:3:4`, and how many more.
  static func places(of edge: ReportEdge, all: Bool) -> String {
    let sites = edge.sites.map { "\($0.file):\($0.line):\($0.column)" }
    if all || sites.count < 2 { return sites.joined(separator: " ") }
    return "\(sites[0]) and \(sites.count - 1) more"
  }
}

extension JSONWriter {
  /// What begins every answer.
  package mutating func head(of report: Report) {
    member("schemaVersion", Report.schemaVersion)
    key("tool", onNewLine: true)
    let (table, pool) = report.tool.table
    JSONRows(table, pool.texts).write(0, to: &self)
  }

  /// What a node reaches; nothing where that is nothing.
  mutating func effects(of node: ReportNode) {
    let effects = node.effects
    if effects.isEmpty { return }
    key("effects")
    array(effects) { json, effect in
      json.object {
        $0.member("group", effect.group)
        $0.member("hidden", effect.isHidden)
        $0.key("chain")
        $0.array(effect.chain) { $0.value($1) }
      }
    }
  }

  /// The places of an edge.
  mutating func sites(of edge: ReportEdge) {
    key("sites")
    array(edge.sites) { json, site in
      json.object { $0.members(of: site) }
    }
  }

  /// A place, as members of the object that is being written.
  mutating func members(of site: ReportSite) {
    member("file", site.file)
    member("line", site.line)
    member("column", site.column)
  }

  /// The bytes, with a line break at the end.
  package static func document(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object(body)
    var buffer = json.buffer
    buffer.newLine()
    return buffer.bytes
  }
}
