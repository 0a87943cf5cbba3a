package import DigraphFacts
import DigraphLinking

/// A piece of code that may have effects.
package enum EffectNode {}

/// See ``EffectNodes``.
package typealias EffectNodeID = ID<EffectNode>

/// The code of a run as nodes: first one for each declaration that has any, then, for each type, three that stand for
/// several of its members, then one for the setter and observers of each property that has any, then one for what each
/// parameter is if a caller gives nothing and for what each initializer hands over by itself, then one for each member
/// that subclasses override.
struct EffectNodes: Sendable {
  /// By declaration, nil for what has no code.
  private let nodes: IDTable<DeclarationID, OptionalID<EffectNodeID>>
  /// By node.
  let declarations: IDTable<EffectNodeID, DeclarationID>
  private let entities: Int
  /// By the node of a property or subscript the node of what runs when it is written to.
  private let setters: [EffectNodeID: EffectNodeID]
  private let setterOwners: [DeclarationID]
  private let setterCode: [DeclarationID: [SetterCode]]
  /// Parameters with a default value, and initializers.
  private let givers: [DeclarationID]
  /// By node of one of these.
  private let gifts: [EffectNodeID: EffectNodeID]
  /// By the node of a member that subclasses override: the node of a call that may reach any of them.
  private(set) var dispatches: [EffectNodeID: EffectNodeID] = [:]

  /// O(declarations).
  init(_ linked: LinkedProgram) {
    let program = linked.program
    var nodes = IDTable<DeclarationID, OptionalID<EffectNodeID>>(
      repeating: OptionalID(wrappedValue: nil), count: program.declarations.count)
    var declarations = IDTable<EffectNodeID, DeclarationID>()
    let all = IDRange(from: DeclarationID(index: 0), to: program.bases[program.platformFile])
    for id in all where Self.runs(program.declarations[id].kind) {
      if program.declarations[id].kind == .parameter, program.fact(id).value < 0 { continue }
      nodes[id].wrappedValue = declarations.append(id)
    }
    self.nodes = nodes
    self.declarations = declarations
    entities = program.entities.count
    var code: [DeclarationID: [SetterCode]] = [:]
    for setter in linked.setters.joined() {
      guard let written = setter.declaration else { continue }
      switch program.declarations[written].kind {
      case .property, .subscript: code[written, default: []].append(setter)
      default: continue
      }
    }
    setterCode = code
    setterOwners = declarations.filter { id in
      let declaration = program.declarations[id]
      return code[id] != nil || declaration.flags.contains(.hasSetter) && program.isRequirement(declaration)
    }
    let first = declarations.count + 3 * entities
    setters = Dictionary(
      uniqueKeysWithValues: setterOwners.enumerated().compactMap { place, id in
        nodes[id].wrappedValue.map { ($0, EffectNodeID(index: first + place)) }
      })
    let firstGift = first + setterOwners.count
    givers = declarations.filter {
      program.declarations[$0].kind == .parameter || program.declarations[$0].kind == .initializer
    }
    gifts = Dictionary(
      uniqueKeysWithValues: givers.enumerated().compactMap { place, id in
        nodes[id].wrappedValue.map { ($0, EffectNodeID(index: firstGift + place)) }
      })
  }

  private static func runs(_ kind: DeclarationFact.Kind) -> Bool {
    switch kind {
    case .function, .initializer, .deinitializer, .subscript, .property, .parameter, .topLevelCode: true
    default: false
    }
  }

  var count: Int { firstDispatch + dispatches.count }

  /// Whether the code of the same program is numbered alike. O(setters + overrides).
  func isLike(_ other: EffectNodes) -> Bool {
    declarations.count == other.declarations.count && entities == other.entities && setterOwners == other.setterOwners
      && givers == other.givers && dispatches == other.dispatches
  }

  private var firstDispatch: Int { declarations.count + 3 * entities + setterOwners.count + givers.count }

  /// The node of what a declaration does; nil where it has no code, or the project does not declare it.
  func node(of declaration: DeclarationID?) -> EffectNodeID? { declaration.flatMap { nodes[$0].wrappedValue } }

  /// The declaration of a node, nil where it stands for several.
  func declaration(of node: EffectNodeID) -> DeclarationID? {
    if declarations.contains(node) { return declarations[node] }
    let place = node.index - declarations.count - 3 * entities
    if setterOwners.indices.contains(place) { return setterOwners[place] }
    let gift = place - setterOwners.count
    return givers.indices.contains(gift) ? givers[gift] : nil
  }

  /// The type whose code a node is; nil for what belongs to none. O(1).
  func owner(of node: EffectNodeID, in program: Program) -> EntityID? {
    if let id = declaration(of: node) {
      let declaration = program.declarations[id]
      // A default value belongs to the function that has the parameter.
      if declaration.kind == .parameter { return program.parent(of: declaration)?.entity }
      return declaration.entity
    }
    let place = node.index - declarations.count
    return place < 3 * entities ? EntityID(index: place % entities) : nil
  }

  /// What runs when a property or subscript is written to; nil where nothing of its own does.
  func setter(of node: EffectNodeID) -> EffectNodeID? { setters[node] }

  /// What may be done with a parameter's default value, or with what an initializer hands over by itself: that of
  /// whoever leaves the choice to it.
  func gift(of node: EffectNodeID) -> EffectNodeID? { gifts[node] }

  /// The node of the code at a place in a declaration.
  func node(of declaration: DeclarationID, at start: UInt32) -> EffectNodeID? {
    let node = node(of: declaration)
    guard let node, let code = setterCode[declaration] else { return node }
    return code.contains { $0.start <= start && start < $0.end } ? setters[node] ?? node : node
  }

  /// What giving the instance properties of a type their initial values does.
  func initialValues(of entity: EntityID) -> EffectNodeID { EffectNodeID(index: declarations.count + entity.index) }

  /// What anyone may do who is given a value of a type.
  func instance(of entity: EntityID) -> EffectNodeID {
    EffectNodeID(index: declarations.count + entities + entity.index)
  }

  /// All that the code of a type does.
  func type(_ entity: EntityID) -> EffectNodeID {
    EffectNodeID(index: declarations.count + 2 * entities + entity.index)
  }

  /// The node of calling a member: that of its own code where nothing overrides it.
  func call(of node: EffectNodeID) -> EffectNodeID { dispatches[node] ?? node }

  /// Says that subclasses override a member. O(1).
  mutating func addDispatch(of node: EffectNodeID) {
    if dispatches[node] == nil { dispatches[node] = EffectNodeID(index: firstDispatch + dispatches.count) }
  }
}

extension Program {
  /// A protocol asks its conformers for it.
  func isRequirement(_ declaration: Declaration) -> Bool {
    parent(of: declaration)?.kind == .protocol
  }
}
