package import DigraphReport
import TextOutput

/// Findings for GitLab's code quality widget, which compares them with those of the target branch by fingerprint.
package struct GitLabFormat: ReportFormat {
  package let identifier = "gitlab"
  package let title = "GitLab code quality"
  package let summary = "A code quality report for GitLab and other tools that read the Code Climate format."

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    var json = JSONWriter()
    // Two modules may hold consumers of one name, whose findings have one identity.
    var seen: [String: Int] = [:]
    json.lines(report.reviewed(options).findings) { json, finding in
      seen[finding.identity, default: 0] += 1
      let occurrence = seen[finding.identity]!
      json.member("description", finding.inBrief(options))
      json.member("check_name", finding.rule)
      json.member("fingerprint", Fingerprint.of(finding.identity + (occurrence > 1 ? "#\(occurrence)" : "")))
      json.member("severity", finding.codeQualitySeverity(options.gate))
      json.key("location")
      json.object {
        $0.member("path", finding.site.file)
        $0.key("lines")
        $0.object { $0.member("begin", finding.site.line) }
      }
    }
    var buffer = json.buffer
    buffer.newLine()
    return Rendering(bytes: buffer.bytes)
  }
}
