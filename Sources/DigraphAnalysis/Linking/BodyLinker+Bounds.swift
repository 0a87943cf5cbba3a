/// What `where` clauses say of the values that functions are called on.
extension BodyLinker {
  /// How well a value fits the `where` clause of the extension that an overload stands in: `extension Set where
  /// Element == Feed` has nothing to say to a set of folders.
  mutating func boundScore(_ overload: Overload, _ base: TypeID) -> Int {
    let parent = program.declarations[Int(overload.declaration)].parent
    guard base != TypeArena.unknown, parent >= 0, let bounds = program.bounds[parent] else { return 0 }
    var score = 0
    for bound in bounds {
      // Apart from the look-up: it may add the type that is looked up.
      let own = program.substitute(bound.type, base: base, bindings: [], &sink.types)
      let found = sink.types[own]
      let wanted = sink.types[bound.bound]
      guard found.form == .nominal, wanted.form == .nominal else { continue }
      let fits =
        found.head == wanted.head || found.head >= 0 && program.ancestors[Int(found.head)].contains(wanted.head)
      score += fits ? 3 : -20
    }
    return score
  }
}
