import DigraphQueries
import DigraphReport
import TextOutput

extension ExplainAnswer {
  /// How many lines the text has at most, unless somebody asks for all.
  package static let lines = 60
  /// How many rows of each list are tried, the most that fits wins.
  private static let lengths = [1_000, 30, 20, 16, 12, 10, 8, 7, 6, 5, 4, 3, 2, 1, 0]

  package func text(_ options: RenderOptions) -> [UInt8] {
    if options.isVerbose { return page(options) { explain($0, &$1, options) }.buffer.bytes }
    for length in Self.lengths {
      let page = page(options) { id, page in
        ExplainSheet(id, of: self).write(to: &page, rows: length)
      }
      if page.lineCount <= Self.lines { return page.buffer.bytes }
    }
    return overview(options).buffer.bytes
  }

  private func page(_ options: RenderOptions, _ write: (Int, inout TextPage) -> Void) -> TextPage {
    var page = TextPage(options)
    for (index, node) in nodes.enumerated() {
      if index > 0 { page.blank() }
      write(node, &page)
    }
    return page
  }

  /// A line for each of many types, as many as fit.
  private func overview(_ options: RenderOptions) -> TextPage {
    var page = TextPage(options)
    let shown = nodes.prefix(Self.lines - 2)
    page.line([("\(DisplayText.count(nodes.count, "type")) of that name", .heading)])
    for node in shown {
      let place = report.nodes[node].site.map { "\($0.file):\($0.line)" } ?? report.nodes[node].ownership.rawValue
      let name = DisplayText.fitting(DisplayText.printable(names[node]), page.width / 2)
      let room = page.width - 4 - DisplayText.width(name)
      page.line(indent: 2, [(name, .plain), ("  ", .plain), (DisplayText.fittingPath(place, room), .faint)])
    }
    let rest = nodes.count - shown.count
    page.line([((rest > 0 ? "\(DisplayText.grouped(rest)) more; " : "") + "--verbose explains each.", .info)])
    return page
  }

  private func explain(_ id: Int, _ page: inout TextPage, _ options: RenderOptions) {
    let node = report.nodes[id]
    let sheet = ExplainSheet(id, of: self)
    sheet.head(&page, rows: .max)
    if let meaning = node.significance.map(Self.meaning) {
      page.paragraph(indent: 2, label: "Counts as", labelWidth: ExplainSheet.labels, meaning)
    }
    effects(node.effects, &page)
    responsibilities(node.responsibilities, &page, options)
    sheet.findings(&page, rows: .max)
    sheet.handingIn(&page, rows: .max)
    list(sheet.dependencies, "Dependencies", &page)
    list(sheet.others, "Shows, or refers back to", &page)
    list(sheet.named, "Names without getting hold of", &page)
    dependents(sheet.users, "Used by", &page)
    dependents(sheet.testUsers, "Used by tests", &page)
    dependents(sheet.namedBy, "Named by", &page)
    if let row = row(of: id) {
      page.heading("Metrics")
      page.metrics(of: row)
    }
  }

  private static let shownMembers = 12

  /// A few members of each group tell what it is about.
  private func responsibilities(_ groups: [String], _ page: inout TextPage, _ options: RenderOptions) {
    guard groups.count > 1 else { return }
    page.heading("Groups of members that share neither state nor a dependency (\(DisplayText.grouped(groups.count)))")
    for (number, group) in groups.enumerated() {
      let members = group.split(separator: ",")
      let rest = options.isVerbose ? 0 : members.count - Self.shownMembers
      let shown = rest > 0 ? "\(members.prefix(Self.shownMembers).joined(separator: ",")) and \(rest) more" : group
      page.paragraph(indent: 2, label: "\(number + 1)", labelWidth: 3, shown)
    }
  }

  private static func meaning(_ significance: Significance) -> String {
    switch significance {
    case .service: "a dependency of whatever uses it"
    case .stable: "a dependency that is deterministic and in-process: findings about it are informational"
    case .interface: "part of the user interface: constructing it in order to show it is navigation"
    case .glue: "glue: a value, never a finding"
    }
  }

  private func list(_ neighbours: [Neighbour], _ title: String, _ page: inout TextPage) {
    guard !neighbours.isEmpty else { return }
    page.heading("\(title) (\(DisplayText.grouped(neighbours.count)))")
    for neighbour in neighbours {
      let edges = neighbour.edges.map { report.edges[$0] }
      page.cells(
        indent: 2,
        [(names[neighbour.node], .plain), (EdgeReason.nature(of: report.nodes[neighbour.node], edges), .faint)])
      for edge in edges {
        page.cells(
          indent: 4,
          [
            (TextPage.manner(of: edge), edge.kind.isHardCoded ? .warning : .plain),
            ("it \(EdgeReason.text(of: edge))", .plain), (TextPage.places(of: edge, all: false), .faint),
          ])
      }
    }
  }

  private func dependents(_ neighbours: [Neighbour], _ title: String, _ page: inout TextPage) {
    guard !neighbours.isEmpty else { return }
    page.heading("\(title) (\(DisplayText.grouped(neighbours.count)))")
    page.edges(neighbours.flatMap(\.edges), of: report, names, indent: 2)
  }

  /// What no test can intercept first.
  private func effects(_ effects: [ReportEffect], _ page: inout TextPage) {
    let hidden = effects.filter(\.isHidden)
    page.effects(hidden, "Reaches, and no test can intercept it")
    page.effects(effects.filter { !$0.isHidden }, "Reaches through what a test can replace")
  }
}
