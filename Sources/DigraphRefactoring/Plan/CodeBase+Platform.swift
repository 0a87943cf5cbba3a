import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport
import DigraphRules
import DigraphSyntax
import SourceEditing

/// What the platform gives, as far as that is known.
extension CodeBase {
  /// The type of a member of the platform that hands out something else than its own type; nil for any other.
  func typeOfMember(_ edge: DependencyGraph.Edge) -> String? {
    guard let member = edge.declaration, Int(program.declarations[member].file) == program.platformFile,
      program.declarations[member].kind == .property
    else { return nil }
    return text(of: program.declaredTypes[member])
  }

  /// The platform may give nil instead: an initializer may fail, no instance may be there.
  func mayBeNil(_ use: Use, _ group: InjectionFinder.Group) -> Bool {
    guard let type = results.graph.nodes[group.edge.target].key.entity,
      !type.isDeclared || program.entities[type].isPlatform
    else { return false }
    guard group.edge.kind == .construct else {
      return results.entry(of: group.edge)?.traits.contains(.optional) ?? false
    }
    let call = use.source.subtree(of: use.expression).first { node in
      use.source.kind(of: node) == .callSuffix && use.source.end(of: node) == use.end
    }
    let label = call.flatMap { use.source.labels(ofCall: $0).labels.first }
    return program.mayFail(type, label: label.map { program.symbols.find($0) })
  }

  /// Other modules see a type of the project and what gives an instance of it.
  func isExported(_ edge: DependencyGraph.Edge, _ type: EntityID) -> Bool {
    var next = edge.declaration
    while let id = next {
      let declaration = program.declarations[id]
      guard declaration.kind == .extension || declaration.flags.containsAny(of: .exported) else { return false }
      next = declaration.parent
    }
    return edge.declaration != nil
      && program.declarations[program.entities[type].declaration].flags.containsAny(of: .exported)
  }
}
