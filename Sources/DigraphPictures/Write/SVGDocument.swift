import TextOutput

/// Graphviz's SVG made fit to be shown anywhere: no document type to load from afar, no comments, a size that shrinks
/// with the page, and what a box or line is as a title, which browsers show where the pointer rests.
struct SVGDocument {
  private var buffer = ByteBuffer()
  private let style: PictureStyle
  /// The title of the element that has just begun, until it is known whether there is a better one.
  private var held: Substring.UTF8View?
  /// The anchor that is open leads somewhere.
  private var isLink = false

  private init(style: PictureStyle) { self.style = style }

  static func bytes(_ svg: [UInt8], title: String, _ style: PictureStyle) -> [UInt8] {
    var document = SVGDocument(style: style)
    document.write(String(decoding: svg, as: UTF8.self), title: title)
    return document.buffer.bytes
  }

  private mutating func write(_ svg: String, title: String) {
    buffer.reserve(svg.utf8.count)
    buffer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    var (isComment, isBody) = (false, false)
    for line in svg.utf8.split(separator: UInt8(ascii: "\n")) {
      if isComment || line.starts(with: "<!--".utf8) {
        isComment = !Substring(line).hasSuffix("-->")
        continue
      }
      if line.starts(with: "<svg ".utf8) {
        openRoot(Substring(line))
        isBody = true
      } else if !isBody {
        // Declaration and document type; the size may stand on the line after the root's first.
        continue
      } else if line.starts(with: " viewBox=".utf8) {
        buffer.append(String(Substring(line)))
        buffer.append("\n<title>")
        buffer.append(xml: title)
        buffer.append("</title>\n")
        buffer.append(style.darkSheet)
      } else {
        write(line)
      }
    }
  }

  private mutating func openRoot(_ line: Substring) {
    buffer.append(String(line))
    buffer.append("\n role=\"img\" style=\"max-width:100%;block-size:auto\"\n")
  }

  /// Graphviz gives an element a title with its internal name, and its tooltip to a link inside, which may have no target.
  private mutating func write(_ line: Substring.UTF8View) {
    let text = Substring(line)
    if text.hasPrefix("<title>"), text.hasSuffix("</title>") {
      held = line
      return
    }
    if text.hasPrefix("<g id=\"a_"), let tip = text.firstRange(of: "xlink:title=\"") {
      let end = text[tip.upperBound...].firstIndex(of: "\"") ?? text.endIndex
      held = nil
      buffer.append("<g><title>\(text[tip.upperBound..<end])</title>\n")
      isLink = false
      if let target = text.firstRange(of: "<a xlink:href=\""), target.upperBound < tip.lowerBound {
        let end = text[target.upperBound...].firstIndex(of: "\"") ?? text.endIndex
        buffer.append("<a href=\"\(text[target.upperBound..<end])\">\n")
        isLink = true
      }
      return
    }
    if text == "</a>" && !isLink { return }
    // The names of frames and of the graph itself mean nothing to anybody.
    held = nil
    buffer.append(String(text))
    buffer.newLine()
  }
}
