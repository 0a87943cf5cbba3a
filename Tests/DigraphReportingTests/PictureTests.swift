import DigraphPictures
import DigraphReport
import DigraphReporting
import Testing

@Suite struct PictureTests {
  private func picture(_ report: Report, _ change: (inout PictureOptions) -> Void = { _ in }) -> Picture {
    var options = PictureOptions()
    change(&options)
    return PictureBuilder.picture(of: report, options)
  }

  private func names(_ picture: Picture) -> [String] {
    picture.lines.map { "\(picture.boxes[$0.source].label) -> \(picture.boxes[$0.target].label)" }
  }

  @Test func drawsTheWorkshopAsInATextbook() {
    let picture = picture(FixedReports.workshop)
    #expect(picture.boxes.map(\.label) == ["A", "B", "C", "D", "E", "F"])
    #expect(names(picture) == ["A -> B", "A -> C", "A -> D", "B -> E", "D -> E", "E -> F"])
    #expect(picture.lines.allSatisfy { $0.look == .injected && $0.count == 1 && !$0.isOnCycle })
    #expect(picture.boxes.allSatisfy { $0.shape == .type && $0.detail == nil && $0.group == nil && !$0.isOnCycle })
    #expect(picture.groups.isEmpty && !picture.isCollapsed && picture.direction == .down)
    #expect(picture.title == "Dependencies of repo")
    #expect(picture.caption == ["6 types, 6 dependencies."])
  }

  @Test func drawsProductionTypesThatAcquireOneAnother() {
    let picture = picture(FixedReports.small)
    #expect(!picture.boxes.contains { $0.label == "LoginModelTests" })
    #expect(picture.boxes.first { $0.label == "Date" }?.shape == .external)
    #expect(picture.boxes.first { $0.label == "API" }?.shape == .protocol)
    let looks = Dictionary(uniqueKeysWithValues: zip(names(picture), picture.lines.map(\.look)))
    #expect(looks["AppDelegate -> LoginScreen"] == .navigation)
    #expect(looks["LiveAPI -> API"] == .structural)
    #expect(looks["LoginModel -> API"] == .defaulted)
    #expect(looks["LoginModel -> Date"] == .static)
    #expect(looks["LoginModel -> Session"] == .singleton)
    #expect(looks["LoginScreen -> LoginModel"] == .back)
  }

  @Test func leavesOutWhatIsOnlyMentionedOrAlone() {
    var sketch = ReportSketch()
    for name in ["A", "B", "C", "D", "E"] { sketch.type(name) }
    sketch.edge("A", "B", .construct)
    sketch.edge("A", "C", .mention)
    sketch.edge("B", "D", .conform)
    let picture = picture(sketch.finished(files: 1, lines: 1))
    #expect(picture.boxes.map(\.label) == ["A", "B"])
    #expect(picture.caption.last == "Not drawn: 3 types without dependencies.")
  }

  @Test func makesOneLineOfSeveralEdgesThatLooksLikeTheWorst() {
    var sketch = ReportSketch()
    for name in ["A", "B"] { sketch.type(name) }
    for kind in [EdgeKind.conform, .initializer, .singleton, .method] { sketch.edge("A", "B", kind) }
    let line = picture(sketch.finished(files: 1, lines: 1)).lines
    #expect(line.count == 1 && line[0].look == .singleton && line[0].count == 1)
    #expect(line[0].tooltip == "A -> B: conform, init, method, singleton (Sources/App/A.swift:10)")
  }

  @Test func paintsWhatOwnersBuildCalmly() {
    var sketch = ReportSketch()
    sketch.type("Assembly", role: .assembler)
    sketch.type("Service", role: .service)
    sketch.edge("Assembly", "Service", .construct)
    sketch.type("Model")
    sketch.edge("Model", "Service", .construct, role: .handOver)
    #expect(picture(sketch.finished(files: 1, lines: 1)).lines.map(\.look) == [.assembly, .assembly])
  }

  @Test func marksCyclesOnBoxesAndLines() {
    let picture = picture(FixedReports.cycles)
    #expect(!picture.boxes.contains { !$0.isOnCycle })
    #expect(!picture.lines.contains { !$0.isOnCycle })
  }

  @Test func framesModules() {
    var sketch = ReportSketch()
    for name in ["A", "B"] { sketch.type(name, module: "One") }
    for name in ["C", "D"] { sketch.type(name, module: "Two") }
    for pair in ["AB", "BC", "CD"] { sketch.edge(String(pair.first!), String(pair.last!)) }
    let picture = picture(sketch.finished(files: 1, lines: 1))
    #expect(picture.groups.map(\.label) == ["One", "Two"])
    #expect(picture.boxes.map(\.group) == [0, 0, 1, 1])
  }

  @Test func drawsOnlyWhatIsSelected() {
    let picture = picture(FixedReports.workshop) { $0.selection = [1, 4, 5] }
    #expect(names(picture) == ["B -> E", "E -> F"])
  }

  @Test func drawsFunctionsOfOneNameAsOneBox() {
    var sketch = ReportSketch()
    sketch.type("Promise")
    for folder in ["A", "B", "C"] { sketch.type("when", kind: .function, folder: folder) }
    sketch.type("when", module: "Other", kind: .function)
    var report = sketch.finished(files: 1, lines: 1)
    for source in [1, 2, 3, 4] {
      report.edges.append { row in
        row.put(.source, source)
        row.put(.target, 0)
        row.put(.kind, source == 2 ? EdgeKind.construct : .initializer)
        row.put(.sites, [ReportSite(file: "A.swift", line: source, column: 1)])
      }
    }
    let picture = picture(report)
    #expect(picture.boxes.map(\.label) == ["Promise", "when", "when"])
    #expect(picture.boxes.map(\.detail) == [nil, "3 overloads", nil])
    #expect(picture.lines.map(\.look) == [.construct, .injected])
    #expect(picture.lines.map(\.count) == [1, 1])
  }

  @Test func saysSoWhenThereIsNothing() {
    #expect(picture(FixedReports.empty).boxes.isEmpty)
    #expect(picture(FixedReports.empty).caption == ["No type acquires a dependency."])
  }

  @Test func givesBoxesNamesThatMeanNothingToAnyFormat() {
    let ids = picture(FixedReports.hostile).boxes.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9_.\/]+/) != nil })
  }
}
