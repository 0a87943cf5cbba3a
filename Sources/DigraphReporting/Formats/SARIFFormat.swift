package import DigraphReport
import TextOutput

/// Findings as SARIF 2.1.0 (OASIS, with errata 01), the format of GitHub's code scanning and of many viewers.
package struct SARIFFormat: ReportFormat {
  package let identifier = "sarif"
  package let title = "SARIF"
  package let summary = "SARIF 2.1.0, for GitHub code scanning and viewers."
  package let fileExtensions = ["sarif"]

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    var log = SARIFLog(report, options)
    let bytes = log.bytes()
    guard log.omitted > 0 else { return Rendering(bytes: bytes) }
    let count = DisplayText.count(log.omitted, "result")
    return Rendering(bytes: bytes, notes: ["\(count) left out of the SARIF report, as GitHub accepts at most 25,000"])
  }
}
