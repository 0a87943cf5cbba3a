/// The names that a body declares, those of inner scopes behind those of outer ones.
///
/// The first few are searched from the end, which for the usual body is fastest; beyond them a table leads to the last of
/// each name, so that a name costs no more in a body that declares a hundred thousand.
struct LocalTable {
  private var locals: [BodyLinker.Local] = []
  /// Beyond ``near``: of each name its last place, and of each place the one before it of the same name, -1 for none.
  private var lastPlaces: [Symbol: Int32] = [:]
  private var placesBefore: [Int32] = []

  private static let near = 32

  var count: Int { locals.count }

  /// - Precondition: a change leaves the name as it is.
  subscript(_ place: Int) -> BodyLinker.Local {
    get { locals[place] }
    _modify { yield &locals[place] }
  }

  /// The place of what a name means here; nil where no scope declares it. O(1).
  func place(of name: Symbol) -> Int? {
    if locals.count > Self.near, let place = lastPlaces[name] { return Int(place) }
    var place = min(locals.count, Self.near) - 1
    while place >= 0, locals[place].name != name { place -= 1 }
    return place >= 0 ? place : nil
  }

  /// What a name means here; nil where no scope declares it. O(1).
  func find(_ name: Symbol) -> BodyLinker.Local? { place(of: name).map { locals[$0] } }

  mutating func append(_ local: BodyLinker.Local) {
    if locals.count >= Self.near {
      placesBefore.append(lastPlaces.updateValue(Int32(locals.count), forKey: local.name) ?? -1)
    }
    locals.append(local)
  }

  mutating func removeLast() -> BodyLinker.Local {
    let local = locals.removeLast()
    if locals.count >= Self.near {
      let before = placesBefore.removeLast()
      lastPlaces[local.name] = before < 0 ? nil : before
    }
    return local
  }

  mutating func removeAll() {
    locals.removeAll(keepingCapacity: true)
    lastPlaces.removeAll()
    placesBefore.removeAll()
  }
}
