import DigraphAnalysis
import DigraphFacts
import DigraphRefactoring
import DigraphReport
import Foundation
import SourceEditing
import Testing

/// The pages below `Tests/Cases/Refactoring`: code before and after, or the reason why it stays as it is.
///
/// `Scripts/compile-refactorings` lets the compiler say what it thinks of all code before and after.
/// With DIGRAPH_UPDATE=1 the pages are written anew from what the program does; read what has changed.
@Suite struct RefactoringTests {
  static let folder = CaseTests.folder.appendingPathComponent("Refactoring")

  static let pages: [String] = {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return found.filter { $0.hasSuffix(".md") }.sorted()
  }()

  @Test func thereArePages() { #expect(!Self.pages.isEmpty) }

  @Test(arguments: pages)
  func doesWhatThePageSays(page: String) throws {
    let url = Self.folder.appendingPathComponent(page)
    let text = try String(contentsOf: url, encoding: .utf8)
    let read = RefactoringPage(text)
    #expect(read.mistakes.isEmpty)
    #expect(Set(read.cases.map(\.title)).count == read.cases.count, "every case is told apart by its title")
    if ProcessInfo.processInfo.environment["DIGRAPH_UPDATE"] != nil {
      try Self.updated(text, read.cases.map(Self.result)).write(to: url, atomically: true, encoding: .utf8)
      return
    }
    for wanted in read.cases {
      let found = Self.result(of: wanted)
      for (path, text) in found.after where wanted.after[path] != text {
        Issue.record("\(page): \(wanted.title): \(path) is\n\(text)")
      }
      for path in wanted.after.keys where found.after[path] == nil {
        Issue.record("\(page): \(wanted.title): \(path) is not changed; \(found.says)")
      }
      #expect(found.says == wanted.says, "\(page): \(wanted.title)")
    }
  }

  struct Result {
    var after: [String: String]
    var says: [String]
  }

  static func result(of wanted: RefactoringPage.Case) -> Result {
    let refactoring = refactoring(
      of: wanted.consumer, in: wanted.before, wanted.request, composes: wanted.composes
    ) { program in
      (program.languageMode, program.folders) = (wanted.languageMode, wanted.folders)
      (program.importNames, program.dependencies) = (wanted.importNames, wanted.dependencies)
    }
    var after: [String: String] = [:]
    for change in refactoring.changes { after[change.path] = String(decoding: change.after, as: UTF8.self) }
    let says = refactoring.outcomes.map { outcome in
      let said = outcome.refusal.map { [$0] } ?? outcome.notes
      return "\(outcome.symbol): \(outcome.refusal == nil ? outcome.deed : "stays")\(said.map { ", \($0)" }.joined())"
    }
    return Result(after: after, says: says)
  }

  static func refactoring(
    of consumer: String, in files: [String: String], _ request: RefactoringRequest, composes: Bool = false,
    set: (inout SmallProgram) -> Void = { _ in }
  ) -> Refactoring {
    var program = SmallProgram(files)
    set(&program)
    let analysis = Analyzer.analysis(
      on: program.facts, diagnostics: [],
      settings: AnalysisSettings(tool: .init(name: "digraph", version: "0", catalogue: "0"), root: "/", jobs: 1),
      knowledge: SmallProgram.knowledge, stage: { _ in })
    if composes { return analysis.composition(of: consumer) { files[$0].map { Array($0.utf8) } } }
    let found = analysis.report.nodes.enumerated().filter { $0.element.name == consumer }.map { entry in
      analysis.refactoring(of: entry.offset, request) { files[$0].map { Array($0.utf8) } }
    }
    return found.first { !$0.outcomes.isEmpty } ?? Refactoring(consumer: consumer, changes: [], outcomes: [])
  }

  /// A page with other blocks of `after` and `says`.
  private static func updated(_ text: String, _ results: [Result]) -> String {
    var sections = text.components(separatedBy: "\n## ")
    for (index, result) in results.enumerated() {
      var section = sections[index + 1]
      // What follows the request is written anew.
      guard let request = section.range(of: "```refactor\n"),
        let end = section.range(of: "\n```\n", range: request.upperBound..<section.endIndex)
      else { continue }
      section = String(section[..<end.upperBound])
      for (path, text) in result.after.sorted(by: { $0.key < $1.key }) {
        section += "`\(path)`\n```after\n\(text)\(text.hasSuffix("\n") ? "" : "\n")```\n"
      }
      section += "```says\n\(result.says.map { $0 + "\n" }.joined())```\n"
      sections[index + 1] = section
    }
    return sections.joined(separator: "\n## ")
  }
}
