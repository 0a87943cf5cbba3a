import DigraphPictures
import DigraphReport
import DigraphReporting
import Testing

/// What stands out in a picture: the focus, what is highlighted, what is forbidden and what is new.
@Suite struct PictureMarkTests {
  /// The formats that are pictures, written as text.
  static let formats = ["d2", "dot", "html", "mermaid", "plantuml", "svg"]

  private func picture(_ report: Report, _ change: (inout PictureOptions) -> Void) -> Picture {
    var options = PictureOptions()
    change(&options)
    return PictureBuilder.picture(of: report, options)
  }

  private func lines(_ picture: Picture) -> Set<String> {
    Set(picture.lines.map { "\(picture.boxes[$0.source].label) -> \(picture.boxes[$0.target].label)" })
  }

  private func text(_ format: String, _ report: Report, _ change: (inout PictureOptions) -> Void) throws -> String {
    var options = RenderOptions()
    change(&options.picture)
    let found = try #require(ReportFormats.all.first { $0.identifier == format })
    return String(decoding: found.render(report, options).bytes, as: UTF8.self)
  }

  /// What the program hands over for `--focus`: a part of a report, whose types are all drawn.
  private func focus(_ names: [String], in report: Report, depth: Int? = 1, context: Bool = false) -> PictureOptions {
    var options = PictureOptions()
    options.selection = Set(report.nodes.indices)
    options.focus = .init(
      nodes: Set(report.nodes.filter { names.contains($0.name) }.map(\.id)), names: names, depth: depth,
      drawsContext: context)
    return options
  }

  // MARK: Focus

  @Test func drawsWhatTouchesTheFocus() {
    let report = FixedReports.workshop
    let picture = picture(report) { $0 = focus(["B"], in: report) }
    #expect(picture.title == "B and what touches it, 1 step")
    #expect(lines(picture) == ["A -> B", "B -> E"])
    #expect(picture.boxes.filter(\.isFocus).map(\.label) == ["B"])
    #expect(picture.caption.last?.contains("4 dependencies among the neighbours (--context draws them)") == true)
  }

  @Test func drawsTheRestOnDemand() {
    let report = FixedReports.workshop
    let picture = picture(report) { $0 = focus(["B"], in: report, context: true) }
    #expect(picture.lines.count == 6)
    #expect(!picture.caption.contains { $0.contains("neighbours") })
  }

  @Test func goesFromRingToRing() {
    let report = FixedReports.workshop
    #expect(lines(picture(report) { $0 = focus(["B"], in: report, depth: 2) }) == ["A -> B", "B -> E", "E -> F"])
    // D uses E as B does, and A uses D: neither leads away from B.
    let all = picture(report) { $0 = focus(["B"], in: report, depth: nil) }
    #expect(lines(all) == ["A -> B", "B -> E", "E -> F"])
    #expect(all.title == "B and what touches it, any number of steps")
  }

  @Test func saysWhatIsInFocus() {
    let report = FixedReports.workshop
    #expect(
      picture(report) { $0 = focus(["B", "D"], in: report, depth: 3) }.title == "B, D and what touches them, 3 steps")
    var many = focus(["A", "B", "C", "D"], in: report)
    many.focus?.names = ["[A-D]"]
    #expect(picture(report) { $0 = many }.title == "4 types named [A-D] and what touches them, 1 step")
  }

  @Test func drawsTheFocusThoughNothingTouchesIt() {
    var sketch = ReportSketch()
    for name in ["A", "B"] { sketch.type(name) }
    sketch.edge("A", "B", .mention)
    let report = sketch.finished(files: 1, lines: 1)
    #expect(picture(report) { $0 = focus(["A"], in: report) }.boxes.map(\.label) == ["A"])
  }

  @Test func keepsTheFocusOutOfBoxes() throws {
    let report = SyntheticReport.make(types: 400, seed: 4)
    let hub = try #require(report.nodes.filter { $0.ownership == .project }.max { $0.fanIn ?? 0 < $1.fanIn ?? 0 })
    let picture = picture(report) {
      $0 = focus([hub.name], in: report, depth: nil)
      $0.nodeBudget = 10
    }
    #expect(picture.isCollapsed)
    #expect(picture.boxes.filter(\.isFocus).map(\.label) == [hub.name])
  }

  @Test func countsInABoxWhatIsInFocusThere() {
    let report = FixedReports.workshop
    let picture = picture(report) {
      $0 = focus(["B", "D"], in: report)
      $0.nodeBudget = 3
      $0.collapse = .module
    }
    #expect(picture.boxes.map(\.detail) == ["4 types, 2 in focus"])
    #expect(!picture.boxes.contains { !$0.isFocus })
  }

  @Test(arguments: [
    ("d2", "style.double-border: true\n  style.bold: true"), ("dot", "peripheries=2, penwidth=3.0"),
    ("html", "\"focus\":[1]"), ("mermaid", "class b1 focus"), ("plantuml", "<b>B</b>"), ("svg", "font-weight=\"bold\""),
  ])
  func marksTheFocusInEveryFormat(_ format: String, _ mark: String) throws {
    let report = FixedReports.workshop
    #expect(try text(format, report) { $0 = focus(["B"], in: report, context: true) }.contains(mark))
    let without = try text(format, report) { _ in }
    if format != "svg" { #expect(!without.contains(mark)) }
    #expect(!without.contains("in focus (bold") || format == "html")
  }

  // MARK: Highlights

  @Test(arguments: formats) func marksHighlightsInEveryFormat(_ format: String) throws {
    let text = try text(format, FixedReports.workshop) { $0.highlighted = [2] }
    #expect(text.contains(format == "html" ? "\"highlighted\":[2]" : format == "plantuml" ? "★ C" : "★ C"))
    #expect(text.contains("Highlighted: 1 type."))
    if format != "html" { #expect(!(try self.text(format, FixedReports.workshop) { _ in }).contains("★")) }
  }

  @Test func countsHighlightsThatAreHidden() {
    var sketch = ReportSketch()
    for name in ["A", "B", "Lonely"] { sketch.type(name) }
    sketch.edge("A", "B")
    let report = sketch.finished(files: 1, lines: 1)
    #expect(picture(report) { $0.highlighted = [1, 2] }.caption.contains("Highlighted: 2 types, 1 of them not drawn."))
    let boxes = picture(report) {
      $0.highlighted = [1]
      $0.collapse = .module
    }.boxes
    #expect(boxes.map(\.title) == ["★ App"] && boxes.map(\.detail) == ["2 types, 1 highlighted"])
  }

  // MARK: Breaches and what is new

  /// A may not use B; that C uses B is new; that D names B is forbidden too.
  static let judged: Report = {
    var sketch = ReportSketch()
    for name in ["A", "B", "C", "D", "E"] { sketch.type(name) }
    for source in ["A", "C", "E"] { sketch.edge(source, "B", .construct) }
    sketch.edge("D", "B", .mention)
    sketch.finding("layer-order", "A", "B", kind: "construct", message: "A uses B.", status: .known)
    sketch.finding("forbidden-dependency", "D", "B", kind: "mention", message: "D names B.")
    sketch.finding("hard-coded-construction", "C", "B", kind: "construct", message: "C constructs B.", status: .new)
    // Something else about a dependency that the baseline knows.
    sketch.finding("hard-coded-construction", "E", "B", kind: "construct", message: "E constructs B.", status: .known)
    sketch.finding("optional-dependency", "E", "B", kind: "construct", message: "E may lack B.", status: .new)
    return sketch.finished(files: 1, lines: 1)
  }()

  @Test func marksBreachesAndWhatIsNew() {
    let picture = picture(Self.judged) { _ in }
    let marks = Dictionary(
      uniqueKeysWithValues: picture.lines.map { (picture.boxes[$0.source].label, [$0.breaches, $0.new]) })
    #expect(marks == ["A": [1, 0], "C": [0, 1], "D": [1, 0], "E": [0, 0]])
    #expect(picture.lines.map(\.text) == ["✗", "+", "✗", nil])
    #expect(picture.caption.contains("Against rules of the architecture: 2 dependencies."))
    #expect(picture.caption.contains("New against the baseline: 1 dependency."))
  }

  /// What is not there has no line.
  @Test func marksTypesThatLackADependency() {
    var sketch = ReportSketch()
    for name in ["A", "B"] { sketch.type(name) }
    sketch.edge("A", "B")
    sketch.finding("required-dependency", "B", kind: "declaration", message: "B lacks a protocol.")
    let boxes = picture(sketch.finished(files: 1, lines: 1)) { _ in }.boxes
    #expect(boxes.map(\.detail) == [nil, "lacks a required dependency"] && boxes.map(\.isWrong) == [false, true])
  }

  @Test func countsMarksOfBoxes() {
    let inside = picture(Self.judged) { $0.collapse = .module }
    #expect(inside.boxes.map(\.detail) == ["5 types, ✗ 2 inside"])
    #expect(inside.caption.contains("Against rules of the architecture: 2 dependencies, 2 of them inside boxes."))

    var sketch = ReportSketch()
    for name in ["A", "B", "C"] { sketch.type(name, folder: "In") }
    sketch.type("Z", folder: "Out")
    for name in ["A", "B", "C"] { sketch.edge(name, "Z") }
    sketch.finding("module-independence", "B", "Z", kind: "init", message: "B uses Z.")
    let joined = picture(sketch.finished(files: 1, lines: 1)) { $0.collapse = .folder }
    #expect(joined.lines.map(\.text) == ["3, ✗ 1"])
  }

  @Test(arguments: [
    ("d2", ["✗", "+"]), ("dot", ["normaltee", "label=\"  ✗\"", "label=\"  +\"", "(✗)", "(+)"]),
    ("html", ["\"breaches\":[0,2],\"new\":[1]"]), ("mermaid", ["|✗|", "|+|", "stroke-width:4px"]),
    ("plantuml", ["✗", "<U+002B>"]),
    ("svg", [">against a rule of the architecture (✗)", ">new against the baseline (+)"]),
  ])
  func marksLinesInEveryFormat(_ format: String, _ marks: [String]) throws {
    let text = try text(format, Self.judged) { _ in }
    for mark in marks { #expect(text.contains(mark), "\(format): \(mark)") }
  }

  /// Where no layout works.
  @Test func marksInRowsToo() throws {
    var options = RenderOptions()
    options.layout.layout = .rows
    options.picture.highlighted = [4]
    options.picture.focus = .init(nodes: [1], names: ["B"], depth: 1)
    options.picture.selection = Set(Self.judged.nodes.indices)
    let svg = try #require(XMLText(SVGFormat().render(Self.judged, options).bytes))
    let texts = try #require(svg.texts["text"])
    for text in ["✗", "+", "★ E", "Double border: in focus", "★: highlighted", "new against the baseline (+)"] {
      #expect(texts.contains(text), "\(text)")
    }
    #expect(svg.attributes["rect"]?.filter { $0["fill"] == "none" }.count == 1)
  }

  @Test(arguments: formats) func explainsNoMarkThatIsNotThere(_ format: String) throws {
    let text = try text(format, FixedReports.workshop) { _ in }
    for word in ["baseline (+)", "architecture (✗)", "highlighted (★"] where format != "html" {
      #expect(!text.contains(word))
    }
  }

  // MARK: Names that mean something to a format

  @Test(arguments: [LayoutOptions.Layout.auto, .rows]) func showsHostileNamesWithMarks(_ layout: LayoutOptions.Layout)
    throws
  {
    let report = FixedReports.hostile
    var options = RenderOptions()
    options.layout.layout = layout
    options.picture = focus(report.nodes.map(\.name), in: report)
    options.picture.highlighted = Set(report.nodes.indices)
    let svg = try #require(XMLText(SVGFormat().render(report, options).bytes))
    #expect(svg.elements["script"] == nil)
    #expect(svg.texts["text"]?.contains { $0.contains("★ <script>alert(1)</script>") } == true)
  }
}
