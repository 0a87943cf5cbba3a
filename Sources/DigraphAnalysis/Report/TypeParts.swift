import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport
import DigraphRules

/// Where each type of the run is extended.
struct TypeParts: Sendable {
  private let program: Program
  private var extensions: [EntityID: [DeclarationID]] = [:]

  /// - Complexity: O(declarations).
  init(_ program: Program) {
    self.program = program
    for id in program.declarations.ids {
      let declaration = program.declarations[id]
      let isPart =
        declaration.kind == .extension
        || declaration.kind.isNominal && program.entities[declaration.type].declaration != id
      guard isPart, Int(declaration.file) != program.platformFile else { continue }
      extensions[declaration.type, default: []].append(id)
    }
  }

  /// A hash of the names of a type's members, extensions included, by which it is known again under another name; nil
  /// for what is no type of the project.
  func memberHash(of node: DependencyGraph.Node) -> UInt64? {
    guard let entity = node.key.entity, entity.isDeclared, node.ownership == .project else { return nil }
    var names: [Symbol] = []
    for part in [program.entities[entity].declaration] + (extensions[entity] ?? []) {
      for member in program.children(of: part) { names.append(program.declarations[member].name) }
    }
    names.sort()
    // A sum, since the order in which members stand says nothing; the hashes of names are the same on every machine.
    var (hash, count): (UInt64, UInt64) = (0, 0)
    for (index, name) in names.enumerated() where index == 0 || names[index - 1] != name {
      count += 1
      let one = program.symbols.hash(of: name)
      hash &+= (one ^ (one >> 29)) &* 0xBF58_476D_1CE4_E5B9
    }
    return hash &+ count
  }

  /// A declaration or extension: its file, and where it and its name stand in it.
  struct Part {
    let file: Int32
    let start: UInt32
    let nameStart: UInt32
    /// Its last byte.
    let end: UInt32
  }

  /// The declaration of a node first, then its extensions in the order of files.
  func of(_ node: DependencyGraph.Node) -> [Part] {
    var declarations: [DeclarationID] = []
    switch node.key.meaning {
    case .entity(let entity):
      if entity.isDeclared, !program.entities[entity].isPlatform {
        declarations.append(program.entities[entity].declaration)
      }
      declarations += extensions[entity] ?? []
    case .function(let function): declarations = [function]
    case .topLevel: break
    }
    return declarations.map { declaration in
      let fact = program.fact(declaration)
      return Part(
        file: program.declarations[declaration].file, start: fact.start, nameStart: fact.nameStart,
        end: max(fact.end, fact.start + 1) - 1)
    }
  }
}

extension ReportModule.Origin {
  init(_ origin: ModuleFact.Origin) {
    switch origin {
    case .manifest: self = .manifest
    case .project: self = .project
    case .folder: self = .folder
    }
  }
}
