import DigraphAnalysis
import DigraphReporting
import Testing

@Suite struct ReportReaderTests {
  private func bytes(_ report: Report) -> [UInt8] { JSONFormat().render(report, RenderOptions()).bytes }

  /// The report with what its JSON form does not hold set to what the reader sets.
  private func withoutColumns(_ report: Report) -> Report {
    var report = report
    report.nodes = report.nodes.map { node in
      var (site, initializers) = (node.site, node.initializers)
      site?.column = 1
      for index in initializers.indices { initializers[index].site.column = 1 }
      return ReportNode(
        id: node.id, name: node.name, module: node.module, kind: node.kind, role: node.role, ownership: node.ownership,
        isTest: node.isTest, site: site, depth: node.depth, fanIn: node.fanIn, fanOut: node.fanOut,
        initializers: initializers)
    }
    for index in report.singletons.indices { report.singletons[index].site.column = 1 }
    return report
  }

  /// What stands behind a node, and is not seen in its description.
  private static func details(_ node: ReportNode) -> String {
    String(
      reflecting: (node.name, node.module, node.site, node.depth, node.fanIn, node.fanOut, node.initializers))
  }

  @Test(arguments: FixedReports.all.map(\.name))
  func readsBackWhatWasWritten(_ name: String) throws {
    let report = try #require(FixedReports.all.first { $0.name == name }).report
    let read = try ReportReader.read(bytes(report), root: report.root)
    let expected = withoutColumns(report)
    #expect(String(reflecting: read) == String(reflecting: expected))
    #expect(read.edges.map(\.sites) == expected.edges.map(\.sites))
    #expect(read.edges.map(\.member) == expected.edges.map(\.member))
    #expect(read.edges.map(\.scope) == expected.edges.map(\.scope))
    #expect(read.nodes.map(Self.details) == expected.nodes.map(Self.details))
    #expect(bytes(read) == bytes(report))
  }

  @Test(arguments: FixedReports.all.map(\.name))
  func showsAReadReportLikeTheFirst(_ name: String) throws {
    let report = try #require(FixedReports.all.first { $0.name == name }).report
    let read = try ReportReader.read(bytes(report), root: report.root)
    #expect(TextFormat().render(read, RenderOptions()) == TextFormat().render(report, RenderOptions()))
  }

  private func failure(_ text: String) -> String? {
    do {
      _ = try ReportReader.read(Array(text.utf8), root: "/")
      return nil
    } catch {
      return (error as? ReportReader.Failure)?.description
    }
  }

  @Test func saysWhyAFileIsNoReport() {
    #expect(failure("") == "not a report of digraph: no valid JSON")
    #expect(failure("[1") == "not a report of digraph: no valid JSON")
    #expect(failure("{}") == "not a report of digraph: `schemaVersion` is missing")
    #expect(failure("{\"schemaVersion\":1}") == "not a report of digraph: `tool` is missing")
    #expect(
      failure("{\"schemaVersion\":\"1\"}")
        == "not a report of digraph: a value of another type is expected in schemaVersion")
    #expect(failure("{\"schemaVersion\":99}")?.hasPrefix("the report has schema version 99, newer than 1") == true)
  }

  @Test func putsEdgesBackInOrder() throws {
    var report = FixedReports.small
    report.edges.reverse()
    let read = try ReportReader.read(bytes(report), root: report.root)
    let pairs = read.edges.map { [$0.source, $0.target] }
    #expect(pairs == pairs.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test func refusesIdsOfNodesThatDoNotExist() throws {
    let good = String(decoding: bytes(FixedReports.workshop), as: UTF8.self)
    let bad = good.replacing("\"source\":4,\"target\":5", with: "\"source\":4,\"target\":6")
    #expect(bad != good)
    #expect(failure(bad) == "not a report of digraph: edges[5] names node 6, which does not exist")
    #expect(failure(good.replacing("\"id\":3", with: "\"id\":4")) == "not a report of digraph: nodes[3] has the id 4")
  }
}
