import TextOutput

/// Writes a picture in the language of PlantUML. What it says of the looks comes from `PictureStyle` alone.
///
/// Source: "PlantUML Language Reference Guide", "Component Diagram" and "Creole".
struct PlantUMLWriter {
  private var buffer = ByteBuffer()
  private let picture: Picture
  private let links: LinkTemplate?

  static func bytes(_ picture: Picture, links: LinkTemplate?) -> [UInt8] {
    var writer = PlantUMLWriter(picture: picture, links: links)
    writer.write()
    return writer.buffer.bytes
  }

  private init(picture: Picture, links: LinkTemplate?) {
    self.picture = picture
    self.links = links
  }

  private mutating func write() {
    buffer.append("@startuml\n")
    for sentence in picture.caption { buffer.append("' \(DisplayText.printable(sentence))\n") }
    buffer.append("title \(Self.escaped(picture.title))\n")
    buffer.append("\(picture.direction == .right ? "left to right" : "top to bottom") direction\n")
    buffer.append("skinparam shadowing false\nskinparam defaultTextAlignment center\n")
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
    let style = PictureStyle.box(box)
    let shape =
      switch box.shape {
      case .type, .protocol: "rectangle"
      case .external: "card"
      case .folder: "folder"
      case .module: "component"
      }
    let name = box.shape == .protocol ? "<i>\(Self.escaped(box.label))</i>" : Self.escaped(box.label)
    let detail = box.detail.map { "\\n<size:9>\(Self.escaped($0))</size>" } ?? ""
    let border = box.isOnCycle ? PictureStyle.cycle : style.border
    buffer.append("\(indent)\(shape) \"\(name)\(detail)\" as b\(index)")
    if let links, let site = box.site { buffer.append(" [[\(MarkdownText.target(links.address(of: site)))]]") }
    buffer.append(" \(style.fill);line:\(border.dropFirst());text:\(style.text.dropFirst())")
    if box.isOnCycle { buffer.append(";line.bold") }
    buffer.newLine()
  }

  private mutating func write(_ line: Picture.Line) {
    let style = PictureStyle.line(line)
    var looks = [style.color]
    if style.dash != "solid" { looks.append(style.dash) }
    if style.width > 1.5 { looks.append("thickness=2") }
    let label = line.label ?? (line.count > 1 ? String(line.count) : "")
    buffer.append("b\(line.source) -[\(looks.joined(separator: ","))]-> b\(line.target)")
    if !label.isEmpty { buffer.append(" : \(Self.escaped(label))") }
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
