import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// Types whose functions only have one thing outside of the project do what it does.
struct Relays {
  let results: Results

  /// `enum Crashes { static func start() { Reporter.configure() } }`: a type that keeps nothing, whose functions give
  /// nothing back, and that depends on this alone. Others call it, and have its effects in their own findings: that is
  /// where another one can be put in its place.
  func isRelay(_ edge: DependencyGraph.Edge) -> Bool {
    let consumer = results.graph.nodes[edge.source]
    guard let known = results.entry(of: edge), known.group.isTold, !results.isPartOfInterface(edge.source),
      let entity = consumer.key.entity, entity.isDeclared, consumer.kind != .protocol, consumer.kind != .external
    else { return false }
    return dependsAlone(edge) && isCalled(edge.source) && onlyDoes(entity)
  }

  private func dependsAlone(_ edge: DependencyGraph.Edge) -> Bool {
    results.edges(of: edge.source).allSatisfy { index in
      let other = results.graph.edges[index]
      return !other.isDependency || other.target == edge.target || results.isLogger(other.target)
    }
  }

  /// Others of the product ask it, rather than the system.
  private func isCalled(_ node: NodeID) -> Bool { results.isAsked(node) }

  /// It keeps nothing, and all its functions are the project's to call and give nothing back.
  private func onlyDoes(_ entity: EntityID) -> Bool {
    let program = results.program
    let members = program.children(of: program.entities[entity].declaration)
    var functions = 0
    for id in members {
      let member = program.declarations[id]
      switch member.kind {
      case .property:
        if member.flags.contains(.isStatic), !member.flags.contains(.isVar) { continue }
        return false
      case .function:
        guard program.fact(id).type < 0, !program.isFixed(id), !program.answersLater(id) else { return false }
        functions += 1
      case .subscript: return false
      default: continue
      }
    }
    return functions > 0
  }
}

extension Program {
  /// One of its parameters is a function, by which it gives its answer.
  fileprivate func answersLater(_ id: DeclarationID) -> Bool {
    parameters(of: id).contains { isFunction(declaredTypes[$0]) }
  }
}

extension KnownGroup {
  /// What is of the group is told something, rather than asked.
  fileprivate var isTold: Bool {
    switch self {
    case .alerts, .analytics, .application, .device, .logging, .media, .notifications, .system: true
    default: false
    }
  }
}
