package import DigraphReport
import TextOutput

/// Findings as external issues of SonarQube and SonarCloud.
///
/// Source: SonarQube Server, "Generic issue import format", the form of 10.3 and later.
package struct SonarFormat: ReportFormat {
  package let identifier = "sonar"
  package let title = "SonarQube"
  package let summary = "Findings as external issues for SonarQube and SonarCloud."

  package init() {}

  package func render(_ whole: Report, _ options: RenderOptions) -> Rendering {
    let report = whole.reviewed(options)
    let used = Set(report.findings.lazy.map(\.rule))
    let known = Dictionary(options.rules.lazy.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    var json = JSONWriter()
    json.object { json in
      json.key("rules", onNewLine: true)
      json.lines(used.sorted()) { json, rule in
        json.member("id", rule)
        json.member("name", known[rule]?.title ?? rule)
        json.member("description", known[rule]?.rationale ?? rule)
        json.member("engineId", "digraph")
        json.member("cleanCodeAttribute", "MODULAR")
        json.key("impacts")
        json.array([known[rule]?.severity ?? .warning]) { json, severity in
          json.object {
            $0.member("softwareQuality", "MAINTAINABILITY")
            $0.member("severity", Self.severity(severity))
          }
        }
      }
      json.key("issues", onNewLine: true)
      json.lines(report.findings) { json, finding in
        // Files that the server does not index would take the issue with them.
        let sites = finding.sites.filter { $0.file.hasSuffix(".swift") }
        let site = finding.site.file.hasSuffix(".swift") ? finding.site : sites.first ?? finding.site
        json.member("ruleId", finding.rule)
        json.key("primaryLocation")
        json.object { json in
          json.member("message", finding.inBrief(options))
          json.member("filePath", site.file)
          json.key("textRange")
          // Its columns count UTF-16 units, so that a line is safer.
          json.object { $0.member("startLine", site.line) }
        }
        let others = sites.filter { $0 != site }
        guard !others.isEmpty else { return }
        json.key("secondaryLocations")
        json.array(others) { json, site in
          json.object { json in
            json.member("message", finding.placeLabel)
            json.member("filePath", site.file)
            json.key("textRange")
            json.object { $0.member("startLine", site.line) }
          }
        }
      }
    }
    var buffer = json.buffer
    buffer.newLine()
    return Rendering(bytes: buffer.bytes)
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .info: "LOW"
    case .warning: "MEDIUM"
    case .error: "HIGH"
    }
  }
}
