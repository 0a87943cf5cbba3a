import DigraphFacts
import DigraphReport
import DigraphReporting
import Foundation
import Testing

@Suite struct JSONFormatTests {
  static let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Documentation/report.schema.json")

  private func bytes(_ report: Report) -> [UInt8] { JSONFormat().render(report, RenderOptions()).bytes }

  @Test(arguments: FixedReports.all.map(\.name))
  func writesWhatItsSchemaDescribes(_ name: String) throws {
    let report = try #require(FixedReports.all.first { $0.name == name }).report
    let value = try JSONSerialization.jsonObject(with: Data(bytes(report)))
    #expect(try JSONSchema(contentsOf: Self.schema).errors(in: value) == [])
  }

  @Test func describesEveryKeyOfItsSchema() throws {
    for (place, schema) in try JSONSchema(contentsOf: Self.schema).all where schema["$ref"] == nil {
      #expect((schema["description"] as? String)?.isEmpty == false, "\(place)")
    }
  }

  @Test func namesEveryWordOfTheModelInItsSchema() throws {
    let all = try JSONSchema(contentsOf: Self.schema).all
    func words(_ place: String) throws -> [String] {
      try #require(all.first { $0.place == place }?.schema["enum"] as? [String])
    }
    #expect(try words("$.node.kind") == ReportNode.Kind.allCases.map(\.rawValue))
    #expect(try words("$.node.role") == Role.allCases.map(\.rawValue))
    #expect(try words("$.node.ownership") == Ownership.allCases.map(\.rawValue))
    #expect(try words("$.edge.kind") == EdgeKind.allCases.map(\.rawValue))
    #expect(try words("$.edge.abstraction") == Abstraction.allCases.map(\.rawValue))
    #expect(try words("$.edge.certainty") == Certainty.allCases.map(\.rawValue))
    #expect(try words("$.edge.role") == EdgeRole.allCases.map(\.rawValue))
    #expect(try words("$.edge.via") == EdgeOrigin.allCases.map(\.rawValue))
    #expect(try words("$.singleton.risk") == ReportSingleton.Risk.allCases.map(\.rawValue))
    #expect(try words("$.finding.severity") == Severity.allCases.map(\.rawValue))
    #expect(try words("$.finding.kind").starts(with: EdgeKind.allCases.map(\.rawValue)))
  }

  @Test func escapesWhatAReaderTripsOver() throws {
    let text =
      "\u{0}\u{1}\u{8}\t\n\u{B}\u{C}\r\u{1F} \"/\\\u{7F}\u{80}\u{85}\u{9F}\u{A0}\u{2027}\u{2028}\u{2029}\u{202A}\u{E0041}é日👩‍👧"
    var sketch = ReportSketch()
    sketch.diagnostic(.note, text)
    let json = String(decoding: bytes(sketch.finished(files: 0, lines: 0)), as: UTF8.self)
    let escaped =
      #""\u0000\u0001\b\t\n\u000b\f\r\u001f \"/\\\u007f\u0080\u0085\u009f"# + "\u{A0}\u{2027}"
      + #"\u2028\u2029\u202a\udb40\udc41é日👩\u200d👧""#
    #expect(json.contains(escaped))
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((value?["diagnostics"] as? [[String: Any]])?.first?["message"] as? String == text)
  }

  @Test func keepsTheOrderOfTheContract() throws {
    let json = String(decoding: bytes(FixedReports.small), as: UTF8.self)
    let keys = json.split(separator: "\n").compactMap { $0.prefixMatch(of: #/"(\w+)":/#)?.1 }
    #expect(
      keys == [
        "tool", "summary", "nodes", "edges", "cycles", "deepestChain", "singletons", "findings", "resolution",
        "diagnostics",
      ])
    #expect(json.hasPrefix("{\"schemaVersion\":1,\n"))
  }

  @Test func writesALargeReport() throws {
    var sketch = ReportSketch()
    for number in 0..<2_000 { sketch.type("LongishTypeName\(number)", role: .service) }
    for number in 0..<20_000 {
      sketch.edge(
        "LongishTypeName\(number % 2_000)", "LongishTypeName\(number * 7 % 2_000)", .construct, lines: [1, 2])
    }
    let bytes = bytes(sketch.finished(files: 1, lines: 1))
    #expect(bytes.count > 5_000_000)
  }
}
