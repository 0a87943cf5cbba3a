import DigraphFacts
import DigraphReport

/// Writing down what was found.
extension BodyLinker {
  mutating func record(
    _ target: EntityID, _ kind: Reference.Kind, start: UInt32, end: UInt32, member: Symbol = 0,
    declaration: DeclarationID? = nil, certainty: Certainty = .exact, flags extra: Reference.Flags = [],
    receiver: Origin = .unknown
  ) {
    guard quiet == 0 else { return }
    let target = seen(target)
    let relation = program.relation(to: target, from: file, light: light)
    if relation == .none { return }
    // Where nothing but folders tells of modules, a name may be anybody's.
    let certainty = relation == .loose ? .byName : certainty
    let branch = branch(at: start)
    guard branch.isOpen || program.isCompiled(branch, in: file, light: light, reaching: target, declaration)
    else { return }
    var reference = Reference(
      consumer: consumer, kind: kind, certainty: certainty, target: target, flags: flags.union(extra),
      file: Int32(file), start: start, end: end, member: member, declaration: declaration, context: context,
      owner: owner, receiver: receiver)
    if kind == .mention, consumer.type == target, !reference.flags.contains(.write) {
      if let declaration, keepsOwnReads || runsOnUse(declaration) { ownUses.append(reference) }
      return
    }
    if owner != nil { reference.flags.insert(.handOver) }
    if let given = givenStart, given == start {
      reference.flags.insert(.isGiven)
      givenStart = nil
    }
    references.append(reference)
  }

  /// The branches of `#if` around a place of the code at hand. O(log branches).
  func branch(at start: UInt32) -> BuildBranch {
    let declared = context.map { program.branch(of: $0) } ?? BuildBranch()
    let facts = program.files[file]
    guard !facts.conditions.isEmpty, let inner = facts.condition(around: start) else { return declared }
    let both = declared.platforms.intersection(inner.platforms)
    return BuildBranch(platforms: both.isEmpty ? inner.platforms : both, file: Int32(file), terms: inner.terms)
  }

  mutating func record(_ mention: TypeMention) {
    record(mention.entity, .mention, start: mention.start, end: mention.end, certainty: mention.certainty)
  }

  /// A member of a type is used.
  ///
  /// - Parameter base: the type whose member it is; where that may be one of several, so may the member.
  mutating func recordUse(
    of declaration: DeclarationID, base: TypeID = TypeArena.unknown, start: UInt32, end: UInt32,
    extra: Reference.Flags = [], certainty: Certainty = .exact, receiver: Origin = .unknown
  ) {
    let fact = program.declarations[declaration]
    var certainty = certainty
    if sink.types.form(base) == .choice {
      certainty = .byName
      for rival in rivals(of: declaration, in: base) {
        recordUse(of: rival, start: start, end: end, extra: extra, certainty: certainty, receiver: receiver)
      }
    }
    guard let entity = fact.entity else {
      if fact.kind == .function || fact.kind == .property, fact.parent == nil {
        record(
          EntityID.external(fact.name), .global, start: start, end: end, member: fact.name, declaration: declaration,
          certainty: certainty, flags: extra)
      }
      return
    }
    let isStatic =
      fact.flags.contains(.isStatic) && (fact.kind == .property || fact.kind == .function || fact.kind == .subscript)
    let isChosen = isStatic && [.parameter, .dependent].contains(sink.types.form(base))
    if quiet == 0 {
      if entity.isDeclared, program.entities[entity].isPlatform {
        sink.counts.external += 1
      } else if certainty == .exact {
        sink.counts.exact += 1
      } else {
        sink.counts.guessed += 1
      }
    }
    record(
      entity, isStatic ? .staticMember : .mention, start: start, end: end, member: fact.name, declaration: declaration,
      certainty: certainty, flags: isChosen ? extra.union(.ofTypeValue) : extra, receiver: receiver)
  }

  /// Calls `body` with flags set for what it evaluates, and others not.
  mutating func with<R>(_ extra: Reference.Flags, not others: Reference.Flags = [], _ body: (inout Self) -> R) -> R {
    let outer = flags
    flags = flags.union(extra).subtracting(others)
    defer { flags = outer }
    return body(&self)
  }
}
