import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports consumers that use volatile or stateful behaviour through a type or a global.
struct VolatileStaticRule: Rule {
  static let entry = RuleEntry(
    identifier: "volatile-static",
    title: "A consumer uses static or global behaviour that is volatile or stateful",
    severity: .warning,
    rationale: """
      The clock, random values, the file system and global state give a different answer in each run. Code that asks \
      them directly cannot be tested with an answer the test chooses.
      """,
    limits: [
      "Symbols of the platform are known from the catalogue.",
      "A static member, free function, global closure, property wrapper or member added to a value of the platform counts if its code reaches such a symbol or shared state, however many calls away, and no test can intercept any of the calls.",
      "Fonts, colours, screens and queues that a static returns are design and plumbing; functions that are told their caller (`line: Int = #line`) are reported for information.",
    ],
    reported: [
      RuleExample(
        """
        struct Card { var expiry: Double }
        final class CardViewModel {
          func isExpired(_ card: Card) -> Bool { card.expiry < ↓Date().timeIntervalSince1970 }
        }
        """),
      RuleExample(
        """
        enum Analytics {
          static var events: [String] = []
          static func track(_ event: String) { events.append(event) }
        }
        final class CheckoutViewModel { func order() { ↓Analytics.track("order") } }
        """),
      RuleExample(
        """
        actor Cache {
          private static let instance = Cache()
          private var values: [String: Int] = [:]
          static func value(_ key: String) async -> Int? { await instance.find(key) }
          func find(_ key: String) -> Int? { values[key] }
        }
        final class Feed { func load() async { _ = await ↓Cache.value("a") } }
        """),
      RuleExample(
        """
        @propertyWrapper struct Setting {
          let key: String
          var wrappedValue: Bool { UserDefaults.standard.bool(forKey: key) }
        }
        final class Menu { @↓Setting(key: "beta") var isBeta }
        """),
    ],
    ignored: [
      RuleExample(
        """
        final class Log { static let shared = Log(); private var lines = 0; func add() { lines += 1 } }
        enum Ship { static func sail(_ log: Log = .shared) { log.add() } }
        final class Captain { func start(_ log: Log) { Ship.sail(log) } }
        """),
      RuleExample(
        """
        final class CardViewModel { func parse(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) } }
        """),
      RuleExample(
        """
        enum Money { static func format(_ cents: Int) -> String { "\\(cents / 100)" } }
        final class CheckoutViewModel { func total() -> String { Money.format(100) } }
        """),
      RuleExample(
        """
        enum Failure: Error {
          case failed(at: String)
          static func now(_ name: String) -> Failure { .failed(at: UserDefaults.standard.string(forKey: name) ?? "") }
        }
        final class Loader { func load() throws { throw Failure.now("load") } }
        """),
      RuleExample(
        """
        enum Date { case today; init() { self = .today } }
        final class Diary { let date = Date() }
        """),
    ])

  static func findings(in results: Results) -> [Finding] {
    let edges = EdgeFindings(results: results, entry: entry)
    let recipes = RecipeFinder(results: results)
    let located = Set(results.graph.edges.lazy.filter { $0.kind == .locator }.map(Pair.init))
    return edges.findings(
      where: {
        $0.kind == .static && !results.program.makesError($0)
          && !(results.isFlag($0.declaration) && located.contains(Pair($0)))
      }, severity: edges.usualSeverity,
      texts: { edge in
        let symbol = results.symbol(edge)
        return .init(
          message: "`\(edges.consumer(edge))` uses `\(symbol)`.", reason: edges.reason(edge),
          recipe: recipes.recipe(for: edge))
      })
  }
}

/// A consumer, and what it has a dependency on.
private struct Pair: Hashable {
  let source: NodeID
  let target: NodeID

  init(_ edge: DependencyGraph.Edge) {
    source = edge.source
    target = edge.target
  }
}

extension Results {
  /// `Core.hasAccounts`: whether something is there, which whoever asks for that says already. It is worked out from
  /// what the locator keeps, and from nothing outside.
  fileprivate func isFlag(_ member: DeclarationID?) -> Bool {
    guard let member, program.declarations[member].kind == .property,
      program.declarations[member].flags.contains(.isComputed)
    else { return false }
    let type = program.types[program.declaredTypes[member]].entity
    return type.isDeclared && program.symbols[program.symbol(of: type)] == "Bool"
      && !effects.hidden(of: member).groups.contains { $0.isVolatile && $0 != .sharedState }
  }
}

extension Program {
  /// A static member of an error gives one, whatever it asks of what it is given: it is said, not asked for.
  fileprivate func makesError(_ edge: DependencyGraph.Edge) -> Bool {
    guard let member = edge.declaration, let owner = declarations[member].entity, owner.isDeclared,
      types[declaredTypes[member]].entity == owner
    else { return false }
    return ancestors[owner].contains { ["Error", "LocalizedError"].contains(symbols[symbol(of: $0)]) }
  }
}
