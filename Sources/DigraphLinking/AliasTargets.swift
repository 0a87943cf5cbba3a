import DigraphFacts

/// What aliases stand for, and what is another type in each module of a file.
extension Program {
  /// What an alias stands for, its generic parameters replaced: where branches of `#if` in a type declare it anew, what
  /// it is in any of those that a build can have together with the place.
  func aliasTarget(
    _ alias: DeclarationID, _ arguments: [TypeID], at place: TypePlace, branch: BuildBranch? = nil,
    into sink: inout TypeSink, hops: Int = 0
  ) -> TypeID {
    var aliases = [alias]
    if declarations[alias].flags.contains(.isConditional), declarations[alias].entity != nil {
      let branch = branch ?? place.declaration.map { self.branch(of: $0) } ?? BuildBranch()
      let light = ownLight(of: place.file, place.light)
      let built = branches(of: alias).filter {
        isSeen($0, from: place.file, light: light) && isBuilt(self.branch(of: $0), with: branch, for: place.file, light)
      }
      if !built.isEmpty { aliases = built }
      if isShared(place.file) { sink.isDivided = true }
    }
    var targets: [TypeID] = []
    for alias in aliases {
      let target = target(of: alias, into: &sink, hops: hops)
      guard sink.types[target].isGeneric, !arguments.isEmpty else {
        targets.append(target)
        continue
      }
      let parameters = children(of: alias).filter { declarations[$0].kind == .genericParameter }
      let bindings = Array(zip(parameters, arguments))
      targets.append(substitute(target, base: TypeArena.unknown, bindings: bindings, &sink.types))
    }
    return sink.types.choice(ofProject: targets, self)
  }

  func branches(of alias: DeclarationID) -> [DeclarationID] {
    let declaration = declarations[alias]
    guard declaration.flags.contains(.isConditional), let owner = declaration.entity else { return [alias] }
    return [alias]
      + members.find(MemberTable.entity(owner), declaration.name).filter {
        $0 != alias && declarations[$0].kind == .typealias && areAlternatives(alias, $0)
      }
  }

  private func target(of alias: DeclarationID, into sink: inout TypeSink, hops: Int) -> TypeID {
    let known = declaredTypes.contains(alias) ? declaredTypes[alias] : TypeArena.unknown
    let fact = fact(alias)
    guard known == TypeArena.unknown, fact.type >= 0, hops < 16 else { return known }
    let declaration = declarations[alias]
    let (collects, counts, isDivided) = (sink.collectsMentions, sink.counts, sink.isDivided)
    sink.collectsMentions = false
    defer { (sink.collectsMentions, sink.counts, sink.isDivided) = (collects, counts, isDivided) }
    return resolve(
      Int(fact.type), at: TypePlace(file: Int(declaration.file), declaration: alias), into: &sink, hops: hops + 1)
  }

  func ownLight(of file: Int, _ light: Int32) -> Int32 {
    light < 0 && views.isShared(file) ? Int32(moduleOfFile[file]) : light
  }

  /// What is one type in a module of a file and another one in the next is one of them. What both call by one name, each
  /// of them finds by that (``seen(_:from:light:)``).
  func joined(
    _ first: TypeID, _ second: TypeID, in file: Int, light: Int32, _ types: inout TypeArena, depth: Int = 0
  ) -> TypeID {
    let (one, other) = (types[first], types[second])
    if first == second || depth > 8 || one.form == .unknown { return first }
    if one.form == other.form, one.head == other.head, one.count == other.count, one.form != .choice {
      let parts = zip(Array(types.arguments(of: first)), Array(types.arguments(of: second)))
      let arguments = parts.enumerated().map { place, part in
        one.form == .tuple && place % 2 == 0
          ? part.0 : joined(part.0, part.1, in: file, light: light, &types, depth: depth + 1)
      }
      return types.rebuilt(first, of: arguments)
    }
    guard other.form == .nominal else { return first }
    let parts = one.form == .choice ? Array(types.arguments(of: first)) : [first]
    let entity = seen(other.entity, from: file, light: light)
    let known = parts.map { types[$0].entity }
    if known.contains(where: { $0 == entity || twins(of: $0, in: file).contains(entity) }) { return first }
    return types.choice(ofProject: parts + [types.nominal(entity, Array(types.arguments(of: second)))], self)
  }

  /// Whether a file may mean a type in the light of a module.
  package func means(_ entity: EntityID, in file: Int, light: Int32) -> Bool {
    relation(to: entity, from: file, light: ownLight(of: file, light)) != .none
  }
}

extension TypeArena {
  /// One of several types of the project; of what the platform has in their place, the first stands for all.
  mutating func choice(ofProject types: [TypeID], _ program: Program) -> TypeID {
    guard types.count > 1 else { return types.first ?? Self.unknown }
    let parts = types.flatMap { form($0) == .choice ? Array(arguments(of: $0)) : [$0] }
    let areKnown = parts.allSatisfy { part in
      let entity = self[part].entity
      return form(part) == .nominal && entity.isDeclared && !program.entities[entity].isPlatform
    }
    return areKnown ? choice(parts) : types[0]
  }
}
