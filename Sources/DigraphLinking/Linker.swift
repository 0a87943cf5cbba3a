package import DigraphFacts
package import DigraphKnowledge
import WorkerThreads

/// The result of linking: what is declared, and who refers to what.
package struct LinkedProgram: Sendable {
  package var program: Program
  /// In groups: those of declarations, then those of each file's bodies.
  package var references: [[Reference]]
  /// Parameters whose members their function uses.
  package var usedParameters: Set<DeclarationID>
  /// Parameters with a default to which some call gives something else.
  package let passedDefaults: Set<DeclarationID>
  /// Parameters that are assigned to properties or passed on to another initializer, and those properties and
  /// parameters.
  package var storedParameters: [DeclarationID: [DeclarationID]]
  /// Of properties whose wrapper is asked for a key path.
  package var wrapperKeys: [DeclarationID: WrapperKey]
  /// Properties some attribute of which has arguments, and what name those give.
  package var wrapperNames: [DeclarationID: ContainerCall.Name]
  /// Of some of these, how long what they are filled with lives.
  package var wrapperScopes: [DeclarationID: Symbol]
  /// Members that a type uses of itself and that may run code, one group for each file, as those below.
  package var ownUses: [[Reference]]
  package var setters: [[SetterCode]]
  package var omittedArguments: [[OmittedArgument]]
  package var foreignUses: [[ForeignUse]]
  package var containerCalls: [ContainerCall]
  package var provisions: [Provision]
  package var counts: ResolutionCounts
}

/// From facts to references: ties every name in the code to what it means.
package enum Linker {
  /// How often the types of properties without annotation are worked out from each other.
  private static let rounds = 3

  /// Bytes of stack that linking a body may need: it recurses as deep as the parser lets code be nested.
  private static let stackSize = 128 << 20

  /// - Parameter keepsOwnReads: whether ``LinkedProgram/ownUses`` has reads of stored properties too.
  package static func link(
    _ facts: consuming FactBase, knowledge: Knowledge, jobs: Int, keepsOwnReads: Bool = false
  ) -> LinkedProgram {
    files(consume facts, knowledge: knowledge, jobs: jobs, keepsOwnReads: keepsOwnReads).sealed()
  }

  /// The same, to go on with when files change.
  /// - Parameters: see ``link(_:knowledge:jobs:keepsOwnReads:)``.
  package static func files(
    _ facts: consuming FactBase, knowledge: Knowledge, jobs: Int, keepsOwnReads: Bool = false
  ) -> LinkedFiles {
    let workers = Workers(count: jobs, stackSize: stackSize)
    var program = ProgramIndexer.index(facts, knowledge, workers)
    var references: [Reference] = []
    var counts = ResolutionCounts()
    InheritanceLinker.link(&program, references: &references)
    let declared = DeclaredTypes.link(&program, workers, counts: &counts)
    WitnessLinker.link(&program)
    inferProperties(&program, workers)
    let bodies = linkBodies(program, workers, keepsOwnReads)
    return LinkedFiles(
      program, declared: [references] + declared, counts, bodies: bodies, keepsOwnReads: keepsOwnReads)
  }

  // MARK: Properties without annotation

  private static func inferProperties(_ program: inout Program, _ workers: Workers) {
    var open: [[DeclarationID]] = program.files.indices.map { file in
      let base = program.bases[file]
      return program.files[file].declarations.indices.compactMap { index in
        let fact = program.files[file].declarations[index]
        let isOpen =
          fact.kind == .property && fact.type < 0 && !fact.flags.contains(.isFromTuple)
          && (fact.value >= 0 || !program.files[file].attributes(of: fact).isEmpty)
        return isOpen ? base + index : nil
      }
    }
    for round in 0..<rounds {
      // A type that still holds parameters of a callee may be known better in the next round.
      let isLast = round == rounds - 1
      // Every file sees what the round before found, so that the order of work makes no difference.
      let known = program
      let waiting = open
      let files = waiting.indices.filter { !waiting[$0].isEmpty }
      let found = workers.map(
        files.count, state: { BodyLinker(program: known) }
      ) { linker, piece -> [(DeclarationID, PortableType)] in
        var result: [(DeclarationID, PortableType)] = []
        linker.enter(file: files[piece]) { linker in
          for id in waiting[files[piece]] {
            let type = linker.inferredType(of: id)
            guard type != TypeArena.unknown, isLast || !linker.sink.types[type].isGeneric else { continue }
            result.append((id, PortableType(type, linker.sink.types)))
          }
        }
        return result
      }
      if found.allSatisfy(\.isEmpty) { break }
      var isFound = IDTable<DeclarationID, Bool>(repeating: false, count: program.declarations.count)
      for (id, type) in found.joined() {
        program.declaredTypes[id] = type.enter(&program.types)
        isFound[id] = true
      }
      for file in files { open[file].removeAll { isFound[$0] } }
    }
  }

  // MARK: Bodies

  private static func linkBodies(_ program: Program, _ workers: Workers, _ keepsOwnReads: Bool) -> [LinkedBody] {
    // The last file is the platform's interface.
    workers.map(
      program.files.count - 1, state: { BodyLinker(program: program, keepsOwnReads: keepsOwnReads) }
    ) { linker, file in
      linker.sink.counts = ResolutionCounts()
      linker.link(file: file)
      return LinkedBody(takingFrom: &linker)
    }
  }

  /// What the bodies of one file refer to.
  static func body(of file: Int, in program: Program, _ keepsOwnReads: Bool) -> LinkedBody {
    Workers(count: 1, stackSize: stackSize).map(1) { _ in
      var linker = BodyLinker(program: program, keepsOwnReads: keepsOwnReads)
      linker.link(file: file)
      return LinkedBody(takingFrom: &linker)
    }[0]
  }
}

/// A type outside of any arena, for handing it from one to another.
struct PortableType: Sendable {
  private var form: TypeArena.Form
  private var head: Int32
  /// Labels of a tuple stand in the place of types, as in the arena.
  private var labels: [TypeID]
  private var arguments: [PortableType]

  init(_ type: TypeID, _ types: TypeArena) {
    let node = types[type]
    form = node.form
    head = node.head
    labels = []
    arguments = []
    for (index, argument) in types.arguments(of: type).enumerated() {
      if form == .tuple, index % 2 == 0 {
        labels.append(argument)
      } else {
        arguments.append(PortableType(argument, types))
      }
    }
  }

  func enter(_ types: inout TypeArena) -> TypeID {
    let inner = arguments.map { $0.enter(&types) }
    switch form {
    case .unknown: return TypeArena.unknown
    case .nominal: return types.nominal(EntityID(number: head), inner)
    case .parameter: return types.parameter(DeclarationID(number: head))
    case .selfType: return types.selfType(EntityID(number: head))
    case .function: return types.function(inner)
    case .metatype: return types.metatype(inner[0])
    case .composition: return types.composition(inner)
    case .choice: return types.choice(inner)
    case .dependent: return types.dependent(inner[0], Symbol(bitPattern: head))
    case .tuple:
      var elements: [TypeID] = []
      for (label, element) in zip(labels, inner) { elements += [label, element] }
      return types.tuple(elements)
    }
  }
}
