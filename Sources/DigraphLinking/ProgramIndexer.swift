import DigraphFacts
import DigraphKnowledge
import WorkerThreads

/// First stage of linking: numbers the declarations, makes an entity of each type, and puts every member into the table
/// of the type it belongs to, those in extensions included.
struct ProgramIndexer {
  private var program: Program
  /// Extensions in the order in which they are tied to what they extend.
  private var extensions: [DeclarationID] = []

  /// O(declarations).
  static func index(_ facts: consuming FactBase, _ knowledge: Knowledge, _ workers: Workers) -> Program {
    var indexer = ProgramIndexer(consume facts, knowledge, workers)
    indexer.makeEntities()
    indexer.findWellKnown()
    indexer.markTwins()
    indexer.bindExtensions()
    indexer.extendGenerics()
    return indexer.program
  }

  private init(_ facts: consuming FactBase, _ knowledge: Knowledge, _ workers: Workers) {
    let files = facts.files + [facts.platform]
    var symbols = SymbolTable(files, workers)
    let identifiers = KnownIdentifiers(&symbols)
    let modules =
      facts.modules + [
        ModuleFact(name: "Swift", origin: .folder, directory: "", isTest: false, dependencies: nil)
      ]
    let frameworks = Set(knowledge.testModules)
    var bases: [DeclarationID] = []
    var total = 0
    for file in files {
      bases.append(DeclarationID(index: total))
      total += file.declarations.count
    }
    let moduleOfFile = facts.moduleOfFile + [modules.count - 1]
    program = Program(
      files: files, moduleOfFile: moduleOfFile, modules: modules,
      views: ModuleViews(
        moduleOfFile: moduleOfFile, shared: facts.modulesOfSharedFile, modules: modules),
      isTestFile: zip(facts.files, facts.moduleOfFile).map {
        TestCode.isTest($0, in: modules[$1], frameworks: frameworks)
      } + [false],
      otherCode: facts.files.indices.map { facts.otherCode[$0] } + [nil],
      importsOfFile: [], declarationsImportedByFile: [],
      testableImportsOfFile: [], symbols: symbols, identifiers: identifiers, bases: bases, declarations: IDTable(),
      entities: IDTable(), members: MemberTable(declarations: total))
    program.enter(knowledge)
    ImportLinker.link(&program, workers)
    program.declarations = IDTable(
      [Declaration](unsafeUninitializedCapacity: total) { [program] target, count in
        nonisolated(unsafe) let target = target
        workers.forEach(files.count) { Self.write(declarationsOf: $0, program, to: target) }
        count = total
      })
    findPackages()
  }

  /// In the platform's interface, `import` begins the part of a package; several in a row name its modules.
  private mutating func findPackages() {
    let file = program.platformFile
    let facts = program.files[file]
    for section in facts.importSections() {
      let modules = Set(facts.imports[section.imports].map { program.symbols.symbol(file: file, $0.module) })
      // A package that is scanned itself says more.
      let isScanned = modules.contains { program.moduleByName[$0] != nil }
      for index in section.declarations {
        let id = program.bases[file] + index
        program.packageModules[id] = isScanned ? [] : modules
        program.firstPackageDeclaration = min(program.firstPackageDeclaration, id)
      }
    }
  }

  // MARK: Declarations

  private static func write(
    declarationsOf file: Int, _ program: Program, to target: UnsafeMutableBufferPointer<Declaration>
  ) {
    let base = program.bases[file]
    let names = program.symbols.symbols(file: file)
    let offset = names.startIndex
    for (index, fact) in program.files[file].declarations.enumerated() {
      let parent = fact.parent < 0 ? nil : base + Int(fact.parent)
      target.initializeElement(
        at: base.index + index,
        to: Declaration(
          kind: fact.kind, flags: fact.flags, name: names[offset + Int(fact.name)],
          label: names[offset + Int(fact.label)], parent: parent,
          end: base + Int(fact.subtreeEnd), file: Int32(file), entity: nil,
          access: access(of: fact, in: parent.map { target[$0.index] }), platforms: fact.platforms))
    }
  }

  /// - Parameter parent: the declaration around it, which stands before it and is known by now.
  private static func access(of fact: DeclarationFact, in parent: Declaration?) -> Declaration.Access {
    if fact.flags.contains(.isPublic) { return .exported }
    if fact.flags.contains(.isPackage) { return .package }
    if fact.flags.containsAny(of: .hidden) { return .file }
    guard let parent else { return .module }
    return parent.kind == .extension || parent.kind == .protocol || fact.kind == .enumCase ? parent.access : .module
  }

  // MARK: Entities

  /// What tells types apart that one file declares in branches of `#if`: what is declared twice in one scope is one type,
  /// since no build has both.
  private struct Alternative: Hashable {
    let file: Int32
    let name: Symbol
    let kind: DeclarationFact.Kind
    /// The type around it; the same type may have several declarations.
    let outer: EntityID?
    /// The extension around it.
    let part: DeclarationID?
  }

  /// Nil for what stands in no branch, and in functions, whose blocks may each have a type of one name.
  private func alternative(_ id: DeclarationID, _ declaration: Declaration) -> Alternative? {
    guard declaration.flags.contains(.isConditional), Int(declaration.file) != program.platformFile else { return nil }
    let outer = declaration.parent.map { program.declarations[$0] }
    let isPart = outer?.kind == .extension
    if let outer, !outer.kind.isNominal, !isPart { return nil }
    return Alternative(
      file: declaration.file, name: declaration.name, kind: declaration.kind, outer: isPart ? nil : outer?.entity,
      part: isPart ? declaration.parent : nil)
  }

  private mutating func makeEntities() {
    program.entities.reserveCapacity(program.declarations.reduce(0) { $0 + ($1.kind.isNominal ? 1 : 0) })
    var alternatives: [Alternative: EntityID] = [:]
    for id in program.declarations.ids {
      let declaration = program.declarations[id]
      if declaration.kind == .extension { extensions.append(id) }
      guard declaration.kind.isNominal else { continue }
      if let key = alternative(id, declaration) {
        if let first = alternatives[key] {
          program.declarations[id].entity = first
          continue
        }
        alternatives[key] = EntityID(index: program.entities.count)
      }
      program.declarations[id].entity = program.entities.append(
        Entity(
          name: declaration.name, kind: declaration.kind, declaration: id, parent: nil,
          module: Int32(program.moduleOfFile[Int(declaration.file)]),
          isPlatform: Int(declaration.file) == program.platformFile,
          isPackage: id >= program.firstPackageDeclaration))
    }
    program.generics = IDTable(
      program.entities.map { entity in
        program.children(of: entity.declaration).filter { program.declarations[$0].kind == .genericParameter }
      })
    program.inherited = IDTable(repeating: [], count: program.entities.count)
    program.ancestors = IDTable(repeating: [], count: program.entities.count)
    for id in program.declarations.ids where program.declarations[id].parent == nil {
      adopt(id, by: nil)
    }
  }

  /// Puts a declaration and all below it into the tables of their scopes. What stands in an extension waits until it is
  /// known what is extended.
  private mutating func adopt(_ root: DeclarationID, by outer: EntityID?) {
    var id = root
    let end = program.declarations[root].end
    while id < end {
      let declaration = program.declarations[id]
      if declaration.kind == .extension {
        id = declaration.end
        continue
      }
      // A parent stands before its children, so its own entity is known by now.
      let entity = id == root ? outer : program.parent(of: declaration)?.entity
      if declaration.kind.isNominal {
        program.entities[declaration.type].parent = entity
      } else {
        program.declarations[id].entity = entity
      }
      insert(id, declaration, entity: entity)
      id += 1
    }
  }

  private mutating func insert(_ id: DeclarationID, _ declaration: Declaration, entity: EntityID?) {
    let name: Symbol
    switch declaration.kind {
    case .parameter, .genericParameter, .topLevelCode, .macro, .deinitializer, .extension: return
    case .initializer: name = program.identifiers.initializer
    case .subscript: name = program.identifiers.subscriptName
    default: name = declaration.name
    }
    let owner: MemberTable.Owner
    if let outer = declaration.parent {
      let kind = program.declarations[outer].kind
      let isMember = kind.isNominal || kind == .extension
      owner = isMember ? MemberTable.entity(entity ?? .unnamed) : MemberTable.body(of: outer)
    } else {
      owner = MemberTable.topLevel
    }
    program.members.insert(id, owner: owner, name: name)
    if Int(declaration.file) != program.platformFile,
      declaration.kind == .enumCase || declaration.kind == .initializer || declaration.flags.contains(.isStatic)
    {
      program.add(.isStatic, to: name)
    }
  }

  /// The types of the standard library that syntax refers to.
  private mutating func findWellKnown() {
    let program = program
    func entity(_ name: String) -> EntityID {
      let symbol = program.symbols.find(name)
      for id in program.members.find(MemberTable.topLevel, symbol) {
        let declaration = program.declarations[id]
        if Int(declaration.file) == program.platformFile, declaration.kind.isNominal { return declaration.type }
      }
      return EntityID.external(symbol)
    }
    self.program.wellKnown = WellKnownTypes(
      array: entity("Array"), bool: entity("Bool"), character: entity("Character"), closedRange: entity("ClosedRange"),
      dictionary: entity("Dictionary"), double: entity("Double"), error: entity("Error"), int: entity("Int"),
      keyPath: entity("KeyPath"),
      keyPaths: ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"].map(entity), optional: entity("Optional"),
      range: entity("Range"), string: entity("String"), void: self.program.types.tuple([]))
  }

  // MARK: Extensions

  /// An extension of a type that another extension declares can only be tied once that one is: rounds, until nothing
  /// more is found. What is left extends a type that the run does not declare.
  private mutating func bindExtensions() {
    var waiting = extensions
    while true {
      var left: [DeclarationID] = []
      for id in waiting {
        if let entity = program.extendedEntity(of: id) { bind(id, to: entity) } else { left.append(id) }
      }
      if left.count == waiting.count || left.isEmpty {
        waiting = left
        break
      }
      waiting = left
    }
    for id in waiting { bind(id, to: externalEntity(of: id)) }
  }

  /// A type nested in a generic one has the parameters of that one, too, in front of its own.
  private mutating func extendGenerics() {
    let own = program.generics
    for entity in program.entities.ids {
      var parameters = own[entity]
      var outer = program.entities[entity].parent
      var steps = 0
      while let type = outer, type.isDeclared, steps < 16 {
        if program.entities[type].kind != .protocol { parameters = own[type] + parameters }
        outer = program.entities[type].parent
        steps += 1
      }
      program.generics[entity] = parameters
    }
  }

  /// Names that may mean something else in each module of a file.
  private mutating func markTwins() {
    guard program.views.hasSharedFiles else { return }
    for id in program.declarations.ids where program.declarations[id].parent == nil {
      let declaration = program.declarations[id]
      guard let first = program.members.first(MemberTable.topLevel, declaration.name),
        Int(declaration.file) != program.platformFile,
        program.views.homeOfFile[Int(declaration.file)]
          != program.views.homeOfFile[Int(program.declarations[first].file)]
          || program.areAlternatives(first, id)
      else { continue }
      program.add(.twin, to: declaration.name)
    }
  }

  /// In a file of several modules, an extension may extend a type of each.
  private mutating func findTwins(of entity: EntityID, extendedBy id: DeclarationID) {
    let file = Int(program.declarations[id].file)
    guard program.views.isShared(file) else { return }
    for module in program.views.modules(ofFile: file).dropFirst() {
      guard let other = program.extendedEntity(of: id, light: module), other != entity, other.isDeclared,
        !program.entities[other].isPlatform, program.twins[entity]?.contains(other) != true
      else { continue }
      program.twins[entity, default: []].append(other)
      program.twins[other, default: []].append(entity)
    }
  }

  private mutating func bind(_ id: DeclarationID, to entity: EntityID) {
    if entity.isDeclared { findTwins(of: entity, extendedBy: id) }
    program.declarations[id].entity = entity
    // By hand: a walk that holds the declarations would have them copied at each change.
    var child = id + 1
    let end = program.declarations[id].end
    while child < end {
      adopt(child, by: entity)
      child = program.declarations[child].end
    }
  }

  private func externalEntity(of id: DeclarationID) -> EntityID {
    let fact = program.fact(id)
    let file = Int(program.declarations[id].file)
    guard fact.type >= 0 else { return .unnamed }
    return EntityID.external(program.symbols.symbol(file: file, program.files[file].types[Int(fact.type)].name))
  }
}
