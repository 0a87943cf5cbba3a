import TextOutput

/// Writes a picture in the language of Mermaid. What it says of the looks comes from `PictureStyle` alone.
struct MermaidWriter {
  private var buffer = ByteBuffer()
  private let picture: Picture
  private let links: LinkTemplate?
  private let style: PictureStyle

  /// What Mermaid refuses to draw more of, unless a page says otherwise.
  private static let (mostLines, mostCharacters) = (500, 50_000)

  static func drawing(_ picture: Picture, _ options: DrawingOptions) -> Drawing {
    var writer = MermaidWriter(picture, options)
    writer.write()
    let bytes = writer.buffer.bytes
    guard picture.lines.count > mostLines || bytes.count > mostCharacters else { return Drawing(bytes: bytes) }
    return Drawing(
      bytes: bytes, notes: ["Mermaid does not render a picture this large unless the page raises its limits"])
  }

  private init(_ picture: Picture, _ options: DrawingOptions) {
    self.picture = picture
    links = options.links
    style = options.style
  }

  private mutating func write() {
    // A JSON string is one of YAML, too.
    buffer.append("---\ntitle: ")
    buffer.append(json: DisplayText.printable(picture.title))
    if style.theme == .dark { buffer.append("\nconfig:\n  theme: dark") }
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
    let name = Self.escaped(picture.boxes[box].title)
    let label = "\"\(picture.boxes[box].isFocus ? "<b>\(name)</b>" : name)\(detail)\""
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
    let look = style.line(line)
    let arrow = look.dash != "solid" ? "-.->" : look.width > 1.5 ? "==>" : "-->"
    let text = line.text.map { "|\(Self.escaped($0))|" } ?? ""
    buffer.append("  b\(line.source) \(arrow)\(text) b\(line.target)\n")
  }

  private mutating func writeStyles() {
    for tint in Picture.Tint.allCases {
      let boxes = picture.boxes.indices.filter { picture.boxes[$0].tint == tint }
      guard let first = boxes.first else { continue }
      let look = style.unmarked(picture.boxes[first])
      write(boxes, as: tint.rawValue, "fill:\(look.fill),stroke:\(look.border),color:\(look.text)")
    }
    let boxes = picture.boxes
    write(
      boxes.indices.filter { boxes[$0].isHighlighted }, as: "highlight", "stroke:\(style[.highlight]),stroke-width:4px")
    write(boxes.indices.filter { boxes[$0].isOnCycle }, as: "cycle", "stroke:\(style[.cycle]),stroke-width:3px")
    write(boxes.indices.filter { boxes[$0].isFocus }, as: "focus", "stroke:\(style[.focus]),stroke-width:6px")
    for look in Set(picture.lines.map(\.look)).sorted() {
      let lines = picture.lines.indices.filter { picture.lines[$0].look == look }
      buffer.append("  linkStyle \(lines.map(String.init).joined(separator: ",")) stroke:\(style.line(look).color)\n")
    }
    for mark in Picture.LineMark.allCases {
      let lines = picture.lines.indices.filter { picture.lines[$0].count(of: mark) > 0 }
      guard !lines.isEmpty else { continue }
      let color = style.line(mark).color
      buffer.append("  linkStyle \(lines.map(String.init).joined(separator: ",")) stroke:\(color),stroke-width:4px\n")
    }
  }

  private mutating func write(_ boxes: [Int], as name: String, _ style: String) {
    guard !boxes.isEmpty else { return }
    buffer.append("  classDef \(name) \(style)\n  class \(boxes.map { "b\($0)" }.joined(separator: ",")) \(name)\n")
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
