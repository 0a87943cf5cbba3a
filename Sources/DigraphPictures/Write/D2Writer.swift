import TextOutput

/// Writes a picture in the language of D2. What it says of the looks comes from `PictureStyle` alone.
///
/// Source: D2, "Language", "Shapes", "Connections", "Containers" and "Style".
struct D2Writer {
  private var buffer = ByteBuffer()
  private let picture: Picture
  private let links: LinkTemplate?
  private let style: PictureStyle

  static func bytes(_ picture: Picture, _ options: DrawingOptions) -> [UInt8] {
    var writer = D2Writer(picture, options)
    writer.write()
    return writer.buffer.bytes
  }

  private init(_ picture: Picture, _ options: DrawingOptions) {
    self.picture = picture
    links = options.links
    style = options.style
  }

  private mutating func write() {
    for sentence in picture.caption { buffer.append("# \(DisplayText.printable(sentence))\n") }
    buffer.append("direction: \(picture.direction == .right ? "right" : "down")\n")
    if style.textOnPaper != nil { buffer.append("style.fill: \"\(style[.paper])\"\n") }
    buffer.append(
      "title: \(Self.quoted(picture.title)) {\n  shape: text\n  near: top-center\n  style.font-size: 20\n\(fontColor)}\n"
    )
    for box in picture.boxes.indices where picture.boxes[box].group == nil { write(box, indent: "") }
    for (index, group) in picture.groups.enumerated() {
      buffer.append("g\(index): \(Self.quoted(group.label)) {\n")
      buffer.append("  style.fill: \"\(style[.frameFill])\"\n  style.stroke: \"\(style[.frame])\"\n\(fontColor)")
      for box in picture.boxes.indices where picture.boxes[box].group == index { write(box, indent: "  ") }
      buffer.append("}\n")
    }
    for line in picture.lines { write(line) }
  }

  private mutating func write(_ index: Int, indent: String) {
    let box = picture.boxes[index]
    let look = style.box(box)
    let shape =
      switch box.shape {
      case .type, .protocol: "rectangle"
      case .external: "oval"
      case .folder, .module: "package"
      }
    let label = [box.title, box.detail].compactMap(\.self).joined(separator: "\n")
    var lines = [
      "shape: \(shape)", "style.fill: \"\(look.fill)\"", "style.stroke: \"\(look.border)\"",
      "style.font-color: \"\(look.text)\"",
    ]
    if box.shape == .protocol { lines.append("style.italic: true") }
    if look.borders > 1 { lines.append("style.double-border: true") }
    if look.isBold { lines.append("style.bold: true") }
    if look.width > 1 { lines.append("style.stroke-width: \(Int(look.width.rounded(.up)))") }
    if box.tooltip != label { lines.append("tooltip: \(Self.quoted(box.tooltip))") }
    if let links, let site = box.site { lines.append("link: \(Self.quoted(links.address(of: site)))") }
    buffer.append("\(indent)b\(index): \(Self.quoted(label)) {\n")
    for line in lines { buffer.append("\(indent)  \(line)\n") }
    buffer.append("\(indent)}\n")
  }

  private mutating func write(_ line: Picture.Line) {
    let look = style.line(line)
    let label = line.text ?? ""
    buffer.append("\(name(line.source)) -> \(name(line.target))")
    buffer.append(label.isEmpty ? ": {" : ": \(Self.quoted(label)) {")
    buffer.append("style.stroke: \"\(look.color)\"")
    if look.width > 1.5 { buffer.append("; style.stroke-width: 3") }
    if look.dash != "solid" { buffer.append("; style.stroke-dash: \(look.dash == "dotted" ? 2 : 5)") }
    buffer.append("}\n")
  }

  /// Of words on paper, where they are not black.
  private var fontColor: String { style.textOnPaper.map { "  style.font-color: \"\($0)\"\n" } ?? "" }

  private func name(_ box: Int) -> String { (picture.boxes[box].group.map { "g\($0)." } ?? "") + "b\(box)" }

  /// A string in which nothing is replaced: single quotes take everything but themselves and lines as it is.
  private static func quoted(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { DisplayText.printable(String($0)) }
    let plain = lines.joined(separator: "\n")
    guard lines.count > 1 else { return "'\(plain.replacing("'", with: "''"))'" }
    var escaped = ""
    for character in plain {
      switch character {
      case "\n": escaped += "\\n"
      case "\\", "\"", "$": escaped += "\\\(character)"
      default: escaped.append(character)
      }
    }
    return "\"\(escaped)\""
  }
}
