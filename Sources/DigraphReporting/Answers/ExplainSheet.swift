import DigraphQueries
import DigraphReport
import TextOutput

/// What matters most about one type: how much depends on it and on what it depends, what it reaches, what was found and
/// what to do; then each dependency and consumer.
struct ExplainSheet {
  typealias Neighbour = ExplainAnswer.Neighbour

  /// Width of the column of labels.
  static let labels = 12

  let id: Int
  let answer: ExplainAnswer
  /// What it gets hold of as its dependency.
  let dependencies: [Neighbour]
  /// What else it gets hold of: screens that it shows, and back references.
  let others: [Neighbour]
  /// What it only names.
  let named: [Neighbour]
  /// Who gets hold of it, in the product and in tests.
  let users: [Neighbour]
  let testUsers: [Neighbour]
  /// Who only names it.
  let namedBy: [Neighbour]
  private let own: [ReportFinding]
  /// What was found about consumers that get it themselves.
  private let about: [ReportFinding]

  private var report: Report { answer.report }
  private var node: ReportNode { report.nodes[id] }

  init(_ id: Int, of answer: ExplainAnswer) {
    self.id = id
    self.answer = answer
    let report = answer.report
    func isHeld(_ neighbour: Neighbour) -> Bool { neighbour.edges.contains { report.edges[$0].kind.isAcquiring } }
    func isHardCoded(_ neighbour: Neighbour) -> Bool {
      neighbour.edges.contains { report.edges[$0].kind.isHardCoded }
    }
    func hardCodedFirst(_ neighbours: [Neighbour]) -> [Neighbour] {
      neighbours.filter(isHardCoded) + neighbours.filter { !isHardCoded($0) }
    }
    let needs = answer.needs(of: id)
    let held = hardCodedFirst(needs.filter(isHeld))
    dependencies = held.filter { $0.edges.contains { report.edges[$0].isDependency } }
    others = held.filter { !$0.edges.contains { report.edges[$0].isDependency } }
    named = needs.filter { !isHeld($0) }
    let all = answer.users(of: id)
    let holders = hardCodedFirst(all.filter(isHeld))
    users = holders.filter { !report.nodes[$0.node].isTest }
    testUsers = holders.filter { report.nodes[$0.node].isTest }
    namedBy = all.filter { !isHeld($0) }
    own = report.findings.filter { $0.source == id }
    about = report.findings.filter { $0.target == id && $0.source != id && $0.isSelfServed && $0.severity > .info }
  }

  /// - Parameter rows: how many rows each list has at most.
  func write(to page: inout TextPage, rows: Int) {
    head(&page, rows: rows)
    effects(&page, rows: rows)
    findings(&page, rows: max((rows + 1) / 2, 1))
    handingIn(&page, rows: (rows + 1) / 2)
    list(dependencies, "Dependencies", &page, rows)
    list(others, "Shows, or refers back to", &page, rows)
    list(users, "Used by", &page, rows)
    list(testUsers, "Used by tests", &page, rows / 2)
    leftOut(&page, rows)
  }

  // MARK: The head

  func head(_ page: inout TextPage, rows: Int) {
    let module = node.module.map { " of module \($0)" }
    let of = module ?? (node.ownership == .project ? "" : " of the \(node.ownership.rawValue)")
    let kind = node.kind == .external ? "type" : DisplayText.spelled(node.kind.rawValue)
    page.line([(answer.names[id], .heading), (", \(kind)\(of)\(node.isTest ? ", test code" : "")", .plain)])
    page.blank()
    let reason = node.reason.flatMap { $0.isEmpty ? nil : ": \($0)" } ?? ""
    let role = node.role.map { DisplayText.spelled($0.rawValue) } ?? "none recognised"
    fact("Role", role + reason, &page)
    let parts = node.parts
    let shown = rows > parts.count ? parts.count : max(min(rows / 4, parts.count), 1)
    for (index, part) in parts.prefix(shown).enumerated() {
      let rest = index == shown - 1 && parts.count > shown ? "; \(parts.count - shown) more" : ""
      let lines = ", \(DisplayText.count(part.lines, "line"))\(rest)"
      let room = page.width - 2 - Self.labels - lines.count
      let place = DisplayText.fittingPath("\(part.site.file):\(part.site.line)", room)
      fact(index == 0 && node.ownership == .project ? "Declared" : "Extended", place + lines, &page)
    }
    fact("Fan-in", fanIn, &page)
    if node.ownership == .project { fact("Fan-out", fanOut, &page) }
    if let depth = node.depth { fact("Depth", DisplayText.grouped(depth), &page) }
  }

  private func fact(_ label: String, _ text: String, _ page: inout TextPage) {
    page.paragraph(indent: 2, label: label, labelWidth: Self.labels, text)
  }

  private var fanIn: String {
    let count = DisplayText.grouped(users.count + testUsers.count)
    var parts: [String] = []
    if !testUsers.isEmpty { parts.append("\(DisplayText.grouped(testUsers.count)) of them in tests") }
    let consumers = Set(about.compactMap(\.source)).count
    if consumers > 0 {
      parts.append(
        "\(DisplayText.count(consumers, "consumer gets", plural: "consumers get")) it without being given it")
    }
    return parts.isEmpty ? count : "\(count): \(parts.joined(separator: ", "))"
  }

  private var fanOut: String {
    let count = DisplayText.grouped(dependencies.count + others.count)
    if others.isEmpty { return count }
    let held = DisplayText.count(dependencies.count, "dependency", plural: "dependencies")
    return "\(count): \(held), \(DisplayText.grouped(others.count)) that it shows or refers back to"
  }

  // MARK: What it reaches

  private func effects(_ page: inout TextPage, rows: Int) {
    let hidden = node.effects.filter(\.isHidden)
    let sorted = hidden.filter(\.group.isVolatile) + hidden.filter { !$0.group.isVolatile }
    guard !sorted.isEmpty else { return }
    page.heading("Reaches, and no test can intercept it (\(sorted.count))")
    if rows == 0 {
      let groups = sorted.map { DisplayText.spelled($0.group.rawValue) }
      return page.paragraph(indent: 2, groups.joined(separator: ", "))
    }
    for effect in sorted.prefix(rows) {
      let room = page.width - 2 - 15
      page.paragraph(
        indent: 2, label: DisplayText.spelled(effect.group.rawValue), labelWidth: 15, Self.chain(effect.chain, room))
    }
  }

  /// The ends of a chain that is too long for its line.
  private static func chain(_ members: [String], _ room: Int) -> String {
    let arrow = " → "
    for kept in stride(from: members.count - 1, through: 1, by: -1) {
      let isWhole = kept == members.count - 1
      let shown =
        isWhole ? members : [members[0]] + (kept > 1 ? members[1..<kept] : []) + ["…", members[members.count - 1]]
      let text = DisplayText.printable(shown.joined(separator: arrow))
      if DisplayText.width(text) <= room { return text }
    }
    return DisplayText.fitting(DisplayText.printable(members.last ?? ""), room)
  }

  // MARK: What was found

  func findings(_ page: inout TextPage, rows: Int) {
    guard !own.isEmpty else { return }
    page.heading("Findings (\(DisplayText.grouped(own.count)))")
    var said: Set<Substring> = []
    for finding in own.prefix(rows) {
      let mark = finding.severity == .warning ? "" : "\(finding.severity.rawValue): "
      page.paragraph(
        indent: 2, "\(mark)\(finding.message) [\(finding.rule)]", finding.severity == .info ? .info : .warning)
      let place = "\(finding.site.file):\(finding.site.line):\(finding.site.column)"
      page.line(indent: 4, [(DisplayText.fittingPath(place, page.width - 4), .faint)])
      step(finding, &said, &page)
    }
  }

  /// The kind of a step stands before its colon, and is said once.
  private func step(_ finding: ReportFinding, _ said: inout Set<Substring>, _ page: inout TextPage) {
    let step = finding.suggestion
    if !step.isEmpty, said.insert(step.prefix { $0 != ":" }).inserted {
      page.paragraph(indent: 4, label: "Next", labelWidth: 6, step)
    }
    page.run(finding, indent: 4)
  }

  /// What its consumers can do, each kind of step once, and the commands that do it.
  func handingIn(_ page: inout TextPage, rows: Int) {
    guard !about.isEmpty else { return }
    page.heading("What consumers that get it themselves can do")
    let kinds = Dictionary(grouping: about.filter { !$0.suggestion.isEmpty }) { $0.suggestion.prefix { $0 != ":" } }
    let sorted = kinds.values.sorted { ($1.count, $0[0].suggestion) < ($0.count, $1[0].suggestion) }
    for findings in sorted.prefix(max(rows, 1)) {
      page.paragraph(
        indent: 2, label: "\(DisplayText.right(findings.count, 4)) ×", labelWidth: 8, findings[0].suggestion)
    }
    for finding in about.filter({ $0.recipe?.command != nil }).prefix(rows) { page.run(finding, indent: 4) }
  }

  // MARK: What it is joined with

  private func list(_ neighbours: [Neighbour], _ title: String, _ page: inout TextPage, _ rows: Int) {
    guard !neighbours.isEmpty, rows > 0 else { return }
    page.heading("\(title) (\(DisplayText.grouped(neighbours.count)))")
    let shown = neighbours.prefix(rows).map { neighbour in
      (neighbour, DisplayText.fitting(DisplayText.printable(answer.names[neighbour.node]), page.width / 3))
    }
    let column = page.column(of: shown.map(\.1))
    for (neighbour, name) in shown {
      let edges = neighbour.edges.map { report.edges[$0] }.filter(\.kind.isAcquiring)
      let manner = edges.map(TextPage.manner).joined(separator: ", ")
      let isHardCoded = edges.contains(where: \.kind.isHardCoded)
      let site = edges.first?.firstSite
      let place = site.map { "\($0.file):\($0.line)" } ?? ""
      let room = page.width - 2 - column - 2 - DisplayText.width(manner) - 2
      page.cells(
        indent: 2, column: column,
        [
          (name, .plain), (manner, isHardCoded ? .warning : .plain),
          (DisplayText.fittingPath(place, room < 24 ? page.width - 6 : room), .faint),
        ])
    }
  }

  // MARK: What is missing

  private func leftOut(_ page: inout TextPage, _ rows: Int) {
    let half = (rows + 1) / 2
    let effects = node.effects.filter(\.isHidden).count
    let counts = [
      (max(own.count - max(half, 1), 0), "finding", "findings"),
      (rows == 0 ? 0 : max(effects - rows, 0), "effect", "effects"),
      (
        max(dependencies.count - rows, 0) + max(others.count - rows, 0), "dependency or reference",
        "dependencies and references"
      ),
      (max(users.count - rows, 0) + max(testUsers.count - rows / 2, 0), "consumer", "consumers"),
      (named.count, "type that it only names", "types that it only names"),
      (namedBy.count, "type that only names it", "types that only name it"),
    ]
    var parts = counts.filter { $0.0 > 0 }.map { DisplayText.count($0.0, $0.1, plural: $0.2) }
    if answer.row(of: id) != nil { parts.append("all metrics") }
    guard !parts.isEmpty else { return }
    page.blank()
    page.paragraph(indent: 0, "Not shown: \(parts.joined(separator: ", ")) (--verbose).", .info)
  }
}
