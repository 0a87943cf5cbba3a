import DigraphReport
import DigraphReporting
import Testing
import TextOutput

@Suite struct ReportReaderTests {
  private func bytes(_ report: Report) -> [UInt8] { JSONFormat().render(report, RenderOptions()).bytes }

  @Test(arguments: FixedReports.all.map(\.name))
  func readsBackWhatWasWritten(_ name: String) throws {
    let report = try #require(FixedReports.all.first { $0.name == name }).report
    let read = try ReportReader.read(bytes(report), root: report.root)
    #expect(read.nodes.count == report.nodes.count)
    #expect(read.edges.map(\.sites) == report.edges.map(\.sites))
    #expect(read.findings.map(\.message) == report.findings.map(\.message))
    #expect(read.summary == report.summary)
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
    #expect(failure("") == "not a digraph report: not valid JSON")
    #expect(failure("[1") == "not a digraph report: not valid JSON")
    #expect(failure("{}") == "not a digraph report: schemaVersion is missing")
    #expect(failure("{\"schemaVersion\":1}") == "not a digraph report: tool is missing")
    #expect(
      failure("{\"schemaVersion\":\"1\"}") == "not a digraph report: schemaVersion must be a whole number")
    #expect(failure("{\"schemaVersion\":0}") == "not a digraph report: schemaVersion is 0, but must be at least 1")
    #expect(failure("{\"schemaVersion\":99}")?.hasPrefix("the report has schema version 99, newer than 1") == true)
  }

  @Test func putsEdgesBackInOrder() throws {
    var report = FixedReports.small
    report.edges = report.edges.selecting(report.edges.indices.reversed())
    let read = try ReportReader.read(bytes(report), root: report.root)
    let pairs = read.edges.map { [$0.source, $0.target] }
    #expect(pairs == pairs.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test func refusesIdsOfNodesThatDoNotExist() throws {
    let good = String(decoding: bytes(FixedReports.workshop), as: UTF8.self)
    let bad = good.replacing("\"source\":4,\"target\":5", with: "\"source\":4,\"target\":6")
    #expect(bad != good)
    #expect(failure(bad) == "not a digraph report: edges[5].target names node 6, which does not exist")
    #expect(
      failure(good.replacing("\"id\":3", with: "\"id\":4"))
        == "not a digraph report: nodes[3].id is 4, but must be 3")
  }

  @Test(arguments: [
    ("\"id\":3", "\"id\":9223372036854775807", "nodes[3].id is 9223372036854775807, but must be 3"),
    ("\"id\":0", "\"id\":-1", "nodes[0].id is -1, but must be 0"),
    (
      "\"source\":4", "\"source\":9223372036854775807",
      "edges[5].source names node 9223372036854775807, which does not exist"
    ),
    (
      "\"references\":6", "\"references\":9223372036854775807",
      "resolution.references is 9223372036854775807, but must be from 0 to 2147483647"
    ),
    ("\"unknown\":0", "\"unknown\":7", "resolution.unknown is 7, but there are only 6 references"),
    ("\"depth\":3", "\"depth\":-1", "summary.depth is -1, but must be from 0 to 2147483647"),
    ("\"depth\":3", "\"depth\":1e300", "summary.depth must be a whole number"),
    ("\"target\":5", "\"target\":1.5", "edges[5].target must be a whole number"),
    ("\"target\":5", "\"target\":9223372036854775808", "edges[5].target must be a whole number"),
    ("\"deepestChain\":[0", "\"deepestChain\":[-1", "deepestChain[0] names node -1, which does not exist"),
    ("\"kind\":\"init\"", "\"kind\":\"x\"", "edges[0].kind has an unknown value"),
    ("\"edges\":[", "\"edges\":{}, \"x\":[", "edges must be an array"),
    (
      "\"cycles\":[", "\"cycles\":[{\"members\":[0,0],\"witness\":[0,0]}",
      "cycles[0].members[1] names node 0, which is already in a cycle"
    ),
    ("\"cycles\":[", "\"cycles\":[{\"members\":[],\"witness\":[0,0]}", "cycles[0].members is empty"),
    (
      "\"cycles\":[", "\"cycles\":[{\"members\":[0,1],\"witness\":[0,2,0]}",
      "cycles[0].witness[1] names node 2, which is not a member of the cycle"
    ),
    (
      "\"cycles\":[", "\"cycles\":[{\"members\":[0,1],\"witness\":[0,1]}",
      "cycles[0].witness does not end where it begins"
    ),
  ])
  func saysWhereItIsWrong(_ old: String, _ new: String, _ expected: String) throws {
    let good = String(decoding: bytes(FixedReports.workshop), as: UTF8.self)
    let bad = good.replacing(old, with: new, maxReplacements: 1)
    #expect(failure(bad) == "not a digraph report: \(expected)")
  }
}
