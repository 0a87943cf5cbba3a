import DigraphFacts
import DigraphLinking

/// Static and global properties that change, or hold what does.
struct SharedState: Sendable {
  private let program: Program
  private let written: Set<DeclarationID>
  /// By entity whether its values keep what changes.
  private let isMutable: [Bool]

  /// O(declarations).
  init(_ program: Program, written: some Sequence<DeclarationID>) {
    self.program = program
    self.written = Set(written)
    var isMutable = [Bool](repeating: false, count: program.entities.count)
    for declaration in program.declarations
    where declaration.kind == .property && declaration.entity >= 0 && declaration.flags.contains(.isVar) {
      let flags = declaration.flags
      if flags.contains(.isComputed) || flags.contains(.isStatic) { continue }
      let kind = program.entities[Int(declaration.entity)].kind
      if kind == .class || kind == .actor { isMutable[Int(declaration.entity)] = true }
    }
    self.isMutable = isMutable
  }

  /// Something assigns to it, or it holds a collection or an object that changes. A number that nobody sets is a constant
  /// written with the wrong word, and a cache gives the same answer as what it saves.
  func contains(_ id: DeclarationID) -> Bool {
    let declaration = program.declarations[Int(id)]
    if isCache(declaration) { return false }
    let isVariable = declaration.flags.contains(.isVar)
    if isVariable, written.contains(id) { return true }
    let node = program.types[program.declaredTypes[Int(id)]]
    guard node.form == .nominal || node.form == .selfType, node.head >= 0 else { return false }
    let entity = program.entities[Int(node.head)]
    if entity.isPlatform { return isVariable && node.count > 0 }
    return isMutable[Int(node.head)]
  }

  /// `private static var cache: [String: Size]`
  private func isCache(_ declaration: Declaration) -> Bool {
    declaration.flags.containsAny(of: .hidden)
      && program.symbols[declaration.name].lowercased().contains("cache")
      && program.symbols[declaration.name].first?.isLowercase ?? false
  }
}
