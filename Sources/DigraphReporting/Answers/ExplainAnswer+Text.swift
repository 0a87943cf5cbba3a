import DigraphQueries
import DigraphReport
import TextOutput

extension ExplainAnswer {
  package func text(_ options: RenderOptions) -> [UInt8] {
    var page = TextPage(options)
    for (index, node) in nodes.enumerated() {
      if index > 0 { page.blank() }
      explain(node, &page, options)
    }
    return page.buffer.bytes
  }

  private func explain(_ id: Int, _ page: inout TextPage, _ options: RenderOptions) {
    let node = report.nodes[id]
    let of =
      node.module.map { " of module \($0)" } ?? (node.ownership == .project ? "" : " of the \(node.ownership.rawValue)")
    let kind = node.kind == .external ? "type" : DisplayText.spelled(node.kind.rawValue)
    page.line([(names[id], .heading), (", \(kind)\(of)\(node.isTest ? ", test code" : "")", .plain)])
    page.blank()
    let reason = node.reason.flatMap { $0.isEmpty ? nil : ": \($0)" } ?? ""
    let role = node.role.map { DisplayText.spelled($0.rawValue) } ?? "none recognised"
    page.paragraph(indent: 2, label: "Role", labelWidth: 12, role + reason)
    if let meaning = node.significance.map(Self.meaning) {
      page.paragraph(indent: 2, label: "Counts as", labelWidth: 12, meaning)
    }
    for (index, part) in node.parts.enumerated() {
      page.paragraph(
        indent: 2, label: index == 0 ? "Declared" : "Extended", labelWidth: 12,
        "\(part.site.file):\(part.site.line), \(DisplayText.count(part.lines, "line"))")
    }

    let needs = needs(of: id)
    let (counting, others) = (needs.filter(counts), needs.filter { !counts($0) })
    list(counting, "Depends on", &page)
    list(others, "Knows without depending on", &page)
    let users = users(of: id)
    dependents(users.filter { !report.nodes[$0.node].isTest }, "Used by", &page, options)
    dependents(users.filter { report.nodes[$0.node].isTest }, "Used by tests", &page, options)
    effects(node.effects, &page)
    responsibilities(node.responsibilities, &page, options)
    findings(about: id, &page)
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

  private func counts(_ neighbour: Neighbour) -> Bool { neighbour.edges.contains { report.edges[$0].isDependency } }

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

  /// How many of those that know it are shown unless all are asked for.
  private static let shownUsers = 20

  private func dependents(
    _ neighbours: [Neighbour], _ title: String, _ page: inout TextPage, _ options: RenderOptions
  ) {
    guard !neighbours.isEmpty else { return }
    page.heading("\(title) (\(DisplayText.grouped(neighbours.count)))")
    let shown = options.isVerbose ? neighbours : Array(neighbours.prefix(Self.shownUsers))
    page.edges(shown.flatMap(\.edges), of: report, names, indent: 2)
    page.more(neighbours.count - shown.count, "type")
  }

  /// What no test can intercept first.
  private func effects(_ effects: [ReportEffect], _ page: inout TextPage) {
    let hidden = effects.filter(\.isHidden)
    page.effects(hidden, "Reaches, and no test can intercept it")
    page.effects(effects.filter { !$0.isHidden }, "Reaches through what a test can replace")
  }

  private func findings(about id: Int, _ page: inout TextPage) {
    let found = report.findings.filter { $0.source == id }
    guard !found.isEmpty else { return }
    page.heading("Findings (\(DisplayText.grouped(found.count)))")
    for finding in found {
      page.paragraph(
        indent: 2, "\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]",
        finding.severity == .info ? .info : .warning)
      page.line(indent: 4, [("\(finding.site.file):\(finding.site.line):\(finding.site.column)", .faint)])
    }
  }
}
