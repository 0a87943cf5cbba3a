import TextOutput

/// Writes a picture in the language of PlantUML. What it says of the looks comes from `PictureStyle` alone.
///
/// Source: "PlantUML Language Reference Guide", "Component Diagram" and "Creole".
struct PlantUMLWriter {
  private var buffer = ByteBuffer()
  private let picture: Picture
  private let links: LinkTemplate?
  private let style: PictureStyle

  static func bytes(_ picture: Picture, _ options: DrawingOptions) -> [UInt8] {
    var writer = PlantUMLWriter(picture, options)
    writer.write()
    return writer.buffer.bytes
  }

  private init(_ picture: Picture, _ options: DrawingOptions) {
    self.picture = picture
    links = options.links
    style = options.style
  }

  private mutating func write() {
    buffer.append("@startuml\n")
    for sentence in picture.caption { buffer.append("' \(DisplayText.printable(sentence))\n") }
    buffer.append("title \(Self.escaped(picture.title))\n")
    buffer.append("\(picture.direction == .right ? "left to right" : "top to bottom") direction\n")
    buffer.append("skinparam shadowing false\nskinparam defaultTextAlignment center\n")
    if let text = style.textOnPaper {
      buffer.append("skinparam backgroundColor \(style[.paper])\nskinparam defaultFontColor \(text)\n")
    }
    for box in picture.boxes.indices where picture.boxes[box].group == nil { write(box, indent: "") }
    for (index, group) in picture.groups.enumerated() {
      buffer.append("rectangle \"\(Self.escaped(group.label))\" as g\(index) {\n")
      for box in picture.boxes.indices where picture.boxes[box].group == index { write(box, indent: "  ") }
      buffer.append("}\n")
    }
    for line in picture.lines { write(line) }
    buffer.append("@enduml\n")
  }

  private mutating func write(_ index: Int, indent: String) {
    let box = picture.boxes[index]
    let look = style.box(box)
    let shape =
      switch box.shape {
      case .type, .protocol: "rectangle"
      case .external: "card"
      case .folder: "folder"
      case .module: "component"
      }
    var name = Self.escaped(box.title)
    if box.shape == .protocol { name = "<i>\(name)</i>" }
    if look.isBold { name = "<b>\(name)</b>" }
    let detail = box.detail.map { "\\n<size:9>\(Self.escaped($0))</size>" } ?? ""
    let border = box.isOnCycle ? style[.cycle] : look.border
    buffer.append("\(indent)\(shape) \"\(name)\(detail)\" as b\(index)")
    if let links, let site = box.site { buffer.append(" [[\(MarkdownText.target(links.address(of: site)))]]") }
    buffer.append(" \(look.fill);line:\(border.dropFirst());text:\(look.text.dropFirst())")
    if look.borders > 1 || box.isHighlighted { buffer.append(";line.bold") }
    buffer.newLine()
  }

  private mutating func write(_ line: Picture.Line) {
    let look = style.line(line)
    var looks = [look.color]
    if look.dash != "solid" { looks.append(look.dash) }
    if look.width > 1.5 { looks.append("thickness=2") }
    buffer.append("b\(line.source) -[\(looks.joined(separator: ","))]-> b\(line.target)")
    if let text = line.text { buffer.append(" : \(Self.escaped(text))") }
    buffer.newLine()
  }

  /// What might mean something to the language or to its text is written by its number.
  private static func escaped(_ text: String) -> String {
    DisplayText.printable(text).unicodeScalars.map { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "(", ")", ":": return String(scalar)
      case _ where scalar.isASCII:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "<U+" + String(repeating: "0", count: 4 - digits.count) + digits + ">"
      default: return String(scalar)
      }
    }.joined()
  }
}
