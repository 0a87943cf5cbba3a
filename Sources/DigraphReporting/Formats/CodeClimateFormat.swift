package import DigraphReport
import TextOutput

/// Findings as issues of Code Climate, in an array.
///
/// Source: Code Climate, "Code Climate Spec", "Issues".
package struct CodeClimateFormat: ReportFormat {
  package let identifier = "codeclimate"
  package let title = "Code Climate"
  package let summary = "Findings as issues of Code Climate, with category, description and all places."

  package init() {}

  package func render(_ whole: Report, _ options: RenderOptions) -> Rendering {
    let report = whole.reviewed(options)
    var json = JSONWriter()
    // Two modules may hold consumers of one name, whose findings have one identity.
    var seen: [String: Int] = [:]
    json.lines(report.findings) { json, finding in
      seen[finding.identity, default: 0] += 1
      let occurrence = seen[finding.identity]!
      json.member("type", "issue")
      json.member("check_name", finding.rule)
      json.member("description", finding.message)
      json.key("content")
      json.object { $0.member("body", Self.body(of: finding, options)) }
      json.key("categories")
      json.array(["Clarity"]) { $0.value($1) }
      json.key("location")
      Self.write(finding.site, to: &json)
      let others = finding.sites.filter { $0 != finding.site }
      if !others.isEmpty {
        json.key("other_locations")
        json.array(others) { Self.write($1, to: &$0) }
      }
      json.member("severity", finding.codeQualitySeverity(options.gate))
      json.member("fingerprint", Fingerprint.of(finding.identity + (occurrence > 1 ? "#\(occurrence)" : "")))
    }
    var buffer = json.buffer
    buffer.newLine()
    return Rendering(bytes: buffer.bytes)
  }

  private static func body(of finding: ReportFinding, _ options: RenderOptions) -> String {
    return finding.inFull(options).dropFirst().map { MarkdownText.sentence($0) }.joined(separator: "\n\n")
  }

  private static func write(_ site: ReportSite, to json: inout JSONWriter) {
    json.object { json in
      json.member("path", site.file)
      json.key("lines")
      json.object {
        $0.member("begin", site.line)
        $0.member("end", site.line)
      }
    }
  }
}
