import DigraphGate
package import DigraphReport
import TextOutput

/// Findings as test cases, for whatever shows the results of tests: a suite for each rule, a failure for each finding
/// and each stale entry of a baseline that fails. What is too mild to fail is skipped, and so is what a baseline knows
/// where that is shown.
///
/// It keeps to what Jenkins reads, which has no place for file and line of a case: they begin the text of its failure.
package struct JUnitFormat: ReportFormat {
  package let identifier = "junit"
  package let title = "JUnit"
  package let summary = "Findings as failed test cases, for CI servers."

  package init() {}

  package func render(_ whole: Report, _ options: RenderOptions) -> Rendering {
    let report = whole.reviewed(options)
    let suites = Dictionary(grouping: report.findings, by: \.rule).sorted { $0.key < $1.key }
    let failures = report.findings.count { $0.fails(options.gate) }
    var buffer = ByteBuffer()
    buffer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    // Servers take a file without any test for a broken one.
    buffer.append("<testsuites name=\"digraph\" tests=\"\(max(report.findings.count, 1))\" failures=\"\(failures)\"")
    buffer.append(" errors=\"0\">\n")
    if suites.isEmpty {
      buffer.append("  <testsuite name=\"digraph\" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\">\n")
      buffer.append(
        "    <testcase name=\"\(whole.gate == nil ? "no findings" : "no new findings")\" classname=\"digraph\"/>\n  </testsuite>\n"
      )
    }
    for (rule, findings) in suites { write(rule, findings, options, to: &buffer) }
    buffer.append("</testsuites>\n")
    return Rendering(bytes: buffer.bytes)
  }

  private func write(_ rule: String, _ findings: [ReportFinding], _ options: RenderOptions, to buffer: inout ByteBuffer)
  {
    let failures = findings.count { $0.fails(options.gate) }
    buffer.append("  <testsuite name=\"")
    buffer.append(xml: rule)
    buffer.append("\" tests=\"\(findings.count)\" failures=\"\(failures)\" errors=\"0\"")
    buffer.append(" skipped=\"\(findings.count - failures)\">\n")
    // Servers take two cases of one name for one.
    var seen: [String: Int] = [:]
    for finding in findings {
      seen[finding.identity, default: 0] += 1
      write(finding, number: seen[finding.identity]!, options, to: &buffer)
    }
    buffer.append("  </testsuite>\n")
  }

  private func write(_ finding: ReportFinding, number: Int, _ options: RenderOptions, to buffer: inout ByteBuffer) {
    let fails = finding.fails(options.gate)
    // Its name stays what it is when words and numbers change, so that servers see one case over many runs.
    let identity = finding.identity
    let name = identity.hasPrefix("\(finding.rule): ") ? identity.dropFirst(finding.rule.count + 2) : identity[...]
    buffer.append("    <testcase name=\"")
    buffer.append(xml: name + (number > 1 ? " (\(number))" : ""))
    buffer.append("\" classname=\"digraph.")
    buffer.append(xml: finding.rule)
    let element = fails ? "failure" : "skipped"
    let type = fails ? finding.rule : finding.status == .known ? "known" : finding.severity.rawValue
    buffer.append("\">\n      <\(element) type=\"")
    buffer.append(xml: type)
    buffer.append("\" message=\"")
    buffer.append(xml: finding.message)
    buffer.append("\">")
    let site = finding.site
    let also = finding.otherPlaces.map { ["Also: \($0)"] } ?? []
    let lines = ["\(site.file):\(site.line):\(site.column):"] + finding.inFull(options) + also
    for (number, line) in lines.enumerated() {
      // What is the matter follows the place.
      if number == 1 { buffer.append(" ") } else if number > 1 { buffer.newLine() }
      buffer.append(xml: line)
    }
    buffer.append("</\(element)>\n    </testcase>\n")
  }
}
