import DigraphFacts
package import DigraphReport

/// What a name in the place of a type means.
package enum TypeBinding: Sendable, Equatable {
  case entity(EntityID)
  /// A type alias, not followed.
  case alias(DeclarationID)
  /// A generic parameter or an associated type.
  case parameter(DeclarationID)
  /// `Self` inside a type.
  case selfType(EntityID)
  case module(Int32)
  case unknown
}

/// Finding the declaration a type's name means, from the inside out: generic parameters, nested types, local types, the
/// file, the module, imported modules. Source: The Swift Programming Language, "Declarations", and the compiler's
/// unqualified lookup.
extension Program {
  /// - Parameters:
  ///   - place: the declaration whose text holds the name, nil for the top of the file.
  ///   - light: the module in whose light the file is read, -1 for all that compile it.
  ///   - isHead: the name stands in front of the declaration's body, where its own members are not seen.
  /// - Returns: the meaning, and whether it was found by rules (exact) or because nothing else has that name.
  package func typeBinding(
    _ name: Symbol, at place: DeclarationID?, file: Int, light: Int32 = -1, isHead: Bool = false
  ) -> (binding: TypeBinding, certainty: Certainty) {
    var next: DeclarationID? = place
    while let current = next {
      let declaration = declarations[current]
      if let parameter = genericParameter(name, of: current) { return (.parameter(parameter), .exact) }
      if isHead, current == place {
        next = declaration.parent
        continue
      }
      if declaration.kind.isNominal || declaration.kind == .extension {
        let entity = seen(declaration.type, from: file, light: light)
        if name == identifiers.selfType { return (.selfType(entity), .exact) }
        if declaration.kind == .extension, entity.isDeclared,
          let parameter = generics[entity].first(where: { declarations[$0].name == name })
        {
          return (.parameter(parameter), .exact)
        }
        if let nested = nestedType(name, in: entity, from: file, light: light) { return (nested, .exact) }
        if entity.isDeclared, entities[entity].name == name, declaration.kind.isNominal {
          return (.entity(entity), .exact)
        }
      } else if let local = typeBinding(in: MemberTable.body(of: current), name, from: file, light: light) {
        return (local, .exact)
      }
      next = declaration.parent
    }
    if file == platformFile, let place, let found = packageType(name, at: place) { return (found, .exact) }
    return topLevelType(name, file: file, light: light, branch: place.map { branch(of: $0) } ?? BuildBranch())
  }

  /// Of the types of one name that several packages declare, the one of the package whose text holds the name.
  private func packageType(_ name: Symbol, at place: DeclarationID) -> TypeBinding? {
    guard place >= firstPackageDeclaration, let own = packageModules[outermost(place)] else { return nil }
    var next = members.first(MemberTable.topLevel, name)
    while let id = next {
      if id >= firstPackageDeclaration, packageModules[id] == own, isType(id) { return binding(ofType: id) }
      next = members.following(id)
    }
    return nil
  }

  /// A type declared in another, or in what it inherits from.
  /// - Parameter file: from where it is to be seen; -1 for anywhere.
  package func nestedType(_ name: Symbol, in entity: EntityID, from file: Int = -1, light: Int32 = -1) -> TypeBinding? {
    if let own = typeBinding(in: MemberTable.entity(entity), name, from: file, light: light) { return own }
    guard entity.isDeclared else { return nil }
    for twin in twins.isEmpty ? [] : twins[entity] ?? [] {
      if let found = typeBinding(in: MemberTable.entity(twin), name, from: file, light: light) { return found }
    }
    for ancestor in ancestors[entity] {
      if let found = typeBinding(in: MemberTable.entity(ancestor), name, from: file, light: light) { return found }
    }
    return nil
  }

  /// A type at the top level of a file, its modules or an imported module; where nothing but folders is known, of any
  /// of those.
  func topLevelType(
    _ name: Symbol, file: Int, light: Int32 = -1, inModule only: Int32? = nil,
    branch: BuildBranch = BuildBranch()
  ) -> (TypeBinding, Certainty) {
    var best: (rank: Int, id: DeclarationID)?
    var isAmbiguous = false
    var next = members.first(MemberTable.topLevel, name)
    while let id = next {
      if isType(id), let rank = visibility(of: id, from: file, light: light, inModule: only, branch: branch) {
        if best == nil || rank < best!.rank {
          best = (rank, id)
          isAmbiguous = false
        } else if rank == best!.rank {
          isAmbiguous = isAmbiguous || !isSameType(id, best!.id)
        }
      }
      next = members.following(id)
    }
    guard let best else { return (.unknown, .exact) }
    let certainty: Certainty = best.rank >= Visibility.elsewhere || isAmbiguous ? .byName : .exact
    return (binding(ofType: best.id), certainty)
  }

  /// The types that a name may mean of which several imported modules declare one, or branches of `#if` that are not
  /// for different platforms, where nothing but its use can tell; nil where the name means one declaration. One is left
  /// where the others are aliases of it.
  func namesakes(_ name: Symbol, file: Int, light: Int32, branch: BuildBranch = BuildBranch()) -> [EntityID]? {
    // A file of several modules is read in the light of each anyway.
    let isOfSeveral = light < 0 && views.isShared(file)
    let light = isOfSeveral ? Int32(moduleOfFile[file]) : light
    var best = Visibility.platform
    var found: [DeclarationID] = []
    var areBranches = false
    var next = members.first(MemberTable.topLevel, name)
    while let id = next {
      next = members.following(id)
      guard let rank = visibility(of: id, from: file, light: light, branch: branch), rank <= best, isType(id)
      else { continue }
      if rank < best { (found, areBranches) = ([], false) }
      best = rank
      let module = namesakes[moduleOfFile[Int(declarations[id].file)]]
      // What a module declares twice, no build has at once.
      let twin = found.first { namesakes[moduleOfFile[Int(declarations[$0].file)]] == module }
      if let twin, !areAlternatives(twin, id) { continue }
      areBranches = areBranches || twin != nil
      if found.count < Self.namesakeLimit { found.append(id) }
    }
    // The module that the file is counted to has one branch, where others have another one.
    if isOfSeveral, found.count == 1, declarations[found[0]].flags.contains(.isConditional),
      let type = entity(of: binding(ofType: found[0]), light, 0), type.isDeclared, generics[type].isEmpty
    {
      return [type]
    }
    let areImported = best == Visibility.importedByName || best == Visibility.imported
    guard found.count > 1, areImported || areBranches else { return nil }
    var types: [EntityID] = []
    var areAllSeen = true
    for id in found {
      guard let type = entity(of: binding(ofType: id), light, 0) else {
        // What a branch means that is for another target.
        guard areBranches, namesUnseen(id) else { return nil }
        areAllSeen = false
        continue
      }
      // Of what branches make of the platform's types, the first stands for all.
      if areBranches, !type.isDeclared || entities[type].isPlatform { return nil }
      if !types.contains(type) { types.append(type) }
    }
    return areBranches && types.count == (areAllSeen ? 1 : 0) ? nil : types
  }

  /// Whether an alias stands for a type of the project by its name, which the alias itself does not see everywhere.
  private func namesUnseen(_ alias: DeclarationID) -> Bool {
    let file = Int(declarations[alias].file)
    let target = fact(alias).type
    guard target >= 0, files[file].types[Int(target)].kind == .named else { return false }
    let name = symbols.symbol(file: file, files[file].types[Int(target)].name)
    return members.first(MemberTable.topLevel, name) != nil
  }

  /// Whether two declarations of a name stand in branches of `#if`, so that a build has the one or the other.
  func areAlternatives(_ first: DeclarationID, _ second: DeclarationID) -> Bool {
    declarations[first].flags.contains(.isConditional) && declarations[second].flags.contains(.isConditional)
      && !isSameType(first, second)
  }

  /// Of more modules than these that declare a name, the others are left aside.
  private static let namesakeLimit = 8

  /// The entity an extension extends; nil where it is not declared in the run, or not yet known.
  func extendedEntity(of id: DeclarationID, light: Int32 = -1) -> EntityID? {
    let type = fact(id).type
    guard type >= 0 else { return nil }
    let file = Int(declarations[id].file)
    return entity(ofType: Int(type), file: file, light: light, at: declarations[id].parent)
  }

  /// The entity that a type as written names, aliases followed; nil where it names none that is declared.
  func entity(ofType index: Int, file: Int, light: Int32 = -1, at place: DeclarationID?, hops: Int = 0) -> EntityID? {
    let type = files[file].types[index]
    switch type.kind {
    case .named:
      let name = symbols.symbol(file: file, type.name)
      return entity(of: typeBinding(name, at: place, file: file, light: light).binding, light, hops)
    case .array: return declaredEntity(wellKnown.array)
    case .dictionary: return declaredEntity(wellKnown.dictionary)
    case .optional: return declaredEntity(wellKnown.optional)
    case .member:
      let name = symbols.symbol(file: file, type.name)
      let base = files[file].types[index + 1]
      if base.kind == .named {
        let symbol = symbols.symbol(file: file, base.name)
        if let module = module(named: symbol),
          typeBinding(symbol, at: place, file: file, light: light).binding == .unknown
        {
          return entity(of: topLevelType(name, file: file, light: light, inModule: module).0, light, hops)
        }
      }
      guard let outer = entity(ofType: index + 1, file: file, light: light, at: place, hops: hops) else { return nil }
      return nestedType(name, in: outer, from: file, light: light).flatMap { entity(of: $0, light, hops) }
    default: return nil
    }
  }

  private func declaredEntity(_ entity: EntityID) -> EntityID? { entity.isDeclared ? entity : nil }

  private func entity(of binding: TypeBinding, _ light: Int32, _ hops: Int) -> EntityID? {
    switch binding {
    case .entity(let entity), .selfType(let entity): return entity
    case .alias(let alias):
      let target = fact(alias).type
      // An alias of itself, by way of others, is an error in the code and must not be one here.
      guard target >= 0, hops < 16 else { return nil }
      let declaration = declarations[alias]
      let file = Int(declaration.file)
      // The alias may stand in a file of another module.
      let own = light >= 0 && views.compiles(light, file) ? light : -1
      return entity(ofType: Int(target), file: file, light: own, at: declaration.parent, hops: hops + 1)
    default: return nil
    }
  }

  // MARK: Parts

  func genericParameter(_ name: Symbol, of id: DeclarationID) -> DeclarationID? {
    // Generic parameters stand before all other children. Nobody writes hundreds, and each name asks all of them.
    var child = id + 1
    let end = min(declarations[id].end, id + 256)
    while child < end, declarations[child].kind == .genericParameter {
      if declarations[child].name == name { return ownParameter(child, of: id) }
      child = declarations[child].end
    }
    return nil
  }

  /// A type that branches of `#if` declare anew has the generic parameters of its first declaration.
  private func ownParameter(_ parameter: DeclarationID, of id: DeclarationID) -> DeclarationID {
    guard declarations[id].kind.isNominal, let entity = declarations[id].entity, entity.isDeclared,
      entities[entity].declaration != id
    else { return parameter }
    let place = children(of: id).prefix { $0 != parameter }.count
    let first = Array(children(of: entities[entity].declaration).prefix(place + 1))
    guard first.count > place, declarations[first[place]].kind == .genericParameter else { return parameter }
    return first[place]
  }

  private func typeBinding(in owner: MemberTable.Owner, _ name: Symbol, from file: Int, light: Int32) -> TypeBinding? {
    var next = members.first(owner, name)
    while let id = next {
      if isType(id), file < 0 || isSeen(id, from: file, light: light) { return binding(ofType: id) }
      next = members.following(id)
    }
    return nil
  }

  /// Whether two declarations are of one type, in different branches of `#if`.
  func isSameType(_ first: DeclarationID, _ second: DeclarationID) -> Bool {
    declarations[first].kind.isNominal && declarations[second].kind.isNominal
      && declarations[first].type == declarations[second].type
  }

  func isType(_ id: DeclarationID) -> Bool {
    let kind = declarations[id].kind
    return kind.isNominal || kind == .typealias || kind == .associatedType
  }

  /// What the name of a type's declaration means.
  func binding(ofType id: DeclarationID) -> TypeBinding {
    let declaration = declarations[id]
    switch declaration.kind {
    case .typealias: return .alias(id)
    case .associatedType: return .parameter(id)
    default: return .entity(declaration.type)
    }
  }
}
