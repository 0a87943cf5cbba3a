import DigraphFacts
import DigraphQueries
import Testing

@Suite struct DepthQueryTests {
  @Test func measuresTheWorkshopExample() {
    let sketch = SketchedReport(
      "A -> B init", "A -> C init", "A -> D init", "B -> E init", "D -> E init", "E -> F init", "G -> A mention")
    let query = DepthQuery(sketch.report)
    #expect(query.levels.map { "\(sketch.names([$0.node]))\($0.depth)" } == ["A3", "B2", "D2", "E1", "C0", "F0"])
    #expect(query.distribution == [2, 1, 2, 1])
    #expect(query.chain(from: sketch["A"]).map { sketch.names([$0.source, $0.target]) } == ["A B", "B E", "E F"])
    #expect(query.needs().counts == [5, 2, 0, 2, 1, 0, 0])
  }

  @Test func passesFromAProtocolToItsImplementationsAndAddsNothingInACycle() {
    let sketch = SketchedReport(
      "A -> P:P init", "B -> P:P conform", "T:Fake -> P:P conform", "T:Fake -> T:G construct", "B -> C construct",
      "C -> D construct", "D -> C init", "D -> E construct")
    let query = DepthQuery(sketch.report)
    #expect(query.depth(of: sketch["A"]) == 3)
    let chain = query.chain(from: sketch["A"])
    #expect(chain.map { sketch.names([$0.source, $0.target]) } == ["A P", "P B", "B C", "C D", "D E"])
    #expect(chain.map(\.isImplementation) == [false, true, false, false, false])
    #expect(chain.map(\.isInsideCycle) == [false, false, false, true, false])
    #expect(query.stations(from: sketch["A"]).count == 4)
  }

  /// On one deep path nothing may recurse, and nothing may look at all pairs.
  @Test func walksALongPath() {
    let report = LargeReport.path(LargeReport.size)
    let query = DepthQuery(report)
    #expect(query.depth(of: 0) == LargeReport.size - 1)
    #expect(query.chain(from: 0).count == LargeReport.size - 1)
    #expect(query.needs().areEstimated)
    #expect(CycleQuery(report).cycles.isEmpty)
    let reach = ReachQuery(report)
    #expect(reach.dependents(of: [LargeReport.size - 1]).count == LargeReport.size - 1)
  }
}
