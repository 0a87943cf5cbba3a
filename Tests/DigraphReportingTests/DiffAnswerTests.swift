import DigraphChanges
import DigraphPictures
import DigraphQueries
import DigraphReport
import DigraphReporting
import Foundation
import Testing
import TextOutput

/// What is said of a difference between two states, in each form.
@Suite struct DiffAnswerTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// An application in which a type stops constructing what it needs, and others come and go.
  private static func report(isNew: Bool, more: Int = 0) -> Report {
    var sketch = ReportSketch()
    sketch.type("LoginModel", role: .viewModel, depth: 1)
    sketch.type("API", role: .client)
    sketch.type("Session", role: .service)
    sketch.type(isNew ? "Cache" : "Store", role: .store)
    sketch.type("LoginTests", module: "AppTests", role: .test, isTest: true)
    for number in 0..<more { sketch.type("Type\(number)", role: .service) }
    sketch.edge("LoginModel", "API", isNew ? .initializer : .construct)
    sketch.edge("LoginModel", isNew ? "Cache" : "Store", .construct)
    sketch.edge("LoginModel", "Session", .initializer)
    sketch.edge("LoginTests", "LoginModel", .construct)
    for number in 0..<more { sketch.edge("LoginModel", "Type\(number)", .construct) }
    if isNew { sketch.singleton("Session", "shared", risk: .strict) }
    return sketch.finished(files: 5, lines: 50)
  }

  static func answer(_ before: Report, _ after: Report) -> DiffAnswer {
    let difference = ReportDifference(from: before, to: after)
    let changed = difference.changedNodes
    return DiffAnswer(
      difference,
      affected: AffectedCode(before, after, AffectedCode.Cause(before: changed.before, after: changed.after)),
      before: DiffAnswer.State(name: "main", commit: String(repeating: "1a", count: 20)),
      after: DiffAnswer.State(name: "working tree", commit: nil))
  }

  static func answer(more: Int = 0) -> DiffAnswer {
    answer(report(isNew: false), report(isNew: true, more: more))
  }

  private static func text(_ answer: DiffAnswer, isVerbose: Bool = false) -> [String] {
    var options = RenderOptions()
    options.isVerbose = isVerbose
    return String(decoding: answer.text(options), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .dropLast().map(String.init)
  }

  @Test func saysOneLineWhereNothingChanged() {
    let report = Self.report(isNew: true)
    let answer = Self.answer(report, report)
    #expect(
      Self.text(answer) == [
        "Nothing changed in the graph between main (1a1a1a1a1a1a) and working tree: 4 types, 3 dependencies."
      ])
    let markdown = String(decoding: answer.markdown() ?? [], as: UTF8.self)
    #expect(markdown.hasPrefix("## Dependencies: nothing changed\n") && markdown.split(separator: "\n").count == 2)
  }

  @Test func saysWhatChanged() {
    let lines = Self.text(Self.answer())
    #expect(lines[0] == "main (1a1a1a1a1a1a) → working tree")
    #expect(lines.contains("  Hard-coded dependencies  2 → 1  −1"))
    #expect(lines.contains { $0.hasPrefix("  + Session.shared  strict") })
    #expect(lines.contains { $0.hasPrefix("  ~ LoginModel → API    construct → init") })
    #expect(lines.contains { $0.hasPrefix("  + LoginModel → Cache  construct") })
    #expect(lines.contains { $0.hasPrefix("  − LoginModel → Store  construct") })
    #expect(lines.contains { $0.hasPrefix("  + Cache  store") })
  }

  /// Whatever changed, it fits a screen unless all is asked for.
  @Test(arguments: [0, 30, 400]) func fitsAScreen(more: Int) {
    let answer = Self.answer(more: more)
    let lines = Self.text(answer)
    #expect(lines.count <= 40 && lines.allSatisfy { $0.count <= 100 })
    #expect((lines.last == "--verbose shows all.") == (more > 0))
    #expect(Self.text(answer, isVerbose: true).count > more * 2)
  }

  @Test func writesMarkdownThatGitHubTakes() throws {
    let page = String(decoding: try #require(Self.answer(more: 3_000).markdown()), as: UTF8.self)
    #expect(page.utf8.count < 65_536)
    #expect(page.contains("\n| + | LoginModel → Cache | construct | Sources/App/LoginModel.swift:10 |\n"))
    #expect(page.split(separator: "<details>").count == page.split(separator: "</details>").count)
  }

  @Test func followsTheSchemas() throws {
    let schema = try JSONSchema(contentsOf: Self.root.appending(path: "Documentation/diff.schema.json"))
    for (before, after) in [
      (Self.report(isNew: false), Self.report(isNew: true)), (FixedReports.small, FixedReports.workshop),
      (FixedReports.workshop, FixedReports.small), (FixedReports.small, FixedReports.small),
    ] {
      let value = try JSONSerialization.jsonObject(with: Data(Self.answer(before, after).json()))
      #expect(schema.errors(in: value) == [])
      #expect(!schema.errors(in: ["schemaVersion": 1]).isEmpty)
    }
  }

  @Test func listsAndHistoriesFollowTheSchemas() throws {
    let (before, after) = (FixedReports.small, FixedReports.workshop)
    let difference = ReportDifference(from: before, to: after)
    let changed = difference.changedNodes
    let affected = AffectedAnswer(
      AffectedCode(before, after, AffectedCode.Cause(before: changed.before, after: changed.after)), of: after,
      before: DiffAnswer.State(name: "main", commit: nil), after: DiffAnswer.State(name: "b.json", commit: nil),
      list: .types)
    let point = HistoryAnswer.Point(commit: "1a", day: "2024-01-31", time: 1, figures: KeyFigures(before))
    let history = HistoryAnswer([point, point], of: 7, title: "App", tool: before.tool)
    for (name, answer) in [("affected", affected.json()), ("history", history.json())] {
      let schema = try JSONSchema(contentsOf: Self.root.appending(path: "Documentation/\(name).schema.json"))
      #expect(schema.errors(in: try JSONSerialization.jsonObject(with: Data(answer))) == [])
      #expect(!schema.errors(in: ["schemaVersion": 1]).isEmpty)
    }
  }

  // MARK: Words

  /// A type that gets hold of more and more of what it uses, and whose name leaves room for nothing else.
  private static func consumer(_ kinds: [EdgeKind], needs groups: [EffectGroup] = [], role: Role = .viewModel) -> Report
  {
    let name = String(repeating: "Long", count: 12) + "Model"
    var sketch = ReportSketch()
    sketch.type(name, role: role, effects: groups.map { (group: $0, isHidden: true) })
    sketch.type("Locator", role: .service)
    for kind in kinds { sketch.edge(name, "Locator", kind) }
    for kind in kinds where kind != .initializerDefault {
      sketch.finding(
        "service-locator", name, "Locator", kind: kind.rawValue, message: "`\(name)` asks `Locator` for `Analytics`.")
    }
    return sketch.finished(files: 2, lines: 50)
  }

  @Test func saysWhichWayIsNew() {
    let (default_, both) = (Self.consumer([.initializerDefault]), Self.consumer([.initializerDefault, .locator]))
    #expect(
      Self.text(Self.answer(default_, both), isVerbose: true).contains { $0.contains("+ locator; still init-default") })
    #expect(
      Self.text(Self.answer(both, default_), isVerbose: true).contains { $0.contains("− locator; still init-default") })
  }

  @Test func saysThatATypeIsStillNamed() {
    let (both, named) = (Self.consumer([.construct, .mention]), Self.consumer([.mention]))
    #expect(Self.text(Self.answer(both, named), isVerbose: true).contains { $0.contains("− construct; still mention") })
    let made = Self.consumer([.construct])
    #expect(Self.text(Self.answer(made, named), isVerbose: true).contains { $0.contains("construct → mention") })
  }

  @Test func whatIsLeftOfACycleIsNothingNew() {
    func cyclic(_ members: String...) -> Report {
      var sketch = ReportSketch()
      for name in ["A", "B", "C", "D"] { sketch.type(name) }
      sketch.finding("dependency-cycle", members[0], kind: "cycle", message: "A circle.")
      var report = sketch.finished(files: 4, lines: 40)
      report.findings = Rows()
      report.findings.append { row in
        row.put(.rule, "dependency-cycle")
        row.put(.severity, Severity.warning)
        let identity = FindingIdentity.cycle(rule: "dependency-cycle", members: members)
        row.put(.identity, phrase: Phrase(identity.description))
        row.put(.consumer, members[0])
        row.put(.kind, "cycle")
        row.put(.file, "A.swift")
        row.put(.line, 1)
        row.put(.column, 1)
      }
      return report
    }
    let whole = cyclic("A", "B", "C")
    #expect(ReportDifference(from: whole, to: cyclic("A", "C")).findings.isEmpty)
    #expect(ReportDifference(from: whole, to: cyclic("A", "D")).findings.count == 2)
    #expect(ReportDifference(from: cyclic("A", "C"), to: whole).findings.count == 2)
  }

  /// However long the names are, and on two lines then.
  @Test func findingsHaveTheirRuleAndPlace() throws {
    let lines = Self.text(Self.answer(Self.consumer([]), Self.consumer([.locator])))
    let place = try #require(lines.firstIndex { $0.contains("asks `Locator`") })
    #expect(lines[place + 1].hasPrefix("      warning service-locator  "))
    #expect(lines[place + 1].contains("Model.swift:") && lines.allSatisfy { $0.count <= 100 })
    let short = Self.text(Self.answer())
    #expect(!short.contains { $0.hasPrefix("      ") })
  }

  /// All that a type newly needs is one line; what makes others needs whatever they need, which is no news.
  @Test func saysWhatATypeNeedsAtOnce() {
    let (before, after) = (Self.consumer([]), Self.consumer([], needs: [.network, .storage, .clock]))
    let lines = Self.text(Self.answer(before, after), isVerbose: true)
    #expect(lines.contains("What tests cannot keep away (+1)"))
    #expect(lines.contains { $0.hasSuffix("Model needs the network, what is stored on the device and the clock") })
    let root = Self.consumer([], needs: [.network], role: .compositionRoot)
    #expect(
      !Self.text(Self.answer(Self.consumer([], role: .compositionRoot), root)).contains { $0.contains("What tests") })
  }

  @Test func namesCommitsAlike() {
    let hash = String(repeating: "2b", count: 20)
    func title(_ name: String) -> String {
      DiffAnswer.State(name: name, commit: String(repeating: "1a", count: 20)).title
    }
    #expect(
      title("\(hash)^") == "2b2b2b2b2b2b^ (1a1a1a1a1a1a)" && title("\(hash)~3") == "2b2b2b2b2b2b~3 (1a1a1a1a1a1a)")
    #expect(title("feed") == "feed (1a1a1a1a1a1a)" && title("\(hash)-x") == "\(hash)-x (1a1a1a1a1a1a)")
    #expect(title("1a1a1a") == "1a1a1a1a1a1a")
  }

  /// What is counted above and what is listed are the same.
  @Test func listsTheSingletonsThatItCounts() {
    func report(_ isNew: Bool) -> Report {
      var sketch = ReportSketch()
      sketch.type("Session", role: .service)
      sketch.type("World", role: .container)
      if isNew {
        sketch.singleton("Session", "shared", risk: .strict)
        sketch.singleton("World", "session", risk: .holder)
      }
      return sketch.finished(files: 1, lines: 10)
    }
    let lines = Self.text(Self.answer(report(false), report(true)))
    #expect(lines.contains { $0.hasPrefix("  Singletons  0 → 1  +1") })
    #expect(lines.contains("Singletons (+1)") && lines.contains("Statics with services of other types (+1)"))
  }

  /// Types of the product before those of tests, and what is used before what is named.
  @Test func whatMattersComesFirst() {
    func report(_ isNew: Bool) -> Report {
      var sketch = ReportSketch()
      for name in ["A", "ATests"] { sketch.type(name, isTest: name == "ATests") }
      sketch.type("Z")
      if isNew {
        sketch.type("NewTests", isTest: true)
        sketch.type("P", kind: .protocol)
        sketch.edge("A", "P", .mention)
        sketch.edge("ATests", "Z", .construct)
        sketch.edge("Z", "P", .conform)
        sketch.edge("Z", "A", .initializer)
      } else {
        sketch.type("Old")
      }
      return sketch.finished(files: 1, lines: 10)
    }
    let lines = Self.text(Self.answer(report(false), report(true)))
    let rows = lines.filter { $0.hasPrefix("  + ") || $0.hasPrefix("  − ") }.map { $0.split(separator: "  ")[0] }
    #expect(rows == ["+ Z → A", "+ Z → P", "+ ATests → Z", "+ A → P", "+ P", "− Old", "+ NewTests"])
  }

  /// In a block of HTML no backslash escapes anything.
  @Test func foldedHeadingsAreHTML() {
    let page = String(decoding: Self.answer().markdown() ?? [], as: UTF8.self)
    #expect(page.contains("<details><summary>Dependencies (+1 −1 ~1)</summary>"))
    #expect(MarkdownText.html("a<b> & ~1 @c #2") == "a&lt;b&gt; &amp; ~1 @<!-- -->c #<!-- -->2")
    #expect(MarkdownText.escaped("~1") == "\\~1")
  }

  // MARK: The picture

  /// A function that came or went is marked as a type is.
  @Test func marksFunctions() throws {
    func report(_ name: String) -> Report {
      var sketch = ReportSketch()
      sketch.type("Clock", role: .service)
      sketch.type(name, kind: .function)
      sketch.type("main()", kind: .function)
      sketch.edge(name, "Clock", .construct)
      sketch.edge("main()", "Clock", name == "new()" ? .construct : .initializer)
      return sketch.finished(files: 1, lines: 10)
    }
    let picture = try #require(Self.answer(report("old()"), report("new()")).picture(PictureOptions()))
    #expect(picture.boxes.map(\.label).sorted() == ["+ new()", "Clock", "main()", "− old()"])
    #expect(picture.boxes.first { $0.label == "+ new()" }?.change == .gained)
  }

  /// What is new, gone and as before is told apart without colours: by signs, and by lines that are thick or dashed.
  @Test func drawsChangesWithoutColour() throws {
    let picture = try #require(Self.answer().picture(PictureOptions()))
    #expect(
      picture.boxes.map(\.label)
        == ["LoginModel", "+ Cache", "− Store", "API"].sorted { a, b in
          picture.boxes.firstIndex { $0.label == a } ?? 0 < picture.boxes.firstIndex { $0.label == b } ?? 0
        })
    let labels = picture.lines.map { "\(picture.boxes[$0.target].label): \($0.label ?? "")" }.sorted()
    #expect(labels == ["+ Cache: + construct", "API: ± construct → init", "− Store: − construct"])
    let dot = String(decoding: AnswerFormat.dot.render(Self.answer(), RenderOptions())?.bytes ?? [], as: UTF8.self)
    let lines = dot.split(separator: "\n")
    #expect(lines.contains { $0.contains("\"LoginModel\" -> \"Store\" [") && $0.contains("style=dashed") })
    #expect(lines.contains { $0.contains("\"LoginModel\" -> \"Cache\" [") && $0.contains("penwidth=2.6") })
    #expect(lines.contains { $0.contains("  \"Store\" [") && $0.contains("dashed") })
    #expect(lines.contains { $0.contains("  \"Cache\" [") && $0.contains("penwidth=2.6") })
  }

  @Test func drawsNoMoreThanCanBeRead() throws {
    let picture = try #require(Self.answer(more: 400).picture(PictureOptions()))
    #expect(picture.boxes.count == PictureOptions().nodeBudget)
    #expect(picture.caption.last?.hasPrefix("Not drawn: ") == true)
  }
}
