import DigraphReport
import DigraphReporting
import Testing

@Suite struct GitHubFormatTests {
  private func render(_ report: Report) -> Rendering { GitHubFormat().render(report, RenderOptions()) }

  /// A report with that many findings of each severity.
  private func report(_ counts: [(Severity, Int, ReportFinding.Status?)]) -> Report {
    var sketch = ReportSketch()
    sketch.type("A")
    for (severity, count, status) in counts {
      for number in 0..<count {
        sketch.finding(
          "singleton-access", "A", kind: "singleton", severity: severity, lines: [number + 1],
          message: "\(severity) \(number)", status: status)
      }
    }
    return sketch.finished(files: 1, lines: 1)
  }

  @Test(arguments: FixedReports.all.map(\.name))
  func isReadBackByARunner(_ name: String) throws {
    let report = try #require(FixedReports.all.first { $0.name == name }).report
    let (commands, others) = WorkflowCommandText.all(in: render(report).bytes)
    let annotations = commands.filter { $0.properties["file"] != nil }
    let shown = report.findings.count { $0.status != .known }
    #expect(annotations.count == min(shown, name == "hostile" ? 10 : 30))
    #expect(others.count == (name == "hostile" ? 1 : 0))
    for command in annotations {
      let finding = try #require(
        report.findings.first {
          command.message.hasPrefix(visible($0.message))
            && command.properties["title"] == ($0.status == .new ? "new \($0.rule)" : $0.rule)
        })
      #expect(command.properties["file"] == visible(finding.site.file))
      #expect(command.properties["line"] == "\(finding.site.line)")
      #expect(command.properties["col"] == "\(finding.site.column)")
    }
  }

  /// Line ends pass, other control characters are shown.
  private func visible(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\n", "\r": String(scalar)
      case "\t": "\\t"
      case "\u{0}"..."\u{1F}", "\u{2028}", "\u{2029}", "\u{202E}":
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }.joined()
  }

  @Test func keepsTheRunnersLimitAndCountsTheRest() {
    let rendering = render(report([(.info, 12, nil), (.warning, 25, nil), (.error, 3, nil)]))
    let (commands, others) = WorkflowCommandText.all(in: rendering.bytes)
    #expect(
      commands.map(\.name) == Array(repeating: "error", count: 3) + Array(repeating: "warning", count: 10)
        + Array(repeating: "notice", count: 10))
    #expect(
      others == [
        "digraph: not annotated: 15 warnings, 2 notices, as GitHub keeps only 10 of each per step; the job summary lists all."
      ])
  }

  @Test func showsWhatIsNewFirst() {
    let report = report([(.error, 12, .known), (.warning, 2, .new), (.info, 3, .new)])
    #expect(WorkflowCommandText.all(in: render(report).bytes).commands.count == 5)
    var options = RenderOptions()
    options.showsKnown = true
    let (commands, _) = WorkflowCommandText.all(in: GitHubFormat().render(report, options).bytes)
    #expect(commands.prefix(5).map(\.message) == ["warning 0", "warning 1", "info 0", "info 1", "info 2"])
    #expect(commands.map(\.name).filter { $0 == "notice" }.count == 10)
    #expect(!commands.contains { $0.name == "error" })
  }

  @Test(arguments: ["%0A::error::", "::error file=a,line=1::x", "a,b:c%25", "\r\n::stop-commands::x", "😀 ##[error]"])
  func keepsNamesFromTalkingToTheRunner(_ name: String) throws {
    var sketch = ReportSketch()
    sketch.type(name)
    sketch.finding("singleton-access", name, kind: "singleton", message: "\(name) reaches it.")
    let (commands, others) = WorkflowCommandText.all(in: render(sketch.finished(files: 1, lines: 1)).bytes)
    #expect(commands.count == 1 && others.isEmpty)
    #expect(commands[0].message == "\(name) reaches it.")
    #expect(commands[0].properties["file"] == "Sources/App/\(name).swift")
    #expect(commands[0].properties["title"] == "singleton-access")
  }

  @Test func saysThatEntriesAreStale() throws {
    let (commands, _) = WorkflowCommandText.all(in: render(FixedReports.gateFailure).bytes)
    #expect(commands[0].message == "1 baselined finding is fixed: commit the result of `digraph baseline --shrink`")
  }

  @Test func leavesOutColumnsOfSeveralLines() throws {
    var report = report([(.warning, 1, nil)])
    report.findings.replace(.endLine, [4])
    let command = try #require(WorkflowCommandText.all(in: render(report).bytes).commands.first)
    #expect(
      command.properties == ["file": "Sources/App/A.swift", "line": "1", "endLine": "4", "title": "singleton-access"])
  }

  @Test func sumsTheJobUpInMarkdownThatFitsItsPage() throws {
    let small = try #require(render(FixedReports.small).jobSummary)
    #expect(small == MarkdownFormat().render(FixedReports.small, RenderOptions()).bytes)
    let large = report([(.warning, 40_000, nil)])
    let summary = try #require(render(large).jobSummary)
    #expect(summary.count < 1 << 20)
    let text = String(decoding: summary, as: UTF8.self)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| Sources/") }
    #expect(rows > 5_000)
    let rest = String(40_000 - rows)
    #expect(text.contains("And \(rest.dropLast(3)),\(rest.suffix(3)) more findings, left out to keep this page short."))
  }
}
