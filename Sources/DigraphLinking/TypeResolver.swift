import DigraphFacts
import DigraphReport

/// A type's name in the text, and what it means.
struct TypeMention: Sendable {
  var entity: EntityID
  var certainty: Certainty
  /// Byte offsets of the name.
  var start: UInt32
  var end: UInt32
}

/// How the references of a piece of code could be tied to declarations.
package struct ResolutionCounts: Sendable {
  package var exact = 0
  package var byName = 0
  package var guessed = 0
  package var external = 0
  package var unknown = 0

  static func += (a: inout ResolutionCounts, b: ResolutionCounts) {
    a.exact += b.exact
    a.byName += b.byName
    a.guessed += b.guessed
    a.external += b.external
    a.unknown += b.unknown
  }
}

/// Where types as written are resolved: the file, and the declaration whose text they stand in.
struct TypePlace: Sendable {
  var file: Int
  /// Nil for the top of the file.
  var declaration: DeclarationID?
  /// The module in whose light the file is read, -1 for all that compile it.
  var light: Int32 = -1
  /// In front of the declaration's body.
  var isHead = false
}

/// What resolving types leaves behind beside the types.
struct TypeSink: Sendable {
  var types: TypeArena
  /// Names of types that were met, in the order of the text; collected if asked for.
  var mentions: [TypeMention] = []
  var collectsMentions = true
  var counts = ResolutionCounts()
  /// In a file of several modules: a name was met that may mean something else in each.
  var isDivided = false
}

/// Types as written become types of the program.
extension Program {
  /// - Returns: the type; ``TypeArena/unknown`` where nothing can be said.
  func resolve(_ index: Int, at place: TypePlace, into sink: inout TypeSink, hops: Int = 0) -> TypeID {
    let fact = files[place.file].types[index]
    switch fact.kind {
    case .named: return resolveNamed(index, fact, at: place, into: &sink, hops: hops)
    case .member: return resolveMember(index, fact, at: place, into: &sink, hops: hops)
    case .optional: return sink.types.nominal(wellKnown.optional, child(index, at: place, into: &sink, hops: hops))
    case .array: return sink.types.nominal(wellKnown.array, child(index, at: place, into: &sink, hops: hops))
    case .dictionary:
      return sink.types.nominal(wellKnown.dictionary, children(index, at: place, into: &sink, hops: hops))
    case .function: return sink.types.function(children(index, at: place, into: &sink, hops: hops))
    case .tuple: return resolveTuple(index, at: place, into: &sink, hops: hops)
    case .composition:
      let parts = children(index, at: place, into: &sink, hops: hops).filter { $0 != TypeArena.unknown }
      return parts.count == 1 ? parts[0] : sink.types.composition(parts)
    case .metatype: return sink.types.metatype(child(index, at: place, into: &sink, hops: hops))
    case .opaque, .existential, .pack: return child(index, at: place, into: &sink, hops: hops)
    case .none: return TypeArena.unknown
    }
  }

  /// Adds to the mentions of a type those in the light of its file's other modules, and gives what it is in any of them.
  func addMentionsInOtherLights(
    of index: Int, _ type: TypeID, at place: TypePlace, into sink: inout TypeSink
  ) -> TypeID {
    var found = sink.mentions
    let counts = sink.counts
    var type = type
    for light in modules(ofFile: place.file).dropFirst() {
      sink.mentions.removeAll(keepingCapacity: true)
      var place = place
      place.light = light
      type = joined(type, resolve(index, at: place, into: &sink), in: place.file, light: light, &sink.types)
      found += sink.mentions.filter { mention in
        mention.entity.isDeclared && !entities[mention.entity].isPlatform
          && !found.contains { $0.entity == mention.entity && $0.start == mention.start }
      }
    }
    sink.mentions = found
    sink.counts = counts
    return type
  }

  private func child(_ index: Int, at place: TypePlace, into sink: inout TypeSink, hops: Int) -> TypeID {
    index + 1 < Int(files[place.file].types[index].subtreeEnd)
      ? resolve(index + 1, at: place, into: &sink, hops: hops) : TypeArena.unknown
  }

  private func children(_ index: Int, at place: TypePlace, into sink: inout TypeSink, hops: Int) -> [TypeID] {
    var result: [TypeID] = []
    var position = index + 1
    let end = Int(files[place.file].types[index].subtreeEnd)
    while position < end {
      result.append(resolve(position, at: place, into: &sink, hops: hops))
      position = Int(files[place.file].types[position].subtreeEnd)
    }
    return result
  }

  private func resolveTuple(_ index: Int, at place: TypePlace, into sink: inout TypeSink, hops: Int) -> TypeID {
    var elements: [TypeID] = []
    var position = index + 1
    let end = Int(files[place.file].types[index].subtreeEnd)
    while position < end {
      let element = files[place.file].types[position]
      elements.append(TypeArena.label(symbols.symbol(file: place.file, element.label)))
      elements.append(resolve(position, at: place, into: &sink, hops: hops))
      position = Int(element.subtreeEnd)
    }
    if elements.count == 2, elements[0] == TypeArena.label(0) { return elements[1] }
    return sink.types.tuple(elements)
  }

  private func resolveNamed(
    _ index: Int, _ fact: TypeFact, at place: TypePlace, into sink: inout TypeSink, hops: Int
  ) -> TypeID {
    let name = symbols.symbol(file: place.file, fact.name)
    if views.isShared(place.file), traits(of: name).contains(.twin) { sink.isDivided = true }
    let (binding, certainty) = typeBinding(
      name, at: place.declaration, file: place.file, light: place.light, isHead: place.isHead)
    let branch = place.declaration.map { self.branch(of: $0) } ?? BuildBranch()
    if certainty == .byName, let types = namesakes(name, file: place.file, light: place.light, branch: branch) {
      let certainty: Certainty = types.count == 1 ? .exact : .byName
      let parts = types.map {
        bound(.entity($0), certainty, name, index, fact, at: place, into: &sink, hops: hops)
      }
      return sink.types.choice(parts)
    }
    return bound(binding, certainty, name, index, fact, at: place, into: &sink, hops: hops)
  }

  private func bound(
    _ binding: TypeBinding, _ certainty: Certainty, _ name: Symbol, _ index: Int, _ fact: TypeFact,
    in outer: TypeID = TypeArena.unknown, at place: TypePlace, into sink: inout TypeSink, hops: Int
  ) -> TypeID {
    // The arguments of `Base.Name<…>` stand behind the base.
    var position = index + 1
    if fact.kind == .member, position < Int(fact.subtreeEnd) {
      position = Int(files[place.file].types[position].subtreeEnd)
    }
    switch binding {
    case .entity(let entity):
      mention(entity, certainty, fact, into: &sink)
      let arguments = arguments(from: position, of: fact, at: place, into: &sink, hops: hops)
      if generics[entity].isEmpty { return sink.types.nominal(entity, arguments) }
      if arguments.isEmpty, isInside(entity, place.declaration) { return ownType(of: entity, &sink.types) }
      let inherited = outerArguments(of: entity, in: outer, at: place.declaration, &sink.types)
      return sink.types.nominal(entity, inherited + arguments)
    case .alias(let alias):
      if let owner = declarations[alias].entity {
        mention(owner, certainty, fact, into: &sink)
      } else {
        sink.counts.exact += 1
      }
      let arguments = arguments(from: position, of: fact, at: place, into: &sink, hops: hops)
      return aliasTarget(alias, arguments, at: place, into: &sink, hops: hops)
    case .parameter(let parameter):
      return sink.types.parameter(parameter)
    case .selfType(let entity):
      return selfType(of: entity, &sink.types)
    case .module: return TypeArena.unknown
    case .unknown:
      if name == identifiers.any || name == identifiers.anyObject { return TypeArena.unknown }
      let arguments = arguments(from: position, of: fact, at: place, into: &sink, hops: hops)
      if fact.kind == .member { return TypeArena.unknown }
      mention(EntityID.external(name), .byName, fact, into: &sink)
      return sink.types.nominal(EntityID.external(name), arguments)
    }
  }

  private func resolveMember(
    _ index: Int, _ fact: TypeFact, at place: TypePlace, into sink: inout TypeSink, hops: Int
  ) -> TypeID {
    let name = symbols.symbol(file: place.file, fact.name)
    let baseFact = files[place.file].types[index + 1]
    if baseFact.kind == .named {
      let baseName = symbols.symbol(file: place.file, baseFact.name)
      let base = typeBinding(
        baseName, at: place.declaration, file: place.file, light: place.light, isHead: place.isHead)
      if case .unknown = base.binding {
        if let module = module(named: baseName) {
          if views.isShared(place.file), traits(of: name).contains(.twin) { sink.isDivided = true }
          let (binding, certainty) = topLevelType(name, file: place.file, light: place.light, inModule: module)
          return bound(binding, certainty, name, index, fact, at: place, into: &sink, hops: hops)
        }
        let isPlatform = known.isPlatformModule(baseName)
        if isPlatform {
          let (binding, certainty) = topLevelType(name, file: place.file, inModule: Int32(modules.count - 1))
          if binding != .unknown {
            return bound(binding, certainty, name, index, fact, at: place, into: &sink, hops: hops)
          }
        }
        // `MarketKit.Kit` of a package that is not scanned, unless it is called like something else that is known.
        let imports = files[place.file].imports
        if isPlatform
          || known(EntityID.external(name)) == nil
            && imports.contains(where: { symbols.symbol(file: place.file, $0.module) == baseName })
        {
          mention(EntityID.external(name), .byName, fact, into: &sink)
          return sink.types.nominal(EntityID.external(name), [])
        }
      }
    }
    let base = resolve(index + 1, at: place, into: &sink, hops: hops)
    let node = sink.types[base]
    switch node.form {
    case .nominal:
      if let nested = nestedType(name, in: node.entity, from: place.file, light: place.light) {
        let type = bound(nested, .exact, name, index, fact, in: base, at: place, into: &sink, hops: hops)
        return substitute(type, base: base, bindings: [], &sink.types)
      }
      // A module is often called like its main type.
      if let module = module(named: symbol(of: node.entity)) {
        let (binding, certainty) = topLevelType(name, file: place.file, light: place.light, inModule: module)
        if binding != .unknown {
          return bound(binding, certainty, name, index, fact, at: place, into: &sink, hops: hops)
        }
      }
      return bound(.unknown, .byName, name, index, fact, at: place, into: &sink, hops: hops)
    case .parameter, .selfType, .dependent: return sink.types.dependent(base, name)
    case .choice:
      let found = Array(sink.types.arguments(of: base)).compactMap { part in
        nestedType(name, in: sink.types[part].entity, from: place.file, light: place.light)
      }
      let certainty: Certainty = found.count == 1 ? .exact : .byName
      let parts = found.map { bound($0, certainty, name, index, fact, in: base, at: place, into: &sink, hops: hops) }
      return parts.isEmpty ? TypeArena.unknown : sink.types.choice(parts)
    default: return TypeArena.unknown
    }
  }

  private func arguments(
    from start: Int, of fact: TypeFact, at place: TypePlace, into sink: inout TypeSink, hops: Int
  ) -> [TypeID] {
    var result: [TypeID] = []
    var position = start
    while position < Int(fact.subtreeEnd) {
      result.append(resolve(position, at: place, into: &sink, hops: hops))
      position = Int(files[place.file].types[position].subtreeEnd)
    }
    return result
  }

  private func mention(_ entity: EntityID, _ certainty: Certainty, _ fact: TypeFact, into sink: inout TypeSink) {
    if !entity.isDeclared || entities[entity].isPlatform {
      sink.counts.external += 1
    } else if certainty == .exact {
      sink.counts.exact += 1
    } else {
      sink.counts.byName += 1
    }
    if sink.collectsMentions {
      sink.mentions.append(TypeMention(entity: entity, certainty: certainty, start: fact.start, end: fact.end))
    }
  }

  private func isInside(_ entity: EntityID, _ place: DeclarationID?) -> Bool {
    var next: DeclarationID? = place
    while let current = next {
      let declaration = declarations[current]
      if declaration.kind.isNominal || declaration.kind == .extension, declaration.entity == entity { return true }
      next = declaration.parent
    }
    return false
  }

  /// What the generic parameters of the types around a nested one stand for: what the type in front of it says, or
  /// themselves where the name stands inside of those types; none where nothing is said.
  private func outerArguments(
    of entity: EntityID, in outer: TypeID, at place: DeclarationID?, _ types: inout TypeArena
  ) -> [TypeID] {
    let parameters = generics[entity]
    let count = parameters.count { declarations[$0].parent != entities[entity].declaration }
    guard count > 0 else { return [] }
    if types.form(outer) == .nominal, types.count(outer) == count { return Array(types.arguments(of: outer)) }
    guard let parent = entities[entity].parent, parent.isDeclared, isInside(parent, place) else { return [] }
    return parameters.prefix(count).map { types.parameter($0) }
  }

  /// A type nested in another one, whose generic arguments it shares.
  func nested(_ entity: EntityID, in outer: TypeID, _ types: inout TypeArena) -> TypeID {
    guard entity.isDeclared, types.form(outer) == .nominal, types.count(outer) > 0,
      generics[entity].count == types.count(outer), entities[entity].parent == types[outer].entity
    else { return types.nominal(entity) }
    return types.nominal(entity, Array(types.arguments(of: outer)))
  }

  /// A type with its own generic parameters as arguments.
  func ownType(of entity: EntityID, _ types: inout TypeArena) -> TypeID {
    guard entity.isDeclared else { return types.nominal(entity) }
    let parameters = generics[entity]
    if parameters.isEmpty { return types.nominal(entity) }
    let arguments = parameters.map { types.parameter($0) }
    return types.nominal(entity, arguments)
  }

  /// `Self` inside a type.
  func selfType(of entity: EntityID, _ types: inout TypeArena) -> TypeID {
    if entity.isDeclared, entities[entity].kind == .protocol { return types.selfType(entity) }
    return ownType(of: entity, &types)
  }
}
