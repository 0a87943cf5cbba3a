import DigraphFacts

/// A few entities, nearly always one: which takes no memory of its own.
struct EntityList: Sequence, IteratorProtocol {
  private var first: EntityID?
  private var others: ArraySlice<EntityID> = []

  init(first: EntityID? = nil, others: [EntityID] = []) {
    self.first = first
    self.others = others[...]
  }

  mutating func append(_ entity: EntityID) {
    if first == nil { first = entity } else { others.append(entity) }
  }

  mutating func next() -> EntityID? {
    guard let entity = first else { return nil }
    first = others.isEmpty ? nil : others.removeFirst()
    return entity
  }
}
