import DigraphAnalysis
import DigraphRefactoring
import DigraphReport
import SourceEditing
import Testing

/// A finding of a circle names what breaks it, and that does.
@Suite struct CircleTests {
  private static let injected = """
    import Foundation
    final class Store {
      private let syncer: Syncer
      init(syncer: Syncer) { self.syncer = syncer }
      func save() { syncer.sync(3) }
    }
    final class Syncer {
      var store: Store?
      func sync(_ count: Int) { UserDefaults.standard.set(count, forKey: "count"); store?.save() }
    }
    """

  private static let made = """
    import Foundation
    final class Store {
      private let syncer = Syncer()
      func save() { syncer.sync(3) }
    }
    final class Syncer {
      var store: Store?
      func sync(_ count: Int) { UserDefaults.standard.set(count, forKey: "count"); store?.save() }
    }
    """

  private static let shared = """
    import Foundation
    final class Store {
      nonisolated(unsafe) static let shared = Store()
      private let syncer = Syncer()
      func save() { syncer.sync(3) }
    }
    final class Syncer {
      var store: Store?
      func sync(_ count: Int) { UserDefaults.standard.set(count, forKey: "count"); store?.save() }
    }
    """

  private static let handedOn = """
    import Foundation
    final class Store {
      let syncer: Syncer
      init(syncer: Syncer) { self.syncer = syncer }
      func save() { syncer.sync(3) }
    }
    final class Syncer {
      let store: Store
      init(store: Store) { self.store = store }
      func sync(_ count: Int) { UserDefaults.standard.set(count, forKey: "count"); store.save() }
    }
    func show(_ store: Store, _ syncer: Syncer) { store.syncer.sync(1); syncer.store.save() }
    """

  private static func circles(in code: String) -> [ReportFinding] {
    var settings = AnalysisSettings(tool: .init(name: "digraph", version: "0", catalogue: "0"), root: "/", jobs: 1)
    settings.read = { _ in Array(code.utf8) }
    let report = Analyzer.report(
      on: SmallProgram(["Sources/App/Code.swift": code]).facts, diagnostics: [], settings: settings,
      knowledge: SmallProgram.knowledge)
    return report.findings.filter { $0.rule == "dependency-cycle" }
  }

  @Test(arguments: [injected, made])
  func isBrokenByTheCommandThatItNames(code: String) throws {
    let found = Self.circles(in: code)
    try #require(found.count == 1)
    let words = try #require(found[0].recipe?.command).split(separator: " ").map(String.init)
    try #require(words.prefix(2) == ["digraph", "refactor"])
    var request = RefactoringRequest()
    request.leaveOutDoubles()
    request.dependencies = [words[4]]
    if words.count > 6 { request.style = try #require(RefactoringRequest.Style(rawValue: words[6])) }
    let refactoring = RefactoringTests.refactoring(of: words[2], in: ["Sources/App/Code.swift": code], request)
    let after = try #require(refactoring.changes.first?.after)
    #expect(Self.circles(in: String(decoding: after, as: UTF8.self)).isEmpty)
  }

  @Test func isNotBrokenByWhatMakesItself() throws {
    let found = Self.circles(in: Self.shared)
    try #require(found.count == 1)
    #expect(found[0].recipe?.command == nil)
    #expect(found[0].recipe?.refusal?.contains("makes one of itself") ?? false)
  }

  @Test func saysWhyNothingBreaksIt() throws {
    let found = Self.circles(in: Self.handedOn)
    try #require(found.count == 1)
    #expect(found[0].recipe?.command == nil)
    #expect(found[0].recipe?.refusal?.contains("asked by others") ?? false)
  }
}
