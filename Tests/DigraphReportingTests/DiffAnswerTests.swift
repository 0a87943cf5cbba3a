import DigraphChanges
import DigraphPictures
import DigraphQueries
import DigraphReport
import DigraphReporting
import Foundation
import Testing

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

  // MARK: The picture

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
