package import DigraphPictures
import DigraphReport
import TextOutput

/// The locators and containers of a project for a page, and for eyes.
extension ContainersAnswer {
  // MARK: Picture

  package func picture(_ options: PictureOptions) -> Picture? {
    ContainerPicture.picture(of: report, findings: findings, budget: max(options.nodeBudget, 1))
  }

  // MARK: Markdown

  package func markdown() -> [UInt8]? {
    var buffer = ByteBuffer()
    let counts = [
      DisplayText.count(locators.count, "locator"), DisplayText.count(report.registrations.count, "registration"),
      DisplayText.count(report.resolutions.count, "resolution"),
    ]
    buffer.append("## Containers: \(counts.joined(separator: ", "))\n")
    table(
      "Locators and containers that are asked", ["Type", "Consumers", "Places"],
      locators.map { [name($0.name), DisplayText.grouped($0.consumers.count), DisplayText.grouped($0.places)] },
      to: &buffer)
    table(
      "What is wrong", ["Place", "Rule", "Finding"],
      findings.map {
        [place($0.site), name($0.rule), MarkdownText.sentence($0.message)]
      }, to: &buffer)
    table(
      "Registrations", ["Service", "Made of it", "Scope", "Registered by", "Asked for", "Place"],
      report.registrations.map {
        [
          name($0.service ?? "some type"), name($0.implementation ?? ""), name($0.scope ?? ""), name($0.consumer),
          DisplayText.grouped($0.asked), place($0.site),
        ]
      }, to: &buffer)
    table(
      "Resolutions", ["Service", "Asked by", "How", "Registered", "Place"],
      report.resolutions.map {
        [
          name($0.service ?? "some type"), name($0.consumer), $0.kind.rawValue, DisplayText.grouped($0.registered),
          place($0.site),
        ]
      }, to: &buffer)
    return buffer.bytes
  }

  /// Nothing where there are no rows.
  private func table(_ title: String, _ head: [String], _ rows: [[String]], to buffer: inout ByteBuffer) {
    guard !rows.isEmpty else { return }
    buffer.append("\n### \(title)\n\n")
    for row in [head, head.map { _ in "---" }] + rows {
      buffer.append("| \(row.joined(separator: " | ")) |\n")
    }
  }

  private func name(_ text: String) -> String { MarkdownText.escaped(DisplayText.clipped(text, to: 200)) }

  private func place(_ site: ReportSite) -> String { name("\(site.file):\(site.line)") }
}
