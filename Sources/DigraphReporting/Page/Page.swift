import DigraphPictures
import DigraphReport
import PageTexts
import TextOutput

/// The report as a page that a browser lets people explore: one file that loads nothing from anywhere.
///
/// The data stands in it as JSON, which its script reads and shows by setting texts, never markup. The security policy
/// allows this one script and this one style, and nothing from the network.
enum Page {
  static func bytes(_ report: Report, _ options: RenderOptions) -> [UInt8] {
    let title = report.title ?? report.root.split(separator: "/").last.map(String.init) ?? "Dependencies"
    let (script, style) = (PageTexts.script, PageStyle.text(options.style))
    let theme =
      switch options.style.theme {
      case .auto: ""
      case .dark: " data-theme=\"dark\""
      case .light, .print: " data-theme=\"light\""
      }
    let policy = [
      "default-src 'none'", "script-src '\(ContentDigest.source(of: script))'",
      "style-src '\(ContentDigest.source(of: style))'", "base-uri 'none'", "form-action 'none'",
    ]
    var buffer = ByteBuffer()
    buffer.append(
      """
      <!DOCTYPE html>
      <html lang="en"\(theme)>
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy.joined(separator: "; "))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <title>
      """)
    buffer.append(xml: title)
    buffer.append("</title>\n<style>\(style)</style>\n</head>\n<body>\n\(PageTexts.body)\n<noscript><p>")
    buffer.append(
      xml: "\(title): \(SummaryFacts.all(of: report).map { "\($0.label): \($0.text)" }.joined(separator: "; ")).")
    buffer.append(" This page needs JavaScript, which it has within itself.</p></noscript>\n")
    buffer.append("<script type=\"application/json\" id=\"data\">")
    buffer.append(harmless(PageData.bytes(report, options, title: title)))
    buffer.append("</script>\n<script>\(script)</script>\n</body>\n</html>\n")
    return buffer.bytes
  }

  /// JSON in which nothing can end the element that it stands in: `<` occurs in texts only, where it may be escaped.
  private static func harmless(_ json: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count)
    for byte in json {
      if byte == UInt8(ascii: "<") { bytes += Array("\\u003c".utf8) } else { bytes.append(byte) }
    }
    return bytes
  }
}
