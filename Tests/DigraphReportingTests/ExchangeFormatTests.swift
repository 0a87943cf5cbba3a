import DigraphReport
import DigraphReporting
import Foundation
import Testing

/// Formats that other programs have defined, read back.
@Suite struct ExchangeFormatTests {
  static let names = FixedReports.all.map(\.name)

  private static func report(_ name: String) throws -> Report {
    try #require(FixedReports.all.first { $0.name == name }).report
  }

  private static func bytes(_ identifier: String, _ report: Report) throws -> [UInt8] {
    try #require(format(identifier)).render(report, .describingRules).bytes
  }

  private static func object(_ identifier: String, _ report: Report) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes(identifier, report))) as? [String: Any])
  }

  /// The attributes of all elements of a name.
  private static func elements(_ name: String, _ bytes: [UInt8]) throws -> [[String: String]] {
    try #require(XMLText(bytes)).attributes[name] ?? []
  }

  @Test(arguments: names)
  func checkstyleHasEveryFinding(_ name: String) throws {
    let whole = try Self.report(name)
    let report = whole.reviewed(.describingRules)
    let bytes = try Self.bytes("checkstyle", whole)
    let errors = try Self.elements("error", bytes)
    #expect(errors.count == report.findings.count)
    #expect(Set(errors.compactMap { $0["source"] }) == Set(report.findings.map { "digraph.\($0.rule)" }))
    #expect(try Self.elements("file", bytes).count == Set(report.findings.map(\.site.file)).count)
  }

  @Test(arguments: names)
  func sonarHasEveryFindingAndItsRule(_ name: String) throws {
    let report = try Self.report(name)
    let shown = report.reviewed(.describingRules).findings.count
    let object = try Self.object("sonar", report)
    let issues = try #require(object["issues"] as? [[String: Any]])
    let rules = Set(try #require(object["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String })
    #expect(issues.count == shown)
    #expect(issues.allSatisfy { rules.contains($0["ruleId"] as? String ?? "") })
  }

  @Test(arguments: names)
  func codeClimateTellsAllFindingsApart(_ name: String) throws {
    let report = try Self.report(name)
    let shown = report.reviewed(.describingRules).findings.count
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(Self.bytes("codeclimate", report))) as? [[String: Any]])
    #expect(issues.count == shown)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
  }

  @Test(arguments: names)
  func teamCityHasOneLineForEachFinding(_ name: String) throws {
    let report = try Self.report(name)
    let shown = report.reviewed(.describingRules).findings.count
    let lines = String(decoding: try Self.bytes("teamcity", report), as: UTF8.self).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("##teamcity[inspection ") } == shown)
    for line in lines {
      #expect(line.utf8.allSatisfy { $0 < 0x80 })
      // What is escaped apart, nothing ends the message but its last character.
      let bare = line.dropFirst("##teamcity[".count).dropLast().replacing(/\|./, with: "")
      #expect(!bare.contains("[") && !bare.contains("]"))
      #expect(bare.count { $0 == "'" } % 2 == 0)
    }
  }

  @Test(arguments: names)
  func graphsHaveAllNodesAndEdges(_ name: String) throws {
    let report = try Self.report(name)
    let gexf = try Self.bytes("gexf", report)
    #expect(try Self.elements("node", gexf).count == report.nodes.count)
    #expect(try Self.elements("edge", gexf).count == report.edges.count)
    let graph = try #require(try Self.object("jgf", report)["graph"] as? [String: Any])
    #expect((graph["nodes"] as? [String: Any])?.count == report.nodes.count)
    let edges = try #require(graph["edges"] as? [[String: Any]])
    #expect(edges.compactMap { $0["relation"] as? String } == report.edges.map(\.kind.rawValue))
  }

  @Test(arguments: names)
  func filesDependOnFiles(_ name: String) throws {
    let report = try Self.report(name)
    let object = try Self.object("dependency-cruiser", report)
    let modules = try #require(object["modules"] as? [[String: Any]])
    let files = Set(modules.compactMap { $0["source"] as? String })
    #expect(files.count == modules.count)
    for module in modules {
      for dependency in try #require(module["dependencies"] as? [[String: Any]]) {
        #expect(files.contains(dependency["resolved"] as? String ?? ""))
        #expect(dependency["resolved"] as? String != module["source"] as? String)
      }
    }
    let summary = try #require(object["summary"] as? [String: Any])
    #expect((summary["violations"] as? [Any])?.count == report.findings.count)
  }

  @Test func filesInACircleAreCircular() throws {
    var sketch = ReportSketch()
    sketch.type("A")
    sketch.type("B")
    sketch.type("C")
    sketch.edge("A", "B")
    sketch.edge("B", "A")
    sketch.edge("B", "C")
    let modules = try #require(
      try Self.object("dependency-cruiser", sketch.finished(files: 3, lines: 3))["modules"] as? [[String: Any]])
    let circular = modules.flatMap { module in
      ((module["dependencies"] as? [[String: Any]]) ?? []).filter { $0["circular"] as? Bool == true }.map {
        [module["source"] as? String, $0["resolved"] as? String]
      }
    }
    #expect(circular.count == 2)
  }

  @Test(arguments: names, ["d2", "plantuml"])
  func picturesHaveALineForEachBox(_ name: String, _ identifier: String) throws {
    let report = try Self.report(name)
    let text = String(decoding: try Self.bytes(identifier, report), as: UTF8.self)
    let picture = String(decoding: try Self.bytes("mermaid", report), as: UTF8.self)
    let boxes = Set(picture.matches(of: #/(?m)^ +b(\d+)[\[({]/#).map { $0.1 })
    let found =
      identifier == "d2"
      ? Set(text.matches(of: #/(?m)^ *b(\d+): /#).map { $0.1 }) : Set(text.matches(of: #/ as b(\d+) /#).map { $0.1 })
    #expect(found == boxes)
  }
}
