import DigraphFacts
package import DigraphLinking

/// What a node of the graph stands for, packed into one word.
package struct NodeKey: Sendable, Hashable {
  package enum Meaning: Sendable {
    case entity(EntityID)
    case function(DeclarationID)
    /// Statements and globals of a module.
    case topLevel(Int32)
  }

  private let word: UInt64

  private init(kind: UInt64, id: Int32) {
    word = kind << 32 | UInt64(UInt32(bitPattern: id))
  }

  package static func entity(_ entity: EntityID) -> NodeKey { NodeKey(kind: 0, id: entity.number) }
  static func function(_ function: DeclarationID) -> NodeKey { NodeKey(kind: 1, id: function.number) }
  static func topLevel(_ module: Int32) -> NodeKey { NodeKey(kind: 2, id: module) }

  /// The node of whoever the code of a reference belongs to.
  package init(_ consumer: Consumer) {
    switch consumer {
    case .type(let entity): self = .entity(entity)
    case .function(let function): self = .function(function)
    case .topLevel(let module): self = .topLevel(module)
    }
  }

  package var meaning: Meaning {
    let id = Int32(bitPattern: UInt32(truncatingIfNeeded: word))
    switch word >> 32 {
    case 0: return .entity(EntityID(number: id))
    case 1: return .function(DeclarationID(number: id))
    default: return .topLevel(id)
    }
  }

  /// The type, if it is one.
  package var entity: EntityID? {
    if case .entity(let entity) = meaning { entity } else { nil }
  }
}

/// The consumers and dependencies of the graph, numbered as they are met.
struct NodeTable: Sendable {
  private(set) var keys = IDTable<ID<NodeKey>, NodeKey>()
  private var ofEntity: IDTable<EntityID, OptionalID<ID<NodeKey>>>
  private var others: [NodeKey: ID<NodeKey>] = [:]

  /// - Parameter entities: how many types the run declares.
  init(entities: Int) {
    ofEntity = IDTable(repeating: OptionalID(wrappedValue: nil), count: entities)
  }

  @discardableResult
  mutating func id(of key: NodeKey) -> ID<NodeKey> {
    if let entity = key.entity, entity.isDeclared {
      if let known = ofEntity[entity].wrappedValue { return known }
      let id = keys.append(key)
      ofEntity[entity].wrappedValue = id
      return id
    }
    if let known = others[key] { return known }
    let id = keys.append(key)
    others[key] = id
    return id
  }
}
