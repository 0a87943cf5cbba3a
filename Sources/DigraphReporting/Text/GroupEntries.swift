import DigraphQueries
import DigraphReport
import TextOutput

/// The groups of findings to begin with, as a table: a line of numbers for each, and one with the command that shows it
/// and the place to look at first.
struct GroupEntries {
  private static let margin = 6
  /// A place that is shorter than this says little.
  private static let narrowestPlace = 30

  /// A column of the table.
  private struct Column {
    let title: String
    let values: [String]
    var isNumber = true

    var width: Int { max(DisplayText.width(title), values.lazy.map { DisplayText.width($0) }.max() ?? 0) }
  }

  let grouping: FindingGrouping
  private let title: String
  /// How many groups there are in all.
  let all: Int
  /// Nil where no program carries out a next step.
  let beginning: Beginning?
  private let report: Report
  private let needs: TestNeeds?
  private let commands: CommandPaths
  private let rows: [GroupRow]
  /// What most types reach something by, whether the table has it or not, and how many do.
  private let causes: [(label: String, types: Int, row: Int?)]
  private let columns: [Column]
  private let width: Int
  private let labels: Int

  /// - Parameters:
  ///   - count: how many groups are named at most.
  ///   - needs: what the types of the report need.
  ///   - isAll: whether dependencies because of which no type is untestable are named where there are more than that.
  init(
    _ count: Int, of groups: FindingGroups, in report: Report, _ needs: TestNeeds?, _ commands: CommandPaths,
    isAll: Bool, width: Int
  ) {
    self.report = report
    self.commands = commands
    self.width = width
    grouping = groups.grouping
    self.needs = needs
    let leading = groups.leading
    all = leading.count
    let blocking = leading.filter { ($0.priority?.reaching ?? 0) > 0 }
    let worthy = leading.filter { ($0.priority?.reaching ?? 0) > 0 || ($0.priority?.freed ?? 0) > 0 }
    let isWhole = isAll || worthy.isEmpty || leading.count <= count
    var rows = (isWhole ? leading : worthy).prefix(count).map {
      GroupRow($0, of: groups, in: report)
    }
    beginning = Beginning(
      rows.map { row in
        Beginning.Entry(
          findings: row.findings.map { report.findings[$0] }, priority: row.priority, consumers: row.consumers)
      }, in: report)
    // The place to look at is the one that the command is about.
    if let (row, finding) = beginning?.subject { rows[row].worst = finding }
    self.rows = rows
    let asked = leading.indices.filter { place in
      groups.grouping == .dependency
        && leading[place].findings.contains { report.findings[$0].rule == "service-locator" }
    }
    let shown = asked.filter { $0 < rows.count }
    located = (shown.isEmpty ? Array(asked.prefix(1)) : shown).map { $0 + 1 }
    causes =
      grouping == .dependency
      ? blocking.sorted { ($1.priority?.reaching ?? 0, $0.name) < ($0.priority?.reaching ?? 0, $1.name) }
        .prefix(Self.causes)
        .map { cause in
          let label = GroupRow(cause, of: groups, in: report).label
          return (label, cause.priority?.reaching ?? 0, rows.firstIndex { $0.label == label })
        } : []
    let part = rows.count < all ? "\(rows.count) of \(DisplayText.grouped(all))" : DisplayText.grouped(all)
    title =
      grouping == .dependency ? "Dependencies to break first (\(part))" : "Findings by \(grouping.rawValue) (\(part))"
    columns = grouping == .dependency ? Self.worth(of: rows) : Self.severities(of: rows, in: report)
    let numbers = columns.filter(\.isNumber).reduce(0) { $0 + 2 + $1.width }
    let most = columns.allSatisfy(\.isNumber) ? width : min(width, Self.margin + numbers + Self.widestLabel)
    let room = max(most - Self.margin - numbers, 12)
    // The title stands before the columns where there is room for both.
    let widest = max(rows.map { DisplayText.width($0.label) }.max() ?? 0, DisplayText.width(title) - Self.margin)
    labels = min(widest, room)
  }

  /// How wide a label is at most where text follows the numbers.
  private static let widestLabel = 36

  var count: Int { rows.count }

  /// The numbers of the dependencies whose consumers ask a locator or container for them: of those that are shown, or
  /// of the first one that is not.
  let located: [Int]

  /// A command that reads the code.
  var example: [String]? { grouping == .rule ? nil : rows.lazy.map(\.command).first { !$0.isEmpty } }

  // MARK: The columns

  /// What each dependency costs, and what it is worth.
  private static func worth(of rows: [GroupRow]) -> [Column] {
    let consumers = Column(title: "consumers", values: rows.map { DisplayText.grouped($0.consumers) })
    guard rows.contains(where: { ($0.priority?.freed ?? 0) > 0 }) else {
      return [consumers, Column(title: "", values: rows.map(\.manner), isNumber: false)]
    }
    func counts(_ title: String, _ sign: String, _ count: (ReportPriority) -> Int) -> Column {
      Column(
        title: title,
        values: rows.map { row in
          guard let number = row.priority.map(count), number > 0 else { return "-" }
          return sign + DisplayText.grouped(number)
        })
    }
    let isReaching = rows.contains { !$0.reach.isEmpty }
    let reaches = rows.map { isReaching && $0.reach.isEmpty ? "-" : $0.reach }
    return [
      consumers, counts("blocks", "", \.reaching), counts("frees", "+", \.freed),
      Column(title: isReaching ? "reaches" : "", values: reaches, isNumber: false),
    ]
  }

  /// How many findings of each severity that there is.
  private static func severities(of rows: [GroupRow], in report: Report) -> [Column] {
    [(Severity.error, "errors"), (.warning, "warnings"), (.info, "infos")].compactMap { severity, title in
      let counts = rows.map { $0.findings.count { report.findings[$0].severity == severity } }
      return counts.allSatisfy { $0 == 0 } ? nil : Column(title: title, values: counts.map(DisplayText.grouped))
    }
  }

  // MARK: What is said before the table

  /// `Mostly because of Date() (212 types) and Session.shared (103).`: the problem in the words of the code; nil where
  /// nothing is known of it.
  var cause: String? {
    guard grouping == .dependency, let needs, needs.bound > 0 else { return nil }
    guard let first = causes.first else { return nil }
    if first.types * Self.part < needs.bound {
      return "No single dependency is behind more than \(DisplayText.grouped(first.types)) of them (\(first.label))."
    }
    let named = causes.filter { $0.types * Self.part >= needs.bound }
    let names = named.enumerated().map { place, cause in
      let types = place == 0 ? DisplayText.count(cause.types, "type") : DisplayText.grouped(cause.types)
      let row = cause.row.map { ", number \($0 + 1)\(place == 0 ? " below" : "")" } ?? ""
      return "\(cause.label) (\(types)\(row))"
    }
    return "Mostly because of \(TestNeeds.list(names, "and"))."
  }

  /// How many causes are named.
  private static let causes = 3
  /// What blocks less than one of so many types is not the cause.
  private static let part = 10

  /// What handing in the first row is worth, what shows its steps, and why no patch takes them; nil where nothing becomes
  /// testable.
  ///
  /// - Parameter container: one that fills properties of consumers, and that the project has already.
  func first(_ container: String?) -> (worth: String, obstacle: String, command: [String])? {
    guard let row = rows.first, let priority = row.priority, priority.freed > 0 else { return nil }
    let whom = row.consumers == 1 ? "its only consumer" : "its \(DisplayText.grouped(row.consumers)) consumers"
    let types = DisplayText.count(priority.freed, "type")
    return (
      "number 1, \(row.label): injected into \(whom), it frees \(types)", obstacle(of: row, container), row.command
    )
  }

  /// Why no patch for one of the consumers frees it.
  private func obstacle(of row: GroupRow, _ container: String?) -> String {
    let findings = row.findings.lazy.map { report.findings[$0] }.filter(\.isSelfServed)
    if findings.contains(where: { $0.recipe?.command != nil }) {
      return "; a patch for one of them alone frees none. The steps:"
    }
    var counts: [String: Int] = [:]
    for finding in findings { if let refusal = finding.recipe?.refusal { counts[refusal, default: 0] += 1 } }
    guard let usual = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else {
      return ". The steps, by hand:"
    }
    // What can be done instead stands behind a semicolon.
    let reason = usual.key.prefix { $0 != ";" }
    let mostly = counts.count > 1 ? "mostly " : ""
    let instead = container.map { "; \($0), which the project has, can give it" } ?? ""
    return DisplayText.printable(". By hand, as a patch \(mostly)stops at this: \(reason)\(instead). The steps:")
  }

  /// What the columns mean, what all rows together are worth, and what the types need that are still bound; nil where
  /// nothing becomes testable. A note below the table, as the line to begin with has shown how to read it.
  private var meaning: String? {
    let testable = rows.reduce(0) { max($0, $1.priority?.testable ?? 0) }
    guard grouping == .dependency, testable > 0, let needs else { return nil }
    let freeing = rows.count { ($0.priority?.freed ?? 0) > 0 }
    let free = DisplayText.grouped(testable)
    let types = testable == needs.bound ? "all \(free)" : "\(free) of \(DisplayText.grouped(needs.bound))"
    return """
      \(freeing > 1 ? "In the order that frees most on the whole; b" : "b")locks: types not testable because of it; \
      frees: types testable once it and all above are injected\
      \(freeing > 1 ? ", together " : ", ")\(types)\(rest(needs.bound, testable))
      """
  }

  /// What the types need that are still bound.
  private func rest(_ bound: Int, _ testable: Int) -> String {
    guard bound > testable else { return "." }
    let (last, next) = (report.priorities.last?.testable ?? 0, report.priorities.count - rows.count)
    func others(_ count: Int) -> String {
      "; \(DisplayText.grouped(count)) \(count == 1 ? "needs" : "need") still others."
    }
    guard next > 0, last > testable else { return others(bound - testable) }
    let who = next == 1 ? "the next one" : "the next \(next)"
    let more = "; \(who), \(DisplayText.grouped(last - testable)) more (--top \(report.priorities.count))"
    return bound > last ? more + others(bound - last) : "\(more)."
  }

  // MARK: The table

  /// - Parameter steps: how many of them have their next step.
  func write(to page: inout TextPage, steps: Int) {
    guard !rows.isEmpty else { return }
    page.blank()
    let titles = columns.contains { !$0.title.isEmpty }
    let isOneLine = titles && DisplayText.width(title) <= Self.margin + labels
    if !isOneLine { page.paragraph(indent: 0, title, .heading) }
    if titles {
      let start = Self.padded(isOneLine ? title : "", Self.margin + labels)
      page.line([(start, .heading)] + cells(behind: Self.margin + labels, .faint) { $0.title })
    }
    var steps = steps
    var said: Set<String> = []
    for (place, row) in rows.enumerated() {
      let rank = DisplayText.right(place + 1, Self.margin - 2)
      let label = Self.padded(DisplayText.fitting(row.label, labels), labels)
      page.line(
        [("\(rank)  ", .faint), (label, .heading)] + cells(behind: Self.margin + labels, .plain) { $0.values[place] })
      details(of: row, on: &page)
      let step = row.worst.suggestion
      if steps > 0, !step.isEmpty, said.insert(step).inserted {
        steps -= 1
        page.paragraph(indent: Self.margin, label: "Next", labelWidth: 6, step)
        page.run(row.worst, indent: Self.margin, commands)
      }
    }
    if let meaning { page.paragraph(indent: 2, meaning, .faint) }
  }

  /// The cells of a line behind its label; what does not fit is cut, and left out where nothing of it does.
  private func cells(
    behind start: Int, _ style: TextPage.Style, _ text: (Column) -> String
  ) -> [(String, TextPage.Style)] {
    var (used, pieces) = (start, [(String, TextPage.Style)]())
    for column in columns {
      let room = width - used - 2
      let value = column.isNumber ? DisplayText.right(text(column), column.width) : text(column)
      if value.isEmpty || room < min(DisplayText.width(value), 8) { continue }
      pieces.append(("  " + DisplayText.fitting(value, room), style))
      used += 2 + column.width
    }
    // No spaces at the end of a line.
    return pieces
  }

  /// The command that shows more, and the place to look at: on one line where something of the place fits.
  private func details(of row: GroupRow, on page: inout TextPage) {
    let room = width - Self.margin
    let command = row.command.isEmpty ? "" : commands.complete(row.command)
    var rest = room - (command.isEmpty ? 0 : DisplayText.width(command) + 2)
    if command.isEmpty || rest < Self.narrowestPlace {
      if !command.isEmpty { page.line(indent: Self.margin, [(DisplayText.fitting(command, room), .good)]) }
      rest = room
    }
    let whole = DisplayText.width(row.place)
    let note =
      row.notes.first { DisplayText.width($0) + whole <= rest }
      ?? row.notes.first { DisplayText.width($0) + Self.narrowestPlace <= rest } ?? ""
    let site = DisplayText.fittingPath(row.place, rest - DisplayText.width(note))
    let place: [(String, TextPage.Style)] = [(note, .faint), (site, .plain)].filter { !$0.0.isEmpty }
    let isBehind = rest < room
    page.line(indent: Self.margin, (isBehind ? [(command, .good), ("  ", .plain)] : []) + place)
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - DisplayText.width(text), 0))
  }
}
