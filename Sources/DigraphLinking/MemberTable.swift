import DigraphFacts

/// Declarations by the scope they are declared in and their name.
///
/// Each declaration stands in one scope, so lists of equal names are threaded through one array.
package struct MemberTable: Sendable {
  /// A scope: an entity, a function's body, or the top level.
  package typealias Owner = UInt64

  package static let topLevel: Owner = 3 << 32

  package static func entity(_ entity: EntityID) -> Owner { Owner(UInt32(bitPattern: entity.number)) }
  /// The owner of what is declared in the body of a declaration.
  package static func body(of declaration: DeclarationID) -> Owner {
    (2 << 32) | Owner(UInt32(bitPattern: declaration.number))
  }

  /// Scope and name of each slot. Open addressing, a power of two in size, 0 where empty: no scope and name give 0.
  private var keys: [UInt64]
  /// The first and the last declaration of each slot.
  private var firsts: [OptionalID<DeclarationID>]
  private var lasts: [OptionalID<DeclarationID>]
  /// Two bits for each scope and name that is there: most that is asked for is not, and this table, a sixteenth as large
  /// as the keys, says so without touching them.
  /// Source: Putze, Sanders, Singler, "Cache-, Hash- and Space-Efficient Bloom Filters", 2007.
  private var filter: [UInt64]
  /// The next declaration of the same scope and name.
  private var next: IDTable<DeclarationID, OptionalID<DeclarationID>>

  /// - Parameter declarations: how many there are; the table never grows, and a quarter of it at least stays empty.
  package init(declarations: Int) {
    var size = 1_024
    while size * 3 < declarations * 4 { size *= 2 }
    keys = [UInt64](repeating: 0, count: size)
    firsts = [OptionalID](repeating: OptionalID(wrappedValue: nil), count: size)
    lasts = firsts
    filter = [UInt64](repeating: 0, count: size / 16)
    next = IDTable(repeating: OptionalID(wrappedValue: nil), count: declarations)
  }

  package mutating func insert(_ declaration: DeclarationID, owner: Owner, name: Symbol) {
    let key = Self.key(owner, name)
    let hash = Self.hash(key)
    let slot = slot(key, hash)
    if keys[slot] == 0 {
      keys[slot] = key
      firsts[slot].wrappedValue = declaration
      filter[Self.word(hash, filter.count)] |= Self.bits(hash)
    } else if let last = lasts[slot].wrappedValue {
      next[last].wrappedValue = declaration
    }
    lasts[self.slot(key, hash)].wrappedValue = declaration
  }

  /// The declarations of a name in a scope, in the order of their insertion.
  package func find(_ owner: Owner, _ name: Symbol) -> List { List(links: next, declaration: first(owner, name)) }

  /// The first declaration of a name in a scope, nil where there is none.
  package func first(_ owner: Owner, _ name: Symbol) -> DeclarationID? {
    let key = Self.key(owner, name)
    let hash = Self.hash(key)
    let bits = Self.bits(hash)
    if filter[Self.word(hash, filter.count)] & bits != bits { return nil }
    return firsts[slot(key, hash)].wrappedValue
  }

  /// The declaration behind another in its list, nil at the end.
  package func following(_ declaration: DeclarationID) -> DeclarationID? { next[declaration].wrappedValue }

  /// Scopes take 34 bits; the highest keeps "no name" of entity 0 from being 0.
  private static func key(_ owner: Owner, _ name: Symbol) -> UInt64 { (owner | 1 << 34) << 29 ^ UInt64(name) }

  private static func hash(_ key: UInt64) -> UInt64 {
    let hash = key &* 0x9E37_79B9_7F4A_7C15
    return hash ^ hash >> 32
  }

  private static func word(_ hash: UInt64, _ count: Int) -> Int {
    Int(truncatingIfNeeded: hash >> 12) & (count - 1)
  }

  private static func bits(_ hash: UInt64) -> UInt64 { 1 << (hash & 63) | 1 << (hash >> 6 & 63) }

  private func slot(_ key: UInt64, _ hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash >> 8) & (keys.count - 1)
    while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }

  package struct List: Sequence, IteratorProtocol {
    let links: IDTable<DeclarationID, OptionalID<DeclarationID>>
    var declaration: DeclarationID?

    package var isEmpty: Bool { declaration == nil }

    package mutating func next() -> DeclarationID? {
      guard let found = declaration else { return nil }
      declaration = links[found].wrappedValue
      return found
    }
  }
}
