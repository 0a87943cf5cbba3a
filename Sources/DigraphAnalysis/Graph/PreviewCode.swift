import DigraphFacts

/// Types that exist for previews alone: those that make one, and those that nothing names but previews or another such
/// type, where a preview of their own file makes them or they are called `Preview…` or `…Preview`. What tests name
/// besides is no part of the product either.
enum PreviewCode {
  /// O(references) for each step from one such type to the next.
  static func types(in linked: LinkedProgram) -> Set<EntityID> {
    let program = linked.program
    let isProvider = providers(program)
    // Who names a type that a preview of the same file constructs.
    var users: [EntityID: Set<EntityID>] = [:]
    var isUsedElsewhere: Set<EntityID> = []
    for reference in linked.references.joined()
    where reference.kind == .construct && reference.target >= 0 && isPreview(reference, isProvider)
      && Int(program.declarations[Int(program.entities[Int(reference.target)].declaration)].file)
        == Int(reference.file)
      && !program.entities[Int(reference.target)].isPlatform
    {
      users[reference.target] = []
    }
    for (index, entity) in program.entities.enumerated()
    where !entity.isPlatform && isCalledPreview(EntityID(index), program) {
      users[EntityID(index)] = users[EntityID(index)] ?? []
    }
    let providers = isProvider.indices.filter { isProvider[$0] }.map { EntityID($0) }
    guard !users.isEmpty else { return Set(providers) }
    var isCandidate = [Bool](repeating: false, count: program.entities.count)
    for entity in users.keys { isCandidate[Int(entity)] = true }
    for reference in linked.references.joined() where reference.target >= 0 && isCandidate[Int(reference.target)] {
      if reference.consumer.kind == .type, reference.consumer.id == reference.target { continue }
      if isPreview(reference, isProvider) || program.isTestFile[Int(reference.file)] { continue }
      if reference.consumer.kind == .type {
        users[reference.target]!.insert(reference.consumer.id)
      } else {
        isUsedElsewhere.insert(reference.target)
      }
    }
    var found = Set(users.keys.filter { !isUsedElsewhere.contains($0) && !isExported($0, program) })
    var isChanged = true
    while isChanged {
      isChanged = false
      for type in found where !users[type]!.allSatisfy({ found.contains($0) }) {
        found.remove(type)
        isChanged = true
      }
    }
    return found.union(providers)
  }

  /// For each entity whether it makes previews.
  private static func providers(_ program: Program) -> [Bool] {
    let provider = program.symbols.find("PreviewProvider")
    guard provider != 0 else { return [Bool](repeating: false, count: program.entities.count) }
    return program.ancestors.map { ancestors in ancestors.contains { program.symbol(of: $0) == provider } }
  }

  /// Static members and free functions that nothing reaches but previews, tests and other such functions, a preview
  /// among them.
  static func functions(in linked: LinkedProgram) -> Set<DeclarationID> {
    let program = linked.program
    let isProvider = providers(program)
    var users: [DeclarationID: Set<DeclarationID>] = [:]
    for reference in linked.references.joined() where reference.declaration >= 0 && isPreview(reference, isProvider) {
      if users[reference.declaration] == nil, isHelper(reference.declaration, program) {
        users[reference.declaration] = []
      }
    }
    guard !users.isEmpty else { return [] }
    var isCandidate = [Bool](repeating: false, count: program.declarations.count)
    for id in users.keys { isCandidate[Int(id)] = true }
    for reference in linked.references.joined()
    where reference.declaration >= 0 && isCandidate[Int(reference.declaration)] {
      if reference.context == reference.declaration { continue }
      if isPreview(reference, isProvider) || program.isTestFile[Int(reference.file)] { continue }
      users[reference.declaration]!.insert(reference.context)
    }
    var found = Set(users.keys)
    var isChanged = true
    while isChanged {
      isChanged = false
      for id in found where !users[id]!.allSatisfy({ found.contains($0) }) {
        found.remove(id)
        isChanged = true
      }
    }
    return found
  }

  /// Nobody outside of the scanned code can call it, and no other declaration stands for it.
  private static func isHelper(_ id: DeclarationID, _ program: Program) -> Bool {
    let declaration = program.declarations[Int(id)]
    guard !declaration.flags.containsAny(of: .exported), Int(declaration.file) != program.platformFile else {
      return false
    }
    guard declaration.entity >= 0 else { return declaration.kind == .function && declaration.parent < 0 }
    guard declaration.kind == .function || declaration.kind == .property else { return false }
    return declaration.flags.contains(.isStatic)
      && !program.ancestors[Int(declaration.entity)].contains {
        $0 >= 0 && program.members.first(MemberTable.entity($0), declaration.name) >= 0
      }
  }

  /// The type, or one around it, says in its name that it is for previews.
  private static func isCalledPreview(_ entity: EntityID, _ program: Program) -> Bool {
    var current = program.entities[Int(entity)].declaration
    while current >= 0 {
      let isCalled = program.symbols.withUTF8(of: program.declarations[Int(current)].name) { name in
        if name.starts(with: "Preview".utf8) { return true }
        let bare = name.last == UInt8(ascii: "s") ? name.dropLast() : name[...]
        return bare.count >= 7 && bare.suffix(7).elementsEqual("Preview".utf8)
      }
      if isCalled { return true }
      current = program.declarations[Int(current)].parent
    }
    return false
  }

  private static func isPreview(_ reference: Reference, _ isProvider: [Bool]) -> Bool {
    if reference.flags.contains(.preview) { return true }
    guard reference.consumer.kind == .type, reference.consumer.id >= 0 else { return false }
    return isProvider[Int(reference.consumer.id)]
  }

  private static func isExported(_ type: EntityID, _ program: Program) -> Bool {
    program.declarations[Int(program.entities[Int(type)].declaration)].flags.containsAny(of: .exported)
  }
}
