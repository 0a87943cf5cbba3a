/// Declarations by the scope they are declared in and their name.
///
/// Each declaration stands in one scope, so lists of equal names are threaded through one array.
struct MemberTable: Sendable {
  /// A scope: an entity, a function's body, or the top level.
  typealias Owner = UInt64

  static let topLevel: Owner = 3 << 32

  static func entity(_ entity: EntityID) -> Owner { Owner(UInt32(bitPattern: entity)) }
  static func body(of declaration: DeclarationID) -> Owner { (2 << 32) | Owner(UInt32(bitPattern: declaration)) }

  private struct Entry: Sendable {
    var owner: Owner
    var name: Symbol
    var first: DeclarationID
    var last: DeclarationID
  }

  private var entries: [Entry]
  private var used = 0
  /// The next declaration of the same scope and name, -1 at the end.
  private var next: [DeclarationID]

  /// - Parameter declarations: how many there are.
  init(declarations: Int) {
    var size = 1_024
    while size < declarations * 2 { size *= 2 }
    entries = [Entry](repeating: Entry(owner: 0, name: 0, first: -1, last: -1), count: size)
    next = [DeclarationID](repeating: -1, count: declarations)
  }

  mutating func insert(_ declaration: DeclarationID, owner: Owner, name: Symbol) {
    let slot = slot(owner, name)
    if entries[slot].first < 0 {
      entries[slot] = Entry(owner: owner, name: name, first: declaration, last: declaration)
      used += 1
      if used * 2 > entries.count { grow() }
    } else {
      next[Int(entries[slot].last)] = declaration
      entries[slot].last = declaration
    }
  }

  /// The declarations of a name in a scope, in the order of their insertion.
  func find(_ owner: Owner, _ name: Symbol) -> List {
    List(links: next, declaration: entries[slot(owner, name)].first)
  }

  /// The first declaration of a name in a scope, -1 where there is none.
  func first(_ owner: Owner, _ name: Symbol) -> DeclarationID { entries[slot(owner, name)].first }

  /// The declaration behind another in its list, -1 at the end.
  func following(_ declaration: DeclarationID) -> DeclarationID { next[Int(declaration)] }

  private func slot(_ owner: Owner, _ name: Symbol) -> Int {
    var hash = (owner &* 0x9E37_79B9_7F4A_7C15) ^ (UInt64(name) &* 0xC2B2_AE3D_27D4_EB4F)
    hash ^= hash >> 29
    var slot = Int(truncatingIfNeeded: hash) & (entries.count - 1)
    while entries[slot].first >= 0, entries[slot].owner != owner || entries[slot].name != name {
      slot = (slot + 1) & (entries.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    let old = entries
    entries = [Entry](repeating: Entry(owner: 0, name: 0, first: -1, last: -1), count: old.count * 2)
    for entry in old where entry.first >= 0 { entries[slot(entry.owner, entry.name)] = entry }
  }

  struct List: Sequence, IteratorProtocol {
    let links: [DeclarationID]
    var declaration: DeclarationID

    mutating func next() -> DeclarationID? {
      guard declaration >= 0 else { return nil }
      defer { declaration = links[Int(declaration)] }
      return declaration
    }
  }
}
