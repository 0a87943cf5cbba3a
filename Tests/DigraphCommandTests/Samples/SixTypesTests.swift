import DigraphReport
import Testing

/// What the six types are there to show.
@Suite
struct SixTypesTests {
  @Test func isTheGraphOfTheFigure() throws {
    let report = try RealProgram.report(on: "SixTypes")
    let edges = report.edges.filter(\.kind.isAcquiring)
      .map { "\(report.nodes[$0.source].name)\(report.nodes[$0.target].name)" }
    #expect(Set(edges) == ["AB", "AC", "AD", "BE", "DE", "EF"])
    #expect(report.summary.depth == 3)
    #expect(report.deepestChain.map { report.nodes[$0].name } == ["A", "B", "E", "F"])
    #expect(report.cycles.isEmpty)
    let depths = report.nodes.compactMap { node in node.depth.map { "\(node.name)\($0)" } }
    #expect(Set(depths).isSuperset(of: ["A3", "B2", "C0", "D2", "E1", "F0"]))
  }
}
