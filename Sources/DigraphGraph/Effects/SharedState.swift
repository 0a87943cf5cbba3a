import DigraphFacts
import DigraphLinking

/// Static and global properties that change, or hold what does.
struct SharedState: Sendable {
  private let program: Program
  private let written: Set<DeclarationID>
  /// By entity whether its values keep what changes.
  private let isMutable: IDTable<EntityID, Bool>

  /// O(declarations).
  init(_ program: Program, written: some Sequence<DeclarationID>) {
    self.program = program
    self.written = Set(written)
    var isMutable = IDTable<EntityID, Bool>(repeating: false, count: program.entities.count)
    for declaration in program.declarations
    where declaration.kind == .property && declaration.type.isDeclared && declaration.flags.contains(.isVar) {
      let flags = declaration.flags
      if flags.contains(.isComputed) || flags.contains(.isStatic) { continue }
      let kind = program.entities[declaration.type].kind
      if kind == .class || kind == .actor { isMutable[declaration.type] = true }
    }
    self.isMutable = isMutable
  }

  /// Something assigns to it, or it holds a collection or an object that changes. A number that nobody sets is a constant
  /// written with the wrong word, and a cache gives the same answer as what it saves.
  func contains(_ id: DeclarationID) -> Bool {
    let declaration = program.declarations[id]
    if isCache(declaration) { return false }
    let isVariable = declaration.flags.contains(.isVar)
    if isVariable, written.contains(id) { return true }
    let node = program.types[program.declaredTypes[id]]
    guard node.form == .nominal || node.form == .selfType, node.entity.isDeclared else { return false }
    let entity = program.entities[node.entity]
    if entity.isPlatform { return isVariable && node.count > 0 }
    return isMutable[node.entity]
  }

  /// `private static var cache: [String: Size]`
  private func isCache(_ declaration: Declaration) -> Bool {
    declaration.flags.containsAny(of: .hidden)
      && program.symbols[declaration.name].lowercased().contains("cache")
      && program.symbols[declaration.name].first?.isLowercase ?? false
  }
}
