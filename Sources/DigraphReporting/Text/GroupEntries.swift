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
  private let width: Int
  private let column: Int
  private let middle: Int
  /// The commands need the paths that were typed behind them, for which there is no room.
  let omitsPaths: Bool

  /// What is said of one group.
  private struct Row {
    var label: String
    var count: String
    /// The same in fewer words.
    var shortCount: String
    /// Empty for what no command shows.
    var command: [String]
    var place: String
    var note: String
    var worst: ReportFinding
    var findings: [Int]

    func command(_ paths: [String]) -> String {
      command.isEmpty ? "" : DisplayText.printable(ShellText.command(command + paths))
    }
  }

  private let paths: [String]
  private let report: Report

  /// - Parameter count: how many groups are named at most.
  init(_ count: Int, of groups: FindingGroups, in report: Report, _ options: RenderOptions, width: Int) {
    self.report = report
    grouping = groups.grouping
    let leading = groups.leading
    all = leading.count
    self.width = width
    var rows = leading.prefix(count).map { Self.row($0, groups, report) }
    let widestCount = rows.map { DisplayText.width($0.count) }.max() ?? 0
    if Self.margin + Self.narrowestLabel + 2 + widestCount > width {
      for place in rows.indices { rows[place].count = rows[place].shortCount }
    }
    self.rows = rows
    middle = rows.map { DisplayText.width($0.count) }.max() ?? 0
    let widest = rows.map { DisplayText.width($0.label) }.max() ?? 0
    column = min(widest, max(width - Self.margin - 2 - middle, Self.narrowestLabel))
    let room = width - Self.margin - column - 2 - middle - 2
    let isRead = grouping != .rule
    omitsPaths =
      isRead && !options.paths.isEmpty && rows.contains { DisplayText.width($0.command(options.paths)) > room }
    paths = isRead && !omitsPaths ? options.paths : []
  }

  var count: Int { rows.count }
  /// A command that wants the paths.
  var example: [String] { rows.first { !$0.command.isEmpty }?.command ?? [] }

  /// The first command that carries out a next step of one of them; nil where no program does.
  var refactoring: String? {
    for row in rows {
      for index in row.findings { if let command = report.findings[index].recipe?.command { return command } }
    }
    return nil
  }

  private static func row(_ group: FindingGroups.Group, _ groups: FindingGroups, _ report: Report) -> Row {
    let worst = groups.worst(of: group)
    let uses = worst.siteCount > 1 ? "\(DisplayText.grouped(worst.siteCount)) times in " : "in "
    let consumers = DisplayText.count(group.consumers, "consumer")
    let severities = SummaryFacts.severities(of: group.findings.map { report.findings[$0] })
    return Row(
      label: DisplayText.fitting(DisplayText.printable(groups.label(of: group)), widestLabel(groups.grouping)),
      count: groups.grouping == .dependency ? "\(consumers) \(groups.manner(of: group))" : severities,
      shortCount: groups.grouping == .dependency ? consumers : severities,
      command: command(of: group, groups.grouping),
      place: DisplayText.printable("\(worst.site.file):\(worst.site.line)"),
      note: groups.grouping == .consumer ? "" : DisplayText.printable(uses + worst.consumer),
      worst: worst, findings: group.findings)
  }

  /// What shows more of a group.
  private static func command(of group: FindingGroups.Group, _ grouping: FindingGrouping) -> [String] {
    switch grouping {
    case .dependency, .consumer: ["digraph", "explain", group.name]
    case .rule: ["digraph", "rules", group.name]
    case .folder, .module, .owner: []
    }
  }

  /// - Parameter steps: how many of them have their next step.
  func write(to page: inout TextPage, steps: Int) {
    guard !rows.isEmpty else { return }
    let number = DisplayText.grouped(all)
    let part = rows.count < all ? "\(DisplayText.grouped(rows.count)) of \(number)" : number
    page.heading(
      grouping == .dependency
        ? "Dependencies to break first (\(part)), by the number of consumers that get them themselves"
        : "Findings by \(grouping.rawValue) (\(part))")
    var steps = steps
    var said: Set<String> = []
    for (place, row) in rows.enumerated() {
      let command = DisplayText.fitting(row.command(paths), width - Self.margin)
      let isOneLine = DisplayText.width(command) <= width - Self.margin - column - middle - 4
      let rank = DisplayText.right(place + 1, Self.margin - 2)
      var pieces: [(String, TextPage.Style)] = [
        ("\(rank)  ", .faint), (padded(DisplayText.fitting(row.label, column), column), .heading), ("  ", .plain),
      ]
      pieces +=
        isOneLine && !command.isEmpty
        ? [(padded(row.count, middle), .plain), ("  ", .plain), (command, .good)] : [(row.count, .plain)]
      page.line(pieces)
      let free = width - Self.margin - (isOneLine ? 0 : DisplayText.width(command) + 2)
      // A place of which nothing can be read is worth less than a line.
      let hasRoom = free >= Self.narrowestPlace
      let site = DisplayText.fittingPath(row.place, hasRoom ? free : width - Self.margin)
      let note = DisplayText.width(site) + 2 + DisplayText.width(row.note) <= free ? row.note : ""
      if !hasRoom { page.line(indent: Self.margin, [(command, .good)]) }
      page.cells(
        indent: Self.margin, [(isOneLine || !hasRoom ? "" : command, .good), (site, .plain), (note, .faint)])
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
