import TextOutput

/// Writes a picture in the language of Mermaid. What it says of the looks comes from `PictureStyle` alone.
struct MermaidWriter {
  private var buffer = ByteBuffer()
  private let picture: Picture
  private let links: LinkTemplate?

  static func bytes(_ picture: Picture, links: LinkTemplate?) -> [UInt8] {
    var writer = MermaidWriter(picture: picture, links: links)
    writer.write()
    return writer.buffer.bytes
  }

  private init(picture: Picture, links: LinkTemplate?) {
    self.picture = picture
    self.links = links
  }

  private mutating func write() {
    // A JSON string is one of YAML, too.
    buffer.append("---\ntitle: ")
    buffer.append(json: DisplayText.printable(picture.title))
    buffer.append("\n---\n")
    for sentence in picture.caption { buffer.append("%% \(DisplayText.printable(sentence))\n") }
    buffer.append("flowchart \(picture.direction.rawValue)\n")
    for box in picture.boxes.indices where picture.boxes[box].group == nil { write(box, indent: "  ") }
    for (index, group) in picture.groups.enumerated() {
      buffer.append("  subgraph g\(index)[\(Self.quoted(group.label))]\n")
      for box in picture.boxes.indices where picture.boxes[box].group == index { write(box, indent: "    ") }
      buffer.append("  end\n")
    }
    for line in picture.lines { write(line) }
    writeStyles()
    if let links { write(links) }
  }

  private mutating func write(_ box: Int, indent: String) {
    let detail = picture.boxes[box].detail.map { "<br>\(Self.escaped($0))" } ?? ""
    let label = "\"\(Self.escaped(picture.boxes[box].label))\(detail)\""
    let shape =
      switch picture.boxes[box].shape {
      case .type: "[\(label)]"
      case .protocol: "([\(label)])"
      case .external: "{{\(label)}}"
      case .folder, .module: "[[\(label)]]"
      }
    buffer.append("\(indent)b\(box)\(shape)\n")
  }

  private mutating func write(_ line: Picture.Line) {
    let style = PictureStyle.line(line)
    let arrow = style.dash != "solid" ? "-.->" : style.width > 1.5 ? "==>" : "-->"
    let count = line.count > 1 ? "|\(line.count)|" : ""
    buffer.append("  b\(line.source) \(arrow)\(count) b\(line.target)\n")
  }

  private mutating func writeStyles() {
    for tint in Picture.Tint.allCases {
      let boxes = picture.boxes.indices.filter { picture.boxes[$0].tint == tint }
      guard let first = boxes.first else { continue }
      let style = PictureStyle.box(picture.boxes[first])
      buffer.append("  classDef \(tint.rawValue) fill:\(style.fill),stroke:\(style.border),color:\(style.text)\n")
      buffer.append("  class \(boxes.map { "b\($0)" }.joined(separator: ",")) \(tint.rawValue)\n")
    }
    let onCycle = picture.boxes.indices.filter { picture.boxes[$0].isOnCycle }
    if !onCycle.isEmpty {
      buffer.append("  classDef cycle stroke:\(PictureStyle.cycle),stroke-width:3px\n")
      buffer.append("  class \(onCycle.map { "b\($0)" }.joined(separator: ",")) cycle\n")
    }
    for look in Set(picture.lines.map(\.look)).sorted() {
      let lines = picture.lines.indices.filter { picture.lines[$0].look == look }
      buffer.append(
        "  linkStyle \(lines.map(String.init).joined(separator: ",")) stroke:\(PictureStyle.line(look).color)\n")
    }
  }

  private mutating func write(_ links: LinkTemplate) {
    for (index, box) in picture.boxes.enumerated() {
      guard let site = box.site else { continue }
      let address = MarkdownText.target(links.address(of: site))
      buffer.append("  click b\(index) href \"\(address)\" \(Self.quoted(box.tooltip))\n")
    }
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Mermaid takes `#35;` for a character by its number. What means something in HTML, in Markdown or to Mermaid itself
  /// is written so.
  static func escaped(_ text: String) -> String {
    DisplayText.printable(text).unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "#", "&", "<", ">", ";", "`", "\\", "*", "_", "{", "}", "[", "]", "(", ")", "|", "%", "$":
        "#\(scalar.value);"
      default: String(scalar)
      }
    }.joined()
  }
}
