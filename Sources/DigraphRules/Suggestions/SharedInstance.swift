import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// What to do about a static or global that hands out one shared instance.
struct SharedInstance: Sendable {
  /// What hinders others from constructing one.
  enum Obstacle: Sendable {
    /// The type alone sees its initializer.
    case hiddenInitializer
    /// Other modules see the type and no initializer.
    case noPublicInitializer
  }

  enum Change: Sendable {
    case construct(Obstacle?, inModule: Bool)
    /// It is another one at other times, or none.
    case keepInObject
    /// It is a value that is changed where it is kept: who is handed it has a copy.
    case keepValueInObject
    /// The system makes it, and this only finds it: what is asked of it.
    case takeParts([String])
    /// The system makes it, and nobody asks this for it.
    case dropFinder
    /// Nobody reaches it, so that there is nobody to pass one to.
    case drop(isOwn: Bool)
  }

  /// The type, and the member that hands it out.
  var type: String
  var member: String
  var isProtocol: Bool
  /// Those who reach it from static code alone.
  var staticUsers: [String]
  var change: Change

  init(_ singleton: SingletonDeclaration, in results: Results) {
    let program = results.program
    type = program.qualifiedName(singleton.instance)
    member = singleton.member(in: program)
    staticUsers = results.staticUsers(of: singleton)
    isProtocol = singleton.instance.isDeclared && program.entities[singleton.instance].kind == .protocol
    let isReached = results.singletonUses[singleton.declaration] != nil
    if !isReached, !Self.mayBeReached(singleton, results) {
      change =
        Self.askedOfSystem(singleton, results) == nil
        ? .drop(isOwn: singleton.holder == singleton.instance) : .dropFinder
    } else if Self.isSetAnew(singleton, program) {
      change = .keepInObject
    } else if Self.isChangedValue(singleton, program) {
      change = .keepValueInObject
    } else if let asked = Self.askedOfSystem(singleton, results) {
      change = isReached ? .takeParts(asked) : .dropFinder
    } else {
      change = Self.construction(of: singleton.instance, results)
    }
  }

  /// `static var writer: AVAssetWriter?`
  private static func isSetAnew(_ singleton: SingletonDeclaration, _ program: Program) -> Bool {
    let type = program.types[program.declaredTypes[singleton.declaration]]
    return singleton.risk == .holder && type.form == .nominal && type.entity == program.wellKnown.optional
      && isVariable(singleton, program)
  }

  /// By what is not seen to name it: code that was not read, as of the users of a library, Objective-C, a macro, or
  /// whoever knows it by a protocol.
  private static func mayBeReached(_ singleton: SingletonDeclaration, _ results: Results) -> Bool {
    let program = results.program
    let declared = program.declarations[singleton.declaration]
    if results.hasHeaders || declared.kind.isNominal || isTwin(singleton, results) { return true }
    if declared.flags.containsAny(of: .exported),
      !results.isSeenByOthers(Int32(program.moduleOfFile[Int(declared.file)]))
    {
      return true
    }
    guard let holder = singleton.holder, holder.isDeclared else { return false }
    return program.isGlobalActor(holder) || program.entities[holder].kind == .protocol
      || program.ancestors[holder].contains { ancestor in
        guard let own = program.projectEntity(ancestor) else { return !singleton.isForAll(in: program) }
        return program.members.first(MemberTable.entity(own), declared.name) != nil
      }
  }

  /// Another type of the name has a member of the same name: code that names it may mean this one.
  private static func isTwin(_ singleton: SingletonDeclaration, _ results: Results) -> Bool {
    let program = results.program
    let name = program.declarations[singleton.declaration].name
    return results.singletons.singletons.contains { other in
      other.declaration != singleton.declaration && program.declarations[other.declaration].name == name
        && other.holder.map { program.symbol(of: $0) } == singleton.holder.map { program.symbol(of: $0) }
        && results.singletonUses[other.declaration] != nil
    }
  }

  private static func isVariable(_ singleton: SingletonDeclaration, _ program: Program) -> Bool {
    let declaration = program.declarations[singleton.declaration]
    return declaration.kind == .property && declaration.flags.contains(.isVar)
      && !declaration.flags.contains(.isComputed)
  }

  /// `static var widest = Cell(…)` of a struct with properties that can be set.
  private static func isChangedValue(_ singleton: SingletonDeclaration, _ program: Program) -> Bool {
    guard isVariable(singleton, program), let type = program.projectEntity(singleton.instance),
      program.entities[type].kind == .struct
    else { return false }
    return program.children(of: program.entities[type].declaration).contains { id in
      let member = program.declarations[id]
      return member.kind == .property && member.flags.contains(.isVar)
        && !member.flags.containsAny(of: [.isStatic, .isComputed])
    }
  }

  /// `static var shared: SceneDelegate? { … }`: what its consumers ask of a delegate that nobody constructs; nil where
  /// the project makes it.
  private static func askedOfSystem(_ singleton: SingletonDeclaration, _ results: Results) -> [String]? {
    let declaration = results.program.declarations[singleton.declaration]
    guard singleton.instance == singleton.holder, let node = results.node(of: singleton.instance),
      results.isApplication(node), results.owners(of: node).isEmpty,
      declaration.kind == .function || declaration.flags.contains(.isComputed)
        || results.program.fact(singleton.declaration).value < 0
    else { return nil }
    return results.useTogether(of: node).members
  }

  private static func construction(of instance: EntityID, _ results: Results) -> Change {
    let program = results.program
    guard let node = results.node(of: instance), let type = program.projectEntity(instance),
      program.entities[type].kind != .protocol
    else { return .construct(nil, inModule: false) }
    let flags = program.declarations[program.entities[type].declaration].flags
    let isOffered = results.isSeenByOthers(results.graph.nodes[node].module)
    if flags.containsAny(of: .exported), isOffered, !results.canBeMadeOutside(node) {
      return .construct(.noPublicInitializer, inModule: false)
    }
    let obstacle: Obstacle? = results.hidesInitializers(node) ? .hiddenInitializer : nil
    return .construct(obstacle, inModule: isOffered && !flags.containsAny(of: .exported))
  }
}

extension Results {
  /// Its file alone sees every initializer that a type writes down.
  func hidesInitializers(_ node: NodeID) -> Bool {
    let found = initializers(of: node)
    return !found.isEmpty && found.allSatisfy { program.declarations[$0].flags.containsAny(of: .hidden) }
  }

  /// Other modules see an initializer: one that is written, or one that comes from a class of theirs.
  func canBeMadeOutside(_ node: NodeID) -> Bool {
    let found = initializers(of: node)
    if !found.isEmpty { return found.contains { program.declarations[$0].flags.containsAny(of: .exported) } }
    return graph.nodes[node].key.entity.map { !ancestorsAreKnown($0) } ?? true
  }

  private func initializers(of node: NodeID) -> [DeclarationID] {
    guard let entity = graph.nodes[node].key.entity.flatMap({ program.projectEntity($0) }) else { return [] }
    return Array(program.members.find(MemberTable.entity(entity), program.identifiers.initializer))
  }
}

extension RecipeText {
  func text(_ shared: SharedInstance) -> Phrase {
    let (type, member) = (shared.type, shared.member)
    let removal: Phrase = "when nobody reaches `\(member)` any more, remove it"
    switch shared.change {
    case .construct(let obstacle, let isInModule):
      let one: Phrase = "construct one \(shared.isProtocol ? "implementation of " as Phrase : "")`\(type)`"
      let opening: Phrase =
        switch obstacle {
        case .hiddenInitializer: "make an initializer of `\(type)` visible outside of it, "
        case .noPublicInitializer: "give `\(type)` a `public init`, as other modules see none, "
        case nil: ""
        }
      let place: Phrase =
        isInModule
        ? "where its module makes what other modules see, as they do not see `\(type)`," : "in the composition root"
      let users = shared.staticUsers
      let others: Phrase =
        users.isEmpty
        ? ""
        : " static code, as that of \(Self.few(users)), keeps none and takes it as a parameter, or becomes that of an instance;"
      return "Owner: \(opening)\(one) \(place) and pass it to those who need it;\(others) \(removal)."
    case .keepInObject:
      return
        "Owner: `\(member)` holds another `\(type)` at other times, or none, so make it a property of an object that the composition root makes and passes to those who need it; \(removal)."
    case .keepValueInObject:
      return
        "Owner: `\(member)` is a value that is changed where it is kept, so make it a property of an object that is made once and passed to those who need it; \(removal)."
    case .takeParts(let asked):
      let what: Phrase = asked.isEmpty ? "what they need of it" : "what they ask of it (\(Self.few(asked)))"
      return
        "Owner: the system makes `\(type)`, and `\(member)` only finds it: let those who reach it take \(what) instead, passed on from `\(type)` by way of what that makes; \(removal)."
    case .drop(let isOwn):
      let too: Phrase = isOwn ? ", and `\(type)` with it where nothing else uses that" : ""
      return "Owner: no code is seen to reach `\(member)`, so nobody would take one: remove it\(too)."
    case .dropFinder:
      return
        "Owner: the system makes `\(type)`, and no Swift code is seen to reach `\(member)`: remove it."
    }
  }
}
