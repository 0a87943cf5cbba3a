import DigraphFacts
import WorkerThreads

/// Ties imports to the modules of the run, and works out from them what modules see of each other.
struct ImportLinker {
  private let program: Program
  /// The modules by the name under which code imports them, those that more than a folder tells of.
  private let byName: [Symbol: [Int32]]
  /// Of each module the modules that it is declared to depend on, by way of others included; only where some name
  /// stands for several.
  private var declared: [Set<Int32>] = []
  /// What a name that stands for several modules means in a module.
  private var chosen: [UInt64: [Int32]] = [:]
  private var builds: [BuildQuestion: Bool] = [:]
  /// Of each module those that its bridging header imports, which no code may name.
  private let bridged: [[Int32]]

  /// O(imports), and what ``ModuleViews/load(_:)`` takes.
  static func link(_ program: inout Program, _ workers: Workers) {
    var linker = ImportLinker(program)
    program.moduleByName = linker.byName.compactMapValues(\.first)
    program.namesakes = program.modules.indices.map { module in
      let name = program.symbols.find(program.modules[module].importName)
      return linker.byName[name]?.first ?? Int32(module)
    }
    linker.chooseAmongNamesakes()
    linker.answerQuestions()
    program.builds = linker.builds
    let exports = linker.exports()
    var loaded = exports.modules
    for file in program.files.indices {
      for module in program.views.modules(ofFile: file) {
        for fact in program.files[file].imports { loaded[Int(module)].formUnion(linker.modules(fact, file, module)) }
      }
    }
    program.views.load(loaded)
    let found = workers.map(program.files.count, inChunksOf: 64) { [linker] in
      FileImports(of: $0, linker, exports: exports.modules, exportedNames: exports.names)
    }
    program.importNames = found.map(\.names)
    program.importsOfFile = found.map(\.modules)
    program.declarationsImportedByFile = found.map(\.declarations)
    program.testableImportsOfFile = found.map(\.testable)
    program.importsStrangers = found.map { file in
      file.names.contains { linker.byName[$0] == nil && !linker.program.known.importsPlatform($0) }
    }
  }

  private init(_ program: Program) {
    self.program = program
    var byName: [Symbol: [Int32]] = [:]
    // The last module is the platform's.
    for module in program.modules.indices.dropLast() {
      byName[program.symbols.find(program.modules[module].importName), default: []].append(Int32(module))
    }
    byName[0] = nil
    bridged = program.modules.map { own in
      program.modules.indices.prefix(own.bridged.isEmpty ? 0 : .max).filter { other in
        own.bridged.contains(program.modules[other].importName) && program.modules[other].origin != .folder
      }.map(Int32.init)
    }
    // A folder may be called like a target; code that names the module means the target.
    self.byName = byName.mapValues { modules in
      let known = modules.filter { program.modules[Int($0)].origin != .folder }
      return known.isEmpty ? modules : known
    }
  }

  private func name(of fact: ImportFact, in file: Int) -> Symbol { program.symbols.symbol(file: file, fact.module) }

  /// The modules that a name means where a module imports it.
  ///
  /// What is built for other platforms alone is imported in a branch of `#if` that this module does not compile.
  private func modules(_ name: Symbol, for module: Int32) -> [Int32] {
    let platforms = program.modules[Int(module)].platforms
    let named = (byName[name] ?? []).filter { program.modules[Int($0)].platforms.overlaps(platforms) }
    if named.isEmpty { return [] }
    return named.count == 1 ? named : chosen[UInt64(UInt32(module)) << 32 | UInt64(name)] ?? named
  }

  /// The modules that a module imports by an `import` in one of its files: none where the branch around it asks for what
  /// the module does not have.
  private func modules(_ fact: ImportFact, _ file: Int, _ module: Int32) -> [Int32] {
    if fact.terms != 0, !builds.isEmpty {
      for term in program.files[file].terms(fact.terms) {
        let name = program.symbols.symbol(file: file, term.name)
        if builds[BuildQuestion(module, name, isImport: term.isImport)] == term.isNegated { return [] }
      }
    }
    return modules(name(of: fact, in: file), for: module)
  }

  // MARK: Builds

  /// What the conditions of `#if` are in each module. What no manifest or project tells of is left open.
  private mutating func answerQuestions() {
    var asked: Set<BuildQuestion> = []
    for file in program.files.indices where !program.files[file].terms.isEmpty {
      for term in Set(program.files[file].terms.joined()) {
        let name = program.symbols.symbol(file: file, term.name)
        for module in program.views.modules(ofFile: file) where program.modules[Int(module)].dependencies != nil {
          asked.insert(BuildQuestion(module, name, isImport: term.isImport))
        }
      }
    }
    let imports = asked.filter { $0.isImport && byName[$0.name] != nil }
    if !imports.isEmpty, declared.isEmpty { declared = dependencies() }
    // `canImport(Kit)` holds for modules that are declared to depend on it or import it without asking.
    for question in imports {
      let named = modules(question.name, for: question.module)
      builds[question] = named.contains { $0 == question.module || declared[Int(question.module)].contains($0) }
    }
    for file in imports.isEmpty ? 0..<0 : program.files.indices {
      for fact in program.files[file].imports where fact.terms == 0 {
        let name = name(of: fact, in: file)
        for module in program.views.modules(ofFile: file) {
          let question = BuildQuestion(module, name, isImport: true)
          if builds[question] == false { builds[question] = !modules(name, for: module).isEmpty }
        }
      }
    }
    var definers: [String: Set<String>] = [:]
    for module in program.modules {
      for flag in module.flags.keys { definers[flag, default: []].insert(Self.project(of: module)) }
    }
    for question in asked where !question.isImport {
      builds[question] = flag(program.symbols[question.name], in: program.modules[Int(question.module)], definers)
    }
  }

  /// A flag that another target of the same project or package defines, and this one does not, is not set. `DEBUG` is
  /// mostly set for all, in ways of many kinds.
  private func flag(_ name: String, in module: ModuleFact, _ definers: [String: Set<String>]) -> Bool? {
    // A project that is not known may build the package's files, too.
    if name == "SWIFT_PACKAGE", module.origin == .manifest { return nil }
    if let isAlways = module.flags[name] { return isAlways ? true : nil }
    if name == "SWIFT_PACKAGE" { return false }
    return name != "DEBUG" && definers[name]?.contains(Self.project(of: module)) == true ? false : nil
  }

  private static func project(of module: ModuleFact) -> String {
    module.packageFolder.map { "package \($0)" } ?? module.directory
  }

  // MARK: Namesakes

  /// Of several targets that build a module of one name, a module imports the one that it depends on, else that of its
  /// project, else those that are built for its platforms.
  private mutating func chooseAmongNamesakes() {
    guard byName.contains(where: { $0.value.count > 1 }) else { return }
    declared = dependencies()
    for file in program.files.indices {
      for fact in program.files[file].imports {
        let name = name(of: fact, in: file)
        guard let named = byName[name], named.count > 1 else { continue }
        for module in program.views.modules(ofFile: file) {
          let key = UInt64(UInt32(module)) << 32 | UInt64(name)
          if chosen[key] == nil { chosen[key] = choose(among: named, for: module) }
        }
      }
    }
  }

  private func choose(among named: [Int32], for module: Int32) -> [Int32] {
    let own = program.modules[Int(module)]
    let others = named.filter { $0 != module }
    let candidates = others.filter { program.modules[Int($0)].platforms.overlaps(own.platforms) }
    let declared = candidates.filter { self.declared[Int(module)].contains($0) }
    if !declared.isEmpty { return declared }
    let near = candidates.filter { program.modules[Int($0)].directory == own.directory }
    return near.isEmpty ? candidates : near
  }

  /// Of each module those that it is declared to depend on, by way of others included.
  private func dependencies() -> [Set<Int32>] {
    let direct = DeclaredDependencies(Array(program.modules.dropLast())).direct + [[]]
    return direct.map { own in
      var seen: Set<Int32> = []
      var pending = own
      while let next = pending.popLast() {
        if seen.insert(Int32(next)).inserted { pending += direct[next] }
      }
      return seen
    }
  }

  // MARK: Exports

  /// What each module exports to whoever imports it, and tests what its bridging header imports: modules and all names.
  private func exports() -> (modules: [Set<Int32>], names: [Set<Symbol>]) {
    var exported = bridged.map { Set($0) }
    var names = [Set<Symbol>](repeating: [], count: program.modules.count)
    for file in program.files.indices {
      for fact in program.files[file].imports where fact.isExported {
        let name = name(of: fact, in: file)
        for module in program.views.modules(ofFile: file) {
          exported[Int(module)].formUnion(modules(fact, file, module))
          names[Int(module)].insert(name)
        }
      }
    }
    return (exported, names)
  }

  /// What a file imports.
  private struct FileImports: Sendable {
    /// In the run, sorted; of those the ones it may see what is internal to.
    let modules: [Int32]
    let testable: [Int32]
    let declarations: [ImportedDeclaration]
    /// Of all modules.
    let names: Set<Symbol>

    /// - Parameters:
    ///   - exports: of each module those it exports.
    ///   - exportedNames: of each module the names of those it exports.
    init(of file: Int, _ linker: ImportLinker, exports: [Set<Int32>], exportedNames: [Set<Symbol>]) {
      var seen: Set<Int32> = []
      var testable: Set<Int32> = []
      var single: [ImportedDeclaration] = []
      var names: Set<Symbol> = []
      for own in linker.program.views.modules(ofFile: file) {
        names.formUnion(exportedNames[Int(own)])
        var pending = exports[Int(own)].sorted()
        for fact in linker.program.files[file].imports {
          let name = linker.name(of: fact, in: file)
          names.insert(name)
          let named = linker.modules(fact, file, own)
          if fact.isTestable { testable.formUnion(named) }
          if let declaration = fact.declaration {
            let name = linker.program.symbols.symbol(file: file, declaration)
            single += named.map { ImportedDeclaration(module: $0, name: name) }
            continue
          }
          pending += named
        }
        while let module = pending.popLast() {
          if seen.insert(module).inserted { pending += exports[Int(module)].sorted() }
        }
      }
      for module in seen { names.formUnion(exportedNames[Int(module)]) }
      modules = seen.sorted()
      self.testable = testable.sorted()
      declarations = single
      self.names = names
    }
  }
}
