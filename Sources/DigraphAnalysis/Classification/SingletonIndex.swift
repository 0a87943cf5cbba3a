import DigraphFacts

/// A declaration that hands out one shared instance.
struct SingletonDeclaration: Sendable {
  /// The static or global property, or the static function.
  var declaration: DeclarationID
  /// The type whose instance it is.
  var instance: EntityID
  /// The type that declares it, -1 for a global.
  var holder: EntityID
  var risk: ReportSingleton.Risk
  /// It holds something that writes a log.
  var isLogger: Bool
}

/// Finds the declarations that hand out shared instances.
struct SingletonIndex: Sendable {
  /// In the order of declarations.
  private(set) var singletons: [SingletonDeclaration] = []
  private var places: [DeclarationID: Int] = [:]
  /// Of types that hand out themselves: the first declaration that does.
  private var ownPlaces: [EntityID: Int] = [:]

  /// Five or more statics of the own type are a catalogue of values.
  private static let catalogueSize = 5
  /// Instances that exist for tests and previews.
  private static let fixtures: Set<String> = [
    "mock", "mocked", "stub", "fake", "preview", "previews", "previewValue", "testValue", "liveValue", "sample",
    "example",
    "empty", "placeholder", "noop", "unimplemented", "none", "zero", "test", "demo", "publicPreview",
  ]

  subscript(_ declaration: DeclarationID) -> SingletonDeclaration? { places[declaration].map { singletons[$0] } }

  /// The first declaration by which a type hands out an instance of itself.
  func own(of entity: EntityID) -> SingletonDeclaration? { ownPlaces[entity].map { singletons[$0] } }

  /// - Parameters:
  ///   - freshlyConstructing: computed properties and functions that construct what they give back.
  ///   - named: members that are singletons whatever else they look like, as `Type.member`.
  init(
    _ program: Program, shapes: [TypeShape], profiles: [TypeProfile], catalogue: Catalogue,
    freshlyConstructing: Set<DeclarationID>, named: [GlobPattern]
  ) {
    let finder = Finder(
      program: program, shapes: shapes, profiles: profiles, catalogue: catalogue, fresh: freshlyConstructing,
      named: named)
    for id in program.declarations.indices {
      let declaration = program.declarations[id]
      guard Int(declaration.file) != program.platformFile else { break }
      guard let found = finder.singleton(DeclarationID(id), declaration) else { continue }
      places[found.declaration] = singletons.count
      if found.instance == found.holder, ownPlaces[found.instance] == nil {
        ownPlaces[found.instance] = singletons.count
      }
      singletons.append(found)
    }
  }

  /// For each declaration that is reached, how many consumers reach it: the type itself, where it holds something, does
  /// not count. O(references).
  func uses(in linked: LinkedProgram) -> [DeclarationID: Int] {
    var consumers: [DeclarationID: Set<Consumer>] = [:]
    for reference in linked.references.joined() where reference.declaration >= 0 {
      guard let singleton = self[reference.declaration] else { continue }
      if reference.consumer.kind == .type, reference.consumer.id == singleton.holder { continue }
      consumers[reference.declaration, default: []].insert(reference.consumer)
    }
    return consumers.mapValues(\.count)
  }

  private struct Finder {
    let program: Program
    let shapes: [TypeShape]
    let profiles: [TypeProfile]
    let catalogue: Catalogue
    let fresh: Set<DeclarationID>
    /// What the user calls a singleton, as `Type.member`.
    let named: [GlobPattern]

    func singleton(_ id: DeclarationID, _ declaration: Declaration) -> SingletonDeclaration? {
      switch declaration.kind {
      case .property:
        if declaration.parent < 0 { return global(id, declaration) }
        // What a protocol asks for is declared by those who meet it.
        guard program.declarations[Int(declaration.parent)].kind != .protocol else { return nil }
        guard declaration.flags.contains(.isStatic) else { return nil }
        return staticProperty(id, declaration)
      case .function:
        guard declaration.flags.contains(.isStatic), program.parameters(of: id).isEmpty else { return nil }
        let name = program.symbols[declaration.name]
        if isNamed(declaration) { return staticProperty(id, declaration) }
        guard name.hasPrefix("shared") || name == "instance" else { return nil }
        return staticProperty(id, declaration)
      default: return nil
      }
    }

    private func staticProperty(_ id: DeclarationID, _ declaration: Declaration) -> SingletonDeclaration? {
      // What nobody else can reach is not handed out.
      if declaration.flags.containsAny(of: .hidden) { return nil }
      let name = program.symbols[declaration.name]
      let holder = declaration.entity
      if isNamed(declaration), let instance = instance(of: id) {
        let risk = instance == holder && holder >= 0 ? risk(of: declaration, holder) : .accidental
        return make(id, instance, holder, risk, isLogger: isLogger(instance))
      }
      guard !SingletonIndex.fixtures.contains(name), !fresh.contains(id) else { return nil }
      guard let instance = instance(of: id) else { return nil }
      if instance == holder || (holder >= 0 && program.ancestors[Int(holder)].contains(instance)) {
        return own(id, declaration, name: name, holder: holder)
      }
      return held(id, declaration, holder: holder, instance: instance)
    }

    private func isNamed(_ declaration: Declaration) -> Bool {
      guard !named.isEmpty else { return false }
      let name = "\(program.qualifiedName(declaration.entity)).\(program.symbols[declaration.name])"
      return named.contains { $0.matches(name) }
    }

    private func own(
      _ id: DeclarationID, _ declaration: Declaration, name: String, holder: EntityID
    ) -> SingletonDeclaration? {
      guard holder >= 0 else {
        // `extension UserDefaults { static let group = … }`
        guard let entry = catalogue.type(program.simpleName(holder)), entry.kind == .service else { return nil }
        return make(id, holder, holder, .accidental, isLogger: entry.group == .logging)
      }
      let profile = profiles[Int(holder)]
      if program.entities[Int(holder)].isPlatform {
        guard let entry = catalogue.type(program.simpleName(holder)), entry.kind == .service else { return nil }
        return make(id, holder, holder, .accidental, isLogger: entry.group == .logging)
      }
      guard profile.isDependency || profile.significance == .viewController, !profile.isDouble else { return nil }
      let isUsual = name == "shared" || name == "sharedInstance"
      // A struct of closures called `live` is one of several implementations to choose from, as `mock` is.
      if name == "live", isOfClosures(holder) { return nil }
      let siblings = shapes[Int(holder)].staticProperties.filter { instance(of: $0) == holder }
      guard siblings.count < SingletonIndex.catalogueSize || isUsual else { return nil }
      return make(id, holder, holder, risk(of: declaration, holder), isLogger: isLogger(holder))
    }

    private func isOfClosures(_ holder: EntityID) -> Bool {
      let properties = shapes[Int(holder)].storedProperties
      return program.entities[Int(holder)].kind == .struct && !properties.isEmpty
        && properties.allSatisfy { program.types.form(program.declaredTypes[Int($0)]) == .function }
    }

    private func held(
      _ id: DeclarationID, _ declaration: Declaration, holder: EntityID, instance: EntityID
    ) -> SingletonDeclaration? {
      guard isService(instance), holder < 0 || !profiles[Int(holder)].isTest else { return nil }
      return make(id, instance, holder, .holder, isLogger: isLogger(instance))
    }

    private func global(_ id: DeclarationID, _ declaration: Declaration) -> SingletonDeclaration? {
      guard let instance = instance(of: id), isService(instance), !fresh.contains(id) else { return nil }
      guard !program.isTestFile[Int(declaration.file)], !declaration.flags.contains(.isFromTuple) else { return nil }
      return make(id, instance, -1, .global, isLogger: isLogger(instance))
    }

    private func make(
      _ id: DeclarationID, _ instance: EntityID, _ holder: EntityID, _ risk: ReportSingleton.Risk, isLogger: Bool
    ) -> SingletonDeclaration {
      SingletonDeclaration(declaration: id, instance: instance, holder: holder, risk: risk, isLogger: isLogger)
    }

    /// The type of the value, wrapped in an optional or not.
    private func instance(of id: DeclarationID) -> EntityID? {
      var node = program.types[program.declaredTypes[Int(id)]]
      if node.form == .nominal, node.head == program.wellKnown.optional, node.count == 1 {
        node = program.types[program.types.argument(program.declaredTypes[Int(id)], 0)]
      }
      switch node.form {
      case .nominal, .selfType: return node.head
      default: return nil
      }
    }

    private func isService(_ entity: EntityID) -> Bool {
      if entity >= 0, !program.entities[Int(entity)].isPlatform {
        let profile = profiles[Int(entity)]
        return profile.significance == .service && !profile.isDouble && !profile.isBackReference
      }
      guard let entry = catalogue.type(program.simpleName(entity)) else { return false }
      return entry.kind == .service
    }

    private func isLogger(_ entity: EntityID) -> Bool {
      let name = program.simpleName(entity)
      return name.hasSuffix("Logger") || name == "OSLog" || name == "Log" || catalogue.type(name)?.group == .logging
    }

    private func risk(of declaration: Declaration, _ holder: EntityID) -> ReportSingleton.Risk {
      let entity = program.entities[Int(holder)]
      if entity.kind == .actor { return .actor }
      if isMainActor(entity.declaration) { return .mainActor }
      let isStored = !declaration.flags.contains(.isComputed)
      let isSettable = declaration.flags.contains(.isVar) && (isStored || declaration.flags.contains(.hasSetter))
      let isHidden = declaration.flags.containsAny(of: .hiddenSetter)
      if isSettable, !isHidden { return .mutable }
      let hasOpenState = shapes[Int(holder)].storedProperties.contains { id in
        let flags = program.declarations[Int(id)].flags
        return flags.contains(.isVar) && !flags.containsAny(of: .hiddenSetter)
      }
      if entity.kind == .class, hasOpenState { return .mutable }
      return shapes[Int(holder)].hasPrivateInitializer ? .strict : .accidental
    }

    private func isMainActor(_ id: DeclarationID) -> Bool {
      let fact = program.fact(id)
      let file = Int(program.declarations[Int(id)].file)
      return (fact.attributesStart..<fact.attributesEnd).contains { index in
        let type = program.files[file].attributes[Int(index)].type
        let name = program.symbols[program.symbols.symbol(file: file, program.files[file].types[Int(type)].name)]
        return name == "MainActor" || name.hasSuffix("Actor")
      }
    }
  }
}
