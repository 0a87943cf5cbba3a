package import DigraphFacts
import WorkerThreads

/// Linked code, file by file, so that a file may be read anew.
///
/// What the bodies of a file refer to depends on what all files declare, and on nothing else of other files. Where a
/// file changes and declares what it did, only its own bodies are linked again.
package struct LinkedFiles: Sendable {
  private var program: Program
  /// The references of declarations, in groups.
  private var declared: [[Reference]]
  private let declaredCounts: ResolutionCounts
  private var bodies: [LinkedBody]
  private let wrapperKeys: [DeclarationID: WrapperKey]
  private let wrapperNames: [DeclarationID: ContainerCall.Name]
  private let wrapperScopes: [DeclarationID: Symbol]
  private let keepsOwnReads: Bool

  /// What a file that was read anew means for all that was made of the program.
  package enum Change: Sendable {
    /// Other files may see it: all is to be linked anew, and what is held here is of no use any more.
    case declarations
    /// What its bodies refer to.
    case references
    /// Nothing but where in the file things stand.
    case places(OffsetMap)
  }

  init(
    _ program: Program, declared: [[Reference]], _ declaredCounts: ResolutionCounts, bodies: [LinkedBody],
    keepsOwnReads: Bool
  ) {
    wrapperKeys = WrapperKey.keys(in: program)
    wrapperNames = program.wrapperNames()
    wrapperScopes = program.wrapperScopes()
    self.program = program
    self.declared = declared
    self.declaredCounts = declaredCounts
    self.bodies = bodies
    self.keepsOwnReads = keepsOwnReads
  }

  /// The program as a whole. O(files).
  package var linked: LinkedProgram {
    var (used, passed): (Set<DeclarationID>, Set<DeclarationID>) = ([], [])
    var stored: [DeclarationID: [DeclarationID]] = [:]
    var counts = declaredCounts
    for body in bodies {
      used.formUnion(body.usedParameters)
      passed.formUnion(body.passedDefaults)
      for store in body.storedParameters { stored[store.parameter, default: []].append(store.property) }
      counts += body.counts
    }
    return LinkedProgram(
      program: program, references: declared + bodies.map(\.references), usedParameters: used,
      passedDefaults: passed,
      storedParameters: stored, wrapperKeys: wrapperKeys, wrapperNames: wrapperNames, wrapperScopes: wrapperScopes,
      ownUses: bodies.map(\.ownUses),
      setters: bodies.map(\.setters), omittedArguments: bodies.map(\.omittedArguments),
      foreignUses: bodies.map(\.foreignUses), containerCalls: bodies.flatMap(\.containerCalls),
      provisions: bodies.flatMap(\.provisions), counts: counts)
  }

  /// The program as a whole, without the code, which is most of the facts, and which nobody looks at again.
  consuming func sealed() -> LinkedProgram {
    program.files = program.files.map { $0.withoutCode() }
    return linked
  }

  // MARK: Files read anew

  /// Puts other facts in the place of a file's.
  ///
  /// - Complexity: O(facts of the file + names of all files).
  package mutating func replace(_ facts: FileFacts, at file: Int) -> Change {
    let before = program.files[file]
    let names = Array(program.symbols.symbols(file: file))
    guard enterNames(of: facts, at: file) else { return .declarations }
    var comparison = DeclarationComparison(before, names, facts, Array(program.symbols.symbols(file: file)))
    guard comparison.areAlike, let places = OffsetMap(comparison.offsets) else { return .declarations }
    program.files[file] = facts
    guard moveDeclared(in: file, by: places) else { return .declarations }
    let old = bodies[file]
    bodies[file] = Linker.body(of: file, in: program, keepsOwnReads)
    var offsets = comparison.offsets
    guard old.isLike(bodies[file], noting: &offsets), let moved = OffsetMap(offsets) else { return .references }
    return .places(moved)
  }

  /// - Returns: false where a name that no file had means something to others.
  private mutating func enterNames(of facts: FileFacts, at file: Int) -> Bool {
    let count = program.symbols.nameCount
    program.symbols.replace(file, by: facts.names)
    guard program.symbols.nameCount > count else { return true }
    program.enterKnowledgeAgain()
    return program.modules.dropLast().allSatisfy { module in
      let name = program.symbols.find(module.importName)
      return name == 0 || program.moduleByName[name] != nil
    }
  }

  /// - Returns: false where a place is not known any more.
  private mutating func moveDeclared(in file: Int, by places: OffsetMap) -> Bool {
    for group in declared.indices where declared[group].contains(where: { $0.file == file }) {
      for index in declared[group].indices where declared[group][index].file == file {
        guard let start = places[declared[group][index].start], let end = places[declared[group][index].end] else {
          return false
        }
        declared[group][index].start = start
        declared[group][index].end = end
      }
    }
    return true
  }
}

/// What the bodies of a file refer to.
struct LinkedBody: Sendable {
  var references: [Reference]
  var usedParameters: [DeclarationID]
  var passedDefaults: [DeclarationID]
  var storedParameters: [(parameter: DeclarationID, property: DeclarationID)]
  var ownUses: [Reference]
  var setters: [SetterCode]
  var omittedArguments: [OmittedArgument]
  var foreignUses: [ForeignUse]
  var containerCalls: [ContainerCall]
  var provisions: [Provision]
  var counts: ResolutionCounts

  /// Takes what a linker has found.
  init(takingFrom linker: inout BodyLinker) {
    references = linker.references.takeCompacted()
    usedParameters = linker.usedParameters.takeCompacted()
    passedDefaults = linker.passedDefaults.takeCompacted()
    storedParameters = linker.storedParameters.takeCompacted()
    ownUses = linker.ownUses.takeCompacted()
    setters = linker.setters.takeCompacted()
    omittedArguments = linker.omittedArguments.takeCompacted()
    foreignUses = linker.foreignUses.takeCompacted()
    containerCalls = linker.containerCalls.takeCompacted()
    provisions = linker.provisions.takeCompacted()
    counts = linker.sink.counts
  }

  /// Whether both refer to the same, but for the places. How many names could be resolved does not count. What is told to
  /// containers has places within places, and is never alike.
  ///
  /// - Parameter offsets: is given where each thing stands in both.
  func isLike(_ other: LinkedBody, noting offsets: inout [OffsetMap.Pair]) -> Bool {
    func areAlike<Item: Placed>(_ items: [Item], _ others: [Item]) -> Bool {
      guard items.count == others.count else { return false }
      for (item, other) in zip(items, others) {
        for place in Item.places { offsets.append(OffsetMap.Pair(item[keyPath: place], other[keyPath: place])) }
        var moved = other
        for place in Item.places { moved[keyPath: place] = item[keyPath: place] }
        if moved != item { return false }
      }
      return true
    }
    return areAlike(references, other.references) && areAlike(ownUses, other.ownUses)
      && areAlike(setters, other.setters) && areAlike(omittedArguments, other.omittedArguments)
      && areAlike(foreignUses, other.foreignUses) && containerCalls.isEmpty && other.containerCalls.isEmpty
      && provisions == other.provisions && usedParameters == other.usedParameters
      && passedDefaults == other.passedDefaults
      && storedParameters.elementsEqual(other.storedParameters, by: ==)
  }
}

/// What stands at some places of a file.
private protocol Placed: Equatable {
  /// Byte offsets.
  static var places: [WritableKeyPath<Self, UInt32>] { get }
}

extension Reference: Placed {
  fileprivate static var places: [WritableKeyPath<Reference, UInt32>] { [\.start, \.end] }
}

extension SetterCode: Placed {
  fileprivate static var places: [WritableKeyPath<SetterCode, UInt32>] { [\.start, \.end] }
}

extension OmittedArgument: Placed {
  fileprivate static var places: [WritableKeyPath<OmittedArgument, UInt32>] { [\.start] }
}

extension ForeignUse: Placed {
  fileprivate static var places: [WritableKeyPath<ForeignUse, UInt32>] { [\.start] }
}
