import DigraphQueries
package import DigraphReporting
import TextOutput

extension DiffAnswer {
  /// Lines of the usual text.
  private static let screen = 40

  package func text(_ options: RenderOptions) -> [UInt8] {
    var page = TextPage(options)
    guard !difference.isEmpty else {
      page.line([(nothing, .plain)])
      return page.buffer.bytes
    }
    page.line([("\(states.before.title) → \(states.after.title)", .heading)])
    page.blank()
    let figures = changedFigures(all: options.isVerbose)
    let column = figures.map { DisplayText.width($0.title) }.max() ?? 0
    let width =
      figures.map { max(DisplayText.grouped($0.before).count, DisplayText.grouped($0.after).count) }.max() ?? 0
    for figure in figures {
      let change = figure.after - figure.before
      let signed = change > 0 ? "+\(DisplayText.grouped(change))" : "−\(DisplayText.grouped(-change))"
      page.cells(
        indent: 2, column: column,
        [
          (figure.title, .plain),
          ("\(DisplayText.right(figure.before, width)) → \(DisplayText.right(figure.after, width))", .plain),
          (signed, .faint),
        ])
    }
    page.cells(indent: 2, column: column, [("Affected", .plain), (reach, .plain)])
    let sections = self.sections
    let used = 3 + figures.count
    let shown = options.isVerbose ? sections.map(\.rows.count) : Self.shares(sections.map(\.rows.count), used)
    for (section, count) in zip(sections, shown) { write(section, first: count, options, to: &page) }
    if zip(sections, shown).contains(where: { $0.rows.count > $1 }) {
      page.blank()
      page.line([("--verbose shows all.", .faint)])
    }
    return page.buffer.bytes
  }

  private func write(_ section: ChangeSection, first count: Int, _ options: RenderOptions, to page: inout TextPage) {
    page.blank()
    page.line([(section.heading, .heading)])
    let rows = section.rows.prefix(count)
    let column = page.column(of: rows.map { "+ \($0.subject)" })
    for row in rows {
      let subject = "\(row.sign) \(row.subject)"
      let pieces: [(String, TextPage.Style)] = [(subject, .plain), (row.detail, .faint), (row.place, .faint)]
      if options.isVerbose {
        page.cells(indent: 2, column: column, pieces)
      } else {
        page.cells(indent: 2, column: column, Self.fitted(pieces, column, page.width - 2))
      }
    }
  }

  /// What fits on one line: the place is left out before anything is cut.
  private static func fitted(
    _ pieces: [(String, TextPage.Style)], _ column: Int, _ width: Int
  ) -> [(String, TextPage.Style)] {
    func length(_ pieces: [(String, TextPage.Style)]) -> Int {
      let widths = pieces.filter { !$0.0.isEmpty }.map { DisplayText.width(DisplayText.printable($0.0)) }
      guard let first = widths.first else { return 0 }
      return widths.dropFirst().reduce(max(first, widths.count > 1 ? column : 0)) { $0 + 2 + $1 }
    }
    if length(pieces) <= width { return pieces }
    let place = pieces[2].0
    let file = place.split(separator: "/").last.map(String.init) ?? place
    let short = [pieces[0], pieces[1], (file, pieces[2].1)]
    if length(short) <= width { return short }
    if length(Array(pieces.prefix(2))) <= width { return Array(pieces.prefix(2)) }
    if length([pieces[0], short[2]]) <= width { return [pieces[0], short[2]] }
    return [(DisplayText.clipped(pieces[0].0, to: width - 1), pieces[0].1)]
  }

  /// How many rows each section shows, so that all of them together fit.
  private static func shares(_ counts: [Int], _ used: Int) -> [Int] {
    // For each section a blank line and its heading, which says how many there are; behind all, how to see them.
    var room = max(screen - used - 2 - 2 * counts.count, counts.count)
    var shares = counts.map { _ in 0 }
    while room > 0 {
      let open = counts.indices.filter { shares[$0] < counts[$0] }
      if open.isEmpty { break }
      for section in open where room > 0 {
        // The first one is the most urgent.
        let share = min(section == 0 ? 3 : 1, room, counts[section] - shares[section])
        shares[section] += share
        room -= share
      }
    }
    return shares
  }
}
