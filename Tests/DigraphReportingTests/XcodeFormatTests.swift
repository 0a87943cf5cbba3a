import DigraphReport
import DigraphReporting
import Testing

@Suite struct XcodeFormatTests {
  @Test func writesOneLineForEachFinding() {
    for (_, report) in FixedReports.all {
      let text = String(decoding: XcodeFormat().render(report, RenderOptions()).bytes, as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(lines.count == report.findings.count)
      for line in lines {
        #expect(line.wholeMatch(of: #/\/repo/.+:\d+:\d+: (error|warning|note): .+ \([a-z-]+\)/#) != nil, "\(line)")
      }
    }
  }

  /// The command does not always do all of it, so the words stand before it.
  @Test func saysWhatToDoAndEndsWithTheDecision() {
    var options = RenderOptions()
    options.verdict = GateText(passes: false, line: "Failed: 5 new findings.")
    for format: any ReportFormat in [
      XcodeFormat(), CheckstyleFormat(), GitLabFormat(), SonarFormat(), TeamCityFormat(),
    ] {
      let text = String(decoding: format.render(FixedReports.small, options).bytes, as: UTF8.self)
      for finding in FixedReports.small.findings where !finding.suggestion.isEmpty {
        let next = finding.suggestion.prefix { $0 != "`" && $0 != "'" }
        #expect(text.contains("Next: \(next)"), "\(format.identifier): \(text)")
      }
      #expect(text.hasSuffix("\nerror: digraph: Failed: 5 new findings.\n") == (format.identifier == "xcode"))
    }
  }

  @Test func keepsPathsRelativeWithoutARoot() {
    var report = FixedReports.small
    report.root = ""
    let text = String(decoding: XcodeFormat().render(report, RenderOptions()).bytes, as: UTF8.self)
    #expect(text.hasPrefix("Sources/Core/Session.swift:4:15: warning: "))
  }
}
