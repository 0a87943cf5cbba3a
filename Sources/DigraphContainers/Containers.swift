package import DigraphEffects
import DigraphFacts
import DigraphKnowledge
package import DigraphLinking

/// What the project registers in containers, and what it asks them for.
package struct Containers: Sendable {
  /// Containers that know the same services: those of one framework, or a type of the project's own.
  package struct Family: Sendable, Hashable {
    /// The framework's name, or the type's.
    package let name: String
    package let isFramework: Bool

    /// The compiler knows what is registered: each registration is a property, which others name.
    package var isCompiled = false
    /// Declarations say what is registered, rather than calls.
    package var isDeclared = false

    static func declared(_ name: String) -> Family {
      Family(name: name, isFramework: true, isCompiled: true, isDeclared: true)
    }
  }

  /// A service is made known.
  package struct Registration: Sendable {
    package internal(set) var call: ContainerCall
    package let family: Family
    /// Where the branch of an `#if` begins that the call stands in; nil for none.
    package let condition: UInt32?
    /// Some builds leave the call out, or builds for users the function that it stands in.
    package let isConditional: Bool
  }

  /// A service is asked for, by a call or by a property wrapper.
  package struct Resolution: Sendable {
    package let call: ContainerCall
    package let family: Family
    package let isWrapper: Bool
    /// It is asked for later than the value that holds it is made, if at all.
    package let isLazy: Bool
    /// The wrapper goes on without it.
    package var isOptional = false
    /// The type that the wrapper asks for is an optional, which nobody registers: `@Injected var mail: Mail?`.
    package var asksForOptional = false
  }

  /// In the order of files and places.
  package private(set) var registrations: [Registration] = []
  package private(set) var resolutions: [Resolution] = []
  /// Families to which something is made known whose type the code does not say.
  package private(set) var registeredOpenly: Set<Family> = []
  /// Families that are asked for something whose type the code does not say.
  package private(set) var askedOpenly: Set<Family> = []
  /// Who else constructs what is registered, and which of its functions nobody calls.
  package private(set) var surroundings = RegistrationSurroundings()
  package private(set) var table = RegistrationTable([])
  package private(set) var needs = RegistrationGraph()
  package private(set) var levels = ContainerLevels()

  /// O(calls + declarations), and O(references) where there are any calls.
  ///
  /// - Parameter isInjecting: a type is a property wrapper of the project that asks a container.
  package init(_ linked: LinkedProgram, isInjecting: (EntityID) -> Bool) {
    let program = linked.program
    let kin = Self.kin(linked.containerCalls, program)
    let calls = linked.containerCalls.map { (call: $0, family: Self.family(of: $0, kin, program)) }
    // What nothing is registered in is no container, whatever its generic functions give; nor is a type of the project
    // that nobody asks: observers register, too.
    let asked = Set(calls.lazy.filter { !$0.call.isRegistration }.map(\.family))
    let families = Set(
      calls.lazy.filter { $0.call.isRegistration && ($0.family.isFramework || asked.contains($0.family)) }
        .map(\.family))
    let declared = DeclaredRegistrations(linked)
    if families.isEmpty, declared.registrations.isEmpty { return }
    registrations = declared.registrations
    resolutions = declared.resolutions
    var wrappers: [EntityID: Wrapper] = [:]
    for (call, family) in calls where families.contains(family) {
      guard program.otherCode[Int(call.file)] == nil else { continue }
      if call.isRegistration {
        if call.service == nil { registeredOpenly.insert(family) }
        registrations.append(Self.registration(call, family, program))
      } else {
        // What macros of the framework ask for is not seen.
        if program.isAccessor(call.function) { askedOpenly.insert(family) }
        if call.service == nil {
          if let wrapper = call.consumer.type, isInjecting(wrapper) {
            wrappers[wrapper] = wrappers[wrapper] ?? Wrapper(call, family, program)
          } else {
            askedOpenly.insert(family)
          }
        }
        resolutions.append(Resolution(call: call, family: family, isWrapper: false, isLazy: false))
      }
    }
    guard !registrations.isEmpty else { return }
    registeredOpenly.formUnion(Self.filledOtherwise(registrations, linked))
    let named = families.filter { !$0.isCompiled }
    addWrappers(
      byType: named.count == 1 ? named.first : nil, families.union(declared.registrations.lazy.map(\.family)), wrappers,
      linked)
    let used = Set(resolutions.lazy.filter(\.isWrapper).map(\.family))
    for wrapper in wrappers.values where !used.contains(wrapper.family) { askedOpenly.insert(wrapper.family) }
    registrations.sort { ($0.call.file, $0.call.start) < ($1.call.file, $1.call.start) }
    resolutions.sort { ($0.call.file, $0.call.start) < ($1.call.file, $1.call.start) }
    surroundings = RegistrationSurroundings(registrations, linked)
    table = RegistrationTable(registrations)
    needs = RegistrationGraph(self, table, program)
    levels = ContainerLevels(linked)
  }

  static func registration(_ call: ContainerCall, _ family: Family, _ program: Program) -> Registration {
    let condition = program.files[Int(call.file)].condition(around: call.start)?.start
    var isConditional = condition != nil
    var next = call.context
    while let id = next, !isConditional {
      isConditional = program.declarations[id].flags.contains(.isForDebugging)
      next = program.declarations[id].parent
    }
    return Registration(call: call, family: family, condition: condition, isConditional: isConditional)
  }

  /// Containers of the project's own that put something into what their functions fill: `services["Mail"] = Mail()`.
  /// O(references), where there are any.
  private static func filledOtherwise(_ registrations: [Registration], _ linked: LinkedProgram) -> [Family] {
    let program = linked.program
    let own = registrations.filter { !$0.family.isFramework }
    if own.isEmpty { return [] }
    let functions = Set(own.map(\.call.function))
    let owners = Set(own.map(\.call.owner))
    var writers: [DeclarationID: Set<DeclarationID>] = [:]
    for group in linked.references {
      // An element is written, rather than all of it.
      for reference in group where reference.flags.contains(.write) && !reference.flags.contains(.assigned) {
        guard let property = reference.declaration, let writer = reference.context, owners.contains(reference.target),
          program.declarations[property].kind == .property
        else { continue }
        writers[property, default: []].insert(writer)
      }
    }
    let filled = Set(
      writers.values.lazy.filter { !$0.isDisjoint(with: functions) && !$0.isSubset(of: functions) }
        .flatMap { $0.subtracting(functions) }.map { program.declarations[$0].type })
    return own.filter { filled.contains($0.call.owner) }.map(\.family)
  }

  /// For types of the project through which a container is told or asked: the container. Others may ask it by a
  /// protocol.
  private static func kin(_ calls: [ContainerCall], _ program: Program) -> [EntityID: EntityID] {
    let asked = Set(calls.lazy.filter { !$0.isRegistration }.map(\.owner))
    var found: [EntityID: EntityID] = [:]
    for call in calls where call.isRegistration && found[call.owner] == nil {
      guard program.projectEntity(call.owner) != nil else { continue }
      let types =
        [call.owner]
        + program.ancestors[call.owner].filter { asked.contains($0) && program.projectEntity($0) != nil }
      let container = types.lazy.compactMap { found[$0] }.first ?? call.owner
      for type in types { found[type] = container }
    }
    return found
  }

  private static func family(of call: ContainerCall, _ kin: [EntityID: EntityID], _ program: Program) -> Family {
    if program.isAccessor(call.function) { return Family(name: "Knit", isFramework: true) }
    if call.isFactory { return Family(name: "Factory", isFramework: true, isCompiled: true) }
    if program.projectEntity(call.owner) == nil, let modules = program.packageModules(of: call.function),
      let name = modules.map({ program.symbols[$0] }).min()
    {
      return Family(name: name, isFramework: true)
    }
    return Family(
      name: program.qualifiedName(kin[call.owner] ?? call.owner),
      isFramework: program.projectEntity(call.owner) == nil)
  }

  /// A property wrapper of the project that asks a container for what it is put around.
  private struct Wrapper {
    let family: Family
    /// It asks when its value is asked for, rather than when it is made.
    let isLazy: Bool
    let isOptional: Bool

    init(_ call: ContainerCall, _ family: Family, _ program: Program) {
      self.family = family
      isLazy = call.context.map { Self.isRunLate(program.declarations[$0]) } ?? false
      isOptional = !call.isForced && program.types.form(program.declaredTypes[call.function]) != .parameter
    }

    private static func isRunLate(_ declaration: Declaration) -> Bool {
      switch declaration.kind {
      case .initializer: false
      case .property: declaration.flags.containsAny(of: [.isComputed, .isLazy])
      default: true
      }
    }
  }

  /// Properties with a wrapper that injects by type, and perhaps by name, or by the property of a container.
  private mutating func addWrappers(
    byType: Family?, _ families: Set<Family>, _ wrappers: [EntityID: Wrapper], _ linked: LinkedProgram
  ) {
    let byKey = families.first { $0.isCompiled && !$0.isDeclared }
    let declared = families.filter(\.isDeclared)
    guard byType != nil || byKey != nil || !declared.isEmpty else { return }
    let program = linked.program
    for file in 0..<(program.files.count - 1) where program.otherCode[file] == nil {
      for id in program.declarations(ofFile: file) where program.declarations[id].kind == .property {
        let fact = program.fact(id)
        if let filled = program.filled(by: id), let family = families.first(where: { $0.name == filled.framework }) {
          add(filled, by: id, family, linked)
          continue
        }
        for attribute in program.files[file].attributes(of: fact) {
          let symbol = program.symbols.symbol(file: file, program.files[file].types[Int(attribute.type)].name)
          let name = program.symbols[symbol]
          // What a tool of the build reads is noted already.
          if name.hasPrefix("Weaver") { continue }
          let own = wrappers.isEmpty ? nil : wrapper(symbol, around: id, wrappers, program)
          guard
            own != nil
              || program.known.place(.attribute, symbol).map({ program.known[$0].kind == .injection }) ?? false,
            let family = own?.family
              ?? declared.first(where: { Self.wrappers(of: $0).contains(name) })
              ?? (linked.wrapperKeys[id] == nil ? byType ?? byKey : byKey),
            let service = service(of: id, linked) ?? (family.isDeclared ? .unnamed : nil)
          else { continue }
          var call = ContainerCall(
            function: id, owner: service, isRegistration: false, consumer: program.consumer(of: id), context: id,
            file: Int32(file), start: fact.nameStart, end: fact.nameEnd)
          call.service = service == .unnamed ? nil : service
          // A key stands for a type.
          call.name = family.isDeclared ? .none : linked.wrapperNames[id] ?? .none
          resolutions.append(
            Resolution(
              call: call, family: family, isWrapper: true,
              isLazy: own?.isLazy ?? false || family.name == "Dip" || Self.lazyWrappers.contains(name),
              isOptional: own?.isOptional ?? (name == "OptionalInjected"),
              asksForOptional: own == nil && family.name == "Resolver" && Self.strictWrappers.contains(name)
                && isOptional(fact, file, program)))
        }
      }
    }
  }

  /// `let mail = Injected<Mailing>()`
  private mutating func add(
    _ filled: Program.Filled, by property: DeclarationID, _ family: Family, _ linked: LinkedProgram
  ) {
    let program = linked.program
    let node = program.types[filled.type]
    guard node.form == .nominal else { return }
    let fact = program.fact(property)
    var call = ContainerCall(
      function: property, owner: node.entity, isRegistration: false, consumer: program.consumer(of: property),
      context: property, file: program.declarations[property].file, start: fact.nameStart, end: fact.nameEnd)
    call.service = node.entity
    call.name = linked.wrapperNames[property] ?? .none
    resolutions.append(Resolution(call: call, family: family, isWrapper: true, isLazy: true, isOptional: true))
  }

  /// What a property is filled with; of `@Dependency(\.player.load)` what has the member.
  private func service(of property: DeclarationID, _ linked: LinkedProgram) -> EntityID? {
    if let holder = linked.wrapperKeys[property]?.holder {
      let node = linked.program.types[holder]
      if node.form == .nominal { return node.entity }
    }
    return InstanceLifetimes.given(by: property, linked.program)
  }

  /// The attributes by which properties ask what declarations register.
  private static func wrappers(of family: Family) -> Set<String> {
    switch family.name {
    case "Dependencies": ["Dependency"]
    case "SafeDI": ["Instantiated", "Received"]
    default: []
    }
  }

  private func wrapper(
    _ name: Symbol, around property: DeclarationID, _ wrappers: [EntityID: Wrapper], _ program: Program
  ) -> Wrapper? {
    let declaration = program.declarations[property]
    guard
      case .entity(let type) = program.typeBinding(name, at: declaration.parent, file: Int(declaration.file)).binding
    else { return nil }
    return wrappers[type]
  }

  /// `Mail?`, and not `Mail!`.
  private func isOptional(_ fact: DeclarationFact, _ file: Int, _ program: Program) -> Bool {
    fact.type >= 0 && program.files[file].types[Int(fact.type)].kind == .optional
      && !program.files[file].types[Int(fact.type)].flags.contains(.implicitlyUnwrapped)
  }

  /// Wrappers of Resolver that ask for the very type of the property.
  private static let strictWrappers: Set<String> = ["Injected", "LazyInjected"]

  /// Wrappers that ask when they are asked.
  private static let lazyWrappers: Set<String> = ["Dependency", "DynamicInjected", "LazyInjected", "WeakLazyInjected"]
}

extension Containers.Registration {
  /// As the code says it; nil where it says nothing, or nothing that is known.
  package func lifetime(in program: Program) -> Lifetime? {
    call.scope == 0 ? nil : Lifetime.named(program.symbols[call.scope], in: family.name)
  }
}
