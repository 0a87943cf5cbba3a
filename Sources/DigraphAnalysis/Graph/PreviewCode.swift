import DigraphFacts

/// Types that exist for previews alone: those that make one, and those that nothing names but previews or another such
/// type, where a preview of their own file makes them or they are called `…Preview`.
enum PreviewCode {
  /// O(references) for each step from one such type to the next.
  static func types(in linked: LinkedProgram) -> Set<EntityID> {
    let program = linked.program
    var isProvider = [Bool](repeating: false, count: program.entities.count)
    let provider = program.symbols.find("PreviewProvider")
    if provider != 0 {
      for (entity, ancestors) in program.ancestors.enumerated() {
        isProvider[entity] = ancestors.contains { program.symbol(of: $0) == provider }
      }
    }
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
    for reference in linked.references.joined() where users[reference.target] != nil {
      if reference.consumer.kind == .type, reference.consumer.id == reference.target { continue }
      if isPreview(reference, isProvider) { continue }
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

  /// The type, or one around it, says in its name that it is for previews.
  private static func isCalledPreview(_ entity: EntityID, _ program: Program) -> Bool {
    var current = program.entities[Int(entity)].declaration
    while current >= 0 {
      let isCalled = program.symbols.withUTF8(of: program.declarations[Int(current)].name) { name in
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
