import DigraphFacts
import DigraphQueries
import DigraphReport
import Testing

@Suite struct CycleQueryTests {
  @Test func showsWhatRunsInsideAndWhatToCut() throws {
    let sketch = SketchedReport(
      "A -> B construct", "A -> B property", "B -> C init", "C -> A singleton", "C -> D construct",
      "D -> A property weak",
      "T:E -> A construct", "A -> T:E construct", "B -> A construct navigation")
    let cycle = try #require(CycleQuery(sketch.report).cycles.first)
    #expect(CycleQuery(sketch.report).cycles.count == 1)
    #expect(sketch.names(cycle.members) == "A B C")
    #expect(sketch.names(cycle.witness) == "A B C A")
    #expect(cycle.links.map { sketch.names([$0.source, $0.target]) } == ["A B", "B C", "C A"])
    #expect(cycle.links[0].edges.map { sketch.report.edges[$0].kind } == [.construct, .property])
    // One edge does; the one that is hard-coded alone is the cheapest.
    #expect(cycle.cut == [2])
    #expect(cycle.isLeast)
  }

  @Test(arguments: [
    (["A -> B init", "B -> A construct"], "B A"), (["A -> B construct 3", "B -> A construct 2"], "B A"),
    (["A -> B construct 9", "B -> A init 1"], "A B"),
  ])
  func prefersWhatIsCheapToInvert(lines: [String], expected: String) throws {
    let sketch = lines.count == 2 ? SketchedReport(lines[0], lines[1]) : SketchedReport()
    let cycle = try #require(CycleQuery(sketch.report).cycles.first)
    #expect(cycle.cut.map { sketch.names([cycle.links[$0].source, cycle.links[$0].target]) } == [expected])
  }

  @Test func findsNoneWhereTheGraphIsAcyclic() {
    let sketch = SketchedReport("A -> B construct", "B -> C construct", "C -> A property weak", "C -> A mention")
    #expect(CycleQuery(sketch.report).cycles.isEmpty)
    #expect(CycleQuery(sketch.report).cutCount == 0)
  }

  @Test func looksAtTheKindsAskedFor() {
    let sketch = SketchedReport("A -> B construct", "B -> A init")
    #expect(CycleQuery(sketch.report, kinds: ["construct"]).cycles.isEmpty)
    #expect(CycleQuery(sketch.report, kinds: ["construct", "init"]).cycles.count == 1)
  }

  /// Cuts that weigh kinds and places are still the smallest: no fewer links leave every random graph acyclic.
  @Test(arguments: 0..<60)
  func cutsNoMoreThanAnySetMust(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let kinds: [EdgeKind] = [.construct, .initializer, .singleton, .property]
    var sketch = SketchedReport("A", "B", "C", "D", "E", "F").report
    var pairs: Set<[Int]> = []
    while pairs.count < 11 {
      let (source, target) = (random(6), random(6))
      guard source != target else { continue }
      pairs.insert([source, target])
      let sites = (1...(1 + random(4))).map { ReportSite(file: "A.swift", line: $0, column: 1) }
      let kind = kinds[random(4)]
      sketch.edges.append { row in
        row.put(.source, source)
        row.put(.target, target)
        row.put(.kind, kind)
        row.put(.sites, sites)
      }
    }
    sketch.edges = sketch.edges.reordered {
      ($0.source, $0.target, $0.kind.rawValue) < ($1.source, $1.target, $1.kind.rawValue)
    }

    let query = CycleQuery(sketch)
    #expect(query.cutCount == query.leastCutCount)
    let cut = Set(query.cycles.flatMap { cycle in cycle.cut.map { [cycle.links[$0].source, cycle.links[$0].target] } })
    let all = pairs.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
    #expect(isAcyclic(all.filter { !cut.contains($0) }))
    let smallest = (0..<(1 << all.count)).filter { set in
      set.nonzeroBitCount < cut.count && isAcyclic(all.indices.filter { set & (1 << $0) == 0 }.map { all[$0] })
    }
    #expect(smallest.isEmpty)
  }

  /// By taking away, again and again, nodes that nothing leads to.
  private func isAcyclic(_ pairs: [[Int]]) -> Bool {
    var rest = pairs
    while !rest.isEmpty {
      let targets = Set(rest.map { $0[1] })
      let left = rest.filter { targets.contains($0[0]) }
      if left.count == rest.count { return false }
      rest = left
    }
    return true
  }
}
