import DigraphEffects
package import DigraphFacts
import DigraphKnowledge
package import DigraphLinking
package import DigraphReport
import WorkerThreads

/// A declaration that hands out one shared instance.
package struct SingletonDeclaration: Sendable, Equatable {
  /// The static or global property, or the static function; the type itself, where a macro makes the member.
  package var declaration: DeclarationID
  /// The type whose instance it is.
  package var instance: EntityID
  /// The type that declares it, nil for a global.
  @OptionalID package var holder: EntityID?
  package var risk: ReportSingleton.Risk
  /// It holds something that writes a log.
  package var isLogger: Bool

  /// Its name says that it is the one for everybody, rather than one of several.
  package func isForAll(in program: Program) -> Bool {
    let declared = program.declarations[declaration]
    if declared.kind.isNominal || program.isSharedName(declared.name) { return true }
    let name = program.symbols[declared.name]
    return name.hasPrefix("shared") || name == "instance"
      || program.known.traits(.member, declared.name).contains(.clear)
  }

  /// The name of the member that hands it out; a macro's is not seen, and is nearly always this one.
  package func member(in program: Program) -> String {
    let declared = program.declarations[declaration]
    return declared.kind.isNominal ? "shared" : program.symbols[declared.name]
  }
}

/// Finds the declarations that hand out shared instances.
package struct SingletonIndex: Sendable, Equatable {
  /// In the order of declarations.
  package private(set) var singletons: [SingletonDeclaration] = []
  /// Of each declaration its place among them, -1 for none.
  private var places: IDTable<DeclarationID, Int32>
  /// Of types that hand out themselves: the first declaration that does.
  private var ownPlaces: [EntityID: Int] = [:]

  private var choices: Set<DeclarationID> = []
  /// Types of which several statics hand out instances of other types.
  private var namespaces: Set<EntityID> = []

  /// How many declarations one thread looks at at a time.
  private static let chunk = 4_096
  /// Five or more statics of the own type are a catalogue of values.
  static let catalogueSize = 5

  package static func == (a: SingletonIndex, b: SingletonIndex) -> Bool {
    a.singletons == b.singletons && a.places.elementsEqual(b.places) && a.ownPlaces == b.ownPlaces
      && a.choices == b.choices && a.namespaces == b.namespaces
  }

  package subscript(_ declaration: DeclarationID?) -> SingletonDeclaration? {
    guard let declaration else { return nil }
    let place = Int(places[declaration])
    return place < 0 ? nil : singletons[place]
  }

  /// A stored static of a struct of closures is one of several implementations to choose from, as what constructs it
  /// anew is.
  func isChoice(_ declaration: DeclarationID) -> Bool { choices.contains(declaration) }

  /// The first declaration by which a type hands out an instance of itself.
  package func own(of entity: EntityID) -> SingletonDeclaration? { ownPlaces[entity].map { singletons[$0] } }

  /// - Parameters:
  ///   - contexts: what static and global members give back, and which of them something assigns to.
  ///   - named: members that are singletons whatever else they look like, as `Type.member`.
  init(
    _ program: Program, shapes: TypeShapes, profiles: IDTable<EntityID, TypeProfile>,
    contexts: Contexts, named: [GlobPattern], workers: Workers
  ) {
    let finder = Finder(
      program: program, shapes: shapes, profiles: profiles, contexts: contexts,
      named: named)
    places = IDTable(repeating: -1, count: program.declarations.count)
    // The platform's declarations are the last.
    let count = program.bases[program.platformFile].index
    let parts = workers.map((count + Self.chunk - 1) / Self.chunk) { part in
      let range = IDRange<DeclarationID>(from: part * Self.chunk, to: min((part + 1) * Self.chunk, count))
      return (
        found: range.compactMap { finder.singleton($0, program.declarations[$0]) },
        choices: range.filter { finder.isChoice($0, program.declarations[$0]) }
      )
    }
    choices = Set(parts.flatMap(\.choices))
    for found in parts.lazy.flatMap(\.found) {
      // Declared in two branches of `#if` with one instance, it is one.
      let twin = singletons.suffix(2).lastIndex { isTwin($0, found, program) }
      places[found.declaration] = Int32(twin ?? singletons.count)
      if twin != nil { continue }
      if found.instance == found.holder, ownPlaces[found.instance] == nil {
        ownPlaces[found.instance] = singletons.count
      }
      singletons.append(found)
    }
    var held: [EntityID: Int] = [:]
    for singleton in singletons {
      guard let holder = singleton.holder, holder.isDeclared, singleton.instance != holder else { continue }
      held[holder, default: 0] += 1
    }
    namespaces = Set(held.lazy.filter { $0.value > 2 }.map(\.key))
  }

  /// Whether three or more statics of a type hand out instances of other types.
  func isNamespace(_ entity: EntityID) -> Bool { namespaces.contains(entity) }

  private func isTwin(_ first: SingletonDeclaration, _ second: SingletonDeclaration, _ program: Program) -> Bool {
    let (one, other) = (
      program.declarations[first.declaration], program.declarations[second.declaration]
    )
    return first.holder == second.holder && first.instance == second.instance && one.name == other.name
      && one.file == other.file
  }

  /// For each declaration that is reached, how many consumers reach it, of which the type itself is none.
  /// O(references).
  func uses(in linked: LinkedProgram) -> [DeclarationID: Int] {
    struct Use: Hashable {
      var declaration: DeclarationID
      var consumer: Consumer
    }
    var uses: Set<Use> = []
    var counts: [DeclarationID: Int] = [:]
    for group in linked.references {
      for reference in group {
        guard let singleton = self[reference.declaration] else { continue }
        if let holder = singleton.holder, reference.consumer == .type(holder) {
          counts[singleton.declaration, default: 0] += 0
          continue
        }
        uses.insert(Use(declaration: singleton.declaration, consumer: reference.consumer))
      }
    }
    for use in uses { counts[use.declaration, default: 0] += 1 }
    return counts
  }

  private struct Finder: Sendable {
    let program: Program
    let shapes: TypeShapes
    let profiles: IDTable<EntityID, TypeProfile>
    let contexts: Contexts
    var lifetimes: InstanceLifetimes { contexts.lifetimes }
    /// What the user calls a singleton, as `Type.member`.
    let named: [GlobPattern]

    func singleton(_ id: DeclarationID, _ declaration: Declaration) -> SingletonDeclaration? {
      guard let found = handedOut(id, declaration) else { return nil }
      // `let resources = Bundle.module`: where the module's own images and texts are.
      let isBundle = program.projectEntity(found.instance) == nil && program.known(found.instance)?.group == .bundle
      return isBundle ? nil : found
    }

    private func handedOut(_ id: DeclarationID, _ declaration: Declaration) -> SingletonDeclaration? {
      switch declaration.kind {
      case .class, .struct, .actor: return expanded(id, declaration)
      case .property:
        if declaration.parent == nil { return global(id, declaration) }
        // What a protocol asks for is declared by those who meet it.
        guard program.parent(of: declaration)?.kind != .protocol else { return nil }
        guard declaration.flags.contains(.isStatic) else { return nil }
        return staticProperty(id, declaration)
      case .function:
        guard declaration.flags.contains(.isStatic), asksForNothing(id, declaration) else { return nil }
        return staticProperty(id, declaration)
      default: return nil
      }
    }

    /// `static func shared() -> Store`, or `static func shared(icons: Icons? = nil) -> Store`, which is told only the first
    /// time.
    private func asksForNothing(_ id: DeclarationID, _ declaration: Declaration) -> Bool {
      let parameters = program.parameters(of: id)
      return parameters.isEmpty || isUsual(declaration) && parameters.allSatisfy { program.fact($0).value >= 0 }
    }

    /// `@Singleton final class Store`
    private func expanded(_ id: DeclarationID, _ declaration: Declaration) -> SingletonDeclaration? {
      let entity = declaration.type
      guard program.hasMacro(entity, where: { program.isNamedForSharing($0) }), profiles[entity].isDependency else {
        return nil
      }
      let kind = program.entities[entity].kind
      return make(id, entity, entity, kind == .actor ? .actor : .accidental, isLogger: program.isLogger(entity))
    }

    private func staticProperty(_ id: DeclarationID, _ declaration: Declaration) -> SingletonDeclaration? {
      // What nobody else can reach is not handed out.
      if declaration.flags.containsAny(of: .hidden) { return nil }
      let name = program.symbols[declaration.name]
      let holder = declaration.type
      if isNamed(declaration), let instance = instance(of: id) {
        let risk = instance == holder && holder.isDeclared ? risk(of: id, declaration, holder) : .accidental
        return make(id, instance, holder, risk, isLogger: program.isLogger(instance))
      }
      guard !isFixture(declaration), !lifetimes.fresh.contains(id) else { return nil }
      guard let instance = instance(of: id) else { return nil }
      if holder.isDeclared, profiles[holder].isPreview { return nil }
      let isOwn = instance == holder || (holder.isDeclared && program.ancestors[holder].contains(instance))
      if isAsked(declaration), !lifetimes.backed.contains(id) {
        // Where it comes from is not seen: its name must say that it is always the same.
        guard isOwn, isUsual(declaration) else { return nil }
      }
      if isOwn { return own(id, declaration, name: name, holder: holder) }
      // The protocol of the key asks for it, and the surroundings put another one in its place.
      if name == "defaultValue", program.isSurroundingDefault(id) { return nil }
      // `extension Color { static let brand = Colors() }`: what is drawn is shown, not asked.
      if program.isOfInterface(holder), let own = program.projectEntity(instance), !profiles[own].isVolatile {
        return nil
      }
      if declaration.kind == .function, !isUsual(declaration), !program.parameters(of: id).isEmpty { return nil }
      return held(id, declaration, holder: holder, instance: instance)
    }

    /// It exists for tests and previews.
    private func isFixture(_ declaration: Declaration) -> Bool {
      program.known.traits(.member, declaration.name).contains(.fixture)
    }

    /// What it gives back is worked out each time it is asked.
    private func isAsked(_ declaration: Declaration) -> Bool {
      declaration.kind == .function || declaration.flags.contains(.isComputed)
    }

    private func isUsual(_ declaration: Declaration) -> Bool {
      if declaration.kind == .property, program.isSharedName(declaration.name) { return true }
      let name = program.symbols[declaration.name]
      return name.hasPrefix("shared") || name == "instance"
    }

    private func isNamed(_ declaration: Declaration) -> Bool {
      guard !named.isEmpty else { return false }
      let name = "\(program.qualifiedName(declaration.type)).\(program.symbols[declaration.name])"
      return named.contains { $0.matches(name) }
    }

    private func own(
      _ id: DeclarationID, _ declaration: Declaration, name: String, holder: EntityID
    ) -> SingletonDeclaration? {
      guard holder.isDeclared else {
        // `extension UserDefaults { static let group = … }`
        return external(id, holder)
      }
      let profile = profiles[holder]
      let entity = program.entities[holder]
      if entity.isPlatform { return external(id, holder) }
      // A value that says nothing and does nothing: a token.
      let shape = shapes[holder]
      if entity.kind == .struct, shape.storedProperties.isEmpty, shape.methods + shape.computedProperties == 0 {
        return nil
      }
      // A value is shared rather than copied where everyone sees what something puts in its place.
      let isExchanged = declaration.flags.contains(.isVar) && contexts.written.contains(id)
      guard profile.isDependency || profile.significance == .viewController || isExchanged, !profile.isDouble else {
        return nil
      }
      let isUsual = program.known.traits(.member, declaration.name).contains(.clear)
      if isChoice(id, declaration) { return nil }
      // `static func instantiate() -> Self`: a screen is loaded anew from what an interface builder made.
      if profile.significance == .viewController, declaration.kind == .function, !self.isUsual(declaration) {
        return nil
      }
      guard isUsual || !shapes.catalogues.contains(holder) else { return nil }
      return make(id, holder, holder, risk(of: id, declaration, holder), isLogger: program.isLogger(holder))
    }

    /// `extension Calendar { static let cached = Calendar.autoupdatingCurrent }`
    private func external(_ id: DeclarationID, _ holder: EntityID) -> SingletonDeclaration? {
      guard isService(holder) || lifetimes.kept.contains(id) else { return nil }
      // `extension Store { static let home = Store(…) }`: of a package's type one makes several to choose from.
      if program.isForeignService(holder), !isUsual(program.declarations[id]) { return nil }
      return make(id, holder, holder, .accidental, isLogger: program.isLogger(holder))
    }

    /// `static let live = Client(load: { … })`, where nothing says that it is the one for everybody.
    func isChoice(_ id: DeclarationID, _ declaration: Declaration) -> Bool {
      let flags = declaration.flags
      guard declaration.kind == .property, flags.contains(.isStatic), !flags.contains(.isComputed),
        declaration.type.isDeclared, instance(of: id) == declaration.type, !isNamed(declaration)
      else { return false }
      let name = program.symbols[declaration.name]
      guard name == "live" || !flags.contains(.isVar) && !isUsual(declaration),
        !isFixture(declaration)
      else { return false }
      return shapes.isOfClosures(declaration.type)
    }

    private func held(
      _ id: DeclarationID, _ declaration: Declaration, holder: EntityID, instance: EntityID
    ) -> SingletonDeclaration? {
      guard let instance = service(instance, of: id), !holder.isDeclared || !profiles[holder].isTest else { return nil }
      return make(id, instance, holder, .holder, isLogger: program.isLogger(instance))
    }

    private func global(_ id: DeclarationID, _ declaration: Declaration) -> SingletonDeclaration? {
      guard !lifetimes.isForPreviews(id), !declaration.flags.contains(.isForDebugging), let instance = globalService(id)
      else { return nil }
      // A variable of a program's or a script's own file.
      if program.isMainFile(Int(declaration.file)), !lifetimes.isUsedElsewhere(id) { return nil }
      if lifetimes.isForDefaultsAlone(id, program) { return nil }
      // `private let logger = Logger(label: "sync")`: nobody else can reach it.
      if declaration.flags.containsAny(of: .hidden), program.isLogger(instance) { return nil }
      guard declaration.flags.contains(.isComputed) ? lifetimes.backed.contains(id) : !lifetimes.fresh.contains(id)
      else {
        return nil
      }
      guard !program.isTestFile[Int(declaration.file)], !declaration.flags.contains(.isFromTuple) else { return nil }
      return make(id, instance, nil, .global, isLogger: program.isLogger(instance))
    }

    /// `var Current = World()`: a struct of closures or services that everyone asks and anyone may exchange.
    private func isWorld(_ entity: EntityID, _ declaration: Declaration) -> Bool {
      guard declaration.flags.contains(.isVar), entity.isDeclared, !program.entities[entity].isPlatform,
        program.entities[entity].kind == .struct
      else { return false }
      return shapes.isOfClosures(entity)
        || shapes[entity].storedProperties.contains { property in
          program.nominals(in: program.declaredTypes[property]).contains { $0.isDeclared && isService($0) }
        }
    }

    /// The service that a global holds, or the first one in its tuple or collection.
    private func globalService(_ id: DeclarationID) -> EntityID? {
      let type = program.declaredTypes[id]
      let isTuple = program.types.form(type) == .tuple
      if !isTuple, let declared = instance(of: id), let found = service(declared, of: id) { return found }
      if !isTuple, let declared = instance(of: id), isWorld(declared, program.declarations[id]) { return declared }
      let node = program.types[type]
      let isCollection =
        node.form == .nominal && node.entity.isDeclared && program.entities[node.entity].isPlatform && node.count > 0
      guard isTuple || isCollection else { return nil }
      let isVariable = program.declarations[id].flags.contains(.isVar)
      return program.nominals(in: type).first { entity in
        guard entity.isDeclared, !program.entities[entity].isPlatform, isService(entity) else { return false }
        // `let parsers: [String: any Parser] = ["a": Rows()]`: a table of constants.
        let kind = program.entities[entity].kind
        return isTuple || isVariable || kind == .class || kind == .actor
      }
    }

    private func make(
      _ id: DeclarationID, _ instance: EntityID, _ holder: EntityID?, _ risk: ReportSingleton.Risk, isLogger: Bool
    ) -> SingletonDeclaration {
      SingletonDeclaration(declaration: id, instance: instance, holder: holder, risk: risk, isLogger: isLogger)
    }

    private func instance(of id: DeclarationID) -> EntityID? { InstanceLifetimes.given(by: id, program) }

    /// What is held, if it does work for others.
    private func service(_ instance: EntityID, of id: DeclarationID) -> EntityID? {
      if isService(instance) {
        let isBack = instance.isDeclared && profiles[instance].isBackReference
        return isBack && isReplaced(program.declarations[id]) ? nil : instance
      }
      if lifetimes.kept.contains(id) { return instance }
      // `static let log: any Logging = FileLog()`, where a package declares `Logging`.
      guard !instance.isDeclared, program.known(instance) == nil,
        let constructed = lifetimes.constructed[id], constructed.isDeclared, isService(constructed)
      else { return nil }
      return constructed
    }

    /// Someone enters itself there to be called back.
    private func isReplaced(_ declaration: Declaration) -> Bool {
      declaration.flags.contains(.isWeak)
        || declaration.flags.contains(.isVar) && !declaration.flags.contains(.isComputed)
    }

    private func isService(_ entity: EntityID) -> Bool {
      if entity.isDeclared, !program.entities[entity].isPlatform {
        let profile = profiles[entity]
        return profile.significance == .service && !profile.isDouble
      }
      if let entry = program.known(entity) { return entry.kind == .service || entry.kind == .container }
      if let place = program.known.place(.anyConstruction, program.symbol(of: entity)) {
        let construction = program.known[place]
        return construction.kind == .construct && construction.group != .formatting
      }
      return program.isForeignService(entity)
    }

    private func risk(of id: DeclarationID, _ declaration: Declaration, _ holder: EntityID) -> ReportSingleton.Risk {
      let entity = program.entities[holder]
      if entity.kind == .actor { return .actor }
      if isIsolated(id, entity, holder) { return .mainActor }
      let isStored = !declaration.flags.contains(.isComputed)
      let isSettable = declaration.flags.contains(.isVar) && (isStored || declaration.flags.contains(.hasSetter))
      let isHidden = declaration.flags.containsAny(of: .hiddenSetter)
      if isSettable, !isHidden { return .mutable }
      let hasOpenState = shapes[holder].storedProperties.contains { id in
        let flags = program.declarations[id].flags
        return flags.contains(.isVar) && !flags.containsAny(of: .hiddenSetter)
      }
      if entity.kind == .class, hasOpenState { return .mutable }
      return shapes[holder].isClosed ? .strict : .accidental
    }

    /// The main actor or another global one guards the member, its type or what that inherits from.
    private func isIsolated(_ id: DeclarationID, _ entity: Entity, _ holder: EntityID) -> Bool {
      if isMainActor(id) || isMainActor(entity.declaration) { return true }
      return program.ancestors[holder].contains { ancestor in
        ancestor.isDeclared && !program.entities[ancestor].isPlatform
          && isMainActor(program.entities[ancestor].declaration)
      }
    }

    private func isMainActor(_ id: DeclarationID) -> Bool {
      program.hasAttribute(id) { $0 == "MainActor" || $0.hasSuffix("Actor") }
    }
  }
}
