import TextOutput

/// The words around a picture, as tables in the HTML-like labels of Graphviz: title and caption above, and below what
/// the looks mean, of those looks that occur.
struct DOTLegend {
  private let picture: Picture
  private let style: PictureStyle

  static func writeHeading(
    _ picture: Picture, _ style: PictureStyle, withLegend: Bool, to buffer: inout ByteBuffer
  ) {
    buffer.append("<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"1\">")
    buffer.append("<TR><TD ALIGN=\"LEFT\"><FONT POINT-SIZE=\"14\"><B>")
    buffer.append(xml: picture.title)
    buffer.append("</B></FONT></TD></TR>")
    for sentence in picture.caption {
      buffer.append("<TR><TD ALIGN=\"LEFT\"><FONT POINT-SIZE=\"9\" COLOR=\"\(style[.faintText])\">")
      buffer.append(xml: sentence)
      buffer.append("</FONT></TD></TR>")
    }
    if withLegend {
      buffer.append("<TR><TD ALIGN=\"LEFT\">")
      write(picture, style, to: &buffer)
      buffer.append("</TD></TR>")
    }
    buffer.append("<TR><TD HEIGHT=\"8\"></TD></TR></TABLE>")
  }

  static func write(_ picture: Picture, _ style: PictureStyle, to buffer: inout ByteBuffer) {
    let cells = DOTLegend(picture: picture, style: style).cells
    if cells.isEmpty { return buffer.append(" ") }
    let columns = picture.boxes.count > 24 ? 4 : picture.boxes.count > 8 || cells.count > 6 ? 2 : 1
    let rows = (cells.count + columns - 1) / columns
    buffer.append("<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"2\" CELLPADDING=\"1\">")
    buffer.append("<TR><TD HEIGHT=\"8\"></TD></TR>")
    for row in 0..<rows {
      buffer.append("<TR>")
      for column in 0..<columns {
        let index = column * rows + row
        buffer.append(index < cells.count ? cells[index] : "<TD></TD><TD></TD>")
      }
      buffer.append("</TR>")
    }
    buffer.append("</TABLE>")
  }

  private var cells: [String] {
    let found = Set(picture.lines.compactMap(\.change) + picture.boxes.compactMap(\.change))
    let changes = Picture.Change.allCases.filter(found.contains)
    let looks = changes.isEmpty ? Set(picture.lines.map(\.look)).sorted() : []
    let tints = Picture.Tint.allCases.filter { tint in tint != .plain && picture.boxes.contains { $0.tint == tint } }
    var cells = changes.map { cell(style.line($0), $0.title) }
    cells += looks.map { cell(style.line($0), style.title($0)) } + tints.map(cell)
    if !cells.isEmpty, picture.boxes.contains(where: \.isOnCycle) { cells.append(cycleCell) }
    cells += picture.lineMarks.map { cell(style.line($0), $0.title) }
    if picture.boxes.contains(where: \.isFocus) { cells.append(focusCell) }
    if picture.boxes.contains(where: \.isHighlighted) { cells.append(highlightCell) }
    if picture.boxes.contains(where: \.isWrong) { cells.append(wrongCell) }
    return cells
  }

  private func cell(_ look: PictureStyle.LineStyle, _ title: String) -> String {
    let width = max(Int(look.width.rounded()), 1)
    return sample(
      "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\"><TR><TD WIDTH=\"26\" HEIGHT=\"5\"></TD></TR>"
        + "<TR><TD WIDTH=\"26\" HEIGHT=\"5\" BORDER=\"\(width)\" SIDES=\"T\" COLOR=\"\(look.color)\" "
        + "STYLE=\"\(look.dash)\"></TD></TR></TABLE>", title)
  }

  private func cell(_ tint: Picture.Tint) -> String {
    sample(
      "<TABLE BORDER=\"1\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\" COLOR=\"\(style[.legendBorder])\" "
        + "BGCOLOR=\"\(style.fill(tint))\"><TR><TD WIDTH=\"22\" HEIGHT=\"8\"></TD></TR></TABLE>", tint.title)
  }

  private var cycleCell: String {
    sample(
      "<TABLE BORDER=\"1\" CELLBORDER=\"1\" CELLSPACING=\"2\" CELLPADDING=\"0\" COLOR=\"\(style[.cycle])\">"
        + "<TR><TD WIDTH=\"16\" HEIGHT=\"4\"></TD></TR></TABLE>", "part of a cycle (also double lines)")
  }

  private var focusCell: String {
    sample(
      "<TABLE BORDER=\"2\" CELLBORDER=\"2\" CELLSPACING=\"2\" CELLPADDING=\"0\" COLOR=\"\(style[.focus])\">"
        + "<TR><TD WIDTH=\"14\" HEIGHT=\"4\"></TD></TR></TABLE>", "in focus (bold, thick double border)")
  }

  private var highlightCell: String {
    sample(
      "<TABLE BORDER=\"2\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\" COLOR=\"\(style[.highlight])\">"
        + "<TR><TD WIDTH=\"22\" HEIGHT=\"8\"></TD></TR></TABLE>", "highlighted (★, thick border)")
  }

  private var wrongCell: String {
    sample(
      "<TABLE BORDER=\"2\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\" COLOR=\"\(style[.wrong])\">"
        + "<TR><TD WIDTH=\"22\" HEIGHT=\"8\"></TD></TR></TABLE>", "something is wrong, as the box says")
  }

  private func sample(_ sample: String, _ title: String) -> String {
    "<TD ALIGN=\"CENTER\">\(sample)</TD><TD ALIGN=\"LEFT\"><FONT POINT-SIZE=\"9\" COLOR=\"\(style[.faintText])\">"
      + "\(title)  </FONT></TD>"
  }
}
