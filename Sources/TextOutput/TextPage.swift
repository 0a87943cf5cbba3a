/// Text for a terminal: headings, wrapped paragraphs and lines, with or without colours, no spaces at line ends.
package struct TextPage {
  /// What a piece of text is, from which its colour follows.
  package enum Style: String {
    case plain = ""
    case heading = "1"
    case faint = "2"
    case error = "1;31"
    case warning = "33"
    case info = "36"
    case good = "32"
  }

  package private(set) var buffer = ByteBuffer()
  /// Columns that lines are wrapped at.
  package let width: Int
  private let usesColor: Bool
  private let links: FileLinks?

  /// - Parameters:
  ///   - width: the columns of the terminal; 40 are always taken, and never more than 120.
  ///   - links: the files that places lead to; nil for a terminal that shows no links.
  package init(width: Int, usesColor: Bool, links: FileLinks? = nil) {
    self.width = min(max(width, 40), 120)
    self.usesColor = usesColor
    self.links = links
  }

  /// How many lines there are.
  package var lineCount: Int { buffer.bytes.count { $0 == UInt8(ascii: "\n") } }

  package mutating func blank() { buffer.newLine() }

  /// A blank line, and a line that says what follows.
  package mutating func heading(_ text: String) {
    blank()
    paragraph(indent: 0, text, .heading)
    blank()
  }

  /// Pieces of text on one line, as they are; the caller cares for the width.
  package mutating func line(indent: Int = 0, _ pieces: [(String, Style)]) {
    space(indent)
    for (text, style) in pieces { write(text, style) }
    buffer.newLine()
  }

  /// Pieces with two spaces between them: on one line if they fit, else the last ones on lines of their own.
  ///
  /// - Parameter column: how wide the first piece is made, where something follows it on its line.
  package mutating func cells(indent: Int, column: Int = 0, _ pieces: [(String, Style)]) {
    var used = 0
    for (text, style) in pieces where !text.isEmpty {
      let length = DisplayText.width(DisplayText.printable(text))
      if used == 0 {
        space(indent)
        write(text, style)
        used = indent + length
        continue
      }
      let gap = max(indent + column - used, 0) + 2
      if used + gap + length > width {
        buffer.newLine()
        space(indent + 4)
        used = indent + 4
      } else {
        space(gap)
        used += gap
      }
      write(text, style)
      used += length
    }
    buffer.newLine()
  }

  /// A wrapped paragraph. With a label, the text stands in a column behind it.
  package mutating func paragraph(
    indent: Int, label: String = "", labelWidth: Int = 0, _ text: String, _ style: Style = .plain
  ) {
    // A column that leaves nothing for the text is worse than none.
    let column = indent + labelWidth
    let hanging = width - column < 24 && labelWidth > 0 ? indent + 2 : column
    let lines = DisplayText.wrap(DisplayText.printable(text), first: width - column, rest: width - hanging)
    for (number, text) in lines.enumerated() {
      space(number == 0 ? indent : hanging)
      if number == 0, labelWidth > 0 {
        write(label, .faint)
        space(max(labelWidth - DisplayText.width(label), 1))
      }
      write(text, style)
      buffer.newLine()
    }
  }

  private mutating func write(_ text: String, _ style: Style) {
    let text = DisplayText.printable(text)
    guard usesColor, style != .plain, !text.isEmpty else { return writeLinked(text) }
    buffer.append("\u{1B}[\(style.rawValue)m")
    writeLinked(text)
    buffer.append("\u{1B}[0m")
  }

  /// Links are escape sequences, which take no columns. Source: "Hyperlinks in terminal emulators" (OSC 8).
  private mutating func writeLinked(_ text: String) {
    guard let links else { return buffer.append(text) }
    for piece in links.pieces(of: text) {
      guard let address = piece.address else {
        buffer.append(piece.text)
        continue
      }
      buffer.append("\u{1B}]8;;\(address)\u{1B}\\")
      buffer.append(piece.text)
      buffer.append("\u{1B}]8;;\u{1B}\\")
    }
  }

  private mutating func space(_ count: Int) {
    for _ in 0..<max(count, 0) { buffer.append(UInt8(ascii: " ")) }
  }
}
