import DigraphFacts
import DigraphKnowledge
package import DigraphLinking

/// The packages of containers that are known, as far as a run has to do with them.
package struct ContainerFrameworks: Sendable {
  /// The containers that they declare, and the modules by which files see them.
  private var containers: [Symbol: Set<Symbol>] = [:]
  /// Those of their modules that the run reads itself.
  private var modules: Set<Symbol> = []

  /// Whatever some file of the run imports.
  private var imported: Set<Symbol> = []

  /// O(imports + declarations of the knowledge).
  package init(_ program: Program) {
    let file = program.platformFile
    let facts = program.files[file]
    var section: Set<Symbol> = []
    var next = 0
    var hasDeclarations = false
    // `import` begins the part of a package; several in a row name its modules.
    for declaration in facts.declarations where declaration.parent < 0 {
      while next < facts.imports.count, facts.imports[next].start < declaration.nameStart {
        if hasDeclarations { section = [] }
        hasDeclarations = false
        section.insert(program.symbols.symbol(file: file, facts.imports[next].module))
        next += 1
      }
      hasDeclarations = true
      let name = program.symbols.symbol(file: file, declaration.name)
      guard !section.isEmpty, program.known.type(name)?.kind == .container else { continue }
      containers[name, default: []].formUnion(section)
      modules.formUnion(section)
    }
    for index in program.files.indices where index != file {
      for fact in program.files[index].imports {
        imported.insert(program.symbols.symbol(file: index, fact.module))
      }
    }
    let own = Set(program.modules.map { program.symbols.find($0.importName) })
    modules.formIntersection(own)
  }

  /// Code of such a package: what it asks of its own containers is its work.
  package func contains(file: Int, _ program: Program) -> Bool {
    !modules.isEmpty && modules.contains(program.symbols.find(program.modules[program.moduleOfFile[file]].importName))
  }

  /// Where no file imports what declares a container, a type that is called like it is another one: `Resolver<T>` of
  /// PromiseKit.
  package func isNamesake(_ entity: EntityID, _ program: Program) -> Bool {
    guard !entity.isDeclared, let modules = containers[program.symbol(of: entity)] else { return false }
    return modules.isDisjoint(with: imported)
  }
}
