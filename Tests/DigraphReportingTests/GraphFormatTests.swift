import DigraphPictures
import DigraphReport
import DigraphReporting
import Foundation
import Testing
import TextOutput

/// Edge list, CSV, GraphML and Mermaid, read back.
@Suite struct GraphFormatTests {
  static let names = FixedReports.all.map(\.name)

  private static func report(_ name: String) throws -> Report {
    try #require(FixedReports.all.first { $0.name == name }).report
  }

  private func text(
    _ format: any ReportFormat, _ report: Report, links: LinkTemplate? = nil
  ) -> String {
    var options = RenderOptions()
    options.linkTemplate = links
    return String(decoding: format.render(report, options).bytes, as: UTF8.self)
  }

  /// The pairs of nodes with an edge, by name.
  private func pairs(_ report: Report) -> Set<[String]> {
    Set(report.edges.map { [report.nodes[$0.source].name, report.nodes[$0.target].name] })
  }

  // MARK: Edge list

  private func edges(_ report: Report) throws -> [[String]] {
    let lines = text(EdgeListFormat(), report).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return try lines.map { try #require(DelimitedText.goWords($0), "\($0)") }
  }

  @Test(arguments: names)
  func listsEdgesAsGoReadsThem(_ name: String) throws {
    let report = try Self.report(name)
    let words = try edges(report)
    #expect(words.map(\.first) == report.nodes.map(\.name))
    #expect(Set(words.flatMap { line in line.dropFirst().map { [line[0], $0] } }) == pairs(report))
  }

  @Test func tellsTypesOfOneNameApart() throws {
    var sketch = ReportSketch()
    sketch.type("A")
    sketch.type("B", module: "App")
    sketch.type("B", module: "Core")
    sketch.type("B", module: "Core", folder: "Other")
    sketch.type("Core.B", module: nil)
    let names = try edges(sketch.finished(files: 1, lines: 1)).map { $0[0] }
    #expect(
      names == ["A", "App.B", "Core.B (Sources/Core/B.swift:3)", "Core.B (Sources/Core/Other/B.swift:3)", "Core.B"])
  }

  // MARK: CSV

  @Test(arguments: names)
  func writesATableOfEdges(_ name: String) throws {
    let report = try Self.report(name)
    let records = try #require(DelimitedText.csv(text(CSVFormat(), report)))
    #expect(records.allSatisfy { $0.count == records[0].count })
    #expect(records.count == report.edges.count + 1)
    let column = Dictionary(uniqueKeysWithValues: records[0].enumerated().map { ($1, $0) })
    for (record, edge) in zip(records.dropFirst(), report.edges) {
      #expect(record[try #require(column["kind"])] == edge.kind.rawValue)
      #expect(record[try #require(column["line"])] == "\(edge.sites[0].line)")
      let (source, shown) = (report.nodes[edge.source].name, record[try #require(column["source"])])
      // What begins like a formula has an apostrophe in front, what cannot be seen is spelled out.
      if source.hasPrefix("-") { #expect(shown == "'" + source) }
      if source.unicodeScalars.allSatisfy({ $0.value > 0x1F && $0.value < 0x2000 }), !source.hasPrefix("-") {
        #expect(shown == source)
      }
    }
  }

  // MARK: GraphML

  @Test(arguments: names)
  func writesGraphML(_ name: String) throws {
    let report = try Self.report(name)
    let xml = try #require(XMLText(GraphMLFormat().render(report, RenderOptions()).bytes))
    let nodes = xml.attributes["node"] ?? []
    #expect(nodes.map { $0["id"] } == report.nodes.map { "n\($0.id)" })
    #expect(
      (xml.attributes["edge"] ?? []).map { [$0["source"], $0["target"]] }
        == report.edges.map { ["n\($0.source)", "n\($0.target)"] })
    let keys = Set((xml.attributes["key"] ?? []).compactMap { $0["id"] })
    let data = xml.attributes["data"] ?? []
    #expect(data.allSatisfy { keys.contains($0["key"] ?? "") })
    let values = zip(data, xml.texts["data"] ?? []).filter { $0.0["key"] == "node-name" }.map(\.1)
    for (value, node) in zip(values, report.nodes) where node.name.allSatisfy({ $0.isLetter || $0.isPunctuation }) {
      #expect(value == node.name)
    }
    #expect(values.count == report.nodes.count)
  }

  // MARK: Mermaid

  /// What a flowchart consists of, as far as the pictures use it.
  private static let patterns = [
    #"flowchart (TB|LR)"#, #" +b\d+(\[".*"\]|\(\[".*"\]\)|\{\{".*"\}\}|\[\[".*"\]\])"#, #"  subgraph g\d+\[".*"\]"#,
    #"  end"#, #"  b\d+ (-->|==>|-\.->)(\|[^|]+\|)? b\d+"#, #"  classDef \w+ [\w:#,-]+"#, #"  class b\d+(,b\d+)* \w+"#,
    #"  linkStyle \d+(,\d+)* stroke:#[0-9a-f]{6}(,stroke-width:4px)?"#, #"  click b\d+ href "[^"]*" "[^"]*""#,
    #"%% .*"#,
  ]

  @Test(arguments: names)
  func writesStatementsThatMermaidHas(_ name: String) throws {
    let report = try Self.report(name)
    let page = text(MermaidFormat(), report, links: try LinkTemplate("https://e.com/{file}#L{line}"))
    let statements = try Self.patterns.map { try Regex($0) }
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines[0] == "---" && lines[1].hasPrefix("title: \"") && lines[2] == "---")
    for line in lines.dropFirst(3) {
      #expect(statements.contains { line.wholeMatch(of: $0) != nil }, "\(line)")
      // Within a label, nothing ends it or means something.
      let label = line.firstRange(of: "\"").map { line[$0.upperBound...] }?.prefix { $0 != "\"" } ?? ""
      #expect(!label.replacing("<br>", with: "").contains { "<>`{}[]|".contains($0) }, "\(line)")
    }
    let picture = PictureBuilder.picture(of: report, PictureOptions())
    #expect(lines.count { $0.wholeMatch(of: statements[1]) != nil } == picture.boxes.count)
    #expect(lines.count { $0.wholeMatch(of: statements[4]) != nil } == picture.lines.count)
  }

  @Test func escapesLabelsForMermaid() throws {
    let page = text(MermaidFormat(), try Self.report("hostile"))
    for label in ["Quote#34;d", "#60;script#62;alert#40;1#41;#60;/script#62;", "#96;let#96;", "Emoji👩‍👩‍👧", "日本語の型"] {
      #expect(page.contains("[\"\(label)\"]"), "\(label)")
    }
  }

  @Test func saysThatMermaidRefusesLargePictures() {
    var options = RenderOptions()
    options.picture.collapse = .none
    let report = SyntheticReport.make(types: 2_000, seed: 1)
    #expect(MermaidFormat().render(report, options).notes.count { $0.hasPrefix("Mermaid") } == 1)
    #expect(MermaidFormat().render(report, RenderOptions()).notes.isEmpty)
  }
}
