import DigraphPictures
import DigraphReport
import DigraphReporting
import Testing

/// Pictures of reports that are too large to be drawn type by type.
@Suite struct CollapseTests {
  static let large = [(61, 1), (100, 2), (300, 300), (2_000, 4), (8_000, 8_000)]

  private func report(_ types: Int, _ seed: Int) -> Report { SyntheticReport.make(types: types, seed: UInt64(seed)) }

  /// The types that a picture of this report is about: those with a line to another of the project.
  private func linked(_ report: Report) -> Set<Int> {
    let edges = report.edges.filter {
      $0.kind.isAcquiring && report.nodes[$0.source].ownership == .project
        && report.nodes[$0.target].ownership == .project
    }
    return Set(edges.map(\.source)).union(edges.map(\.target))
  }

  /// The number before a word in a sentence, 0 where there is none.
  private func number(_ text: String?, before word: String) -> Int {
    guard let regex = try? Regex("([0-9,]+) \(word)"), let match = text?.firstMatch(of: regex) else { return 0 }
    return Int(match.output[1].substring?.filter { $0 != "," } ?? "") ?? 0
  }

  @Test(arguments: large)
  func keepsWithinTheBudget(_ types: Int, _ seed: Int) {
    let report = report(types, seed)
    for budget in [1, 10, 60] {
      var options = PictureOptions()
      options.nodeBudget = budget
      let picture = PictureBuilder.picture(of: report, options)
      #expect(picture.boxes.count <= budget)
      #expect(picture.lines.count <= picture.boxes.count * 3)
    }
  }

  @Test(arguments: large)
  func putsEveryTypeInOneBox(_ types: Int, _ seed: Int) {
    let report = report(types, seed)
    for collapse in [PictureOptions.Collapse.auto, .module, .folder, .depth(1)] {
      var options = PictureOptions()
      options.collapse = collapse
      let picture = PictureBuilder.picture(of: report, options)
      let boxes = picture.boxes.filter { box in box.group.map { !picture.groups[$0].isInset } ?? true }
      let counts = boxes.map { $0.tint == .group ? number($0.detail, before: "(?:other )?types?") : 1 }
      guard picture.isCollapsed else { continue }
      #expect(counts.reduce(0, +) == linked(report).count, "\(collapse)")
    }
  }

  @Test(arguments: large)
  func countsWhatItHides(_ types: Int, _ seed: Int) {
    let report = report(types, seed)
    let picture = PictureBuilder.picture(of: report, PictureOptions())
    guard picture.isCollapsed else { return }
    let pairs = Set(
      report.edges.filter { $0.kind.isAcquiring && report.nodes[$0.target].ownership == .project }
        .map { [$0.source, $0.target] })
    #expect(number(picture.caption[0], before: "dependencies") == pairs.count)
    let insets = picture.groups.indices.filter { picture.groups[$0].isInset }
    let drawn = picture.lines.filter { !insets.contains(picture.boxes[$0.source].group ?? -1) }
    let hidden =
      number(picture.caption[1], before: "(?:dependency|dependencies) inside")
      + number(picture.caption[1], before: "implied by") + number(picture.caption[1], before: "on thin")
    #expect(drawn.reduce(0) { $0 + $1.count } + hidden == pairs.count)
  }

  @Test(arguments: large)
  func drawsCyclesTypeByType(_ types: Int, _ seed: Int) {
    let report = report(types, seed)
    let picture = PictureBuilder.picture(of: report, PictureOptions())
    let onCycles = Set(report.cycles.flatMap(\.members).map { report.nodes[$0].name })
    for box in picture.boxes where box.isOnCycle { #expect(onCycles.contains(box.label)) }
    // Two-type cycles fit as long as there are few.
    if report.cycles.count < 5, report.cycles.allSatisfy({ $0.members.count == 2 }) {
      #expect(Set(picture.boxes.filter(\.isOnCycle).map(\.label)) == onCycles)
    }
  }

  @Test func drawsNoLinesOfModulesThatShareABox() throws {
    var sketch = ReportSketch()
    sketch.type("Hub", module: "Core")
    for module in 0..<80 {
      for number in 0..<(module < 20 ? 3 : 1) { sketch.type("T\(module)_\(number)", module: "M\(module)") }
    }
    for module in 0..<80 {
      sketch.edge("T\(module)_0", "Hub", .construct)
      sketch.edge("T\(module)_0", "T\((module + 1) % 80)_0", .initializer)
    }
    let picture = PictureBuilder.picture(of: sketch.finished(files: 1, lines: 1), PictureOptions())
    let shared = try #require(picture.boxes.firstIndex { $0.label.hasSuffix("small modules") })
    #expect(!picture.lines.contains { $0.source == shared || $0.target == shared })
    #expect(number(picture.caption[1], before: "from or to small modules") > 0)
    let drawn = picture.lines.reduce(0) { $0 + $1.count }
    let hidden = ["(?:dependency|dependencies) inside", "from or to", "implied by", "on thin"]
      .reduce(0) { $0 + number(picture.caption[1], before: $1) }
    #expect(drawn + hidden == 160)
  }

  /// Each module uses the next one a little and the last one more and more.
  @Test func hidesNoHeavyLineBehindLightOnes() {
    var sketch = ReportSketch()
    for module in 0..<6 {
      for number in 0..<10 { sketch.type("T\(module)_\(number)", module: "M\(module)") }
    }
    var counts: [[Int]: Int] = [:]
    for source in 0..<6 {
      for target in (source + 1)..<6 {
        counts[[source, target]] = target == source + 1 ? 4 : target == 5 ? source * 2 + 3 : 1
        for number in 0..<counts[[source, target]]! {
          sketch.edge("T\(source)_\(number)", "T\(target)_\(number)", .construct)
        }
      }
    }
    var options = PictureOptions()
    options.collapse = .module
    let picture = PictureBuilder.picture(of: sketch.finished(files: 1, lines: 1), options)
    let drawn = Set(picture.lines.map { "\(picture.boxes[$0.source].label) \(picture.boxes[$0.target].label)" })
    // Chains of single steps carry four; what is heavier stands, what is lighter is implied.
    let expected = counts.filter { $0.key[1] == $0.key[0] + 1 || $0.value > 4 }
    #expect(drawn == Set(expected.keys.map { "M\($0[0]) M\($0[1])" }))
    #expect(
      number(picture.caption[1], before: "implied by") == counts.values.reduce(0, +) - expected.values.reduce(0, +))
  }

  @Test func drawsTheSamePictureTwice() {
    let report = report(300, 300)
    #expect(DOTFormat().render(report, RenderOptions()) == DOTFormat().render(report, RenderOptions()))
    #expect(
      PictureBuilder.picture(of: report, PictureOptions()) == PictureBuilder.picture(of: report, PictureOptions()))
  }

  @Test func drawsEveryTypeWhenAsked() {
    let report = report(300, 300)
    var options = PictureOptions()
    options.collapse = .none
    let picture = PictureBuilder.picture(of: report, options)
    #expect(!picture.isCollapsed)
    #expect(picture.boxes.count { $0.shape != .external } >= linked(report).count)
  }
}
