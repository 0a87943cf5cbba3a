import DigraphEffects
import DigraphFacts
import DigraphKnowledge
package import DigraphLinking

/// Registrations and resolutions of frameworks that are told by declarations rather than by calls: the keys of
/// swift-dependencies, the components of Needle, the attributes of Weaver and SafeDI. The compiler or a tool of the
/// build knows that each is registered that is asked for.
struct DeclaredRegistrations {
  private(set) var registrations: [Containers.Registration] = []
  private(set) var resolutions: [Containers.Resolution] = []
  private let program: Program
  /// Of what stands at a declaration: its registration.
  private var places: [DeclarationID: Int] = [:]
  /// Of types that SafeDI makes: their registration.
  private var instantiables: [EntityID: Int] = [:]
  /// Components of Needle.
  private var components: Set<EntityID> = []

  /// O(declarations), and O(references) where there are any registrations.
  init(_ linked: LinkedProgram) {
    program = linked.program
    guard let frameworks = Frameworks(program) else { return }
    findComponents(frameworks)
    for file in 0..<(program.files.count - 1) where program.otherCode[file] == nil {
      for id in program.declarations(ofFile: file) {
        note(id, program.declarations[id], frameworks, linked)
      }
    }
    guard !registrations.isEmpty else { return }
    for group in linked.references {
      for reference in group where program.otherCode[Int(reference.file)] == nil { note(reference, frameworks) }
    }
  }

  /// Names by which the code speaks of the frameworks, as far as it does.
  private struct Frameworks {
    let live: Symbol
    let component: Symbol
    let instantiable: Symbol
    let weaver: Symbol

    /// Nil where no name occurs.
    init?(_ program: Program) {
      live = program.symbols.find("liveValue")
      component = program.symbols.find("Component")
      instantiable = program.symbols.find("Instantiable")
      weaver = program.symbols.find("Weaver")
      if live == 0, component == 0, instantiable == 0, weaver == 0 { return nil }
    }
  }

  private mutating func findComponents(_ frameworks: Frameworks) {
    guard frameworks.component != 0 else { return }
    for entity in program.entities.ids where program.projectEntity(entity) != nil {
      let isComponent = program.ancestors[entity].contains { ancestor in
        ancestor.isDeclared && program.entities[ancestor].isPackage && program.entities[ancestor].kind == .class
          && program.entities[ancestor].name == frameworks.component
      }
      if isComponent { components.insert(entity) }
    }
  }

  private mutating func note(
    _ id: DeclarationID, _ declaration: Declaration, _ frameworks: Frameworks, _ linked: LinkedProgram
  ) {
    switch declaration.kind {
    case .property:
      guard let owner = declaration.entity else { return }
      if declaration.flags.contains(.isStatic) {
        if frameworks.live != 0, program.isRegistered(id) { add(id, "Dependencies") }
      } else if components.contains(owner) {
        noteProvided(id, declaration)
      } else if frameworks.weaver != 0 {
        noteAttribute(id, declaration, linked)
      }
    case .class, .struct, .actor:
      if frameworks.instantiable != 0 { noteInstantiable(id, declaration, frameworks.instantiable) }
    default: return
    }
  }

  private mutating func add(_ id: DeclarationID, _ family: String) {
    let call = call(id, isRegistration: true)
    places[id] = registrations.count
    registrations.append(Containers.registration(call, .declared(family), program))
  }

  private func call(_ id: DeclarationID, isRegistration: Bool) -> ContainerCall {
    let fact = program.fact(id)
    let declaration = program.declarations[id]
    var call = ContainerCall(
      function: id, owner: declaration.type, isRegistration: isRegistration, consumer: program.consumer(of: id),
      context: id, file: declaration.file, start: fact.nameStart, end: fact.nameEnd)
    call.service = InstanceLifetimes.given(by: id, program)
    return call
  }

  // MARK: Needle

  /// `var api: API { shared { LiveAPI() } }` in a component: those below it get it by its name and type.
  private mutating func noteProvided(_ id: DeclarationID, _ declaration: Declaration) {
    guard declaration.flags.contains(.isComputed),
      let given = InstanceLifetimes.given(by: id, program).flatMap({ program.projectEntity($0) }),
      program.entities[given].kind != .enum, !components.contains(given)
    else { return }
    add(id, "Needle")
  }

  // MARK: Attributes

  /// `@Weaver(.registration, type: LiveAPI.self) var api: API`
  private mutating func noteAttribute(_ id: DeclarationID, _ declaration: Declaration, _ linked: LinkedProgram) {
    guard case .member(let word) = linked.wrapperNames[id] else { return }
    let file = Int(declaration.file)
    let facts = program.files[file]
    for attribute in facts.attributes(of: program.fact(id)) {
      let name = program.symbols[program.symbols.symbol(file: file, facts.types[Int(attribute.type)].name)]
      guard name.hasPrefix("Weaver") else { continue }
      switch program.symbols[word] {
      case "registration":
        add(id, "Weaver")
        registrations[registrations.count - 1].call.scope = linked.wrapperScopes[id] ?? 0
      case "reference":
        resolutions.append(
          Containers.Resolution(
            call: call(id, isRegistration: false), family: .declared("Weaver"), isWrapper: true, isLazy: true))
      default: continue
      }
    }
  }

  /// `@Instantiable(fulfillingAdditionalTypes: [Loading.self]) final class Loader`
  private mutating func noteInstantiable(_ id: DeclarationID, _ declaration: Declaration, _ instantiable: Symbol) {
    guard let type = declaration.entity else { return }
    let file = Int(declaration.file)
    let facts = program.files[file]
    let isMarked = facts.attributes(of: program.fact(id)).contains {
      program.symbols.symbol(file: file, facts.types[Int($0.type)].name) == instantiable
    }
    guard isMarked else { return }
    var call = call(id, isRegistration: true)
    call.service = type
    call.implementation = type
    instantiables[type] = registrations.count
    registrations.append(Containers.registration(call, .declared("SafeDI"), program))
  }

  // MARK: References

  /// What stands in the code of a registration, and what asks for one.
  private mutating func note(_ reference: Reference, _ frameworks: Frameworks) {
    if let context = reference.context, let place = places[context] {
      registrations[place].note(reference, program)
    }
    if reference.flags.contains(.attribute), let type = reference.consumer.type, let place = instantiables[type],
      program.ancestors[type].contains(reference.target)
    {
      var call = registrations[place].call
      call.service = reference.target
      registrations.append(Containers.registration(call, .declared("SafeDI"), program))
    }
    if reference.kind == .located, reference.declaration == nil {
      // `@Dependency(\.player) var player` in a function.
      ask(reference, for: reference.target, "Dependencies", isWrapper: true)
    } else if reference.kind == .mention, let asker = reference.consumer.type, components.contains(asker),
      let asked = reference.declaration, let source = reference.receiver.declaration,
      Int(program.declarations[source].file) == program.platformFile,
      program.declarations[asked].kind == .property, let service = InstanceLifetimes.given(by: asked, program)
    {
      ask(reference, for: service, "Needle", isWrapper: false)
    }
  }

  private mutating func ask(_ reference: Reference, for service: EntityID, _ family: String, isWrapper: Bool) {
    // `@Dependency(\.connect) var connect`, a closure: the container is all that can be named.
    let isClosure = program.known(service)?.kind == .container
    guard program.projectEntity(service) != nil || isClosure else { return }
    var call = ContainerCall(
      function: reference.declaration ?? reference.context ?? DeclarationID(number: 0), owner: service,
      isRegistration: false, consumer: reference.consumer, context: reference.context, file: reference.file,
      start: reference.start, end: reference.end)
    call.service = isClosure ? nil : service
    resolutions.append(
      Containers.Resolution(call: call, family: .declared(family), isWrapper: isWrapper, isLazy: true))
  }
}

extension Containers.Registration {
  /// What is constructed where it is declared, or named in its attribute, and whether it is kept.
  fileprivate mutating func note(_ reference: Reference, _ program: Program) {
    if let function = reference.declaration, Int(program.declarations[function].file) == program.platformFile,
      program.symbols[program.declarations[function].name] == "shared"
    {
      call.scope = program.declarations[function].name
    }
    guard call.implementation == nil, let service = call.service,
      let made = program.projectEntity(reference.target), program.entities[made].kind != .protocol,
      reference.kind == .construct || reference.flags.contains(.attribute),
      made == service || program.ancestors[made].contains(service)
    else { return }
    call.implementation = made
  }
}

extension Program {
  /// A container takes what a static property holds: `static let liveValue: any Playing = Player()`.
  package func isRegistered(_ id: DeclarationID) -> Bool {
    let declaration = declarations[id]
    guard declaration.kind == .property, declaration.flags.contains(.isStatic), declaration.type.isDeclared,
      known.name(declaration.name) != 0
    else { return false }
    return ancestors[declaration.type].contains {
      known.traits(.staticMember, symbol(of: $0), declaration.name).contains(.registers)
    }
  }
}
