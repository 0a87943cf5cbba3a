import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// Reports injected services whose type is a concrete class of the project.
struct ConcreteDependencyRule: Rule {
  static let entry = RuleEntry(
    identifier: "concrete-dependency",
    title: "An injected service is typed by a concrete class of the project",
    severity: .info,
    rationale: "Nothing can stand in for an actor or a final class, so the consumer is tested with the real one.",
    limits: [
      "A class that is not final is not reported: a double can inherit from it.",
      "The view model of a view, and what it observes, is not reported: a view is not tested without it.",
      "A consumer that only reads properties of what it is given uses it as a value.",
    ],
    reported: [
      RuleExample(
        """
        final class OrderingAPI { func order() {} }
        final class CheckoutViewModel {
          private let api: OrderingAPI
          init(↓api: OrderingAPI) { self.api = api }
        }
        """)
    ],
    ignored: [
      RuleExample(
        """
        protocol Ordering { func order() }
        final class CheckoutViewModel {
          private let api: any Ordering
          init(api: any Ordering) { self.api = api }
        }
        """)
    ])

  static func findings(in results: Results) -> [Finding] {
    let edges = EdgeFindings(results: results, entry: entry)
    let recipes = RecipeFinder(results: results)
    return edges.findings(
      where: { isMeant($0, results) }, severity: edges.usualSeverity,
      texts: { edge in
        .init(
          message: "`\(edges.consumer(edge))` is given the concrete `\(edges.dependency(edge))`.",
          reason: edges.reason(edge),
          recipe: recipes.recipe(step(edge, results), for: edge))
      })
  }

  private static func isMeant(_ edge: DependencyGraph.Edge, _ results: Results) -> Bool {
    switch edge.kind {
    case .initializer, .property, .wrapper, .method: break
    case .initializerDefault:
      // The other edge of the pair speaks of the default.
      guard edge.flags.contains(.isCompanion) else { return false }
    default: return false
    }
    guard edge.abstraction == .concrete, edge.isDependency, edge.via == nil, !edge.flags.contains(.isUnset) else {
      return false
    }
    // A protocol says what the function takes.
    if edge.kind == .method, edge.flags.contains(.isInRequirement) { return false }
    // Taking a container by a protocol would make it no better.
    if results.isLocator(edge.target) { return false }
    let kind = results.graph.nodes[edge.target].kind
    let isFixed = kind == .class && !results.canBeSubclassed(edge.target) || kind == .actor
    guard isFixed || results.isStructThatLeaves(edge.target),
      let profile = results.profile(of: edge.target), profile.significance == .service, !profile.reason.isInside,
      !results.onlyHoldsData(profile) || results.mayLeave(edge.target)
    else {
      return false
    }
    // A consumer that only reads what is in it takes it as a value.
    let use = results.use(edge)
    guard use.members.isEmpty || use.callsMethod || results.readsOutside(edge) else { return false }
    // Data that carries a service asks nothing of it.
    guard let consumer = results.profile(of: edge.source), consumer.behaves, consumer.significance != .glue else {
      return false
    }
    // A view observes the object itself: nothing observes what is known by a protocol alone.
    let isObserved = results.profile(of: edge.target)?.isObservable ?? false
    return !(consumer.isInterface && (isObserved || results.graph.nodes[edge.target].role == .viewModel))
  }

  private static func step(_ edge: DependencyGraph.Edge, _ results: Results) -> Recipe.Step {
    let isProperty = edge.kind == .property || edge.kind == .wrapper
    let isFixedElsewhere = edge.flags.contains(.isInFixed)
    let known = ProtocolFinder(results: results).known(
      of: edge.target, for: edge.source, declaring: results.use(edge).members)
    return known.map { .typeByKnownProtocol($0, isProperty: isProperty, isFixedElsewhere: isFixedElsewhere) }
      ?? .typeByNewProtocol(isProperty: isProperty, isFixedElsewhere: isFixedElsewhere)
  }
}
