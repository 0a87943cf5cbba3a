import DigraphFacts
import DigraphKnowledge
package import DigraphLinking

/// Properties whose type says that a container fills them: `private let mail = Injected<Mailing>(tag: "live")`.
extension Program {
  /// A property that a container fills.
  package struct Filled {
    /// What fills it.
    package let type: TypeID
    /// The framework that does.
    package let framework: String
  }

  /// What fills a property whose type is a wrapper of a package; nil for any other property. O(imports of the knowledge).
  package func filled(by property: DeclarationID) -> Filled? {
    let node = types[declaredTypes[property]]
    guard node.form == .nominal, node.count == 1, node.entity.isDeclared, entities[node.entity].isPackage,
      known(node.entity)?.kind == .injection,
      let framework = packageModules(of: entities[node.entity].declaration)?.map({ symbols[$0] }).min()
    else { return nil }
    return Filled(type: types.argument(declaredTypes[property], 0), framework: framework)
  }
}
