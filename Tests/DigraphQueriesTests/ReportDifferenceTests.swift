import DigraphQueries
import DigraphReport
import Testing

@Suite struct ReportDifferenceTests {
  private func difference(_ before: SketchedReport, _ after: SketchedReport) -> ReportDifference {
    ReportDifference(from: before.report, to: after.report)
  }

  private func edges(_ places: [Int], _ report: Report) -> [String] {
    places.map { place in
      let edge = report.edges[place]
      return "\(report.nodes[edge.source].name) -> \(report.nodes[edge.target].name) \(edge.kind.rawValue)"
    }
  }

  @Test func saysWhatCameAndWent() {
    let found = difference(
      SketchedReport("A -> B construct", "B -> C init", "A -> X:Clock static"),
      SketchedReport("A -> B init", "B -> D construct", "A -> X:Clock static"))
    #expect(found.types.gained.map { found.after.nodes[$0].name } == ["D"])
    #expect(found.types.lost.map { found.before.nodes[$0].name } == ["C"])
    #expect(edges(found.edges.gained, found.after) == ["A -> B init", "B -> D construct"])
    #expect(edges(found.edges.lost, found.before) == ["A -> B construct", "B -> C init"])
    #expect(!found.isEmpty)
    #expect(found.figures.before.hardCoded == 2 && found.figures.after.hardCoded == 2)
    let changed = found.changedNodes
    #expect(changed.after == [0, 1, 3])
  }

  /// To whom code belongs is no part of what it is.
  @Test func nothingChangesWhereCodeMoves() {
    let found = difference(
      SketchedReport("Old/A -> Old/B construct", "A -> B init"),
      SketchedReport("New/A -> New/B construct", "A -> B init")
    )
    #expect(found.isEmpty && found.changedNodes.after.isEmpty)
  }

  /// Of two consumers of one name, the one that stayed where it was did not change.
  @Test func tellsConsumersOfOneNameApart() {
    let found = difference(
      SketchedReport("One/A -> One/B construct", "Two/A -> Two/B construct"), SketchedReport("Two/A -> Two/B construct")
    )
    #expect(found.types.lost.map { found.before.nodes[$0].module } == ["One", "One"])
    #expect(found.edges.lost.map { found.before.nodes[found.before.edges[$0].source].module } == ["One"])
  }

  @Test func aCycleThatGrowsIsTheSameCycle() {
    func cyclic(_ members: String...) -> SketchedReport {
      var sketch = SketchedReport("A -> B init", "B -> C init", "C -> D init", "X -> Y init")
      sketch.addCycle(members)
      return sketch
    }
    let grown = difference(cyclic("A", "B"), cyclic("A", "B", "C")).cycles
    #expect(grown.count == 1 && grown[0].before == 0 && grown[0].after == 0)
    #expect(grown[0].gained == ["C"] && grown[0].lost == [])
    let other = difference(cyclic("A", "B"), cyclic("X", "Y")).cycles
    #expect(other.map(\.after) == [nil, 0] && other.map(\.before) == [0, nil])
    #expect(difference(cyclic("A", "B"), cyclic("A", "B")).cycles.isEmpty)
  }

  @Test func saysWhatTestsCanNoLongerKeepAway() {
    func reaching(_ groups: String...) -> SketchedReport {
      var sketch = SketchedReport("A -> B construct")
      for group in groups { sketch.setEffects("A", group) }
      return sketch
    }
    let change = difference(reaching("clock!"), reaching("clock")).effects
    #expect(change.map(\.type) == ["A"] && change[0].gained == [.clock] && change[0].lost == [])
    #expect(difference(reaching("clock"), reaching("network")).effects.map(\.lost) == [[.clock]])
    #expect(difference(reaching("logging!"), reaching("logging")).effects.isEmpty)
  }

  // MARK: What a change reaches

  let sketch = SketchedReport(
    "A -> P:P init", "B -> P:P conform", "C -> P:P conform", "B -> D mention", "T:Test -> A construct", "E -> B inherit"
  )

  private func reached(_ names: String...) -> String { Self.reached(sketch, names) }

  private static func reached(_ sketch: SketchedReport, _ names: [String], in file: String? = nil) -> String {
    let changed = Dictionary(uniqueKeysWithValues: names.map { (sketch[$0], Set(file.map { [$0] } ?? [])) })
    return sketch.names(AffectedQuery(sketch.report).reached(from: changed).nodes)
  }

  @Test func aChangeReachesWhoeverMayRunIt() {
    #expect(reached("D") == "A B D E Test")
    // Not the other type that conforms.
    #expect(reached("B") == "A B E Test")
    #expect(reached("P:P") == "A B C E P Test")
    #expect(reached("A") == "A Test")
  }

  /// What an upper module adds to a type of a lower one belongs to the upper one.
  @Test func aChangeGoesUpThroughTheModules() {
    var sketch = SketchedReport(
      "Core/Model -> App/Screen mention in:App", "Core/Store -> Core/Model construct", "App/List -> Core/Model mention",
      "App/Other -> Core/Store construct", "Core/Model -> Core/Part construct")
    #expect(Self.reached(sketch, ["App/Screen"]) == "List Model Other Screen Store")
    sketch.setModules("App -> Core", "Core")
    #expect(Self.reached(sketch, ["App/Screen"]) == "List Screen")
    #expect(Self.reached(sketch, ["Core/Part"]) == "List Model Other Part Store")
    #expect(Self.reached(sketch, ["Core/Model"]) == "List Model Other Store")
    #expect(Self.reached(sketch, ["Core/Model"], in: "App/Extensions.swift") == "List")
  }

  /// What several targets compile is reached in those that see what changed.
  @Test func aSharedFileIsNoBridge() {
    var sketch = SketchedReport("Shared/Fake -> App/Screen mention", "Tests/T:Case -> Shared/Fake construct")
    sketch.setModules("App", "AppTests -> App", "Tests", "Shared")
    sketch.share("Shared/Fake.swift", "AppTests", "Tests")
    let reach = AffectedQuery(sketch.report).reached(from: [sketch["App/Screen"]: []])
    #expect(sketch.names(reach.nodes) == "Fake Screen" && reach.modules == ["App", "AppTests"])
    #expect(Self.reached(sketch, ["Shared/Fake"]) == "Case Fake")
  }

  /// Through others too; and where nobody says what a module depends on, what it uses counts.
  @Test func modulesSeeWhatOthersHandOn() {
    var sketch = SketchedReport("App/Screen -> Core/Model mention", "Kit/Tool -> App/Screen mention")
    sketch.setModules("App -> Kit", "Kit -> Core", "Core")
    #expect(Self.reached(sketch, ["Core/Model"]) == "Model Screen")
    sketch.setModules("App", "Kit", "Core")
    #expect(Self.reached(sketch, ["Core/Model"]) == "Model")
    sketch.forgetDependencies()
    #expect(Self.reached(sketch, ["Core/Model"]) == "Model Screen Tool")
  }

  /// Whoever implements what a lower module asks for is run by code that does not see it, but not tested with it.
  @Test func whoCannotSeeAnImplementationIsNotReached() {
    var sketch = SketchedReport(
      "App/Client -> Core/P:API conform", "Core/Service -> Core/P:API init", "App/Root -> Core/P:API init")
    sketch.setModules("App -> Core", "Core")
    #expect(Self.reached(sketch, ["App/Client"]) == "Client Root")
    #expect(Self.reached(sketch, ["Core/P:API"]) == "API Client Root Service")
  }

  /// What is not scanned does not change; what the project adds to it connects nothing.
  @Test func noWayLeadsThroughThePlatform() {
    let sketch = SketchedReport("X:Date -> P:JSON conform", "A -> X:Date static", "B -> P:JSON conform")
    #expect(Self.reached(sketch, ["P:JSON"]) == "B JSON")
  }

  /// Whoever conforms is reached by what changes in the protocol, and in one that it refines, not by what those use.
  @Test func conformingAloneLeadsToNoOther() {
    let sketch = SketchedReport(
      "A -> P:P conform", "B -> P:P conform", "P:P -> A construct", "P:Q -> P:P conform", "C -> P:Q conform",
      "User -> A init", "D -> P:P conform", "D -> P:P init")
    #expect(Self.reached(sketch, ["P:P"]) == "A B C D P Q User")
    #expect(Self.reached(sketch, ["A"]) == "A D P User")
  }

  @Test func whoUsedWhatIsGoneIsFoundInTheOlderState() {
    let before = SketchedReport("A -> Gone construct", "B -> A construct", "T:Test -> B construct", "C -> D init")
    let after = SketchedReport("B -> A construct", "T:Test -> B construct", "C -> D init")
    let affected = AffectedCode(
      before.report, after.report, AffectedCode.Cause(before: [before["Gone"]], after: []))
    #expect(after.names(affected.types) == "A B")
    #expect(affected.gone == ["Gone"])
  }

  @Test func whoUsedWhatIsGoneIsNoNamesakeInAnotherModule() {
    let before = SketchedReport("One/A -> One/Gone construct", "Two/A -> Two/B construct")
    let after = SketchedReport("One/A -> One/C construct", "Two/A -> Two/B construct")
    let affected = AffectedCode(
      before.report, after.report, AffectedCode.Cause(before: [before["Gone"]], after: []))
    #expect(affected.types.map { after.report.nodes[$0].module } == ["One"])
    #expect(affected.modules == ["One"])
  }
}
