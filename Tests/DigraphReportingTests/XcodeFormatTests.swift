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

  @Test func keepsPathsRelativeWithoutARoot() {
    var report = FixedReports.small
    report.root = ""
    let text = String(decoding: XcodeFormat().render(report, RenderOptions()).bytes, as: UTF8.self)
    #expect(text.hasPrefix("Sources/Core/Session.swift:4:15: warning: "))
  }
}
