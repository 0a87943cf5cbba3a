import DigraphFacts
import DigraphLinking
import DigraphReport

extension ReportBuilder {
  /// The modules of the run, with what they hold, import and are declared to depend on. O(files and imports).
  func modules() -> [ReportModule] {
    // The last module and file are the platform's.
    let facts = Array(program.modules.dropLast())
    let declared = DeclaredDependencies(facts).direct
    var modules = facts.enumerated().map { place, fact in
      var module = ReportModule(
        name: fact.name, importName: fact.importName, origin: ReportModule.Origin(fact.origin),
        directory: fact.directory, isTest: fact.isTest, dependencies: fact.dependencies?.sorted())
      module.kind = fact.kind
      module.platforms = fact.platforms.names
      module.imports = Set(fact.bridged)
      module.declared = fact.dependencies == nil ? nil : declared[place]
      return module
    }
    for (file, facts) in program.files.enumerated().dropLast() {
      let own = program.modules(ofFile: file).map { Int($0) }
      modules[own[0]].files += 1
      modules[own[0]].lines += Self.lineCount(facts)
      for module in own {
        if own.count > 1 { modules[module].sharedFiles += 1 }
        for fact in facts.imports where program.isBuilt(fact, file, Int32(module)) {
          modules[module].imports.insert(facts.names[fact.module])
          if fact.isExported { modules[module].exports.insert(facts.names[fact.module]) }
        }
      }
    }
    return modules
  }
}
