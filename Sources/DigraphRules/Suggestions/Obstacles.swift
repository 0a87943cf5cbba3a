import DigraphEffects
import DigraphFacts
package import DigraphGraph
import DigraphKnowledge
package import DigraphLinking
import DigraphReport

/// What a program that rewrites code cannot do, or need not fear.
extension Results {
  /// Why what is reached cannot be handed in as an instance.
  package func noInstance(_ edge: DependencyGraph.Edge) -> String {
    let declaration = edge.declaration.map { program.declarations[$0] }
    let what: String
    switch (declaration?.kind, entry(of: edge)?.form) {
    case (_, .member?), (_, .memberOfType?): what = "a member of a value that is there already"
    case (_, .function?):
      return
        "it is global, and no type is known of which one could be handed in; a closure or a small protocol in its place has to be written by hand"
    case (_, .construction?), (_, .bareConstruction?), (_, .anyConstruction?):
      what = "an initializer, whose value is the answer itself"
    case (let kind?, nil) where declaration?.entity == nil:
      what = kind == .property ? "a global variable" : "a function"
    case (_?, nil) where declaration?.flags.contains(.isStatic) == false && declaration?.kind != .initializer:
      what = "a member of a value that is there already"
    default: what = "static"
    }
    return
      "it is \(what), so no instance could be handed in; a closure or a small protocol in its place has to be written by hand"
  }

  /// A type keeps a function or a value of a protocol's type, with which the compiler writes no conformance anyway.
  package func keepsUnsynthesized(_ type: EntityID) -> Bool {
    program.children(of: program.entities[type].declaration).contains { id in
      guard program.declarations[id].kind == .property,
        !program.declarations[id].flags.containsAny(of: [.isStatic, .isComputed])
      else { return false }
      let kept = program.types[program.declaredTypes[id]]
      return program.isFunction(program.declaredTypes[id])
        || kept.form == .nominal && kept.entity.isDeclared && program.entities[kept.entity].kind == .protocol
    }
  }
}
