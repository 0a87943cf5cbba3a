import DigraphReport
import TextOutput

/// The picture in rows, drawn without any library: what is shown when every layout has failed. Boxes stand in layers,
/// as many in a row as a screen takes, with straight lines between them.
struct PlainSVG {
  private var buffer = ByteBuffer()
  private let picture: Picture
  private let links: LinkTemplate?
  private let style: PictureStyle
  private let rows: PictureRows
  private var width: Int { rows.width }
  private var height: Int { rows.height + 16 * legend.count + PictureRows.margin }

  static func bytes(_ picture: Picture, _ options: DrawingOptions) -> [UInt8] {
    var drawing = PlainSVG(picture, options)
    drawing.draw()
    return drawing.buffer.bytes
  }

  private init(_ picture: Picture, _ options: DrawingOptions) {
    self.picture = picture
    links = options.links
    style = options.style
    rows = PictureRows(picture, top: PictureRows.margin + 30 + 13 * picture.caption.count)
  }

  /// What the looks mean, of those that occur; a box has no line for a sample.
  private var legend: [(sample: PictureStyle.LineStyle?, title: String)] {
    let looks = Set(picture.lines.map(\.look)).sorted().map { (Optional(style.line($0)), style.title($0)) }
    let marks = picture.lineMarks.map { (Optional(style.line($0)), $0.title) }
    let isFocused = picture.boxes.contains(where: \.isFocus)
    let isHighlighted = picture.boxes.contains(where: \.isHighlighted)
    return looks + marks + (isFocused ? [(nil, "Double border: in focus")] : [])
      + (isHighlighted ? [(nil, "★: highlighted")] : [])
  }

  private mutating func draw() {
    buffer.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg width="\(width)pt" height="\(height)pt" viewBox="0 0 \(width) \(height)"
       xmlns="http://www.w3.org/2000/svg" role="img" style="max-width:100%;block-size:auto"
       font-family="\(PictureStyle.fonts)" font-size="11">

      """)
    element("title", picture.title)
    buffer.append(style.darkSheet)
    buffer.append("<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(style[.paper])\"/>\n")
    text(picture.title, x: PictureRows.margin, y: PictureRows.margin + 8, size: 14, isBold: true)
    for (index, sentence) in picture.caption.enumerated() {
      text(sentence, x: PictureRows.margin, y: PictureRows.margin + 24 + 13 * index, size: 9)
    }
    for line in picture.lines { draw(line) }
    for (box, place) in zip(picture.boxes, rows.places) { draw(box, place) }
    let legend = legend
    for (index, (sample, title)) in legend.enumerated() {
      let y = height - PictureRows.margin - 16 * (legend.count - 1 - index)
      if let sample {
        stroke(sample, (PictureRows.margin, y), (PictureRows.margin + 26, y))
        buffer.append("/>\n")
      }
      text(title, x: PictureRows.margin + 34, y: y + 3, size: 9)
    }
    buffer.append("</svg>\n")
  }

  private mutating func draw(_ box: Picture.Box, _ place: PictureRows.Place) {
    let look = style.box(box)
    openGroup(box.tooltip, box.site)
    let frame = "height=\"\(PictureRows.boxHeight)\" rx=\"5\" fill=\"\(look.fill)\" stroke=\"\(look.border)\""
    buffer.append("<rect x=\"\(place.x)\" y=\"\(place.y)\" width=\"\(place.width)\" \(frame)")
    buffer.append(box.isOnCycle || look.width > 1 ? " stroke-width=\"2.5\"/>" : "/>")
    if box.isFocus {
      let inner = "width=\"\(place.width - 8)\" height=\"\(PictureRows.boxHeight - 8)\" fill=\"none\""
      buffer.append("<rect x=\"\(place.x + 4)\" y=\"\(place.y + 4)\" \(inner) stroke=\"\(look.border)\"/>")
    }
    text(box.title, x: place.x + place.width / 2, y: place.y + 17, size: 11, isCentred: true)
    closeGroup(box.site)
  }

  private mutating func openGroup(_ title: String, _ site: ReportSite?) {
    buffer.append("<g>")
    element("title", title)
    guard let links, let site else { return }
    buffer.append("<a href=\"")
    buffer.append(xml: links.address(of: site))
    buffer.append("\">")
  }

  private mutating func closeGroup(_ site: ReportSite?) {
    buffer.append(links != nil && site != nil ? "</a></g>\n" : "</g>\n")
  }

  /// A straight line that ends in a dot at the edge of the target.
  private mutating func draw(_ line: Picture.Line) {
    let (source, target) = (rows.places[line.source], rows.places[line.target])
    let isDown = source.y <= target.y
    let start = (source.x + source.width / 2, source.y + (isDown ? PictureRows.boxHeight : 0))
    let end = (target.x + target.width / 2, target.y + (isDown ? 0 : PictureRows.boxHeight))
    openGroup(line.tooltip, line.site)
    stroke(style.line(line), start, end)
    buffer.append("/><circle cx=\"\(end.0)\" cy=\"\(end.1)\" r=\"2.5\" ")
    buffer.append("fill=\"\(style.line(line).color)\"/>")
    if let text = line.text, line.breaches + line.new > 0 {
      self.text(text, x: (start.0 + end.0) / 2 + 4, y: (start.1 + end.1) / 2, size: 9)
    }
    closeGroup(line.site)
  }

  private mutating func stroke(_ look: PictureStyle.LineStyle, _ start: (Int, Int), _ end: (Int, Int)) {
    buffer.append("<line x1=\"\(start.0)\" y1=\"\(start.1)\" x2=\"\(end.0)\" y2=\"\(end.1)\" stroke=\"\(look.color)\"")
    if look.width > 2 { buffer.append(" stroke-width=\"\(look.width)\"") }
    if look.dash != "solid" { buffer.append(" stroke-dasharray=\"\(look.dash == "dashed" ? "5 3" : "1 3")\"") }
  }

  private mutating func element(_ name: String, _ content: String) {
    buffer.append("<\(name)>")
    buffer.append(xml: content)
    buffer.append("</\(name)>\n")
  }

  private mutating func text(
    _ content: String, x: Int, y: Int, size: Int, isBold: Bool = false, isCentred: Bool = false
  ) {
    buffer.append("<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\"")
    if isBold { buffer.append(" font-weight=\"bold\"") }
    if isCentred { buffer.append(" text-anchor=\"middle\"") }
    if size < 11 {
      buffer.append(" fill=\"\(style[.faintText])\"")
    } else if let color = style.textOnPaper {
      buffer.append(" fill=\"\(color)\"")
    }
    buffer.append(">")
    buffer.append(xml: content)
    buffer.append("</text>\n")
  }
}
