import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// Reports initializer parameters whose default constructs or locates the dependency.
struct DefaultArgumentDependencyRule: Rule {
  static let entry = RuleEntry(
    identifier: "default-argument-dependency",
    title: "An initializer parameter is bound to a concrete default",
    severity: .info,
    rationale: """
      The dependency can be replaced, which is what matters in a test. But the consumer still knows one implementation \
      and how to get it, and a caller may forget to say which it wants.
      """,
    limits: [
      "`parameter ?? Default()` in the body counts as a default too.",
      "An initializer that makes three or more for another one of its type puts them together, which is wiring.",
      "The default of a function's parameter is what the function does unless told otherwise: it is reported by the rule for that.",
    ],
    reported: [
      RuleExample(
        """
        protocol Ordering { func order() }
        final class OrderingAPI: Ordering { func order() {} }
        final class CheckoutViewModel {
          private let api: any Ordering
          init(api: any Ordering = ↓OrderingAPI()) { self.api = api }
        }
        """),
      RuleExample(
        """
        final class OrderingAPI { func order() {} }
        final class CheckoutViewModel {
          private let api: OrderingAPI
          init(api: OrderingAPI? = nil) { self.api = api ?? ↓OrderingAPI() }
        }
        """),
    ],
    ignored: [
      RuleExample(
        """
        struct Style { var size = 1 }
        final class CheckoutViewModel { init(style: Style = Style(), count: Int = 0) {} }
        """),
      RuleExample(
        """
        final class A { func a() {} }; final class B { func b() {} }; final class C { func c() {} }
        final class Everything {
          private let a: A, b: B, c: C
          init(a: A, b: B, c: C) { self.a = a; self.b = b; self.c = c }
          convenience init() { self.init(a: A(), b: B(), c: C()) }
          func run() { a.a(); b.b(); c.c() }
        }
        """),
    ])

  static func findings(in results: Results) -> [Finding] {
    let edges = EdgeFindings(results: results, entry: entry)
    let recipes = RecipeFinder(results: results)
    return edges.findings(
      where: {
        $0.kind == .initializerDefault && !$0.flags.contains(.isCompanion) && !isWired($0, results)
          && !isData($0, results)
      },
      severity: edges.usualSeverity,
      texts: { edge in
        .init(
          message: "The initializer of `\(edges.consumer(edge))` falls back to `\(edges.dependency(edge))`.",
          reason: edges.reason(edge),
          recipe: recipes.recipe(
            .dropDefault(symbol: symbol(edge, results), isWhatIsTaken: isWhatIsTaken(edge, results)), for: edge))
      })
  }

  /// What a package or the platform declares is told something where it says so.
  private static func symbol(_ edge: DependencyGraph.Edge, _ results: Results) -> String {
    let symbol = results.symbol(edge)
    let isTold = edge.kind != .singleton && edge.flags.contains(.isTold) && symbol.hasSuffix("()")
    return isTold ? "\(symbol.dropLast(2))(…)" : symbol
  }

  /// A deterministic helper, or what holds nothing that does work, and reaches nothing outside.
  private static func isData(_ edge: DependencyGraph.Edge, _ results: Results) -> Bool {
    guard let profile = results.profile(of: edge.target) else { return false }
    return !results.mayLeave(edge.target) && (profile.significance == .stable || results.onlyHoldsData(profile))
  }

  /// `convenience init() { self.init(a: A(), b: B(), c: C()) }`: an initializer puts the parts of its type together, and
  /// there is no default to drop.
  private static func isWired(_ edge: DependencyGraph.Edge, _ results: Results) -> Bool {
    edge.flags.contains(.isForwarded)
      && results.edges(of: edge.source).lazy.map { results.graph.edges[$0] }.filter {
        $0.kind == .initializerDefault && $0.flags.contains(.isForwarded)
      }.prefix(wiringParts).count == wiringParts
  }

  /// So many parts at least are put together rather than left to a default.
  private static let wiringParts = 3

  /// `self.init(identifier: UUID().uuidString)`: no initializer takes what is drawn or read.
  private static func isStepOnTheWay(_ edge: DependencyGraph.Edge, _ results: Results) -> Bool {
    guard let group = results.entry(of: edge)?.group, group == .random || group == .clock,
      let consumer = results.graph.nodes[edge.source].key.entity, consumer.isDeclared,
      let value = results.graph.nodes[edge.target].key.entity
    else { return false }
    let program = results.program
    return !program.members.find(MemberTable.entity(consumer), program.identifiers.initializer).contains {
      program.parameters(of: $0).contains { program.nominals(in: program.declaredTypes[$0]).contains(value) }
    }
  }

  /// The default itself is a value of a parameter's type, rather than a step on the way to one.
  private static func isWhatIsTaken(_ edge: DependencyGraph.Edge, _ results: Results) -> Bool {
    let taken = results.edges(of: edge.source).filter { index in
      let other = results.graph.edges[index]
      return other.kind == .initializer || other.kind == .initializerFactory || other.flags.contains(.isDeclared)
    }.map { results.graph.edges[$0].target }
    guard results.profile(of: edge.target) != nil else { return !isStepOnTheWay(edge, results) }
    let supertypes = results.edges(of: edge.target).map { results.graph.edges[$0] }.filter {
      $0.kind == .conform || $0.kind == .inherit
    }.map(\.target)
    return taken.contains(edge.target) || supertypes.contains { taken.contains($0) }
  }
}
