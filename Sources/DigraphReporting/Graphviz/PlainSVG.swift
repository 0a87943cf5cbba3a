/// The picture in rows, drawn without any library: what is shown when every layout has failed. Boxes stand in layers,
/// as many in a row as a screen takes, with straight lines between them.
struct PlainSVG {
  private struct Place {
    var x: Int
    var y: Int
    var width: Int
  }

  /// Points. Text of 11 points is about 6.2 wide for each character.
  private static let (margin, boxHeight, gap, rowGap) = (24, 26, 16, 46)

  private var buffer = ByteBuffer()
  private let picture: Picture
  private var places: [Place] = []
  private var (width, height) = (0, 0)

  static func bytes(_ picture: Picture) -> [UInt8] {
    var drawing = PlainSVG(picture)
    drawing.place()
    drawing.draw()
    return drawing.buffer.bytes
  }

  private init(_ picture: Picture) { self.picture = picture }

  /// Rows from top to bottom by layer, wrapped so that the whole is about as wide as high.
  private mutating func place() {
    let layers = picture.layers()
    places = picture.boxes.map { Place(x: 0, y: 0, width: DisplayText.width($0.label) * 31 / 5 + 20) }
    let area = places.reduce(0) { $0 + ($1.width + Self.gap) * (Self.boxHeight + Self.rowGap) }
    var side = 600
    while side * side < area * 3 / 2 { side += 50 }
    var y = Self.margin + 30 + 13 * picture.caption.count
    for layer in Set(layers).sorted() {
      var x = Self.margin
      for box in layers.indices where layers[box] == layer {
        if x > Self.margin, x + places[box].width > side {
          x = Self.margin
          y += Self.boxHeight + Self.gap
        }
        (places[box].x, places[box].y) = (x, y)
        x += places[box].width + Self.gap
        width = max(width, x)
      }
      y += Self.boxHeight + Self.rowGap
    }
    width = max(width + Self.margin, 640)
    height = y + 16 * looks.count + Self.margin
  }

  private var looks: [EdgeLook] { Set(picture.lines.map(\.look)).sorted() }

  private mutating func draw() {
    buffer.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg width="\(width)pt" height="\(height)pt" viewBox="0 0 \(width) \(height)"
       xmlns="http://www.w3.org/2000/svg" role="img" style="max-width:100%;height:auto"
       font-family="\(PictureStyle.fonts)" font-size="11">

      """)
    element("title", picture.title)
    buffer.append("<rect width=\"\(width)\" height=\"\(height)\" fill=\"white\"/>\n")
    text(picture.title, x: Self.margin, y: Self.margin + 8, size: 14, isBold: true)
    for (index, sentence) in picture.caption.enumerated() {
      text(sentence, x: Self.margin, y: Self.margin + 24 + 13 * index, size: 9)
    }
    for line in picture.lines { draw(line) }
    for (box, place) in zip(picture.boxes, places) { draw(box, place) }
    for (index, look) in looks.enumerated() {
      let y = height - Self.margin - 16 * (looks.count - 1 - index)
      stroke(look, (Self.margin, y), (Self.margin + 26, y))
      buffer.append("/>\n")
      text(look.title, x: Self.margin + 34, y: y + 3, size: 9)
    }
    buffer.append("</svg>\n")
  }

  private mutating func draw(_ box: Picture.Box, _ place: Place) {
    let style = PictureStyle.box(box)
    buffer.append("<g>")
    element("title", box.tooltip)
    let frame = "height=\"\(Self.boxHeight)\" rx=\"5\" fill=\"\(style.fill)\" stroke=\"\(style.border)\""
    buffer.append("<rect x=\"\(place.x)\" y=\"\(place.y)\" width=\"\(place.width)\" \(frame)")
    buffer.append(box.isOnCycle ? " stroke-width=\"2.5\"/>" : "/>")
    text(box.label, x: place.x + place.width / 2, y: place.y + 17, size: 11, isCentred: true)
    buffer.append("</g>\n")
  }

  /// A straight line that ends in a dot at the edge of the target.
  private mutating func draw(_ line: Picture.Line) {
    let (source, target) = (places[line.source], places[line.target])
    let isDown = source.y <= target.y
    let start = (source.x + source.width / 2, source.y + (isDown ? Self.boxHeight : 0))
    let end = (target.x + target.width / 2, target.y + (isDown ? 0 : Self.boxHeight))
    buffer.append("<g>")
    element("title", line.tooltip)
    stroke(line.look, start, end)
    buffer.append("/><circle cx=\"\(end.0)\" cy=\"\(end.1)\" r=\"2.5\" ")
    buffer.append("fill=\"\(PictureStyle.line(line.look).color)\"/></g>\n")
  }

  private mutating func stroke(_ look: EdgeLook, _ start: (Int, Int), _ end: (Int, Int)) {
    let style = PictureStyle.line(look)
    buffer.append("<line x1=\"\(start.0)\" y1=\"\(start.1)\" x2=\"\(end.0)\" y2=\"\(end.1)\" stroke=\"\(style.color)\"")
    if style.dash != "solid" { buffer.append(" stroke-dasharray=\"\(style.dash == "dashed" ? "5 3" : "1 3")\"") }
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
    if size < 11 { buffer.append(" fill=\"\(PictureStyle.faintText)\"") }
    buffer.append(">")
    buffer.append(xml: content)
    buffer.append("</text>\n")
  }
}
