import DigraphFacts
import DigraphLinking
import SourceUses
import TestDoubles

/// Whether what is called on a property changes the value that it holds, so that it has to be settable.
extension RequirementReader {
  func changes(_ use: MemberUse, _ id: DeclarationID, _ requirement: Requirement) -> Bool {
    guard let called = use.called.last, requirement.form == .property else { return false }
    let program = code.program
    var type = unwrapped(program.declaredTypes[id])
    var text = requirement.result ?? ""
    for name in use.called.dropLast() {
      if name == "subscript" {
        // What a collection holds is the last of its arguments.
        guard let element = program.types.arguments(of: type).last else { return mayChange(called, id) }
        type = unwrapped(element)
      } else {
        guard program.types[type].form == .nominal else { return mayChange(called, id) }
        let owner = program.types[type].entity
        if isReference(owner) { return false }
        guard let part = code.members(name, of: owner).first else { return mayChange(called, id) }
        type = unwrapped(program.declaredTypes[part])
      }
      text = code.text(of: type) ?? ""
    }
    let node = program.types[type]
    if node.form == .nominal, node.entity.isDeclared {
      if isReference(node.entity) { return false }
      let members = code.members(called, of: node.entity)
      if members.contains(where: { program.declarations[$0].flags.contains(.isMutating) }) { return true }
      if !program.entities[node.entity].isPlatform { return false }
    }
    return Self.changes(called, Self.base(text))
  }

  /// Of what the types on the way are not known: the function changes values of some type, and where the property cannot
  /// be set it would not do so here.
  private func mayChange(_ function: String, _ property: DeclarationID) -> Bool {
    canBeSet(property) && Self.changing.contains { $0.functions.contains(function) }
  }

  private func unwrapped(_ type: TypeID) -> TypeID {
    let program = code.program
    guard program.types[type].form == .nominal, program.types[type].entity == program.wellKnown.optional else {
      return type
    }
    return program.types.arguments(of: type).first ?? type
  }

  private func isReference(_ entity: EntityID) -> Bool {
    entity.isDeclared && [.actor, .class].contains(code.program.entities[entity].kind)
  }

  /// The name of a type without its arguments, and without what makes it optional.
  private static func base(_ text: String) -> String {
    if text.hasPrefix("[") { return text.contains(":") ? "Dictionary" : "Array" }
    return String(text.prefix { $0 != "<" && $0 != "?" && $0 != "!" })
  }

  /// A function changes a value of the standard library or Foundation.
  private static func changes(_ function: String, _ type: String) -> Bool {
    changing.contains { $0.types.contains(type) && $0.functions.contains(function) }
  }

  /// Source: the documentation of the standard library and of Foundation; what is `mutating` there.
  private static let changing: [(types: Set<String>, functions: Set<String>)] = [
    (["Bool"], ["toggle"]),
    (
      ["CGFloat", "Decimal", "Double", "Float", "Float16", "Float80", "TimeInterval"],
      ["addProduct", "formRemainder", "formSquareRoot", "formTruncatingRemainder", "negate", "round"]
    ),
    (["Int", "Int16", "Int32", "Int64", "Int8"], ["negate"]),
    (["Date", "DateInterval"], ["addTimeInterval"]),
    (["DateComponents"], ["setValue"]),
    (
      ["URL"],
      [
        "append", "appendPathComponent", "appendPathExtension", "deleteLastPathComponent", "deletePathExtension",
        "removeAllCachedResourceValues", "removeCachedResourceValue", "resolveSymlinksInPath", "setResourceValues",
        "setTemporaryResourceValue", "standardize",
      ]
    ),
    (["URLRequest"], ["addValue", "setValue"]),
    (["CharacterSet", "IndexSet"], ["invert", "shift"]),
    (["Hasher"], ["combine"]),
    (["Data"], ["resetBytes"]),
    (["AttributedString"], ["mergeAttributes", "replaceAttributes", "setAttributes"]),
    (
      [
        "Array", "ArraySlice", "AttributedString", "CharacterSet", "ContiguousArray", "Data", "Dictionary", "IndexPath",
        "IndexSet", "Set", "String", "Substring",
      ],
      [
        "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge", "partition",
        "popFirst",
        "popLast", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue",
        "replaceSubrange", "reserveCapacity", "reverse", "shuffle", "sort", "subtract", "swapAt", "update",
        "updateValue",
      ]
    ),
  ]
}
