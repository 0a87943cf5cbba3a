import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// Who makes the values of a type where the project does not, so that no initializer of it can be handed anything.
enum OutsideMaker: Sendable {
  /// It carries data and is made, decoded or fetched anew in many places.
  case data
  /// The system makes it to run it: an intent, a tip.
  case command
  /// A parser of arguments makes it: a command of a tool.
  case parser
  /// A list makes it and uses it again.
  case list
  /// A storyboard or a nib, a controller.
  case storyboard
  /// A storyboard or a nib, a view of a controller.
  case nib
  /// A nib, for some outlet, and code for others.
  case outlet
  /// The system, by the type's name.
  case system
  /// Objective-C, which knows nothing of closures with types of Swift or of Swift's protocols.
  case objectiveC
  /// The system, by the name that an `Info.plist` says.
  case name
  /// Whoever is told its type, by an initializer that its whole kind has.
  case byType

  /// It can be given something by a property, and by that alone.
  var takesProperty: Bool {
    switch self {
    case .data, .command, .parser: false
    case .list, .storyboard, .nib, .outlet, .system, .objectiveC, .name, .byType: true
    }
  }

  /// It calls an initializer that the type may write, and that may call another one.
  var hasInitializer: Bool {
    switch self {
    case .system, .objectiveC, .name, .byType: true
    default: false
    }
  }

  /// Nil where the project makes it itself.
  init?(of node: NodeID, in results: Results) {
    let program = results.program
    guard let entity = results.graph.nodes[node].key.entity, entity.isDeclared,
      let profile = results.profile(of: node)
    else { return nil }
    for ancestor in program.ancestors[entity] {
      guard let maker = OutsideMaker(program.known.traits(.type, program.symbol(of: ancestor))) else { continue }
      self = maker
      return
    }
    if profile.significance == .glue, profile.role == .error || Self.isData(entity, profile, program) {
      self = .data
    } else if results.owners(of: node).isEmpty, Self.isDecoded(entity, program) {
      self = .data
    } else if results.owners(of: node).isEmpty, profile.isInterface || results.singletons.own(of: entity) == nil,
      Self.hasOutlet(entity, program) || profile.isInterface && Self.isLoaded(entity, profile, program)
    {
      let isNamed = !Self.hasOutlet(entity, program) && Self.isExposed(entity, program)
      self =
        isNamed
        ? program.files.contains(where: \.isHeader) ? .objectiveC : .name
        : profile.role == .view || !profile.isInterface ? .nib : .storyboard
    } else if results.owners(of: node).isEmpty, results.singletons.own(of: entity) == nil, !results.makesItself(node),
      let maker = Self.unseen(entity, program)
    {
      self = maker
    } else if profile.role == .view, results.outlets.contains(entity), !results.owners(of: node).isEmpty {
      self = .outlet
    } else {
      return nil
    }
  }

  /// By what the type inherits from or conforms to.
  private init?(_ base: KnownTraits) {
    if base.contains(.madeByStore) {
      self = .data
    } else if base.contains(.madeByList) {
      self = .list
    } else if base.contains(.madeBySystem) {
      self = .system
    } else if base.contains(.madeByParser) {
      self = .parser
    } else if base.contains(.makesCommand) {
      self = .command
    } else {
      return nil
    }
  }

  /// A decoder makes it.
  private static func isDecoded(_ entity: EntityID, _ program: Program) -> Bool {
    program.ancestors[entity].contains {
      program.known.traits(.type, program.symbol(of: $0)).contains(.makesCodable)
    }
  }

  /// It is compared or coded by what it holds, or does nothing with it.
  private static func isData(_ entity: EntityID, _ profile: TypeProfile, _ program: Program) -> Bool {
    guard profile.role == .model else { return false }
    let marks: KnownTraits = [.makesCodable, .makesCompared]
    return !profile.behaves
      || program.ancestors[entity].contains {
        !marks.isDisjoint(with: program.known.traits(.type, program.symbol(of: $0)))
      }
  }

  /// A view controller that nobody constructs and that has no initializer to do so with: none but the one that reads an
  /// archive.
  private static func isLoaded(_ entity: EntityID, _ profile: TypeProfile, _ program: Program) -> Bool {
    profile.role == .viewController
      && program.members.find(MemberTable.entity(entity), program.identifiers.initializer).allSatisfy { id in
        let parameters = program.parameters(of: id)
        return parameters.count == 1 && program.symbols[program.declarations[parameters[0]].label] == "coder"
      }
  }

  /// A nib makes a view of the platform that nobody constructs and whose initializers are all its superclass's;
  /// Objective-C makes what it sees of Swift, where there is any in the project.
  private static func unseen(_ entity: EntityID, _ program: Program) -> OutsideMaker? {
    guard program.entities[entity].kind == .class else { return nil }
    let isView = program.ancestors[entity].contains {
      program.projectEntity($0) == nil && !($0.isDeclared && program.entities[$0].kind == .protocol)
        && program.known($0)?.kind == .view
    }
    let flags = program.declarations[program.entities[entity].declaration].flags
    if isView {
      if isExposed(entity, program) { return .name }
      // What its kind must have is there for those who make it by its type.
      let isLeft = ([entity] + program.ancestors[entity]).filter { program.projectEntity($0) != nil }.allSatisfy {
        program.members.find(MemberTable.entity($0), program.identifiers.initializer).allSatisfy {
          program.readsArchive($0) || program.isFixed($0) && !program.declarations[$0].flags.contains(.isRequired)
        }
      }
      return isLeft && !flags.containsAny(of: .hidden) ? .nib : nil
    }
    guard isExposed(entity, program), program.files.contains(where: \.isHeader) else { return nil }
    let keepsItself = program.children(of: program.entities[entity].declaration).contains { id in
      program.declarations[id].kind == .property && program.declarations[id].flags.contains(.isStatic)
        && program.nominals(in: program.declaredTypes[id]).contains(entity)
    }
    return keepsItself ? nil : .objectiveC
  }

  /// `@objc(ShareController) final class ShareController`: something knows it by that name, such as an `Info.plist`.
  private static func isExposed(_ entity: EntityID, _ program: Program) -> Bool {
    program.hasAttribute(program.entities[entity].declaration) { $0 == "objc" || $0 == "objcMembers" }
  }

  static func hasOutlet(_ node: NodeID, _ results: Results) -> Bool {
    guard let entity = results.graph.nodes[node].key.entity, entity.isDeclared else { return false }
    return hasOutlet(entity, results.program)
  }

  /// `@IBOutlet`, `@IBAction`: what a storyboard connects. O(declarations of the type).
  private static func hasOutlet(_ entity: EntityID, _ program: Program) -> Bool {
    let declaration = program.entities[entity].declaration
    let file = Int(program.declarations[declaration].file)
    var next = declaration + 1
    while next < program.bases[file + 1], let parent = program.declarations[next].parent, parent >= declaration {
      if program.hasAttribute(next, where: { $0.hasPrefix("IB") }) { return true }
      next += 1
    }
    return false
  }
}
