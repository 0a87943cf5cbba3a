import DigraphFacts
import DigraphReport

/// Names of which several imported modules declare a type: what the code does with the type says which one is meant.
/// Where nothing does, it is one of several, and none of them for sure.
extension BodyLinker {
  /// The name of one of several types.
  mutating func bindChoice(among types: [EntityID], _ value: inout Value) {
    value.kind = .type
    let certainty: Certainty = types.count == 1 ? .exact : .byName
    countName(types[0], certainty)
    for type in types { record(type, .mention, start: value.start, end: value.end, certainty: certainty) }
    value.type = sink.types.choice(types.map { sink.types.nominal($0) })
  }

  mutating func aliasTarget(_ alias: DeclarationID, _ arguments: [TypeID], start: UInt32) -> TypeID {
    let place = TypePlace(file: file, declaration: context, light: light)
    return program.aliasTarget(alias, arguments, at: place, branch: branch(at: start), into: &sink)
  }

  /// Of several types those that the file may mean: what is another one in each of its modules is one of them in the
  /// light of each.
  func parts(of choice: TypeID) -> [TypeID] {
    let all = Array(sink.types.arguments(of: choice))
    let own = all.filter { program.means(sink.types[$0].entity, in: file, light: light) }
    return own.isEmpty ? all : own
  }

  /// Turns one of several types into the one that can be constructed with such arguments and that the surroundings ask
  /// for.
  ///
  /// - Returns: where nothing decides, those that may be meant beside the one that the value now is; none otherwise.
  mutating func chooseConstructed(
    _ value: inout Value, _ arguments: ArraySlice<Argument>, expecting expected: TypeID
  ) -> [TypeID] {
    guard sink.types.form(value.type) == .choice else { return [] }
    var left = parts(of: value.type)
    func keep(_ fitting: [TypeID]) { if !fitting.isEmpty { left = fitting } }
    keep(left.filter { canConstruct($0, with: arguments) })
    let wanted = Array(entities(of: unwrapped(expected)))
    keep(left.filter { type in wanted.contains { isKind(sink.types[type].entity, of: $0) } })
    if left.count == 1 { settle(value, among: value.type, on: left[0]) }
    value.type = left[0]
    return Array(left.dropFirst())
  }

  private mutating func canConstruct(_ type: TypeID, with arguments: ArraySlice<Argument>) -> Bool {
    let entity = sink.types[type].entity
    if let first = findMember(program.identifiers.initializer, in: entity, isStatic: true),
      chooseOverload(from: first, arguments, base: type) != nil
    {
      return true
    }
    guard entity.isDeclared, program.entities[entity].kind == .struct else { return arguments.isEmpty }
    return arguments.allSatisfy {
      $0.isTrailing || $0.label != 0 && findMember($0.label, in: entity, isStatic: false) != nil
    }
  }

  private func isKind(_ entity: EntityID, of wanted: EntityID) -> Bool {
    entity == wanted || entity.isDeclared && program.ancestors[entity].contains(wanted)
  }

  /// It is known now which of several types is meant by the name that a value begins with.
  mutating func settle(_ value: Value, among types: TypeID, on type: TypeID) {
    guard quiet == 0, sink.types.form(types) == .choice else { return }
    let meant = seen(sink.types[type].entity)
    let all = Array(entities(of: types))
    var place = references.count - 1
    while place >= 0, references[place].start >= value.start {
      let reference = references[place]
      if reference.start == value.start, reference.certainty == .byName, all.contains(reference.target) {
        if reference.target == meant {
          references[place].certainty = .exact
          if reference.kind == .mention, reference.member == 0 {
            sink.counts.byName -= 1
            sink.counts.exact += 1
          }
        } else {
          references.remove(at: place)
        }
      }
      place -= 1
    }
  }

  /// Those of several types that have a member.
  func holders(of name: Symbol, in choice: TypeID, isStatic: Bool) -> [EntityID] {
    parts(of: choice).map { sink.types[$0].entity }
      .filter { findMember(name, in: $0, isStatic: isStatic) != nil }
  }

  /// The members that may be meant beside one where its type is one of several.
  func rivals(of id: DeclarationID, in choice: TypeID) -> [DeclarationID] {
    let declaration = program.declarations[id]
    let isStatic = declaration.kind == .enumCase || declaration.flags.contains(.isStatic)
    let found = parts(of: choice).compactMap {
      findMember(declaration.name, in: sink.types[$0].entity, isStatic: isStatic)
    }
    return found.filter { program.declarations[$0].entity != declaration.entity }
  }

  /// The type that a member declares, seen through the type whose member it is. What gives its own type gives, where
  /// that is one of several, one of them.
  mutating func result(_ declared: TypeID, of base: TypeID) -> TypeID {
    let type = program.substitute(declared, base: base, bindings: [], &sink.types)
    guard sink.types.form(base) == .choice, sink.types.arguments(of: base).contains(type) else { return type }
    return base
  }
}
