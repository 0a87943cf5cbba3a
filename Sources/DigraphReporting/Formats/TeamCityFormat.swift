package import DigraphReport
import TextOutput

/// Findings as inspections of a TeamCity build, by messages that its runner picks out of the output.
///
/// Source: TeamCity, "Service Messages", "Reporting Inspections" and "Escaped Values".
package struct TeamCityFormat: ReportFormat {
  package let identifier = "teamcity"
  package let title = "TeamCity"
  package let summary = "Findings as inspections of a TeamCity build."

  package init() {}

  package func render(_ whole: Report, _ options: RenderOptions) -> Rendering {
    let report = whole.reviewed(options)
    var buffer = ByteBuffer()
    let known = Dictionary(options.rules.lazy.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    for rule in Set(report.findings.lazy.map(\.rule)).sorted() {
      write(
        "inspectionType",
        [
          ("id", rule), ("name", known[rule]?.title ?? rule), ("category", "Dependencies"),
          ("description", known[rule]?.rationale ?? rule),
        ], to: &buffer)
    }
    for finding in report.findings {
      write(
        "inspection",
        [
          ("typeId", finding.rule), ("message", finding.inBrief(options)), ("file", finding.site.file),
          ("line", String(finding.site.line)), ("SEVERITY", finding.severity.rawValue.uppercased()),
        ], to: &buffer)
    }
    // Inspections alone end no build.
    if let verdict = options.verdict, !verdict.passes {
      write("buildProblem", [("description", "digraph: \(verdict.line)"), ("identity", "digraph")], to: &buffer)
    }
    return Rendering(bytes: buffer.bytes)
  }

  private func write(_ name: String, _ attributes: [(String, String)], to buffer: inout ByteBuffer) {
    buffer.append("##teamcity[\(name)")
    for (key, value) in attributes { buffer.append(" \(key)='\(Self.escaped(value))'") }
    buffer.append("]\n")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in DisplayText.printable(text, keepingLines: true).unicodeScalars {
      switch scalar {
      case "|", "'", "[", "]": result += "|\(scalar)"
      case "\n": result += "|n"
      case "\r": result += "|r"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        // Units of UTF-16, each of four digits.
        for unit in UTF16.encode(scalar)! {
          let digits = String(unit, radix: 16)
          result += "|0x" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return result
  }
}
