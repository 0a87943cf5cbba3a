import DigraphFacts
import DigraphKnowledge
import DigraphLinking

/// Static and global properties that change, or hold what does.
struct SharedState: Sendable {
  private let program: Program
  private let written: Set<DeclarationID>
  /// By entity whether its values keep what changes.
  private let isMutable: IDTable<EntityID, Bool>
  /// What nobody reads but to write it into a log: a counter.
  private let logged: Set<DeclarationID>

  /// - Parameters:
  ///   - used: who uses statics and globals, among other effects.
  ///   - written: statics and globals that something assigns to.
  ///   - changed: instance properties that something sets outside of initializers.
  /// - Complexity: O(declarations).
  init(
    _ program: Program, used: [OwnEffect], written: some Sequence<DeclarationID>,
    changed: some Sequence<DeclarationID>
  ) {
    self.program = program
    self.written = Set(written)
    logged = Self.logged(used, program)
    let changed = Set(changed)
    let choices = Self.choices(program)
    var isMutable = IDTable<EntityID, Bool>(repeating: false, count: program.entities.count)
    for id in program.declarations.ids {
      let declaration = program.declarations[id]
      guard declaration.kind == .property, declaration.type.isDeclared, declaration.flags.contains(.isVar),
        !declaration.flags.containsAny(of: [.isComputed, .isStatic])
      else { continue }
      let kind = program.entities[declaration.type].kind
      guard kind == .class || kind == .actor, !isMutable[declaration.type] else { continue }
      isMutable[declaration.type] = changed.contains(id) || !Self.isFixed(id, declaration, choices, program)
    }
    self.isMutable = isMutable
  }

  /// O(effects).
  private static func logged(_ used: [OwnEffect], _ program: Program) -> Set<DeclarationID> {
    var logging: Set<EffectNodeID> = []
    for effect in used where effect.groups == .logging { logging.insert(effect.node) }
    var shown: Set<DeclarationID> = []
    var read: Set<DeclarationID> = []
    for effect in used {
      guard let state = effect.state else { continue }
      switch effect.use {
      case .write: continue
      case .shown where logging.contains(effect.node): shown.insert(state)
      case .shown, .read: read.insert(state)
      }
    }
    return shown.subtracting(read).filter { id in
      !program.declarations[id].flags.containsAny(of: .exported)
        && program.files[Int(program.declarations[id].file)].attributes(of: program.fact(id)).isEmpty
    }
  }

  /// Nobody else can set the property, or all who can are in sight, and no text of its type can change it but by an
  /// assignment.
  private static func isFixed(
    _ id: DeclarationID, _ declaration: Declaration, _ choices: Set<EntityID>, _ program: Program
  ) -> Bool {
    let isOwn = declaration.flags.containsAny(of: .hiddenSetter)
    guard isOwn || choices.contains(declaration.type) && isInSight(declaration, program), !program.isWrapped(id) else {
      return false
    }
    // What it is made of when it is first asked for, it stays.
    return declaration.flags.contains(.isLazy) || !isChangedInPlace(program.declaredTypes[id], program)
  }

  /// `class Option { static let byName = Option(), byDate = Option() }`: the types that have several of their own kind to
  /// choose from. What one alone is shared may well change, although no code that is read says so. O(declarations).
  private static func choices(_ program: Program) -> Set<EntityID> {
    var first: Set<EntityID> = []
    var several: Set<EntityID> = []
    for id in program.declarations.ids {
      let declaration = program.declarations[id]
      guard declaration.kind == .property, declaration.type.isDeclared, declaration.flags.contains(.isStatic),
        declaration.flags.isDisjoint(with: [.isVar, .isComputed]),
        program.types[program.declaredTypes[id]].form == .nominal,
        program.types[program.declaredTypes[id]].entity == declaration.type
      else { continue }
      if !first.insert(declaration.type).inserted { several.insert(declaration.type) }
    }
    return several
  }

  /// `class Option { var title: String }`: no other module sets it, and nobody does by a name or a binding.
  private static func isInSight(_ declaration: Declaration, _ program: Program) -> Bool {
    let type = program.declarations[program.entities[declaration.type].declaration]
    return !declaration.flags.containsAny(of: .exported) && !declaration.flags.contains(.isWeak)
      && program.files[Int(type.file)].attributes(of: program.fact(program.entities[declaration.type].declaration))
        .isEmpty
      && program.ancestors[declaration.type].allSatisfy { ancestor in
        program.projectEntity(ancestor) != nil
          || ancestor.isDeclared && program.entities[ancestor].kind == .protocol
            && !program.known.traits(.type, program.symbol(of: ancestor)).contains(.makesObservable)
      }
  }

  /// A collection, or a value with functions that may change it; of what is not known nobody can say.
  private static func isChangedInPlace(_ type: TypeID, _ program: Program) -> Bool {
    let node = program.types[program.unwrapped(type)]
    guard node.form == .nominal, node.entity.isDeclared else { return true }
    let entity = program.entities[node.entity]
    if entity.isPlatform { return node.count > 0 }
    return entity.kind == .struct || entity.kind == .enum
  }

  /// Something assigns to it or changes what it holds, or it holds an object that changes. What nobody sets is a constant
  /// written with the wrong word, and a cache gives the same answer as what it saves.
  func contains(_ id: DeclarationID) -> Bool {
    let declaration = program.declarations[id]
    if isCache(declaration) || logged.contains(id) { return false }
    let isVariable = declaration.flags.contains(.isVar)
    if let only = program.nominals(in: program.declaredTypes[id]).first, program.isLogger(only) { return false }
    if isVariable, written.contains(id) { return true }
    // Colours, fonts and the like, whatever object hands them out.
    if !isVariable, program.isOfInterface(declaration.entity) { return false }
    let node = program.types[program.unwrapped(program.declaredTypes[id])]
    guard node.form == .nominal || node.form == .selfType, node.entity.isDeclared else { return false }
    let entity = program.entities[node.entity]
    guard entity.isPlatform else { return isMutable[node.entity] }
    return isVariable && node.count > 0 && !program.changesByCode(id, of: node.entity)
  }

  /// What is no variable of the project is no matter here.
  func contains(_ effect: OwnEffect) -> Bool { effect.state.map { contains($0) } ?? true }

  /// `private static var cache: [String: Size]`
  private func isCache(_ declaration: Declaration) -> Bool {
    declaration.flags.containsAny(of: .hidden)
      && program.symbols[declaration.name].lowercased().contains("cache")
      && program.symbols[declaration.name].first?.isLowercase ?? false
  }
}
