import DigraphFacts
import DigraphKnowledge
package import DigraphLinking

/// Code that exists for previews alone. What tests name besides is no part of the product either.
package struct PreviewCode: Sendable, Equatable {
  /// Those that make a preview, and those that nothing names but previews or another such type, where a preview of their
  /// own file makes them or they are called `Preview…` or `…Preview`.
  package private(set) var types: Set<EntityID>
  /// Static members and free functions that nothing reaches but previews, tests and other such functions, a preview
  /// among them.
  package private(set) var functions: Set<DeclarationID>

  /// O(references) for each step from one such type or function to the next.
  package init(in linked: LinkedProgram) {
    let program = linked.program
    let isProvider = Self.providers(program)
    types = Set(isProvider.ids.lazy.filter { isProvider[$0] })
    functions = []
    var found = Candidates(program)
    for group in linked.references {
      for reference in group where Self.isPreview(reference, isProvider) { found.add(reference, program) }
    }
    for id in program.declarations.ids where Self.isPlaceholder(id, program) { found.isFunction[id] = true }
    for entity in program.entities.ids
    where !program.entities[entity].isPlatform && Self.isCalledPreview(entity, program) {
      found.isType[entity] = true
    }
    var users = Users()
    for group in linked.references {
      for reference in group where found.holds(reference) {
        if Self.isPreview(reference, isProvider) || program.isTestFile[Int(reference.file)]
          || reference.context.map({ Self.isForDebugging($0, program) }) ?? false
        {
          continue
        }
        users.add(reference, found)
      }
    }
    let candidates = found.isType.ids.lazy.filter { found.isType[$0] }
    types.formUnion(
      Self.closed(
        candidates.filter { !users.isUsedElsewhere.contains($0) && !Self.isExported($0, program) }, users.ofType))
    functions = Self.closed(
      found.isFunction.ids.filter { found.isFunction[$0] && !users.isUsedAtTop.contains($0) }, users.ofFunction)
  }

  /// Those of some that only others of them use.
  private static func closed<Key: Hashable>(_ candidates: [Key], _ users: [Key: Set<Key>]) -> Set<Key> {
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
    var isType: IDTable<EntityID, Bool>
    var isFunction: IDTable<DeclarationID, Bool>

    init(_ program: Program) {
      isType = IDTable(repeating: false, count: program.entities.count)
      isFunction = IDTable(repeating: false, count: program.declarations.count)
    }

    /// - Parameter reference: of a preview.
    mutating func add(_ reference: Reference, _ program: Program) {
      if reference.kind == .construct, reference.target.isDeclared {
        let entity = program.entities[reference.target]
        let file = program.declarations[entity.declaration].file
        if file == reference.file, !entity.isPlatform { isType[reference.target] = true }
      }
      if let function = reference.declaration, !isFunction[function],
        PreviewCode.isHelper(function, of: reference.file, program)
      {
        isFunction[function] = true
      }
    }

    func holds(_ reference: Reference) -> Bool {
      reference.target.isDeclared && isType[reference.target]
        || reference.declaration.map { isFunction[$0] } ?? false
    }
  }

  /// Who names candidates, previews and tests left out.
  private struct Users {
    var ofType: [EntityID: Set<EntityID>] = [:]
    var isUsedElsewhere: Set<EntityID> = []
    var ofFunction: [DeclarationID: Set<DeclarationID>] = [:]
    /// Functions that code at the top of a file names.
    var isUsedAtTop: Set<DeclarationID> = []

    mutating func add(_ reference: Reference, _ found: Candidates) {
      if reference.target.isDeclared, found.isType[reference.target] {
        if let consumer = reference.consumer.type {
          if consumer != reference.target { ofType[reference.target, default: []].insert(consumer) }
        } else {
          isUsedElsewhere.insert(reference.target)
        }
      }
      if let function = reference.declaration, found.isFunction[function], reference.context != function {
        if let user = reference.context {
          ofFunction[function, default: []].insert(user)
        } else {
          isUsedAtTop.insert(function)
        }
      }
    }
  }

  /// For each entity whether it makes previews.
  private static func providers(_ program: Program) -> IDTable<EntityID, Bool> {
    IDTable(
      program.ancestors.map { ancestors in
        ancestors.contains { program.known.traits(.type, program.symbol(of: $0)).contains(.makesPreview) }
      })
  }

  /// Nobody outside of the scanned code can call it, or a preview of its own file does, and no other declaration stands
  /// for it.
  fileprivate static func isHelper(_ id: DeclarationID, of file: Int32, _ program: Program) -> Bool {
    let declaration = program.declarations[id]
    let isOwn = declaration.file == file && !program.isSharedName(declaration.name)
    guard isOwn || !declaration.flags.containsAny(of: .exported), Int(declaration.file) != program.platformFile else {
      return false
    }
    guard declaration.type.isDeclared else { return declaration.kind == .function && declaration.parent == nil }
    guard declaration.kind == .function || declaration.kind == .property else { return false }
    return declaration.flags.contains(.isStatic)
      && !program.ancestors[declaration.type].contains {
        $0.isDeclared && program.members.first(MemberTable.entity($0), declaration.name) != nil
      }
  }

  /// `static let placeholder = Store(…)`, of which nobody but previews has use.
  private static func isPlaceholder(_ id: DeclarationID, _ program: Program) -> Bool {
    let declaration = program.declarations[id]
    return declaration.kind == .property && declaration.flags.contains(.isStatic)
      && Int(declaration.file) != program.platformFile
      && program.symbols.withUTF8(of: declaration.name) { $0.elementsEqual("placeholder".utf8) }
  }

  /// The type, or one around it, says in its name that it is for previews.
  private static func isCalledPreview(_ entity: EntityID, _ program: Program) -> Bool {
    var next: DeclarationID? = program.entities[entity].declaration
    while let current = next {
      let isCalled = program.symbols.withUTF8(of: program.declarations[current].name) { name in
        if name.starts(with: "Preview".utf8) { return true }
        let bare = name.last == UInt8(ascii: "s") ? name.dropLast() : name[...]
        return bare.count >= 7 && bare.suffix(7).elementsEqual("Preview".utf8)
      }
      if isCalled { return true }
      next = program.declarations[current].parent
    }
    return false
  }

  private static func isPreview(_ reference: Reference, _ isProvider: IDTable<EntityID, Bool>) -> Bool {
    if reference.flags.contains(.preview) { return true }
    guard let consumer = reference.consumer.type, consumer.isDeclared else { return false }
    return isProvider[consumer]
  }

  /// `#if DEBUG func makeScreenPreview() …`
  private static func isForDebugging(_ context: DeclarationID, _ program: Program) -> Bool {
    let declaration = program.declarations[context]
    return declaration.kind == .function && declaration.flags.contains(.isForDebugging)
      && program.symbols[declaration.name].contains("Preview")
  }

  private static func isExported(_ type: EntityID, _ program: Program) -> Bool {
    program.declarations[program.entities[type].declaration].flags.containsAny(of: .exported)
  }
}
