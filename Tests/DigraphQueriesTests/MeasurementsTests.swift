import DigraphFacts
import DigraphQueries
import DigraphReport
import Testing

@Suite struct MeasurementsTests {
  /// `Model` is given an API; its view makes everything itself.
  let sketch: SketchedReport
  let measurements: Measurements

  init() {
    var sketch = SketchedReport(
      "App/View -> App/Model construct", "App/View -> Core/Session singleton", "App/Model -> Core/P:API init",
      "Core/Client -> Core/P:API conform", "Core/Client -> X:URLSession singleton volatile",
      "Core/Client -> X:Date static volatile", "App/Model -> App/Helper construct",
      "App/Helper -> Core/Session singleton",
      "T:ModelTests -> App/Model construct", "App/Model -> App/View property weak",
      "App/View -> App/Other construct navigation",
      "App/View -> App/Model property")
    sketch.setEffects("Core/Client", "network", "clock", "logging")
    sketch.setEffects("App/Model", "network!", "clock!")
    sketch.setEffects("App/View", "network!", "clock")
    self.sketch = sketch
    measurements = Measurements(sketch.report)
  }

  func value(_ metric: String, _ name: String) -> Metric.Value? {
    let metric = Metrics.all.first { $0.identifier == metric }!
    let rows = measurements.types + measurements.modules + [measurements.whole]
    return rows.first { $0.name == name }.flatMap(metric.value)
  }

  func expectShare(_ value: Metric.Value?, _ share: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(value == Metric.Value.share(share), sourceLocation: sourceLocation)
  }

  @Test func countsFansAndDepth() {
    #expect(value("fan-in", "Model") == .count(2))
    #expect(value("fan-out", "Model") == .count(3))
    expectShare(value("instability", "Model"), 0.6)
    #expect(value("depth", "View") == .count(3))
    // A protocol, its implementation, what that reaches, the helper and the session.
    #expect(value("needs", "Model") == .count(6))
    #expect(value("needs", "View") == .count(7))
  }

  @Test func tellsWhatATestCanReplace() {
    expectShare(value("testability", "Model"), 1)
    expectShare(value("testability", "View"), 0.5)
    expectShare(value("testability", "Client"), 0)
    expectShare(value("testability", "Core"), 0)
    expectShare(value("testability", ""), 0.5)
    expectShare(value("testability", "Session"), 1)
    #expect(value("testability", "API") == nil)
    expectShare(value("hard-coded-share", "View"), 1)
    expectShare(value("hard-coded-share", "Model"), 0.5)
    expectShare(value("hard-coded-share", "App"), 4.0 / 5)
    #expect(value("hard-coded-share", "Session") == nil)
  }

  @Test func tellsWhatNoTestCanIntercept() {
    #expect(value("volatile-reach", "Client") == .words(["clock", "network"]))
    #expect(value("volatile-reach", "Model") == nil)
    #expect(value("volatile-reach", "") == .words(["clock", "network"]))
    #expect(measurements.volatileChains(of: sketch["Core/Client"]).map(\.group) == [.network, .clock])
    #expect(measurements.volatileChains(of: sketch["App/Model"]).isEmpty)
  }

  @Test func countsWhatASingletonBindsTogether() {
    let session = measurements.singletons.first { $0.node == sketch["Core/Session"] }
    // The view, the helper, and the model that constructs the helper.
    #expect(session?.reach == 3)
    #expect(session?.direct == 2)
    #expect(value("singleton-reach", "Session") == .count(3))
    #expect(value("singleton-reach", "Model") == nil)
  }

  @Test func measuresModules() {
    #expect(measurements.modules.map(\.name) == ["App", "Core"])
    #expect(value("types", "App") == .count(4))
    #expect(value("fan-in", "Core") == .count(3))
    #expect(value("fan-out", "Core") == .count(0))
    expectShare(value("instability", "Core"), 0)
    expectShare(value("abstractness", "Core"), 1.0 / 3)
    expectShare(value("distance", "Core"), abs(1.0 / 3 + 0 - 1))
    #expect(value("fan-out", "App") == .count(3))
  }

  @Test func looksAtTheKindsAskedFor() {
    let measurements = Measurements(sketch.report, kinds: ["init"])
    let model = measurements.types.first { $0.name == "Model" }!
    #expect(Metric.fanOut.value(of: model) == .count(1))
    #expect(Metric.testability.value(of: model) == .share(1))
  }

  @Test func addsUpHistory() {
    var report = sketch.report
    let model = sketch["App/Model"]
    let nodes = report.nodes
    report.nodes = Rows()
    for node in nodes {
      report.nodes.append { row in
        row.put(.name, node.name)
        row.put(.module, node.module)
        row.put(.kind, node.kind)
        row.put(.ownership, node.ownership)
        let parts = node.id == model ? [("Model.swift", 20), ("Model+More.swift", 5)] : []
        row.put(.parts, parts, of: ReportPart.self) { row, part in
          row.put(.file, part.0)
          row.put(.lines, part.1)
        }
      }
    }
    var history = FileHistory()
    history.add(time: 86_400 * 10, paths: ["Model.swift", "Other.swift"])
    history.add(time: 86_400 * 12, paths: ["Model.swift", "Model+More.swift"])
    history.add(time: 86_400 * 20 + 5, paths: ["Other.swift"])
    let measurements = Measurements(report, history: history)
    let row = measurements.types.first { $0.node == model }!
    #expect(Metric.lines.value(of: row) == .count(25))
    #expect(Metric.churn.value(of: row) == .count(3))
    #expect(Metric.age.value(of: row) == .count(8))
    #expect(Metric.churn.value(of: measurements.types.first { $0.name == "View" }!) == nil)
  }

  @Test func measuresALongPath() {
    let measurements = Measurements(LargeReport.path(LargeReport.size))
    #expect(measurements.areEstimated)
    #expect(Metric.depth.value(of: measurements.types[0]) == .count(LargeReport.size - 1))
  }

  @Test func measuresManyEdges() {
    let report = LargeReport.random(nodes: LargeReport.size / 4, edges: LargeReport.size)
    let measurements = Measurements(report)
    #expect(measurements.types.count == LargeReport.size / 4)
    #expect(DepthQuery(report).levels.count > LargeReport.size / 5)
  }
}
