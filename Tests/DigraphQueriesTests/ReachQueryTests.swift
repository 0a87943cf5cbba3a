import DigraphQueries
import Testing

@Suite struct ReachQueryTests {
  let sketch = SketchedReport(
    "A -> P:P init", "B -> P:P conform", "B -> C construct", "C -> X:Clock static", "T:Test -> A construct",
    "D -> C property weak", "E -> C construct navigation", "F -> C mention")

  func text(_ found: [ReachQuery.Found]) -> [String] { found.map { "\(sketch.names([$0.node]))\($0.distance)" } }

  @Test func findsWhatAChangeTouches() {
    let query = ReachQuery(sketch.report)
    #expect(text(query.dependents(of: [sketch["X:Clock"]])) == ["C1", "B2", "P3", "A4", "Test5"])
    #expect(text(query.dependents(of: [sketch["X:Clock"]], limit: 2)) == ["C1", "B2"])
    #expect(query.dependents(of: [sketch["D"]]).isEmpty)
  }

  @Test func findsWhatATypeNeeds() {
    let query = ReachQuery(sketch.report)
    #expect(text(query.needs(of: [sketch["A"]])) == ["P1", "B2", "C3", "Clock4"])
    #expect(text(query.needs(of: [sketch["A"], sketch["C"]])) == ["Clock1", "P1", "B2"])
    #expect(text(ReachQuery(sketch.report, kinds: ["construct"]).needs(of: [sketch["B"]])) == ["C1"])
  }
}
