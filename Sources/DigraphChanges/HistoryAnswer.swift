package import DigraphPictures
package import DigraphQueries
package import DigraphReport
package import DigraphReporting
import TextOutput

/// How a few numbers developed over the commits of a branch.
package struct HistoryAnswer: Answer {
  /// A commit and its numbers.
  package struct Point: Sendable {
    /// Its full name.
    package let commit: String
    /// The day of the commit, as `2024-01-31`.
    package let day: String
    /// The same in seconds since 1970.
    package let time: Int
    package let figures: KeyFigures

    package init(commit: String, day: String, time: Int, figures: KeyFigures) {
      (self.commit, self.day, self.time, self.figures) = (commit, day, time, figures)
    }

    /// How many of 100 types can be tested without the network, the clock, storage and shared state; nil of none.
    var testable: Double? {
      let all = figures.implementations
      return all == 0 ? nil : Double(all - figures.untestable) * 100 / Double(all)
    }
  }

  /// Oldest first.
  let points: [Point]
  /// The number of commits that these were chosen from.
  let commits: Int
  let title: String
  private let tool: Report.Tool

  package init(_ points: [Point], of commits: Int, title: String, tool: Report.Tool) {
    (self.points, self.commits, self.title, self.tool) = (points, commits, title, tool)
  }

  /// `30 of 1,135 commits, 2022-03-17 to 2025-12-14`.
  var extent: String {
    let count = DisplayText.count(commits, "commit")
    let share = points.count < commits ? "\(DisplayText.grouped(points.count)) of \(count)" : count
    guard let first = points.first, let last = points.last else { return "no commits" }
    return "\(share), \(first.day) to \(last.day)"
  }

  // MARK: Text

  package func text(_ options: RenderOptions) -> [UInt8] {
    var page = TextPage(options)
    page.line([("History of \(title): \(extent)", .heading)])
    page.blank()
    let head = Self.columns
    let rows = points.map(cells)
    let widths = head.indices.map { column in ([head] + rows).map { DisplayText.width($0[column]) }.max() ?? 0 }
    for (index, row) in ([head] + rows).enumerated() {
      let cells = zip(row, widths).map { DisplayText.right($0, $1) }
      page.line([(cells.joined(separator: "  "), index == 0 ? .faint : .plain)])
    }
    page.blank()
    page.paragraph(indent: 0, Self.meaning, .faint)
    return page.buffer.bytes
  }

  // MARK: Its table

  static let columns = ["day", "commit", "types", "singletons", "hard-coded", "of", "depth", "cycles", "testable"]

  static let meaning =
    "hard-coded: dependencies that the consumer constructs, reaches or locates itself, of all; testable: types of the "
    + "product that need no network, clock, storage or shared state in a test."

  /// What the columns say of a point.
  func cells(of point: Point) -> [String] {
    let figures = point.figures
    return [
      point.day, String(point.commit.prefix(9)), DisplayText.grouped(figures.types),
      DisplayText.grouped(figures.singletons), DisplayText.grouped(figures.hardCoded),
      DisplayText.grouped(figures.dependencies), DisplayText.grouped(figures.depth),
      DisplayText.grouped(figures.cycles), Self.percent(point.testable),
    ]
  }

  var version: String { tool.version }

  static func percent(_ share: Double?) -> String { share.map { "\(DisplayText.decimal($0, digits: 1))%" } ?? "-" }

  // MARK: CSV and JSON

  package func csv() -> [UInt8]? {
    var csv = CSVWriter()
    csv.row(["day", "commit"] + KeyFigures.all.map(\.identifier))
    for point in points {
      csv.row([point.day, point.commit] + KeyFigures.all.map { String(point.figures[$0]) })
    }
    return csv.buffer.bytes
  }

  package func json() -> [UInt8] {
    JSONWriter.document { json in
      json.head(of: Report(tool: tool))
      json.key("title", onNewLine: true)
      json.value(title)
      json.member("commits", commits)
      json.key("points", onNewLine: true)
      json.lines(points) { json, point in
        json.member("commit", point.commit)
        json.member("day", point.day)
        json.member("time", point.time)
        json.key("figures")
        json.object { json in
          for figure in KeyFigures.all { json.member(figure.identifier, point.figures[figure]) }
        }
      }
    }
  }

  // MARK: The chart

  package func chart(_ style: PictureStyle) -> [UInt8]? { HistoryChart.bytes(self, style) }

  package func html(_ style: PictureStyle) -> [UInt8]? { HistoryPage.bytes(self, style) }
}
