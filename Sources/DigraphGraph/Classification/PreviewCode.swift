import DigraphFacts
import DigraphKnowledge
import DigraphLinking

/// Code that exists for previews alone. What tests name besides is no part of the product either.
struct PreviewCode: Sendable {
  /// Those that make a preview, and those that nothing names but previews or another such type, where a preview of their
  /// own file makes them or they are called `Preview…` or `…Preview`.
  private(set) var types: Set<EntityID>
  /// Static members and free functions that nothing reaches but previews, tests and other such functions, a preview
  /// among them.
  private(set) var functions: Set<DeclarationID>

  /// O(references) for each step from one such type or function to the next.
  init(in linked: LinkedProgram) {
    let program = linked.program
    let isProvider = Self.providers(program)
    types = Set(isProvider.indices.lazy.filter { isProvider[$0] }.map { EntityID($0) })
    functions = []
    var found = Candidates(program)
    for group in linked.references {
      for reference in group where Self.isPreview(reference, isProvider) { found.add(reference, program) }
    }
    for (index, entity) in program.entities.enumerated()
    where !entity.isPlatform && Self.isCalledPreview(EntityID(index), program) {
      found.isType[index] = true
    }
    var users = Users()
    for group in linked.references {
      for reference in group where found.holds(reference) {
        if Self.isPreview(reference, isProvider) || program.isTestFile[Int(reference.file)] { continue }
        users.add(reference, found)
      }
    }
    let candidates = found.isType.indices.lazy.filter { found.isType[$0] }.map { EntityID($0) }
    types.formUnion(
      Self.closed(
        candidates.filter { !users.isUsedElsewhere.contains($0) && !Self.isExported($0, program) }, users.ofType))
    functions = Self.closed(
      found.isFunction.indices.filter { found.isFunction[$0] }.map { DeclarationID($0) }, users.ofFunction)
  }

  /// Those of some that only others of them use.
  private static func closed(_ candidates: [Int32], _ users: [Int32: Set<Int32>]) -> Set<Int32> {
    var found = Set(candidates)
    var isChanged = true
    while isChanged {
      isChanged = false
      for one in found where !(users[one] ?? []).allSatisfy({ found.contains($0) }) {
        found.remove(one)
        isChanged = true
      }
    }
    return found
  }

  /// What a preview makes or reaches, by number.
  private struct Candidates {
    var isType: [Bool]
    var isFunction: [Bool]

    init(_ program: Program) {
      isType = [Bool](repeating: false, count: program.entities.count)
      isFunction = [Bool](repeating: false, count: program.declarations.count)
    }

    /// - Parameter reference: of a preview.
    mutating func add(_ reference: Reference, _ program: Program) {
      if reference.kind == .construct, reference.target >= 0 {
        let entity = program.entities[Int(reference.target)]
        let file = program.declarations[Int(entity.declaration)].file
        if file == reference.file, !entity.isPlatform { isType[Int(reference.target)] = true }
      }
      if reference.declaration >= 0, !isFunction[Int(reference.declaration)],
        PreviewCode.isHelper(reference.declaration, program)
      {
        isFunction[Int(reference.declaration)] = true
      }
    }

    func holds(_ reference: Reference) -> Bool {
      reference.target >= 0 && isType[Int(reference.target)]
        || reference.declaration >= 0 && isFunction[Int(reference.declaration)]
    }
  }

  /// Who names candidates, previews and tests left out.
  private struct Users {
    var ofType: [EntityID: Set<EntityID>] = [:]
    var isUsedElsewhere: Set<EntityID> = []
    var ofFunction: [DeclarationID: Set<DeclarationID>] = [:]

    mutating func add(_ reference: Reference, _ found: Candidates) {
      if reference.target >= 0, found.isType[Int(reference.target)] {
        if reference.consumer.kind != .type {
          isUsedElsewhere.insert(reference.target)
        } else if reference.consumer.id != reference.target {
          ofType[reference.target, default: []].insert(reference.consumer.id)
        }
      }
      if reference.declaration >= 0, found.isFunction[Int(reference.declaration)],
        reference.context != reference.declaration
      {
        ofFunction[reference.declaration, default: []].insert(reference.context)
      }
    }
  }

  /// For each entity whether it makes previews.
  private static func providers(_ program: Program) -> [Bool] {
    program.ancestors.map { ancestors in
      ancestors.contains { program.known.traits(.type, program.symbol(of: $0)).contains(.makesPreview) }
    }
  }

  /// Nobody outside of the scanned code can call it, and no other declaration stands for it.
  fileprivate static func isHelper(_ id: DeclarationID, _ program: Program) -> Bool {
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
