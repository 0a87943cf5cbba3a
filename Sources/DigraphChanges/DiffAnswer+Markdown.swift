import DigraphQueries
import TextOutput

extension DiffAnswer {
  /// Rows of a table, unless all are asked for.
  private static let usualRows = 12
  /// GitHub takes 65,536 characters in a comment.
  private static let largestPage = 60_000
  private static let longestCell = 400

  package func markdown() -> [UInt8]? {
    var lines = ["## Dependencies: \(MarkdownText.escaped(title))", ""]
    if difference.isEmpty {
      lines.append(MarkdownText.escaped(nothing))
      return Array((lines.joined(separator: "\n") + "\n").utf8)
    }
    lines += [
      "\(MarkdownText.escaped(states.before.title)) → \(MarkdownText.escaped(states.after.title)); "
        + "the change can reach \(reach).", "",
    ]
    let figures = changedFigures(all: false)
    if !figures.isEmpty {
      lines += ["| | before | after | change |", "| --- | ---: | ---: | ---: |"]
      for figure in figures {
        let change = figure.after - figure.before
        let signed = "\(change > 0 ? "+" : "−")\(DisplayText.grouped(abs(change)))"
        lines.append(
          "| \(figure.title) | \(DisplayText.grouped(figure.before)) | \(DisplayText.grouped(figure.after)) | \(signed) |"
        )
      }
      lines.append("")
    }
    for (index, section) in sections.enumerated() {
      let size = lines.reduce(0) { $0 + $1.utf8.count + 1 }
      lines += table(section, isFolded: index > 0, room: (Self.largestPage - size) / (sections.count - index))
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// `2 new findings, 1 gone`; what changed where no finding did.
  private var title: String {
    if difference.isEmpty { return "nothing changed" }
    let (new, gone) = (difference.findings.gained.count, difference.findings.lost.count)
    if new + gone > 0 {
      return [
        new > 0 ? DisplayText.count(new, "new finding") : "no new finding",
        gone > 0 ? "\(DisplayText.grouped(gone)) gone" : "",
      ]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return sections.first.map { "\($0.title.lowercased()) \($0.counts)" } ?? ""
  }

  /// A table; all but the most urgent are folded in.
  private func table(_ section: ChangeSection, isFolded: Bool, room: Int) -> [String] {
    let hasAdvice = section.rows.contains { !$0.advice.isEmpty }
    var lines =
      isFolded
      ? ["<details><summary>\(MarkdownText.html(section.heading))</summary>", ""]
      : ["### \(MarkdownText.escaped(section.heading))", ""]
    let head = ["", section.columns.subject, section.columns.detail, "Place"] + (hasAdvice ? ["Next"] : [])
    lines += ["| \(head.joined(separator: " | ")) |", "| \(head.map { _ in "---" }.joined(separator: " | ")) |"]
    var (shown, size) = (0, 0)
    for row in section.rows.prefix(Self.usualRows * (isFolded ? 4 : 1)) {
      let cells =
        [row.sign, Self.cell(row.subject), Self.cell(row.detail), Self.cell(row.place)]
        + (hasAdvice ? [Self.cell(row.sign == ChangeSection.plus ? row.advice : "")] : [])
      let line = "| \(cells.joined(separator: " | ")) |"
      size += line.utf8.count + 1
      guard size < room - 500 else { break }
      lines.append(line)
      shown += 1
    }
    if shown < section.rows.count {
      lines += ["", "And \(DisplayText.grouped(section.rows.count - shown)) more."]
    }
    return lines + (isFolded ? ["", "</details>", ""] : [""])
  }

  private static func cell(_ text: String) -> String {
    MarkdownText.sentence(DisplayText.clipped(text, to: longestCell))
  }
}
