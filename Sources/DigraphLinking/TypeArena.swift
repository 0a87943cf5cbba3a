package import DigraphFacts

/// A type of a ``TypeArena``.
package typealias TypeID = ID<TypeArena.Node>

/// Types of the linked program, each held once, so that equal types have equal ids.
package struct TypeArena: Sendable {
  package typealias Form = TypeForm

  package struct Node: Sendable, Equatable {
    package var form: Form
    /// It is, or holds, a parameter or `Self`.
    var isGeneric: Bool
    /// What it means is said at each ``TypeForm``.
    @usableFromInline var head: Int32
    var start: UInt32
    package var count: UInt32

    /// Of a nominal type or `Self`; unnamed for any other form.
    @inlinable
    package var entity: EntityID { form == .nominal || form == .selfType ? EntityID(number: head) : .unnamed }

    /// Of a parameter.
    @inlinable
    package var parameter: DeclarationID { DeclarationID(number: head) }

    /// Of a dependent type.
    var name: Symbol { Symbol(bitPattern: head) }
  }

  /// The first one: nothing is known of it.
  @inlinable
  package static var unknown: TypeID { TypeID(number: 0) }

  @usableFromInline var nodes: IDTable<TypeID, Node>
  @usableFromInline var arguments: [TypeID]
  /// A hash table, a power of two in size, "unknown" where empty.
  private var slots: [TypeID]
  /// Of each entity of the run, as far as known: the type without arguments; "unknown" where nobody asked.
  private var plain: IDTable<EntityID, TypeID> = IDTable()

  init() {
    nodes = IDTable([Node(form: .unknown, isGeneric: false, head: 0, start: 0, count: 0)])
    arguments = []
    slots = [TypeID](repeating: Self.unknown, count: 1_024)
  }

  /// The number of types, "unknown" included.
  package var count: Int { nodes.count }

  @inlinable
  package subscript(_ type: TypeID) -> Node { nodes[type] }

  @inlinable
  package func form(_ type: TypeID) -> Form { nodes[type].form }

  /// The number of arguments of a type.
  @inlinable
  package func count(_ type: TypeID) -> Int { Int(nodes[type].count) }

  @inlinable
  package func argument(_ type: TypeID, _ index: Int) -> TypeID { arguments[Int(nodes[type].start) + index] }

  @inlinable
  package func arguments(of type: TypeID) -> ArraySlice<TypeID> {
    let node = nodes[type]
    return arguments[Int(node.start)..<Int(node.start + node.count)]
  }

  mutating func nominal(_ entity: EntityID) -> TypeID {
    if plain.contains(entity), plain[entity] != Self.unknown { return plain[entity] }
    return make(.nominal, head: entity.number, none())
  }

  mutating func nominal(_ entity: EntityID, _ argument: TypeID) -> TypeID {
    withUnsafeTemporaryAllocation(of: TypeID.self, capacity: 1) { buffer in
      buffer.initializeElement(at: 0, to: argument)
      return make(.nominal, head: entity.number, UnsafeBufferPointer(buffer))
    }
  }

  mutating func nominal(_ entity: EntityID, _ arguments: [TypeID]) -> TypeID {
    arguments.withUnsafeBufferPointer { make(.nominal, head: entity.number, $0) }
  }

  mutating func parameter(_ declaration: DeclarationID) -> TypeID { make(.parameter, head: declaration.number, none()) }

  mutating func selfType(_ entity: EntityID) -> TypeID { make(.selfType, head: entity.number, none()) }

  mutating func function(_ parametersAndResult: [TypeID]) -> TypeID {
    parametersAndResult.withUnsafeBufferPointer { make(.function, head: 0, $0) }
  }

  /// The label of an element among the arguments of a tuple.
  static func label(_ name: Symbol) -> TypeID { TypeID(number: Int32(bitPattern: name)) }

  /// - Parameter elements: ``label(_:)`` and type of each, in turn.
  mutating func tuple(_ elements: [TypeID]) -> TypeID {
    elements.withUnsafeBufferPointer { make(.tuple, head: 0, $0) }
  }

  mutating func metatype(_ type: TypeID) -> TypeID {
    withUnsafeTemporaryAllocation(of: TypeID.self, capacity: 1) { buffer in
      buffer.initializeElement(at: 0, to: type)
      return make(.metatype, head: 0, UnsafeBufferPointer(buffer))
    }
  }

  mutating func dependent(_ base: TypeID, _ name: Symbol) -> TypeID {
    [base].withUnsafeBufferPointer { make(.dependent, head: Int32(bitPattern: name), $0) }
  }

  /// More than so many types that a value has at once are not looked through: each use would look through all.
  static let compositionLimit = 64

  /// - Parameter types: those that are compositions themselves, as an alias may be, count by their parts.
  mutating func composition(_ types: [TypeID]) -> TypeID {
    let parts =
      types.contains { form($0) == .composition }
      ? types.flatMap { form($0) == .composition ? Array(arguments(of: $0)) : [$0] } : types
    return parts.withUnsafeBufferPointer { types in
      make(.composition, head: 0, UnsafeBufferPointer(rebasing: types.prefix(Self.compositionLimit)))
    }
  }

  /// - Parameter types: of one name, one of which is meant. Equal ones count once.
  mutating func choice(_ types: [TypeID]) -> TypeID {
    var distinct: [TypeID] = []
    for part in types {
      for type in form(part) == .choice ? Array(arguments(of: part)) : [part] where !distinct.contains(type) {
        distinct.append(type)
      }
    }
    if distinct.count == 1 { return distinct[0] }
    return distinct.withUnsafeBufferPointer { make(.choice, head: 0, $0) }
  }

  /// A type of the same form as another one, made of other types.
  mutating func rebuilt(_ type: TypeID, of arguments: [TypeID]) -> TypeID {
    let node = nodes[type]
    return switch node.form {
    case .composition: composition(arguments)
    case .choice: choice(arguments)
    default: arguments.withUnsafeBufferPointer { make(node.form, head: node.head, $0) }
    }
  }

  /// Takes over the types of an arena that began as a copy of this one's first types.
  ///
  /// - Parameters:
  ///   - other: the arena.
  ///   - shared: how many types it began with.
  /// - Returns: the ids here of the types behind those. O(types taken over).
  mutating func adopt(_ other: TypeArena, behind shared: Int) -> [TypeID] {
    var places: [TypeID] = []
    places.reserveCapacity(other.count - shared)
    var arguments: [TypeID] = []
    // What a type is made of was there before it.
    for type in IDRange<TypeID>(from: shared, to: other.count) {
      let node = other.nodes[type]
      arguments.removeAll(keepingCapacity: true)
      for (offset, argument) in other.arguments[Int(node.start)..<Int(node.start + node.count)].enumerated() {
        let isLabel = node.form == .tuple && offset % 2 == 0
        arguments.append(isLabel || argument.index < shared ? argument : places[argument.index - shared])
      }
      places.append(arguments.withUnsafeBufferPointer { make(node.form, head: node.head, $0) })
    }
    return places
  }

  private func none() -> UnsafeBufferPointer<TypeID> { UnsafeBufferPointer(start: nil, count: 0) }

  private mutating func make(_ form: Form, head: Int32, _ new: UnsafeBufferPointer<TypeID>) -> TypeID {
    var hash = UInt64(truncatingIfNeeded: head) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(form.rawValue)
    for argument in new { hash = (hash ^ UInt64(truncatingIfNeeded: argument.number)) &* 0x9E37_79B9_7F4A_7C15 }
    var slot = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    while slots[slot] != Self.unknown {
      let candidate = slots[slot]
      let node = nodes[candidate]
      if node.form == form, node.head == head, node.count == new.count,
        arguments[Int(node.start)..<Int(node.start) + new.count].elementsEqual(new)
      {
        return candidate
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    var isGeneric = form == .parameter || form == .selfType
    for (index, argument) in new.enumerated() where form != .tuple || index % 2 == 1 {
      if nodes[argument].isGeneric { isGeneric = true }
    }
    let type = nodes.append(
      Node(form: form, isGeneric: isGeneric, head: head, start: UInt32(arguments.count), count: UInt32(new.count)))
    arguments.append(contentsOf: new)
    slots[slot] = type
    if form == .nominal, new.isEmpty, head >= 0 {
      let entity = EntityID(number: head)
      while !plain.contains(entity) { plain.append(Self.unknown) }
      plain[entity] = type
    }
    if nodes.count * 2 > slots.count { grow() }
    return type
  }

  private mutating func grow() {
    slots = [TypeID](repeating: Self.unknown, count: slots.count * 2)
    for type in IDRange<TypeID>(from: 1, to: nodes.count) {
      let node = nodes[type]
      var hash = UInt64(truncatingIfNeeded: node.head) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(node.form.rawValue)
      for argument in arguments[Int(node.start)..<Int(node.start + node.count)] {
        hash = (hash ^ UInt64(truncatingIfNeeded: argument.number)) &* 0x9E37_79B9_7F4A_7C15
      }
      var slot = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
      while slots[slot] != Self.unknown { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = type
    }
  }
}

/// What a type is made like. Public, so that other modules compare it without a call.
public enum TypeForm: UInt8, Sendable {
  case unknown
  /// Head: an entity; arguments: its generic arguments.
  case nominal
  /// Head: the declaration of a generic parameter or associated type.
  case parameter
  /// Head: the entity of the protocol whose `Self` it is.
  case selfType
  /// Arguments: the parameters and, last, the result.
  case function
  /// Arguments: label and type of each element, in turn.
  case tuple
  /// Argument: the instance type.
  case metatype
  /// Arguments: the types that are combined.
  case composition
  /// Arguments: types of one name that several modules declare, of which one is meant, and nothing says which.
  case choice
  /// Head: a symbol; argument: the type whose nested type of that name it is, a parameter.
  case dependent
}
