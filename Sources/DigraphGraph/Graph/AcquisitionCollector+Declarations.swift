import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// Edges that declarations alone make: parameters, properties, property wrappers.
extension AcquisitionCollector {
  mutating func collectDeclarations(ofFile file: Int) {
    for id in program.declarations(ofFile: file) {
      let declaration = program.declarations[id]
      switch declaration.kind {
      case .initializer: collectInitializer(id, declaration)
      case .function, .subscript: collectMethod(id, declaration)
      case .property: collectProperty(id, declaration)
      case .parameter: _ = collectWrapper(id, declaration, program.consumer(of: id))
      default: continue
      }
    }
  }

  // MARK: Initializers

  private mutating func collectInitializer(_ id: DeclarationID, _ declaration: Declaration) {
    let consumer = program.consumer(of: id)
    guard consumer.type != nil else { return }
    for parameter in program.parameters(of: id) {
      if assignments.isKeptWeakly(parameter, program) {
        for screen in askedScreens(program.declaredTypes[parameter], consumer) {
          add(screen, consumer, .initializer, at: parameter, flags: .isWeak)
        }
      }
      for injected in injections.types(in: program.declaredTypes[parameter]) {
        if injected.abstraction == .closure, isBuilt(parameter) { continue }
        let hasDefault = program.fact(parameter).value >= 0
        let bindsDefault = hasDefault && !isNil(program.fact(parameter).valueText, Int(declaration.file))
        let kind = parameterKind(injected, bindsDefault: bindsDefault)
        // Who may be missing is told of things, rather than asked to do them.
        let isBack =
          kind == .initializer && assignments.isKeptWeakly(parameter, program)
          || injected.isOptional && !bindsDefault && isBackReference(parameter, injected.entity)
        let fixed: Acquisition.Flags = program.isFixed(id) ? .isInFixed : []
        add(injected, consumer, kind, at: parameter, flags: isBack ? fixed.union(.isWeak) : fixed)
      }
    }
  }

  private func parameterKind(_ injected: InjectedType, bindsDefault: Bool) -> EdgeKind {
    if injected.abstraction == .closure { return .initializerFactory }
    return bindsDefault ? .initializerDefault : .initializer
  }

  /// `@ViewBuilder content: () -> Content`: what a result builder puts together is content, not a service.
  private func isBuilt(_ id: DeclarationID) -> Bool {
    program.hasAttribute(id) { $0.hasSuffix("Builder") }
  }

  /// A property is declared with a value.
  private func hasValue(_ id: DeclarationID) -> Bool {
    let fact = program.fact(id)
    return fact.value >= 0 && !isNil(fact.valueText, Int(program.declarations[id].file))
  }

  /// `@Published var next: Item?`: what the type shows of itself, not what it is given.
  private func isState(_ id: DeclarationID) -> Bool {
    program.attributeTraits(id).contains(.shown)
  }

  /// `init(store: Store? = nil) { self.store = store ?? Store() }`: what is kept cannot be missing.
  private func isReplacedWhereMissing(_ parameter: DeclarationID, _ entity: EntityID, _ consumer: Consumer) -> Bool {
    guard program.declarations[parameter].kind == .parameter, let type = consumer.type, type.isDeclared else {
      return false
    }
    // Whoever has more properties than that is not helped by a finding for each of them.
    return program.children(of: program.entities[type].declaration).prefix(256).contains { id in
      guard program.declarations[id].kind == .property, !program.declarations[id].flags.contains(.isComputed)
      else { return false }
      let node = program.types[program.declaredTypes[id]]
      return node.form == .composition
        ? program.types.arguments(of: program.declaredTypes[id]).contains { program.types[$0].entity == entity }
        : node.form == .nominal && node.entity == entity
    }
  }

  /// `@Binding var sheet: Model?`: what is shown at the moment, which is none at times.
  private func isBinding(_ id: DeclarationID) -> Bool {
    program.attributeTraits(id).contains(.bound)
  }

  /// `= nil` binds to nothing.
  private func isNil(_ text: NameIndex, _ file: Int) -> Bool { program.files[file].names[text] == "nil" }

  /// An optional that means nothing by itself: one that is unwrapped wherever it is used, a parameter that all who
  /// construct the type pass, a property of a type that nobody is seen to construct. What an injecting wrapper fills the
  /// wrapper answers for.
  private func isMissed(_ id: DeclarationID, _ kind: EdgeKind) -> Bool {
    let fact = program.fact(id)
    let types = program.files[Int(program.declarations[id].file)].types
    if fact.type >= 0, types[Int(fact.type)].flags.contains(.implicitlyUnwrapped) {
      return kind != .wrapper && kind != .environment
    }
    let declaration = program.declarations[id]
    if declaration.kind == .parameter { return !omitted.contains(id) }
    return declaration.type.isDeclared && !isConstructed[declaration.type]
  }

  // MARK: Methods

  private mutating func collectMethod(_ id: DeclarationID, _ declaration: Declaration) {
    let consumer = program.consumer(of: id)
    // Nobody outside can hand anything to a private method.
    if declaration.flags.contains(.isPrivate) || isInPrivateExtension(declaration) { return }
    let isRequirement = program.parent(of: declaration)?.kind == .protocol
    for (position, parameter) in program.parameters(of: id).enumerated()
    where linked.usedParameters.contains(parameter) || isRequirement {
      // `func list(_ list: ListView, didSelect …)`: whoever calls back names itself first.
      if position == 0, program.declarations[parameter].label == 0, program.parameters(of: id).count > 1 {
        continue
      }
      for injected in injections.types(in: program.declaredTypes[parameter]) where injected.abstraction != .closure {
        // What a protocol has its conforming types take is said of the protocol.
        if isRequirement, !locators.contains(injected.entity), !isLocator(injected.entity) { continue }
        var flags: Acquisition.Flags = program.isFixed(id) ? .isInFixed : []
        // It holds nothing itself.
        if isRequirement { flags.insert(.isWeak) }
        if flags.contains(.isInFixed), !isRequirement, !declaration.flags.contains(.isOverride) {
          flags.insert(.isInRequirement)
        }
        if contexts.composing.contains(id) || isFixture(declaration) { flags.insert(.isExempt) }
        add(injected, consumer, .method, at: parameter, flags: flags)
      }
    }
  }

  func isInPrivateExtension(_ declaration: Declaration) -> Bool {
    guard let parent = program.parent(of: declaration) else { return false }
    return parent.kind == .extension && parent.flags.containsAny(of: .hidden)
  }

  // MARK: Properties

  private mutating func collectProperty(_ id: DeclarationID, _ declaration: Declaration) {
    guard let parent = program.parent(of: declaration), parent.kind.isNominal || parent.kind == .extension else {
      return
    }
    let consumer = program.consumer(of: id)
    if collectWrapper(id, declaration, consumer) || collectFilled(id, consumer) { return }
    let flags = declaration.flags
    guard !flags.contains(.isStatic) else { return }
    let isRequirement = parent.kind == .protocol
    if isRequirement {
      guard flags.contains(.hasSetter) else { return }
    } else {
      guard !flags.contains(.isComputed), !flags.contains(.isLazy) else { return }
    }
    let isMemberwise = program.isMemberwise(id) && !ownsItsValue(id, declaration)
    let isSettable =
      flags.contains(.isVar) && !flags.containsAny(of: .hiddenSetter)
    guard isMemberwise || (isSettable && !assignments.isFilledByItself(id)) else { return }
    if flags.contains(.isWeak) {
      for screen in askedScreens(program.declaredTypes[id], consumer) {
        add(screen, consumer, .property, at: id, flags: .isWeak)
      }
    }
    for injected in injections.types(in: program.declaredTypes[id]) {
      let isBack =
        flags.contains(.isWeak) || isBackReference(id, injected.entity)
        || (isRequirement && isWeakEverywhere(declaration))
      if injected.abstraction == .closure, isBuilt(id) { continue }
      if isMemberwise, !isBack {
        add(injected, consumer, parameterKind(injected, bindsDefault: program.fact(id).value >= 0), at: id)
      } else if isSettable, isBack || !isInjectedByInitializer(injected.entity, consumer) {
        guard injected.abstraction != .closure else { continue }
        var extra: Acquisition.Flags = isBack ? .isWeak : []
        if hasValue(id) || isState(id), !assignments.fromOutside.contains(id) { extra.insert(.isUnset) }
        add(injected, consumer, .property, at: id, flags: extra)
      }
    }
  }

  /// The code of `var now: () -> Date = { Date() }` and of `var clock: any Clock = SystemClock()` is the default of the
  /// memberwise parameter.
  func isMemberwiseDefault(_ id: DeclarationID, of dependency: EntityID?) -> Bool {
    let declaration = program.declarations[id]
    return declaration.kind == .property
      && (program.types.form(program.declaredTypes[id]) == .function || takes(id, dependency))
      && program.fact(id).body < 0 && program.isMemberwise(id) && !ownsItsValue(id, declaration)
  }

  /// `@ObservedObject var session = Session.shared` of a struct without an initializer of its own: whoever makes it may
  /// give it another object.
  func isObservedDefault(_ id: DeclarationID, of dependency: EntityID?) -> Bool {
    let declaration = program.declarations[id]
    guard declaration.kind == .property, program.fact(id).body < 0, program.isMemberwise(id), let dependency,
      program.nominals(in: program.declaredTypes[id]).contains(dependency)
    else { return false }
    let file = Int(declaration.file)
    return program.files[file].attributes(of: program.fact(id)).contains { attribute in
      isPlatform(binding(of: attribute.type, at: declaration.parent, file: file))
    }
  }

  /// The first value of a property that others can set, and whose type is written, and is a closure, a protocol of the
  /// project or declared elsewhere: a test replaces it before it is used.
  func isReplaceable(_ id: DeclarationID, with dependency: EntityID?) -> Bool {
    // What observers do they do whatever the value.
    guard program.fact(id).body < 0, isSettable(id) else { return false }
    if assignments.byTests.contains(id) || isSettableClosure(id, giving: dependency) { return true }
    guard takes(id, dependency) else { return false }
    // A double of a class of the project is another matter.
    return program.nominals(in: program.declaredTypes[id]).allSatisfy {
      program.projectEntity($0).map { program.entities[$0].kind == .protocol } ?? true
    }
  }

  /// `private var env = Environment.shared`, where a function sets it to what it was given: whoever calls that one says
  /// which it is.
  func isPlaceholder(_ id: DeclarationID, of dependency: EntityID?) -> Bool {
    let declaration = program.declarations[id]
    guard let dependency, declaration.kind == .property, assignments.replaced.contains(id),
      !declaration.flags.containsAny(of: [.isStatic, .isComputed, .isLazy]), program.fact(id).body < 0
    else { return false }
    return program.nominals(in: program.declaredTypes[id]).contains {
      $0 == dependency || dependency.isDeclared && program.ancestors[dependency].contains($0)
    }
  }

  /// A stored property that others can set, and that holds the dependency.
  func isSettable(_ id: DeclarationID, with dependency: EntityID?) -> Bool {
    guard program.fact(id).body < 0, isSettable(id), let dependency else { return false }
    let held = program.types[program.unwrapped(program.declaredTypes[id])]
    guard held.form == .nominal else { return false }
    return held.entity == dependency
      || dependency.isDeclared && program.ancestors[dependency].contains(held.entity)
  }

  /// `var makeClient: () -> any Client = { LiveClient() }`: what others can set says what is given. Not where it has to
  /// give just that, or gives nothing and so does work for its owner.
  func isSettableClosure(_ id: DeclarationID, giving dependency: EntityID?) -> Bool {
    let type = program.unwrapped(program.declaredTypes[id])
    guard program.fact(id).body < 0, isSettable(id), program.types.form(type) == .function else { return false }
    let given = program.types.arguments(of: type).last.map { program.nominals(in: $0) } ?? []
    guard !given.isEmpty, let dependency, let index = program.projectEntity(dependency) else { return !given.isEmpty }
    return program.entities[index].kind == .protocol || !given.contains(dependency)
  }

  private func isSettable(_ id: DeclarationID) -> Bool {
    let declaration = program.declarations[id]
    return declaration.kind == .property && declaration.flags.contains(.isVar)
      && !declaration.flags.containsAny(of: [.isStatic, .isComputed, .hiddenSetter]) && declaration.entity.isDeclared
      && !ownsItsValue(id, declaration)
  }

  /// The type of a property is written, and is the dependency's or a protocol of the project.
  private func takes(_ id: DeclarationID, _ dependency: EntityID?) -> Bool {
    guard program.fact(id).type >= 0 else { return false }
    let nominals = program.nominals(in: program.declaredTypes[id])
    return !nominals.isEmpty
      && nominals.allSatisfy { entity in
        entity == dependency || program.projectEntity(entity).map { program.entities[$0].kind == .protocol } ?? false
      }
  }

  /// View controllers of the project that the consumer calls: back references, where it does not keep them alive.
  private func askedScreens(_ type: TypeID, _ consumer: Consumer) -> [InjectedType] {
    program.nominals(in: type).compactMap { entity in
      guard let index = program.projectEntity(entity), profiles[index].significance == .viewController,
        calledScreens.contains(Call(consumer: consumer, screen: entity))
      else { return nil }
      return InjectedType(entity: entity, abstraction: .concrete, isOptional: true, entry: -1)
    }
  }

  private func isBackReference(_ id: DeclarationID, _ entity: EntityID) -> Bool {
    if let index = program.projectEntity(entity), profiles[index].isBackReference { return true }
    let name = program.symbols[program.declarations[id].name].lowercased()
    return name.hasSuffix("delegate") || name.hasSuffix("datasource") || name == "parent" || name == "owner"
  }

  /// A requirement cannot be weak itself; it is where every type of the product that meets it declares it so.
  private func isWeakEverywhere(_ requirement: Declaration) -> Bool {
    var isMet = false
    for entity in conformers[requirement.type] ?? [] {
      for id in program.members.find(MemberTable.entity(entity), requirement.name) {
        let declaration = program.declarations[id]
        guard declaration.kind == .property, !isTestFile[Int(declaration.file)] else { continue }
        if !declaration.flags.contains(.isWeak) { return false }
        isMet = true
      }
    }
    return isMet
  }

  /// `@State private var model = Model()`: SwiftUI keeps the first value, nobody hands in another one.
  private func ownsItsValue(_ id: DeclarationID, _ declaration: Declaration) -> Bool {
    program.fact(id).value >= 0 && program.attributeTraits(id).contains(.owned)
  }

  private func isInjectedByInitializer(_ entity: EntityID, _ consumer: Consumer) -> Bool {
    guard let type = consumer.type else { return false }
    for id in program.members.find(MemberTable.entity(type), program.identifiers.initializer) {
      for parameter in program.parameters(of: id)
      where program.nominals(in: program.declaredTypes[parameter]).contains(entity) {
        return true
      }
    }
    return false
  }

  // MARK: Wrappers

  /// An attribute that injects, takes from the surroundings, or reads a store. True where the property is such a one.
  private mutating func collectWrapper(_ id: DeclarationID, _ declaration: Declaration, _ consumer: Consumer) -> Bool {
    let fact = program.fact(id)
    let file = Int(declaration.file)
    for attribute in program.files[file].attributes(of: fact) {
      let type = program.files[file].types[Int(attribute.type)]
      let symbol = program.symbols.symbol(file: file, type.name)
      let place = program.known.place(.attribute, symbol)
      if let place, program.known[place].traits.contains(.filled) { return true }
      let declared = binding(of: attribute.type, at: declaration.parent, file: file)
      guard let place, let kind = program.known[place].kind else {
        if case .entity(let wrapper) = declared, locators.isInjecting(wrapper), inject(id, consumer, .wrapper) {
          return true
        }
        wrap(declared, type, declaration, consumer)
        continue
      }
      switch kind {
      case .injection:
        if !inject(id, consumer, .wrapper) { injectClosure(id, consumer, symbol) }
        return true
      case .environment:
        guard declared == .unknown || isPlatform(declared) else { continue }
        inject(id, consumer, .environment)
        return true
      case .wrapper:
        guard declared == .unknown || isPlatform(declared) else {
          wrap(declared, type, declaration, consumer)
          continue
        }
        store(EntityID.external(symbol), type, declaration, consumer, place)
        return true
      default: continue
      }
    }
    return false
  }

  /// `@Setting("theme") var theme`, where the project's own wrapper reads and writes what everyone shares.
  private mutating func wrap(
    _ binding: TypeBinding, _ type: TypeFact, _ declaration: Declaration, _ consumer: Consumer
  ) {
    guard case .entity(let wrapper) = binding, program.projectEntity(wrapper) != nil, reaches(wrapper: wrapper)
    else {
      return
    }
    // What a view shows of a store is mended in the wrapper.
    var flags: Acquisition.Flags = isInterface(consumer) ? [.isVolatile, .isInfo] : .isVolatile
    if isExemptConsumer(consumer, file: Int(declaration.file)) || isFixture(declaration) { flags.insert(.isExempt) }
    if isTestFile[Int(declaration.file)] { flags.insert(.isInTest) }
    acquisitions.append(
      Acquisition(
        source: NodeKey(consumer), target: NodeKey.entity(wrapper), kind: .static, abstraction: .concrete,
        certainty: .exact, role: nil, via: nil, flags: flags, member: program.identifiers.wrappedValue,
        file: declaration.file, start: type.start, end: type.end, entry: -1))
  }

  /// What the name of an attribute stands for: `Setting`, `Secure.Item`.
  private func binding(of type: Int32, at parent: DeclarationID?, file: Int) -> TypeBinding {
    let types = program.files[file].types
    let fact = types[Int(type)]
    let name = program.symbols.symbol(file: file, fact.name)
    guard fact.kind == .member, Int(type) + 1 < types.count else {
      return program.typeBinding(name, at: parent, file: file).binding
    }
    let outer = program.symbols.symbol(file: file, types[Int(type) + 1].name)
    guard case .entity(let entity) = program.typeBinding(outer, at: parent, file: file).binding else { return .unknown }
    return program.nestedType(name, in: entity) ?? .unknown
  }

  /// A wrapper around a property leaves what a test controls.
  func reachesByWrapper(_ id: DeclarationID) -> Bool {
    let declaration = program.declarations[id]
    let file = Int(declaration.file)
    return program.files[file].attributes(of: program.fact(id)).contains { attribute in
      guard case .entity(let wrapper) = binding(of: attribute.type, at: declaration.parent, file: file),
        program.projectEntity(wrapper) != nil
      else { return false }
      return reaches(wrapper: wrapper)
    }
  }

  /// What a property wrapper does when it is made or its value is asked for leaves what a test controls.
  func reaches(wrapper: EntityID) -> Bool {
    let identifiers = program.identifiers
    return [identifiers.wrappedValue, identifiers.projectedValue, identifiers.initializer, identifiers.subscriptName]
      .contains { name in
        program.members.find(MemberTable.entity(wrapper), name).contains { id in
          // What an initializer takes and nobody gives it is a part of the wrapper.
          crossings.contains(id)
            || name == identifiers.initializer && program.parameters(of: id).contains(where: crossings.contains)
        }
      }
  }

  /// `private let mail = Injected<Mailing>()`: a container fills what the property holds.
  private mutating func collectFilled(_ id: DeclarationID, _ consumer: Consumer) -> Bool {
    guard let filled = program.filled(by: id) else { return false }
    for injected in injections.types(in: filled.type) { add(injected, consumer, .wrapper, at: id) }
    return true
  }

  private func isPlatform(_ binding: TypeBinding) -> Bool {
    guard case .entity(let entity) = binding else { return false }
    return program.entities[entity].isPlatform
  }

  /// - Returns: whether it is a dependency that is injected.
  @discardableResult
  private mutating func inject(_ id: DeclarationID, _ consumer: Consumer, _ kind: EdgeKind) -> Bool {
    let key = linked.wrapperKeys[id]
    let type = program.declaredTypes[id]
    var found = injections.types(in: type)
    // `@Dependency(\.player.load)`: one member of what is injected.
    if let holder = key?.holder, found.allSatisfy({ $0.abstraction == .closure }) {
      found = injections.types(in: holder)
    }
    if found.isEmpty, kind == .wrapper { found = client(key?.holder ?? type) }
    if found.isEmpty, kind == .wrapper || key == nil { found = foreign(type) }
    // `@Received let api: API` beside `init(api: API)`: the attribute only says where that comes from.
    if kind == .wrapper, !program.declarations[id].flags.contains(.isVar) {
      found.removeAll { isInjectedByInitializer($0.entity, consumer) }
    }
    for injected in found { add(injected, consumer, kind, at: id) }
    // `@Environment(\.calendar)`: what is the device's elsewhere can be replaced here.
    guard let entity = InstanceLifetimes.given(by: id, program), program.projectEntity(entity) == nil,
      let current = program.known.place(.staticMember, program.symbol(of: entity), program.identifiers.current),
      program.known(entity)?.kind == .glue
    else { return !found.isEmpty }
    let value = InjectedType(entity: entity, abstraction: .concrete, isOptional: false, entry: current)
    add(value, consumer, kind, at: id)
    return true
  }

  /// `@Dependency(\.connect) var connect`, a closure that gives no service: the container is all that can be named.
  private mutating func injectClosure(_ id: DeclarationID, _ consumer: Consumer, _ wrapper: Symbol) {
    guard program.types.form(program.unwrapped(program.declaredTypes[id])) == .function,
      let container = program.wrapperRoots[wrapper]
    else { return }
    let closure = InjectedType(entity: .external(container), abstraction: .closure, isOptional: false, entry: -1)
    add(closure, consumer, .wrapper, at: id)
  }

  /// A struct of closures is injected so that they can be exchanged, whatever else it says of itself.
  private func client(_ type: TypeID) -> [InjectedType] {
    let node = program.types[type]
    guard node.form == .nominal, shapes.isOfClosures(node.entity) else { return [] }
    return [InjectedType(entity: node.entity, abstraction: .concrete, isOptional: false, entry: -1)]
  }

  /// `@EnvironmentObject var store: Store<State>` of a package that is not scanned: the wrapper says that it is handed
  /// in.
  private func foreign(_ type: TypeID) -> [InjectedType] {
    var node = program.types[type]
    let isOptional = node.form == .nominal && node.entity == program.wellKnown.optional && node.count == 1
    if isOptional { node = program.types[program.types.argument(type, 0)] }
    guard node.form == .nominal, program.isForeign(node.entity) else { return [] }
    return [InjectedType(entity: node.entity, abstraction: .concrete, isOptional: isOptional, entry: -1)]
  }

  /// `@AppStorage("key")`: a volatile dependency that hides behind an attribute.
  private mutating func store(
    _ target: EntityID, _ type: TypeFact, _ declaration: Declaration, _ consumer: Consumer, _ entry: Int32
  ) {
    let source = NodeKey(consumer)
    var flags: Acquisition.Flags = .isVolatile
    if program.known[entry].traits.contains(.info) { flags.insert(.isInfo) }
    if isExemptConsumer(consumer, file: Int(declaration.file)) { flags.insert(.isExempt) }
    acquisitions.append(
      Acquisition(
        source: source, target: NodeKey.entity(target), kind: .static, abstraction: .concrete,
        certainty: .exact, role: nil, via: nil, flags: flags, member: 0, file: declaration.file, start: type.start,
        end: type.end, entry: entry))
  }

  private mutating func add(
    _ injected: InjectedType, _ consumer: Consumer, _ kind: EdgeKind, at id: DeclarationID,
    flags extra: Acquisition.Flags = []
  ) {
    let source = NodeKey(consumer)
    let target = NodeKey.entity(injected.entity)
    if source == target { return }
    let fact = program.fact(id)
    let file = program.declarations[id].file
    var flags = extra
    if injected.isOptional, !isBinding(id), !isReplacedWhereMissing(id, injected.entity, consumer) {
      if isMissed(id, kind) { flags.insert(.isMissed) }
    }
    // What the default is made of is an edge of its own.
    if kind == .initializerDefault { flags.formUnion([.isCompanion, .isDeclared]) }
    if isExemptConsumer(consumer, file: Int(file)) { flags.insert(.isExempt) }
    if injected.entry >= 0 { flags.insert(.isVolatile) }
    let type = fact.type >= 0 ? program.files[Int(file)].types[Int(fact.type)] : nil
    var acquisition = Acquisition(
      source: source, target: target, kind: kind, abstraction: injected.abstraction,
      certainty: program.isOneOfSeveral(program.declaredTypes[id], in: Int(file)) ? .byName : .exact, role: nil,
      via: nil, flags: flags, member: program.declarations[id].name, file: file, start: fact.nameStart,
      end: type.map(\.end) ?? fact.nameEnd, entry: injected.entry)
    acquisitions.append(acquisition)
    for twin in program.twins(of: injected.entity, in: Int(file)) {
      acquisition.target = NodeKey.entity(twin)
      acquisitions.append(acquisition)
    }
    acquisition.target = target
    // `init<S: Store>(store: S)`: what is taken is said where the parameter is bounded, too.
    guard let parameter = injected.parameter, program.consumer(of: parameter) == consumer else { return }
    let bound = program.fact(parameter)
    guard bound.type >= 0 else { return }
    acquisition.file = program.declarations[parameter].file
    acquisition.start = program.files[Int(acquisition.file)].types[Int(bound.type)].start
    acquisition.end = program.files[Int(acquisition.file)].types[Int(bound.type)].end
    acquisitions.append(acquisition)
  }
}
