import DigraphReport
import TextOutput

/// The report as a page of HTML.
struct HTMLPage {
  /// More rows than these make a page that browsers are slow with.
  private static let mostFindings = 2_000

  private var buffer = ByteBuffer()
  private let report: Report
  private let options: RenderOptions

  /// - Parameter picture: an SVG document.
  static func bytes(_ report: Report, _ options: RenderOptions, picture: [UInt8]) -> [UInt8] {
    var page = HTMLPage(report: report, options: options)
    page.head()
    page.facts()
    page.section("Picture") { $0.append(picture) }
    page.findings()
    page.buffer.append("</body>\n</html>\n")
    return page.buffer.bytes
  }

  private init(report: Report, options: RenderOptions) {
    self.report = report
    self.options = options
  }

  private mutating func head() {
    buffer.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    buffer.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    element("title", title)
    buffer.append("<style>\(PictureStyle.pageSheet)</style>\n</head>\n<body>\n")
    element("h1", title)
  }

  private var title: String { report.title.map { "Dependencies of \($0)" } ?? "Dependencies" }

  private mutating func facts() {
    buffer.append("<table>\n")
    for (label, text) in SummaryFacts.all(of: report) {
      buffer.append("<tr>")
      element("th", label)
      element("td", text)
      buffer.append("</tr>\n")
    }
    buffer.append("</table>\n")
  }

  private mutating func section(_ title: String, _ content: (inout HTMLPage) -> Void) {
    buffer.append("<section>\n")
    element("h2", title)
    content(&self)
    buffer.append("</section>\n")
  }

  /// An SVG document within the page needs no declaration.
  private mutating func append(_ picture: [UInt8]) {
    let text = String(decoding: picture, as: UTF8.self)
    let start = text.firstRange(of: "<svg ")?.lowerBound ?? text.startIndex
    buffer.append("<div class=\"picture\">\n\(text[start...])</div>\n")
  }

  private mutating func findings() {
    guard !report.findings.isEmpty else { return }
    let shown = report.findingsByUrgency.prefix(Self.mostFindings)
    section("Findings: \(SummaryFacts.severities(of: report.findings))") { page in
      page.buffer.append("<table>\n<tr><th>Place</th><th>Finding</th><th>Next</th></tr>\n")
      for finding in shown { page.row(finding) }
      page.buffer.append("</table>\n")
      let rest = page.report.findings.count - shown.count
      if rest > 0 { page.element("p", "And \(DisplayText.count(rest, "more finding")).") }
    }
  }

  private mutating func row(_ finding: ReportFinding) {
    let place = "\(finding.site.file):\(finding.site.line)"
    buffer.append("<tr><td>")
    if let links = options.linkTemplate {
      buffer.append("<a href=\"")
      buffer.append(xml: links.address(of: finding.site))
      buffer.append("\">")
      buffer.append(xml: place)
      buffer.append("</a>")
    } else {
      buffer.append(xml: place)
    }
    let status = finding.status.map { ", \($0.rawValue)" } ?? ""
    buffer.append("</td><td>")
    element("strong", finding.message)
    element("div", finding.reason)
    element("small", "\(finding.severity.rawValue), \(finding.rule)\(status)")
    buffer.append("</td>")
    element("td", finding.instruction)
    buffer.append("</tr>\n")
  }

  private mutating func element(_ name: String, _ text: String) {
    buffer.append("<\(name)>")
    buffer.append(xml: text)
    buffer.append("</\(name)>\n")
  }
}
