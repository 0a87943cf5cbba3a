import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports injected dependencies that may be missing.
struct OptionalDependencyRule: Rule {
  static let entry = RuleEntry(
    identifier: "optional-dependency",
    title: "An injected dependency is optional or implicitly unwrapped",
    severity: .info,
    rationale: "Whoever forgets to set it gets a crash or silence, instead of a compiler error.",
    limits: [
      "Back references (delegates, `weak` properties) are meant to be optional.",
      "An optional that may mean something is not reported: one that is checked before it is used, a parameter that some owners leave out.",
      "Data, and initializers that extensions add to types from outside, may be made without arguments.",
      "What an overridden initializer takes its superclass says; what the consumer gets itself where it is given none is never missing.",
    ],
    reported: [
      RuleExample(
        """
        protocol Ordering { func order() }
        final class CheckoutViewModel {
          var ↓api: (any Ordering)!
          func order() { api.order() }
        }
        """)
    ],
    ignored: [
      RuleExample(
        """
        protocol CheckoutDelegate: AnyObject { func didOrder() }
        final class CheckoutViewModel { weak var delegate: (any CheckoutDelegate)? }
        """),
      RuleExample(
        """
        final class Log { static let shared = Log(); private var lines = 0; func add() { lines += 1 } }
        final class Proxy {
          private let given: Log?
          private var log: Log { given ?? .shared }
          init(log: Log? = nil) { given = log }
          func run() { log.add() }
        }
        """),
    ])

  static func findings(in results: Results) -> [Finding] {
    let edges = EdgeFindings(results: results, entry: entry)
    let recipes = RecipeFinder(results: results)
    return edges.findings(
      where: { edge in
        guard edge.flags.contains(.isMissed), edge.isDependency, !edge.flags.contains(.isUnset) else { return false }
        // Data takes what it shows of something that may not be there; an extension has initializers for others.
        if results.graph.nodes[edge.source].kind == .external { return false }
        if let consumer = results.profile(of: edge.source), consumer.significance == .glue { return false }
        if results.isLocator(edge.target) || isFixed(edge) || results.getsItself(edge) { return false }
        return edge.kind == .initializer || edge.kind == .property || edge.kind == .wrapper
      },
      severity: edges.usualSeverity,
      texts: { edge in
        .init(
          message: "`\(edges.consumer(edge))` may be without its `\(edges.dependency(edge))`.",
          reason: edges.reason(edge),
          recipe: recipes.recipe(
            edge.kind == .initializer
              ? .requireArgument(holders: results.optionalHolders(edge), isTakenByAll: recipes.isTakenByAll(edge))
              : OutsideMaker(of: edge.source, in: results) != nil ? .setBeforeUse : .require, for: edge))
      })
  }

  /// `override init(nibName: String?, bundle: Bundle?)`: the superclass says that it may be missing.
  private static func isFixed(_ edge: DependencyGraph.Edge) -> Bool {
    edge.kind == .initializer && edge.flags.contains(.isInFixed)
  }
}

extension Results {
  /// Those who create the consumer and have a property for its dependency that may be nil.
  fileprivate func optionalHolders(_ edge: DependencyGraph.Edge) -> [NodeID] {
    guard let dependency = graph.nodes[edge.target].key.entity else { return [] }
    let found = makers(of: edge.source).filter { maker in
      guard maker != edge.source, let type = graph.nodes[maker].key.entity, type.isDeclared else { return false }
      return program.children(of: program.entities[type].declaration).contains { id in
        let held = program.types[program.declaredTypes[id]]
        return program.declarations[id].kind == .property && held.form == .nominal
          && held.entity == program.wellKnown.optional
          && program.nominals(in: program.declaredTypes[id]).contains(dependency)
      }
    }
    return Array(found.prefix(3))
  }

  /// `given ?? .shared`: what an initializer takes the consumer gets itself where it is given none.
  fileprivate func getsItself(_ edge: DependencyGraph.Edge) -> Bool {
    edge.kind == .initializer
      && edges(from: edge.source, to: edge.target).contains {
        graph.edges[$0].kind == .singleton || graph.edges[$0].kind == .initializerDefault
      }
  }
}
