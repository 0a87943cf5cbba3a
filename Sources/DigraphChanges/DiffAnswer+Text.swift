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
    let shown =
      options.isVerbose
      ? sections.map(\.rows.count) : Self.shares(sections.map { Self.layout($0, of: page).map(\.count) }, used)
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
    var section = section
    section.rows = Array(section.rows.prefix(count))
    let column = Self.column(of: section, page)
    if options.isVerbose {
      for row in section.rows { page.cells(indent: 2, column: column, Self.pieces(row)) }
      return
    }
    for lines in Self.layout(section, of: page) {
      for (number, pieces) in lines.enumerated() {
        page.cells(indent: number == 0 ? 2 : 6, column: number == 0 ? column : 0, pieces)
      }
    }
  }

  private typealias Pieces = [(String, TextPage.Style)]

  private static func column(of section: ChangeSection, _ page: TextPage) -> Int {
    page.column(of: section.rows.map { "+ \($0.subject)" })
  }

  private static func pieces(_ row: ChangeSection.Row) -> Pieces {
    [("\(row.sign) \(row.subject)", .plain), (row.detail, .faint), (row.place, .faint)]
  }

  /// The lines of each row: two where it says nothing without its place and all does not fit on one.
  private static func layout(_ section: ChangeSection, of page: TextPage) -> [[Pieces]] {
    let (column, width) = (column(of: section, page), page.width - 2)
    return section.rows.map { row in
      let pieces = pieces(row)
      let fitted = fitted(pieces, column, width)
      guard section.needsPlaces, fitted.count < pieces.count(where: { !$0.0.isEmpty }) else { return [fitted] }
      let room = width - 6 - DisplayText.width(row.detail)
      return [
        [(DisplayText.fitting(DisplayText.printable(pieces[0].0), width), .plain)],
        [pieces[1], (DisplayText.fittingPath(row.place, room), .faint)],
      ]
    }
  }

  /// What fits on one line: the place is left out before anything is cut.
  private static func fitted(_ pieces: Pieces, _ column: Int, _ width: Int) -> Pieces {
    func length(_ pieces: Pieces) -> Int {
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
  ///
  /// - Parameter costs: of each section the lines that its rows take.
  private static func shares(_ costs: [[Int]], _ used: Int) -> [Int] {
    // For each section a blank line and its heading, which says how many there are; behind all, how to see them.
    var room = max(screen - used - 2 - 2 * costs.count, costs.count)
    var shares = costs.map { _ in 0 }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for section in costs.indices {
        // The first one is the most urgent.
        for _ in 0..<(section == 0 ? 3 : 1) where shares[section] < costs[section].count {
          let cost = costs[section][shares[section]]
          guard cost <= room else { break }
          room -= cost
          shares[section] += 1
          isGrowing = true
        }
      }
    }
    return shares
  }
}
