import DigraphContainers
import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// Reports consumers that are given a whole container or locator.
struct ContainerPassedRule: Rule {
  static let entry = RuleEntry(
    identifier: "container-passed",
    title: "A consumer is given a container instead of what it needs",
    severity: .info,
    rationale: """
      A consumer that holds a container may ask it for anything, so its initializer says nothing of what it needs, and a \
      test has to fill a container for it.
      """,
    limits: [
      "Locators are recognised as by `service-locator`; containers of frameworks are known from the catalogue.",
      "Composition roots, what registers in it and other containers may be given one.",
      "A parameter that a protocol asks for is reported of the protocol.",
    ],
    reported: [
      RuleExample(
        """
        final class OrderingAPI { func order() {} }
        final class ServiceLocator { func resolve<T>(_ type: T.Type) -> T { fatalError() } }
        final class CheckoutViewModel {
          private let locator: ServiceLocator
          init(↓locator: ServiceLocator) { self.locator = locator }
          func order() { locator.resolve(OrderingAPI.self).order() }
        }
        """)
    ],
    ignored: [
      RuleExample(
        """
        final class OrderingAPI { func order() {} }
        final class Session { func open() {} }
        struct Dependencies {
          let ordering: OrderingAPI
          let session: Session
        }
        final class CheckoutViewModel {
          private let dependencies: Dependencies
          init(dependencies: Dependencies) { self.dependencies = dependencies }
          func order() { dependencies.ordering.order() }
        }
        """)
    ])

  static func findings(in results: Results) -> [Finding] {
    let edges = EdgeFindings(results: results, entry: entry)
    let recipes = RecipeFinder(results: results)
    let registering = Set(results.containers.registrations.map { NodeKey($0.call.consumer) })
    let asked = asked(results)
    let needs = ContainerNeeds(results)
    return edges.findings(
      where: { isMeant($0, results) && !registering.contains(results.graph.nodes[$0.source].key) },
      severity: edges.usualSeverity,
      texts: { edge in
        .init(
          message: "`\(edges.consumer(edge))` is given the container `\(edges.dependency(edge))`.",
          reason:
            "`\(edges.dependency(edge))` hands out services to whoever holds it, so nothing says which of them `\(edges.consumer(edge))` needs.",
          recipe: recipes.recipe(step(edge, asked[edge.source], needs.needs(edge), results), for: edge))
      })
  }

  /// By consumer the edges to what it asks containers for.
  private static func asked(_ results: Results) -> [NodeID: [DependencyGraph.Edge]] {
    Dictionary(grouping: results.graph.edges.lazy.filter { $0.kind == .locator }, by: \.source)
  }

  private static func step(
    _ edge: DependencyGraph.Edge, _ asked: [DependencyGraph.Edge]?, _ needs: Recipe.ContainerNeeds?, _ results: Results
  ) -> Recipe.Step {
    // Closures and values are asked for, too, and are no services.
    if asked == nil, results.use(edge).members.isEmpty {
      return needs.flatMap { $0.isBound ? .keepContainer($0) : nil } ?? .dropContainer
    }
    let container = results.graph.nodes[edge.target].key.entity
    let services = (asked ?? []).filter { asked in
      asked.via == .locator && asked.declaration.map { results.program.declarations[$0].entity == container } ?? false
    }
    let names = Set(services.map { results.graph.nodes[$0.target].name }).sorted()
    let program = results.program
    let members = Set(services.compactMap(\.declaration).map { program.symbols[program.declarations[$0].name] })
    // What else it asks for would be missing.
    let isAll = members.isSuperset(of: results.use(edge).members) && names.count <= mostNamed
    if let needs { return .takeBesideContainer(services: isAll ? names : [], needs) }
    return .takeWhatIsAsked(services: isAll ? names : [], inMethod: edge.kind == .method)
  }

  /// As many services are named one by one at most.
  private static let mostNamed = 5

  private static func isMeant(_ edge: DependencyGraph.Edge, _ results: Results) -> Bool {
    switch edge.kind {
    case .initializer, .property, .method: break
    // The other edge of the pair speaks of the default.
    case .initializerDefault: guard edge.flags.contains(.isDeclared) else { return false }
    default: return false
    }
    let isRequirement = edge.kind == .method && results.graph.nodes[edge.source].kind == .protocol
    guard edge.isDependency || isRequirement, edge.via == nil, !edge.flags.contains(.isUnset),
      results.isLocator(edge.target), !results.isOfFramework(edge)
    else {
      return false
    }
    // The protocol that has it take the container is the place.
    if edge.kind == .method, edge.flags.contains(.isInRequirement) { return false }
    guard let consumer = results.graph.nodes[edge.source].key.entity, results.program.projectEntity(consumer) != nil
    else { return true }
    // A value that carries it with other things hands it on to whoever is given the value.
    if results.profiles[consumer].significance == .glue, carries(consumer, results.program) { return false }
    // What injects asks the container on behalf of others.
    return !results.program.hasAttribute(results.program.entities[consumer].declaration) { $0 == "propertyWrapper" }
  }

  /// `struct Parameters { let session: Session; let id: Int }`
  private static func carries(_ entity: EntityID, _ program: Program) -> Bool {
    program.entities[entity].kind == .struct
      && !program.children(of: program.entities[entity].declaration).contains { member in
        let declaration = program.declarations[member]
        return declaration.kind == .function || declaration.flags.contains(.isComputed)
      }
  }
}
