import DigraphQueries
import DigraphReport
import DigraphReporting
import Testing

@Suite struct ExplainAnswerTests {
  /// A type in the middle of many, with findings about it and about those that use it.
  private func report(_ count: Int, length: Int) -> Report {
    let word = String(repeating: "Component", count: length)
    let folder = (0..<length).map { "Folder\($0)" }.joined(separator: "/")
    var sketch = ReportSketch()
    sketch.type(
      "\(word)Hub", folder: folder, effects: [(.network, true), (.clock, true), (.sharedState, true), (.logging, true)])
    for number in 0..<count {
      for name in ["User", "Need", "Name"] { sketch.type("\(word)\(name)\(number)", folder: folder) }
      sketch.type("\(word)Test\(number)", folder: folder, isTest: true)
      sketch.edge("\(word)User\(number)", "\(word)Hub", .singleton, member: "shared", lines: [1, 2, 3])
      sketch.edge("\(word)Test\(number)", "\(word)Hub", .construct)
      sketch.edge("\(word)Hub", "\(word)Need\(number)", .construct)
      sketch.edge("\(word)Hub", "\(word)Name\(number)", .mention)
      sketch.finding(
        "singleton-access", "\(word)User\(number)", "\(word)Hub", member: "shared", kind: "singleton",
        message: "`\(word)User\(number)` reaches it.", suggestion: "Kind \(number): do something about it.")
      sketch.finding(
        "hard-coded-construction", "\(word)Hub", "\(word)Need\(number)", kind: "construct", message: "`\(word)Hub`.",
        suggestion: "Kind \(number): do something about it.")
    }
    return sketch.finished(files: 1, lines: 1)
  }

  private func lines(_ nodes: [Int], _ report: Report) -> [Substring] {
    let bytes = ExplainAnswer(nodes, Measurements(report), in: report).text(RenderOptions())
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  @Test(arguments: [1, 5, 20, 300], [1, 4])
  func fitsWhateverTheSize(_ count: Int, _ length: Int) {
    let report = report(count, length: length)
    for nodes in [[0], [0, 1], Array(report.nodes.indices)] {
      let shown = lines(nodes, report)
      #expect(shown.count <= 60)
      #expect(shown.allSatisfy { $0.count <= 100 }, "\(shown.filter { $0.count > 100 })")
    }
  }

  @Test func saysWhatItLeavesOut() {
    let shown = lines([0], report(40, length: 1))
    #expect(shown.contains { $0.hasPrefix("  Fan-in      80: 40 of them in tests, 40 consumers get it without being") })
    #expect(shown.contains("  Fan-out     40"))
    #expect(shown.contains { $0.hasPrefix("Not shown: ") && $0.contains(" findings, ") })
    #expect(shown.joined(separator: " ").contains("40 types that it only names"))
  }
}
