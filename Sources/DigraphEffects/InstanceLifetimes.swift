import DigraphFacts
package import DigraphKnowledge
package import DigraphLinking

/// What static and global members hand out: something that is stored, something new each time, or a shared instance of
/// the platform.
package struct InstanceLifetimes: Sendable {
  /// Computed properties and functions that construct what they give back.
  package private(set) var fresh: Set<DeclarationID> = []
  /// Computed properties and functions that give back what a static or global property holds.
  package private(set) var backed: Set<DeclarationID> = []
  /// Stored properties that keep a shared instance of the platform: `let calendar = Calendar.current`.
  package private(set) var kept: Set<DeclarationID> = []
  /// What stored properties construct first, which says more than an annotation by a type that is not scanned.
  package private(set) var constructed: [DeclarationID: EntityID] = [:]
  /// Global variables that code of the product reaches, and those that previews reach.
  private var reached: Set<DeclarationID> = []
  private var previewed: Set<DeclarationID> = []
  /// Global variables that other files use than the one that declares them.
  private var usedElsewhere: Set<DeclarationID> = []
  /// Globals and free functions that others use than a world.
  private var usedInCode: Set<DeclarationID> = []
  /// Computed properties that read a static variable of their own type which may hold what they give.
  private var keepers: Set<DeclarationID> = []
  /// They read a static property of their own type, of whatever type it is.
  private var readers: Set<DeclarationID> = []
  /// They construct or call something.
  private var workers: Set<DeclarationID> = []
  /// Computed ones that give back what another computed one does.
  private var hops: [(from: DeclarationID, to: DeclarationID)] = []

  /// Of no members.
  package init() {}

  /// Takes a reference in the code of a member into account.
  ///
  /// - Parameters:
  ///   - member: the member, which is ``Reference/context``.
  ///   - context: its declaration.
  ///   - entry: what is known of what is reached.
  package mutating func note(
    _ reference: Reference, in member: DeclarationID, _ context: Declaration, _ entry: KnownSymbol?, _ program: Program
  ) {
    if reference.kind == .global, let variable = reference.declaration {
      if reference.flags.contains(.preview) {
        previewed.insert(variable)
      } else {
        reached.insert(variable)
        if reference.file != program.declarations[variable].file { usedElsewhere.insert(variable) }
        if !Self.isOfWorld(member, context, for: program.declarations[variable], program) {
          usedInCode.insert(variable)
        }
      }
    }
    guard context.flags.contains(.isStatic) || context.parent == nil,
      let given = Self.given(by: member, program)
    else { return }
    let isAsked = context.kind == .function || context.flags.contains(.isComputed)
    if let entry, entry.kind == .singleton, reference.target == given {
      if isAsked {
        backed.insert(member)
      } else if constructed[member] != given {
        // `static let utc = TimeZone(identifier: "UTC") ?? .current` is a value that is made.
        kept.insert(member)
      }
    }
    guard isAsked else {
      if reference.kind == .construct, !reference.flags.contains(.handOver), constructed[member] == nil {
        constructed[member] = reference.target
      }
      return
    }
    if reference.kind == .construct {
      workers.insert(member)
      if Self.isKind(reference.target, of: given, program) { fresh.insert(member) }
    } else if reference.flags.contains(.call) {
      workers.insert(member)
    }
    noteRead(reference, in: member, context, given, program)
  }

  /// `var load: () -> Int = { client.load() }`, and of a variable also `var Current: World { box.world }`.
  private static func isOfWorld(
    _ member: DeclarationID, _ context: Declaration, for used: Declaration, _ program: Program
  ) -> Bool {
    guard context.kind == .property else { return false }
    if context.entity == nil { return used.kind == .property && context.flags.contains(.isComputed) }
    return !context.flags.containsAny(of: [.isStatic, .isComputed, .isLazy])
      && program.isFunction(program.declaredTypes[member])
  }

  private mutating func noteRead(
    _ reference: Reference, in member: DeclarationID, _ context: Declaration, _ given: EntityID, _ program: Program
  ) {
    guard let variable = reference.declaration, variable != member else { return }
    let read = program.declarations[variable]
    guard read.flags.contains(.isStatic) || read.parent == nil, Int(read.file) != program.platformFile else { return }
    let holds = Self.holds(program.declaredTypes[variable], given, program)
    if read.kind == .function || read.flags.contains(.isComputed) {
      if holds { hops.append((member, variable)) }
    } else if read.kind == .property {
      if holds { backed.insert(member) }
      if holds, read.flags.contains(.isVar), read.entity == context.entity, context.kind == .property,
        !reference.flags.contains(.handOver)
      {
        keepers.insert(member)
      }
      if let type = read.entity, type == context.entity { readers.insert(member) }
    }
  }

  /// Whether it says the same of each member. O(members that it knows).
  package func isLike(_ other: InstanceLifetimes) -> Bool {
    fresh == other.fresh && backed == other.backed && kept == other.kept && constructed == other.constructed
      && reached == other.reached && previewed == other.previewed && usedElsewhere == other.usedElsewhere
      && usedInCode == other.usedInCode
  }

  /// Nothing but previews reaches it.
  package func isForPreviews(_ global: DeclarationID) -> Bool {
    previewed.contains(global) && !reached.contains(global)
  }

  /// Another file uses it than the one that declares it.
  package func isUsedElsewhere(_ global: DeclarationID) -> Bool { usedElsewhere.contains(global) }

  /// `private let client = Client()` of which only the closures of a world and other globals know: what nobody else sees
  /// is a part of these.
  package func isForDefaultsAlone(_ global: DeclarationID, _ program: Program) -> Bool {
    program.declarations[global].flags.containsAny(of: .hidden) && reached.contains(global)
      && !usedInCode.contains(global)
  }

  /// To be called when all references are known.
  ///
  /// - Parameter filling: members that put what they construct into a static property, and so construct it once.
  package mutating func settle(filling: Set<DeclarationID>) {
    fresh.subtract(filling)
    // `static var current: World { worlds.last ?? World() }`: what it makes is for want of another one.
    fresh.subtract(keepers)
    // `assembler.resolver`: a part of what is stored.
    backed.formUnion(readers.subtracting(workers))
    var isChanged = true
    while isChanged {
      isChanged = false
      for hop in hops where backed.contains(hop.to) && backed.insert(hop.from).inserted { isChanged = true }
    }
    backed.subtract(fresh)
  }

  /// The type that a property has or a function gives back, wrapped in an optional or not.
  package static func given(by id: DeclarationID, _ program: Program) -> EntityID? {
    var node = program.types[program.declaredTypes[id]]
    if node.form == .nominal, node.entity == program.wellKnown.optional, node.count == 1 {
      node = program.types[program.types.argument(program.declaredTypes[id], 0)]
    }
    switch node.form {
    case .nominal, .selfType: return node.entity
    default: return nil
    }
  }

  /// A value of a type is a value of the other one, or holds one.
  private static func holds(_ type: TypeID, _ wanted: EntityID, _ program: Program, depth: Int = 0) -> Bool {
    let node = program.types[type]
    switch node.form {
    case .nominal, .composition, .selfType:
      if node.form != .composition, isKind(node.entity, of: wanted, program) { return true }
      return depth < 4
        && program.types.arguments(of: type).contains { holds($0, wanted, program, depth: depth + 1) }
    default: return false
    }
  }

  private static func isKind(_ entity: EntityID, of wanted: EntityID, _ program: Program) -> Bool {
    entity == wanted || entity.isDeclared && program.ancestors[entity].contains(wanted)
  }
}
