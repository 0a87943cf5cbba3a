import DigraphFacts
import DigraphKnowledge
package import DigraphLinking

/// Members whose form someone else has decided on.
extension Program {
  /// A property, or a function whose parameters a superclass or a protocol fixes: nothing more can be handed to it.
  ///
  /// O(ancestors of the type).
  package func isFixed(_ id: DeclarationID) -> Bool {
    let declaration = declarations[id]
    switch declaration.kind {
    case .property: return declaration.flags.contains(.isComputed)
    case .function, .subscript, .initializer:
      if declaration.flags.contains(.isOverride) { return true }
      guard declaration.type.isDeclared, let parent = parent(of: declaration) else { return false }
      if parent.kind == .protocol { return true }
      let name = declaration.kind == .initializer ? identifiers.initializer : declaration.name
      return ancestors[declaration.type].contains { ancestor in
        guard ancestor.isDeclared, entities[ancestor].kind == .protocol else { return false }
        return members.find(MemberTable.entity(ancestor), name).contains { meets(id, $0) }
      }
    default: return false
    }
  }

  /// `static func == (…)`
  package func isOperator(_ declaration: Declaration) -> Bool {
    declaration.kind == .function
      && symbols.withUTF8(of: declaration.name) { name in
        guard let first = name.first else { return false }
        return first < 0x80 && first != UInt8(ascii: "_") && !(first | 0x20 >= 0x61 && first | 0x20 <= 0x7A)
          && first != UInt8(ascii: "`")
      }
  }

  /// `@objc`, `@IBAction`, also in front of the extension around it: whoever calls a function so knows its exact parameters.
  package func isCalledBySelector(_ id: DeclarationID) -> Bool {
    func isSeen(_ id: DeclarationID) -> Bool {
      hasAttribute(id) { $0 == "objc" || $0 == "IBAction" || $0 == "IBSegueAction" }
    }
    guard !isSeen(id) else { return true }
    return declarations[id].parent.map { declarations[$0].kind == .extension && isSeen($0) } ?? false
  }

  /// What an extension of a protocol has for one of the protocol's own requirements: it meets that for all who conform.
  package func meetsOwnRequirement(_ id: DeclarationID) -> Bool {
    let declaration = declarations[id]
    guard declaration.type.isDeclared, entities[declaration.type].kind == .protocol else { return false }
    return members.find(MemberTable.entity(declaration.type), declaration.name).contains { $0 != id && meets(id, $0) }
  }

  /// A requirement, rather than what an extension of the protocol adds, with the same labels.
  private func meets(_ id: DeclarationID, _ requirement: DeclarationID) -> Bool {
    let declaration = declarations[requirement]
    guard declaration.kind == declarations[id].kind, parent(of: declaration)?.kind == .protocol else { return false }
    func labels(_ id: DeclarationID) -> [Symbol] { parameters(of: id).map { declarations[$0].label } }
    return labels(id) == labels(requirement)
  }

  /// `static let defaultValue` of a key of the environment, or what a key of dependencies says of its values: what there
  /// is as long as nobody hands in anything else.
  package func isSurroundingDefault(_ id: DeclarationID) -> Bool {
    let declaration = declarations[id]
    guard declaration.kind == .property else { return false }
    // `extension EnvironmentValues { @Entry var store = Store() }`
    if parent(of: declaration)?.kind == .extension, attributeTraits(id).contains(.default) { return true }
    guard declaration.flags.contains(.isStatic), declaration.type.isDeclared,
      known.name(declaration.name) != 0
    else { return false }
    return ancestors[declaration.type].contains {
      known.traits(.staticMember, symbol(of: $0), declaration.name).contains(.default)
    }
  }
}
