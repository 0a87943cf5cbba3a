import DigraphReport
import DigraphReporting
import Foundation
import Testing
import TextOutput

@Suite struct SARIFFormatTests {
  private func log(_ report: Report, _ change: (inout RenderOptions) -> Void = { _ in }) throws -> [String: Any] {
    var options = RenderOptions.describingRules
    change(&options)
    let bytes = SARIFFormat().render(report, options).bytes
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func run(_ report: Report, _ change: (inout RenderOptions) -> Void = { _ in }) throws -> [String: Any] {
    try #require((log(report, change)["runs"] as? [[String: Any]])?.first)
  }

  private func results(
    _ report: Report, _ change: (inout RenderOptions) -> Void = { _ in }
  ) throws -> [[String: Any]] {
    try #require(run(report, change)["results"] as? [[String: Any]])
  }

  private func value(_ json: Any?, _ path: String) -> Any? {
    path.split(separator: ".").reduce(json) { value, key in
      if let index = Int(key) { return (value as? [Any]).flatMap { $0.indices.contains(index) ? $0[index] : nil } }
      return (value as? [String: Any])?[String(key)]
    }
  }

  @Test(arguments: FixedReports.all.map(\.name))
  func saysWhatTheReportSays(_ name: String) throws {
    let whole = try #require(FixedReports.all.first { $0.name == name }).report
    let report = whole.reviewed(RenderOptions())
    let log = try log(whole)
    #expect(log["version"] as? String == "2.1.0")
    let rules = try #require(value(log, "runs.0.tool.driver.rules") as? [[String: Any]])
    let results = try results(whole)
    let identities = results.flatMap {
      (value($0, "partialFingerprints.digraphIdentity/v1") as? String ?? "").components(separatedBy: "; ")
    }
    #expect(identities.sorted() == report.findings.map(\.identity).sorted())
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      let uri = try #require(value(result, "locations.0.physicalLocation.artifactLocation.uri") as? String)
      #expect(uri.allSatisfy(\.isASCII) && URL(string: uri) != nil)
      let path = uri.removingPercentEncoding
      let finding = try #require(
        report.findings.first { $0.rule == result["ruleId"] as? String && $0.site.file == path })
      #expect((value(result, "message.text") as? String)?.hasPrefix(finding.message) == true)
      #expect(value(result, "partialFingerprints.primaryLocationLineHash") == nil)
    }
  }

  @Test func describesItsRules() throws {
    let rules = try #require(value(run(FixedReports.small), "tool.driver.rules") as? [[String: Any]])
    #expect(rules.count == Set(FixedReports.small.findings.map(\.rule)).count)
    for rule in rules {
      for path in ["shortDescription.text", "fullDescription.text", "help.text", "help.markdown"] {
        let text = try #require(value(rule, path) as? String)
        #expect(!text.isEmpty && (path.hasPrefix("help") || text.count <= 1_024))
      }
      #expect(["note", "warning", "error"].contains(value(rule, "defaultConfiguration.level") as? String))
    }
    #expect(rules.contains { $0["name"] as? String == "SingletonAccess" })
  }

  /// Vectors of codeql-action's own tests, and one of a type with a shared instance.
  @Test(arguments: [
    ("", ["c129715d7a2bc9a3:1"]),
    (" a\nb\n  \t\tc\n d", ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]),
    (
      " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n",
      [
        "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1", "b3edc88f2938467e:1",
        "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
      ]
    ),
    (
      " hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n",
      [
        "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1", "b3edc88f2938467e:1",
        "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
      ]
    ),
    (
      "final class A {\n  static let shared = A()\n}\n",
      ["4ebb3ba2a287e851:1", "c895e935c51cf8f:1", "32dce9ccfdbc9d3e:1", "c129715d7a2bc9a3:1"]
    ),
  ])
  func hashesLinesAsGitHubDoes(_ text: String, _ hashes: [String]) {
    #expect(LineHashes.all(in: Array(text.utf8)) == hashes)
  }

  @Test func countsLinesThatHashAlike() {
    // Of long lines the window sees the same from every one of them but those near the end.
    let text = String(repeating: String(repeating: "x", count: 120) + "\n", count: 5)
    let hashes = LineHashes.all(in: Array(text.utf8))
    #expect(hashes.count == 6)
    #expect(hashes.prefix(5).map { $0.suffix(2) } == [":1", ":2", ":3", ":4", ":5"])
    #expect(Set(hashes.prefix(5).map { $0.dropLast(2) }).count == 1)
  }

  @Test func countsColumnsInUTF16AndHashesTheLine() throws {
    var sketch = ReportSketch()
    sketch.type("A")
    let line = "let 👩‍👧 = \"é\"; Session.shared\n"
    sketch.finding("singleton-access", "A", kind: "singleton", lines: [2], message: "A reaches it.")
    var report = sketch.finished(files: 1, lines: 2)
    report.findings.replace(.column, [1 + line.prefix(13).utf8.count])
    report.findings.replace(.endColumn, [1 + line.prefix(27).utf8.count])
    let text = "// 日本\r\n" + line
    let result = try results(report) { $0.source = { $0 == "Sources/App/A.swift" ? Array(text.utf8) : nil } }[0]
    let region = try #require(value(result, "locations.0.physicalLocation.region") as? [String: Int])
    #expect(
      region == [
        "startLine": 2, "startColumn": 1 + line.prefix(13).utf16.count, "endLine": 2,
        "endColumn": 1 + line.prefix(27).utf16.count,
      ])
    #expect(
      value(result, "partialFingerprints.primaryLocationLineHash") as? String
        == LineHashes.all(in: Array(text.utf8))[1])
  }

  @Test func leavesOutPlacesThatTheFileDoesNotHave() throws {
    let result = try #require(
      results(FixedReports.gateFailure) { $0.source = { _ in Array("short\n".utf8) } }.first {
        $0["ruleId"] as? String == "singleton-access"
      })
    #expect(value(result, "locations.0.physicalLocation.region") as? [String: Int] == ["startLine": 10, "endLine": 10])
    #expect(value(result, "partialFingerprints.primaryLocationLineHash") == nil)
    #expect(result["baselineState"] as? String == "new")
  }

  @Test func makesOneResultOfARulesFindingsOnALine() throws {
    var sketch = ReportSketch()
    for name in ["A", "B", "C"] { sketch.type(name) }
    for name in ["B", "C"] {
      sketch.finding("singleton-access", "A", name, kind: "singleton", lines: [7], message: "A reaches \(name).")
    }
    sketch.finding("volatile-static", "A", "C", kind: "static", lines: [7], message: "A asks C.")
    let results = try results(sketch.finished(files: 1, lines: 1))
    #expect(
      results.map { value($0, "message.text") as? String } == [
        "A reaches B. A reaches C.\nSee: [B is declared here](1), [C is declared here](2).",
        "A asks C.\nSee: [C is declared here](1).",
      ])
    #expect(
      value(results[0], "relatedLocations.1.message.text") as? String == "C is declared here")
  }

  @Test func showsTheStepsOfACycle() throws {
    let texts = try #require(value(results(FixedReports.cycles)[0], "relatedLocations") as? [[String: Any]])
      .map { value($0, "message.text") as? String }
    #expect(texts == ["Cart -> Order", "Order -> Payment", "Payment -> Cart"])
  }

  @Test func keepsTheLimitsOfGitHub() throws {
    var sketch = ReportSketch()
    sketch.type("A")
    for number in 0..<25_100 {
      sketch.finding(
        "singleton-access", "A", kind: "singleton", severity: 1..<25_050 ~= number ? .warning : .error,
        lines: number == 0 ? Array(1...501) : [number + 1], message: "A reaches it.")
    }
    let rendering = SARIFFormat().render(sketch.finished(files: 1, lines: 1), RenderOptions())
    #expect(rendering.notes == ["100 results left out of the SARIF report, as GitHub accepts at most 25,000"])
    let log = try JSONSerialization.jsonObject(with: Data(rendering.bytes))
    let results = try #require(value(log, "runs.0.results") as? [[String: Any]])
    #expect(results.count == 25_000)
    #expect((results[0]["relatedLocations"] as? [Any])?.count == 100)
    #expect(results.count { $0["level"] as? String == "error" } == 51)
  }

  @Test func reportsWhatWentWrongWithTheInput() throws {
    let notes = try #require(
      value(run(FixedReports.small), "invocations.0.toolExecutionNotifications") as? [[String: Any]])
    #expect(notes.map { $0["level"] as? String } == ["warning", "error", "note"])
  }
}
