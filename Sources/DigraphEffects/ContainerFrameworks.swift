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
    for section in facts.importSections() {
      let seen = Set(facts.imports[section.imports].map { program.symbols.symbol(file: file, $0.module) })
      for index in section.declarations {
        let name = program.symbols.symbol(file: file, facts.declarations[index].name)
        guard program.known.type(name)?.kind == .container else { continue }
        containers[name, default: []].formUnion(seen)
        modules.formUnion(seen)
      }
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
