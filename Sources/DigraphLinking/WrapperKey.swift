import DigraphFacts

/// The key path that a property wrapper is asked for: `@Dependency(\.player.load)`.
package struct WrapperKey: Sendable {
  /// Of a path that goes on to a member: the type of what stands first; nil for a shorter one.
  package var holder: TypeID?

  /// Of all properties whose wrapper is asked for one. O(declarations).
  static func keys(in program: Program) -> [DeclarationID: WrapperKey] {
    var keys: [DeclarationID: WrapperKey] = [:]
    for file in 0..<(program.files.count - 1) {
      for (index, fact) in program.files[file].declarations.enumerated() where fact.kind == .property {
        for attribute in program.files[file].attributes(of: fact) {
          guard let key = key(of: attribute, file, program) else { continue }
          keys[program.bases[file] + index] = key
        }
      }
    }
    return keys
  }

  private static func key(of attribute: AttributeFact, _ file: Int, _ program: Program) -> WrapperKey? {
    let facts = program.files[file]
    // Behind the attribute's arguments stands the first of them, and behind that its expression.
    let path = Int(attribute.arguments) + 2
    guard attribute.arguments >= 0, path < Int(facts.code[Int(attribute.arguments)].subtreeEnd),
      facts.code[path].kind == .keyPath
    else { return nil }
    let wrapper = program.symbols.symbol(file: file, facts.types[Int(attribute.type)].name)
    var root = program.wrapperRoots[wrapper]
    var step = path + 1
    let end = Int(facts.code[path].subtreeEnd)
    if step < end, facts.code[step].kind == .typeReference {
      root = program.symbols.symbol(file: file, facts.types[Int(facts.code[step].name)].name)
      step = Int(facts.code[step].subtreeEnd)
    }
    guard let root, step < end, facts.code[step].kind == .member, Int(facts.code[step].subtreeEnd) < end else {
      return WrapperKey()
    }
    var owner = EntityID.external(root)
    if case .entity(let found) = program.topLevelType(root, file: file).0 { owner = found }
    let name = program.symbols.symbol(file: file, NameIndex(facts.code[step].name))
    let member = program.members.first(MemberTable.entity(owner), name)
    return WrapperKey(holder: member.map { program.declaredTypes[$0] })
  }
}
