import DigraphQueries
import DigraphReport
import Testing

@Suite struct WhyQueryTests {
  let sketch = SketchedReport(
    "A -> B construct", "A -> B property", "B -> P:P init", "C -> P:P conform", "C -> D construct", "A -> E construct",
    "E -> D init", "D -> F construct navigation", "F -> A property weak", "F -> G mention", "D -> A init")

  func chains(_ from: String..., to: String, limit: Int = 10, kinds: Set<String> = []) -> [String] {
    let query = WhyQuery(
      sketch.report, from: from.map { sketch[$0] }, to: [sketch[to]], limit: limit, kinds: kinds)
    return query.chains.map { chain in sketch.names([chain[0][0].source] + chain.map { $0[0].target }) }
  }

  func manner(_ from: String, _ to: String) -> WhyQuery.Manner? {
    WhyQuery(sketch.report, from: [sketch[from]], to: [sketch[to]], limit: 1).manner
  }

  @Test func findsChainsShortestFirst() {
    #expect(chains("A", to: "D") == ["A E D", "A B P C D"])
    #expect(chains("A", to: "D", limit: 1) == ["A E D"])
    #expect(chains("B", "E", to: "D") == ["E D", "B P C D"])
  }

  @Test func showsAllEdgesOfAStep() {
    let query = WhyQuery(sketch.report, from: [sketch["A"]], to: [sketch["P:P"]], limit: 1)
    #expect(query.chains[0].map(\.count) == [2, 1])
    #expect(query.chains[0][0].map { sketch.report.edges[$0.edge].kind } == [.construct, .property])
  }

  @Test func saysByWhatTheChainLeads() {
    #expect(manner("A", "D") == .dependencies)
    #expect(manner("A", "F") == .navigation)
    #expect(manner("A", "G") == .names)
    #expect(manner("G", "A") == nil)
  }

  @Test func meetsASourceThatIsTheTargetAgain() {
    #expect(chains("A", to: "A") == ["A E D A", "A B P C D A"])
  }

  @Test func followsTheKindsAskedFor() {
    #expect(chains("A", to: "D", kinds: ["construct"]) == [])
    #expect(chains("A", to: "D", kinds: ["construct", "init"]) == ["A E D", "A B P C D"])
    #expect(chains("F", to: "G", kinds: ["mention"]) == ["F G"])
  }
}
