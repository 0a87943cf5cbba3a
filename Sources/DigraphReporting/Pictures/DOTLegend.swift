import TextOutput

/// The words around a picture, as tables in the HTML-like labels of Graphviz: title and caption above, and below what
/// the looks mean, of those looks that occur.
enum DOTLegend {
  static func writeHeading(_ picture: Picture, withLegend: Bool, to buffer: inout ByteBuffer) {
    buffer.append("<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"1\">")
    buffer.append("<TR><TD ALIGN=\"LEFT\"><FONT POINT-SIZE=\"14\"><B>")
    buffer.append(xml: picture.title)
    buffer.append("</B></FONT></TD></TR>")
    for sentence in picture.caption {
      buffer.append("<TR><TD ALIGN=\"LEFT\"><FONT POINT-SIZE=\"9\" COLOR=\"\(PictureStyle.faintText)\">")
      buffer.append(xml: sentence)
      buffer.append("</FONT></TD></TR>")
    }
    if withLegend {
      buffer.append("<TR><TD ALIGN=\"LEFT\">")
      write(picture, to: &buffer)
      buffer.append("</TD></TR>")
    }
    buffer.append("<TR><TD HEIGHT=\"8\"></TD></TR></TABLE>")
  }

  static func write(_ picture: Picture, to buffer: inout ByteBuffer) {
    let found = Set(picture.lines.compactMap(\.change) + picture.boxes.compactMap(\.change))
    let changes = Picture.Change.allCases.filter(found.contains)
    let looks = changes.isEmpty ? Set(picture.lines.map(\.look)).sorted() : []
    let tints = Picture.Tint.allCases.filter { tint in tint != .plain && picture.boxes.contains { $0.tint == tint } }
    let hasCycle = picture.boxes.contains(where: \.isOnCycle)
    var cells = changes.map { cell(PictureStyle.line($0), $0.title) }
    cells += looks.map { cell(PictureStyle.line($0), $0.title) } + tints.map(cell)
    if cells.isEmpty { return buffer.append(" ") }
    if hasCycle { cells.append(cycleCell) }
    if picture.boxes.contains(where: \.isWrong) { cells.append(wrongCell) }

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

  private static func cell(_ style: PictureStyle.LineStyle, _ title: String) -> String {
    let width = max(Int(style.width.rounded()), 1)
    return sample(
      "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\"><TR><TD WIDTH=\"26\" HEIGHT=\"5\"></TD></TR>"
        + "<TR><TD WIDTH=\"26\" HEIGHT=\"5\" BORDER=\"\(width)\" SIDES=\"T\" COLOR=\"\(style.color)\" "
        + "STYLE=\"\(style.dash)\"></TD></TR></TABLE>", title)
  }

  private static func cell(_ tint: Picture.Tint) -> String {
    sample(
      "<TABLE BORDER=\"1\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\" COLOR=\"#777777\" "
        + "BGCOLOR=\"\(PictureStyle.fill(tint))\"><TR><TD WIDTH=\"22\" HEIGHT=\"8\"></TD></TR></TABLE>", tint.title)
  }

  private static var cycleCell: String {
    sample(
      "<TABLE BORDER=\"1\" CELLBORDER=\"1\" CELLSPACING=\"2\" CELLPADDING=\"0\" COLOR=\"\(PictureStyle.cycle)\">"
        + "<TR><TD WIDTH=\"16\" HEIGHT=\"4\"></TD></TR></TABLE>", "part of a cycle (also double lines)")
  }

  private static var wrongCell: String {
    sample(
      "<TABLE BORDER=\"2\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\" COLOR=\"\(PictureStyle.wrong)\">"
        + "<TR><TD WIDTH=\"22\" HEIGHT=\"8\"></TD></TR></TABLE>", "something is wrong, as the box says")
  }

  private static func sample(_ sample: String, _ title: String) -> String {
    "<TD ALIGN=\"CENTER\">\(sample)</TD><TD ALIGN=\"LEFT\"><FONT POINT-SIZE=\"9\" COLOR=\"\(PictureStyle.faintText)\">"
      + "\(title)  </FONT></TD>"
  }
}
