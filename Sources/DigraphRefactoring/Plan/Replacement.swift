import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphRules

/// Whether a test could put another one in the place of what is handed in: what cannot be replaced is not worth a patch.
extension InjectionFinder {
  func checkReplacement(_ injection: Injection, _ group: Group) throws(Refusal) {
    guard !injection.isProtocol, !injection.isMaker, let type = results.graph.nodes[group.edge.target].key.entity else {
      return
    }
    guard let own = code.program.projectEntity(type) else {
      if code.program.known(type)?.traits.contains(.madeBySystem) ?? false {
        throw Refusal("the system alone makes its type, so that a test has no other one to hand in")
      }
      return
    }
    let initializers = code.program.members.find(MemberTable.entity(own), code.program.identifiers.initializer)
    let isSealed = initializers.allSatisfy { code.program.declarations[$0].flags.containsAny(of: .hidden) }
    guard !initializers.isEmpty, isSealed else { return }
    let reason = "its initializers are private, so that a test has no other one to hand in"
    throw Refusal(
      injection.notes.last { $0.hasPrefix("it is taken by its own type") }.map { "\($0), and \(reason)" } ?? reason)
  }
}

extension ConsumerCode {
  /// The type, or one around it, is private to its file, or local to a function: no test makes one.
  var isOutOfReach: Bool {
    var next: Declaration? = code.program.declarations[code.program.entities[entity].declaration]
    while let declaration = next {
      if declaration.flags.containsAny(of: .hidden) || declaration.kind.isCallable { return true }
      next = code.program.parent(of: declaration)
    }
    return false
  }
}
