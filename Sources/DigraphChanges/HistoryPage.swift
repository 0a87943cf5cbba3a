import DigraphPictures
import TextOutput

/// The chart of a history and its numbers as a table, as a page for a browser that loads nothing from anywhere and has
/// no script.
enum HistoryPage {
  static func bytes(_ answer: HistoryAnswer, _ style: PictureStyle) -> [UInt8] {
    let title = "History of \(answer.title)"
    let sheet = sheet(style)
    // The chart has a style element of its own where it follows the system.
    let sheets = [sheet] + [style.darkSheet].filter { !$0.isEmpty }.map(Self.content)
    let policy =
      ["default-src 'none'", "style-src \(sheets.map { "'\(ContentDigest.source(of: $0))'" }.joined(separator: " "))"]
      + ["base-uri 'none'", "form-action 'none'"]
    var buffer = ByteBuffer()
    buffer.append(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy.joined(separator: "; "))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <title>
      """)
    buffer.append(xml: title)
    buffer.append("</title>\n<style>\(sheet)</style>\n</head>\n<body>\n<main>\n<h1>")
    buffer.append(xml: title)
    buffer.append("</h1>\n<p>")
    buffer.append(xml: "\(answer.extent), as digraph \(answer.version) judges them.")
    buffer.append("</p>\n<figure>\n")
    buffer.append(String(decoding: HistoryChart.bytes(answer, style, isTitled: false), as: UTF8.self))
    buffer.append("</figure>\n")
    table(answer, to: &buffer)
    buffer.append("<p>")
    buffer.append(xml: HistoryAnswer.meaning)
    buffer.append("</p>\n</main>\n</body>\n</html>\n")
    return buffer.bytes
  }

  private static func table(_ answer: HistoryAnswer, to buffer: inout ByteBuffer) {
    buffer.append("<table>\n<thead><tr>")
    for title in HistoryAnswer.columns {
      buffer.append("<th scope=\"col\">")
      buffer.append(xml: title)
      buffer.append("</th>")
    }
    buffer.append("</tr></thead>\n<tbody>\n")
    // Who opens the page looks for what is new.
    for point in answer.points.reversed() {
      buffer.append("<tr>")
      for (index, cell) in answer.cells(of: point).enumerated() {
        let name = index == 0 ? "th" : "td"
        buffer.append(index == 0 ? "<th scope=\"row\">" : "<td>")
        buffer.append(xml: cell)
        buffer.append("</\(name)>")
      }
      buffer.append("</tr>\n")
    }
    buffer.append("</tbody>\n</table>\n")
  }

  /// What stands between the tags of a style element.
  private static func content(_ element: String) -> String {
    String(element.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
  }

  private static func sheet(_ style: PictureStyle) -> String {
    func colors(_ style: PictureStyle) -> String {
      let names: [(String, PictureColor)] = [
        ("paper", .paper), ("ink", .text), ("faint", .faintText), ("rule", .frame), ("frame", .frameFill),
      ]
      return names.map { "--\($0.0):\(style[$0.1]);" }.joined()
    }
    let dark =
      style.theme == .auto
      ? "@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;\(colors(style.with(.dark)))}}\n" : ""
    return """
      :root{color-scheme:\(style.theme == .dark ? "dark" : "light");\(colors(style))}
      \(dark)\
      html{font:14px/1.45 \(PictureStyle.fonts);color:var(--ink);background:var(--paper)}
      body{margin:0}main{max-width:960px;margin:0 auto;padding:16px 24px 48px}
      h1{font-size:20px;margin:.4em 0}p{color:var(--faint);max-width:75ch}
      figure{margin:16px 0;overflow-x:auto}figure svg{max-width:100%;height:auto}
      table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
      th,td{text-align:right;padding:4px 10px;border-bottom:1px solid var(--rule);font-weight:400}
      th:first-child,td:nth-child(2){text-align:left}
      thead th{position:sticky;top:0;background:var(--paper);font-weight:600}
      tbody tr:hover{background:var(--frame)}
      """
  }
}
