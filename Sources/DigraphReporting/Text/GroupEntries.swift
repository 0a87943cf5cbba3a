import DigraphQueries
import DigraphReport
import TextOutput

/// The groups of findings to begin with, two lines each: how many consumers, the command that shows it, and the place to
/// look at first.
struct GroupEntries {
  /// How wide a label is at most: where no command follows it, there is more room.
  private static func widestLabel(_ grouping: FindingGrouping) -> Int {
    switch grouping {
    case .dependency, .consumer, .rule: 36
    case .folder, .module, .owner: 60
    }
  }
  private static let narrowestLabel = 12
  private static let narrowestPlace = 30
  private static let margin = 6

  let grouping: FindingGrouping
  /// How many groups there are in all.
  let all: Int
  private let rows: [Row]
  /// How many rows there are down to the last that frees a type.
  private let freeing: Int
  private let width: Int
  private let column: Int
  private let middle: Int
  /// How wide a label is at most on this page.
  private let labelRoom: Int

  /// What is said of one group.
  private struct Row {
    var label: String
    var count: String
    /// The same in fewer words.
    var shortCount: String
    /// Empty for what no command shows.
    var command: [String]
    /// Whether the label names the consumer.
    var isAboutConsumer: Bool
    /// The finding to look at first.
    var worst: ReportFinding
    var findings: [Int]
    var priority: ReportPriority?

    /// Whether the label says how a dependency is obtained: `Session.shared` and `Date()` do.
    var saysManner: Bool
    /// What a dependency of the project reaches that a test keeps away from; of others the name says it.
    var reach: String?

    var place: String { DisplayText.printable("\(worst.site.file):\(worst.site.line)") }

    /// What stands before the place, the most telling first.
    var notes: [String] {
      if isAboutConsumer { return [] }
      let times = worst.siteCount > 1 ? "\(DisplayText.grouped(worst.siteCount)) times" : nil
      let uses = [saysManner ? nil : manner, times].compactMap(\.self)
      let example = findings.count > 1 ? ["e.g."] : []
      let whole = (example + uses + ["in \(worst.consumer)"]).joined(separator: " ")
      let short = uses.isEmpty ? "" : (example + uses).joined(separator: " ")
      guard let reach else { return [whole, short].map { DisplayText.printable($0) } }
      return ["\(reach), \(whole)", short.isEmpty ? reach : "\(reach), \(short)"].map { DisplayText.printable($0) }
    }

    private var manner: String? {
      switch EdgeKind(rawValue: worst.kind) {
      case .construct: "constructed"
      case .locator: "located"
      case .singleton: "reached"
      default: nil
      }
    }

    var commandLine: String { DisplayText.printable(ShellText.command(command)) }
  }

  /// Nil where no program carries out a next step.
  let beginning: Beginning?
  private let report: Report

  /// - Parameter count: how many groups are named at most.
  init(_ count: Int, of groups: FindingGroups, in report: Report, _ options: RenderOptions, width: Int) {
    self.report = report
    grouping = groups.grouping
    let leading = groups.leading
    all = leading.count
    self.width = width
    let named = leading.prefix(count)
    freeing = named.lastIndex { ($0.priority?.freed ?? 0) > 0 }.map { $0 + 1 } ?? 0
    var rows = named.enumerated().map { [freeing] in Self.row($1, isFreeing: $0 < freeing, groups, report) }
    beginning = Beginning(
      zip(rows, leading).map { row, group in
        Beginning.Entry(
          findings: row.findings.map { report.findings[$0] }, priority: group.priority, consumers: group.consumers,
          explain: row.commandLine)
      }, in: report)
    // The place to look at is the one that the command is about.
    if let (row, finding) = beginning?.subject { rows[row].worst = finding }
    let widestCount = rows.map { DisplayText.width($0.count) }.max() ?? 0
    let widestLabel = rows.map { DisplayText.width($0.label) }.max() ?? 0
    let widestCommand = rows.map { DisplayText.width($0.commandLine) }.max() ?? 0
    // All in the same words.
    if Self.margin + widestLabel + widestCount + widestCommand + 4 > width {
      for place in rows.indices { rows[place].count = rows[place].shortCount }
    }
    self.rows = rows
    middle = rows.map { DisplayText.width($0.count) }.max() ?? 0
    let labels = rows.map { DisplayText.width($0.label) }
    let most = max(width - Self.margin - 2 - middle, Self.narrowestLabel)
    labelRoom = most
    // The widest in which all labels that it holds leave room for their commands: the others stand out.
    let room = most - 2
    column =
      Set(labels).sorted(by: >).first { column in
        column <= most
          && zip(rows, labels).allSatisfy { column < $1 || column + DisplayText.width($0.commandLine) <= room }
      } ?? min(labels.max() ?? 0, most)
  }

  var count: Int { rows.count }

  /// A command that reads the code.
  var example: [String]? { grouping == .rule ? nil : rows.lazy.map(\.command).first { !$0.isEmpty } }

  /// What shows the steps for the first row, how much they are worth, and why no patch takes them; nil where nothing
  /// becomes testable.
  var first: (command: String, consumers: Int, testable: Int, obstacle: String)? {
    guard let row = rows.first, let priority = row.priority, priority.freed > 0 else { return nil }
    return (row.commandLine, priority.consumers, priority.testable, obstacle(of: row))
  }

  /// Why no patch for one of the consumers frees it.
  private func obstacle(of row: Row) -> String {
    let findings = row.findings.lazy.map { report.findings[$0] }.filter(\.isSelfServed)
    if findings.contains(where: { $0.recipe?.command != nil }) {
      return "; a patch for one alone frees none, as all of these types reach it through others too."
    }
    var counts: [String: Int] = [:]
    for finding in findings { if let refusal = finding.recipe?.refusal { counts[refusal, default: 0] += 1 } }
    guard let usual = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else {
      return ", by hand."
    }
    // What can be done instead stands behind a semicolon.
    let reason = usual.key.prefix { $0 != ";" }
    let most = counts.count > 1 ? "what mostly prevents a patch: " : "as a patch is prevented: "
    return DisplayText.printable(", by hand; \(most)\(reason).")
  }

  /// `What holds them back most: Date() (212 types) and Session.shared (103).`: the problem in the words
  /// of the code; nil where nothing is known of it.
  var cause: String? {
    guard grouping == .dependency, let needs = TestNeeds(report), needs.bound > 0 else { return nil }
    let most = rows.filter { ($0.priority?.reaching ?? 0) > 0 }
      .sorted { ($1.priority?.reaching ?? 0, $0.label) < ($0.priority?.reaching ?? 0, $1.label) }
    guard let first = most.first, let held = first.priority?.reaching else { return nil }
    if held * Self.part < needs.bound {
      return "No single dependency holds back more than \(DisplayText.grouped(held)) of them (\(first.label))."
    }
    let named = most.filter { ($0.priority?.reaching ?? 0) * Self.part >= needs.bound }
    let names = named.prefix(Self.causes).enumerated().map { place, row in
      let held = row.priority?.reaching ?? 0
      return "\(row.label) (\(place == 0 ? DisplayText.count(held, "type") : DisplayText.grouped(held)))"
    }
    return "What holds them back most: \(TestNeeds.list(names, "and"))."
  }

  /// How many causes are named.
  private static let causes = 4
  /// What holds back less than one of so many types is not the cause.
  private static let part = 10

  private static func row(
    _ group: FindingGroups.Group, isFreeing: Bool, _ groups: FindingGroups, _ report: Report
  ) -> Row {
    let consumers = DisplayText.count(group.consumers, "consumer")
    let severities = SummaryFacts.severities(of: group.findings.map { report.findings[$0] })
    let held = group.priority.map(\.reaching) ?? 0
    let free = isFreeing ? group.priority.map { "then \(DisplayText.grouped($0.testable)) free, " } ?? "" : ""
    let gain = (held > 0 ? "holds back \(DisplayText.grouped(held)), " : "") + free
    return Row(
      label: DisplayText.fitting(DisplayText.printable(label(of: group, groups)), widestLabel(groups.grouping)),
      count: groups.grouping == .dependency ? "\(gain)\(consumers), \(groups.manner(of: group))" : severities,
      shortCount: groups.grouping == .dependency ? "\(gain)\(consumers)" : severities,
      command: command(of: group, groups.grouping),
      isAboutConsumer: groups.grouping == .consumer, worst: worst(of: group, groups, report), findings: group.findings,
      priority: group.priority,
      saysManner: groups.grouping != .dependency || groups.label(of: group) != group.name,
      reach: groups.grouping == .dependency ? reach(of: group, report) : nil)
  }

  /// As consumers write it, and by the name that commands know it by where that is another.
  private static func label(of group: FindingGroups.Group, _ groups: FindingGroups) -> String {
    let label = groups.label(of: group)
    let name = group.name.split(separator: ".").last ?? ""
    return label.contains(name) ? label : "\(label) (\(group.name))"
  }

  /// `reaches network and storage`
  private static func reach(of group: FindingGroups.Group, _ report: Report) -> String? {
    guard let target = group.findings.lazy.compactMap({ report.findings[$0].target }).first else { return nil }
    let node = report.nodes[target]
    guard node.ownership == .project else { return nil }
    let reached = node.effects.filter(\.isHidden).map(\.group)
    let names = TestNeeds.groups.filter { reached.contains($0.group) }.map(\.short)
    if !names.isEmpty { return "reaches \(TestNeeds.list(names, "and"))" }
    // Its code does nothing of the kind: it is the value that everyone shares.
    return (group.priority?.reaching ?? 0) > 0 ? "is shared state" : nil
  }

  /// Of a dependency that frees one of its consumers that consumer's finding, as it shows what is won.
  private static func worst(
    of group: FindingGroups.Group, _ groups: FindingGroups, _ report: Report
  ) -> ReportFinding {
    let examples = Set(group.priority?.examples ?? [])
    let freed = group.findings.map { report.findings[$0] }.filter { finding in
      finding.isSelfServed && finding.source.map(examples.contains) ?? false
    }
    return Beginning.best(of: freed, group.priority, report) ?? groups.worst(of: group)
  }

  /// What shows more of a group.
  private static func command(of group: FindingGroups.Group, _ grouping: FindingGrouping) -> [String] {
    switch grouping {
    case .dependency, .consumer: ["digraph", "explain", group.name]
    case .rule: ["digraph", "rules", group.name]
    case .folder, .module, .owner: []
    }
  }

  /// What all that is shown is worth; where nothing becomes testable, what it is sorted by.
  private var worth: String {
    let testable = rows.reduce(0) { max($0, $1.priority?.testable ?? 0) }
    guard testable > 0, let needs = TestNeeds(report) else { return ", by how many consumers fetch them themselves" }
    let free = testable == needs.bound ? "all" : DisplayText.grouped(testable)
    let who = needs.bound == 1 ? "that type" : "\(free) of \(DisplayText.grouped(needs.bound)) types"
    return freeing > 1 ? ": together they free \(who)" : ": the first frees \(who)"
  }

  /// What the words of the rows mean, and what the types need that are still bound; nil where nothing becomes testable.
  private var meaning: String? {
    let testable = rows.reduce(0) { max($0, $1.priority?.testable ?? 0) }
    guard testable > 0, let needs = TestNeeds(report) else { return nil }
    let meaning =
      freeing > 1
      ? """
      A dependency holds back the types that reach it; once it and those above it are handed in, so many are free. The \
      order frees the most types with the fewest dependencies.
      """ : "A dependency holds back the types that reach it, and frees those that nothing else holds back."
    return meaning + rest(needs.bound, testable)
  }

  /// What the types need that are still bound.
  private func rest(_ bound: Int, _ testable: Int) -> String {
    guard bound > testable else { return "" }
    let (last, next) = (report.priorities.last?.testable ?? 0, report.priorities.count - rows.count)
    func others(_ count: Int) -> String {
      "\(DisplayText.count(count, "type")) \(count == 1 ? "needs" : "need") still others"
    }
    guard next > 0, last > testable else {
      return " \(others(bound - testable))."
    }
    let more = "\(DisplayText.grouped(last - testable)) more (--top \(report.priorities.count))"
    let freed = next == 1 ? " The next one frees \(more)" : " The next \(next) free \(more)"
    return bound > last ? "\(freed); \(others(bound - last))." : "\(freed)."
  }

  /// - Parameter steps: how many of them have their next step.
  func write(to page: inout TextPage, steps: Int) {
    guard !rows.isEmpty else { return }
    let number = DisplayText.grouped(all)
    let part = rows.count < all ? "\(DisplayText.grouped(rows.count)) of \(number)" : number
    page.blank()
    page.paragraph(
      indent: 0,
      grouping == .dependency
        ? "Dependencies to break first (\(part))\(worth)"
        : "Findings by \(grouping.rawValue) (\(part))", .heading)
    if grouping == .dependency, let meaning {
      page.paragraph(indent: 0, meaning)
    }
    page.blank()
    var steps = steps
    var said: Set<String> = []
    for (place, row) in rows.enumerated() {
      if place == freeing, place > 0 {
        page.line(indent: 2, [("Then, by how many consumers fetch them themselves:", .plain)])
      }
      let command = DisplayText.fitting(row.commandLine, width - Self.margin)
      let rank = DisplayText.right(place + 1, Self.margin - 2)
      let free = width - Self.margin - DisplayText.width(command) - 2
      let label = DisplayText.fitting(row.label, labelRoom)
      // In columns where it fits; else side by side, if need be in fewer words.
      let ways = [
        (padded(label, column), padded(row.count, middle)), (label, row.count), (label, row.shortCount),
      ]
      let way = ways.first { DisplayText.width($0.0) + 2 + DisplayText.width($0.1) <= free }
      let isOneLine = way != nil && !command.isEmpty
      let (name, count) = isOneLine ? way ?? ways[0] : (ways[0].0, row.count)
      var pieces: [(String, TextPage.Style)] = [
        ("\(rank)  ", .faint), (name, .heading), ("  ", .plain), (count, .plain),
      ]
      if isOneLine { pieces += [("  ", .plain), (command, .good)] }
      page.line(pieces)
      if !isOneLine, !command.isEmpty { page.line(indent: Self.margin, [(command, .good)]) }
      let room = width - Self.margin
      let whole = DisplayText.fittingPath(row.place, room)
      // What it reaches and how it is obtained is said, whatever the room.
      let note =
        row.notes.first { !$0.isEmpty && DisplayText.width($0) + 3 + DisplayText.width(whole) <= room }
        ?? (row.saysManner && row.reach == nil ? nil : row.notes.last { !$0.isEmpty })
      let site = DisplayText.fittingPath(row.place, room - (note.map { DisplayText.width($0) + 3 } ?? 0))
      page.cells(indent: Self.margin, [(note.map { "\($0):" } ?? "", .faint), (site, .plain)])
      let step = row.worst.suggestion
      if steps > 0, !step.isEmpty, said.insert(step).inserted {
        steps -= 1
        page.paragraph(indent: Self.margin, label: "Next", labelWidth: 6, step)
        page.run(row.worst, indent: Self.margin)
      }
    }
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - DisplayText.width(text), 0))
  }
}
