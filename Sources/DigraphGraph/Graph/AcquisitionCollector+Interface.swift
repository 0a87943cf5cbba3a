import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// What interfaces do to be one: they move windows about, and ask how large things are.
extension AcquisitionCollector {
  /// `NSApp.activate()` where windows are shown: the interface works on itself. What the answer decides beyond that, or
  /// what leaves the program, is another matter.
  func isShowing(_ entry: KnownSymbol, _ reference: Reference) -> Bool {
    guard entry.traits.contains(.shows) || marks.shown.contains(Place(reference)) else { return false }
    // `func isTablet() -> Bool`: those who call it say what they want to know it for.
    if case .function(let function) = reference.consumer, entry.group == .device || entry.group == .application,
      crossings.onlyLooks(function)
    {
      return true
    }
    switch entry.group {
    case .device:
      // `UIAlertController(…, preferredStyle: UIDevice.current.isPad ? .alert : .actionSheet)`
      return worksOnInterface(reference.consumer) || reference.context.map(marks.showing.contains) ?? false
    // A timer moves or hides what is shown.
    case .application, .system, .timer: return worksOnInterface(reference.consumer)
    default: return false
    }
  }

  /// `DispatchQueue.main`, `OperationQueue.main`
  func isMainQueue(_ reference: Reference) -> Bool {
    program.symbols[reference.member] == "main"
      && program.symbols[program.symbol(of: reference.target)].hasSuffix("Queue")
  }

  /// A view, or what is declared inside of one: a coordinator.
  func isPartOfView(_ consumer: Consumer) -> Bool {
    isView(consumer) || outer(of: consumer).map { profiles[$0].significance == .view } ?? false
  }

  /// A view or a screen, or what is declared inside of one: its style.
  func isPartOfInterface(_ consumer: Consumer) -> Bool {
    isInterface(consumer) || outer(of: consumer).map { isInterface($0) } ?? false
  }

  /// A panel of the platform in which the user chooses files.
  func letsChoose(_ entity: EntityID) -> Bool {
    program.projectEntity(entity) == nil && isOfInterface(entity)
      && ["NSOpenPanel", "NSSavePanel"].contains(program.symbols[program.symbol(of: entity)])
  }

  /// `panel.directoryURL = URL(fileURLWithPath: NSHomeDirectory())`: the folder that the user is shown first.
  func isWhereToLook(_ entry: KnownSymbol, _ reference: Reference) -> Bool {
    guard entry.form == .function, let context = reference.context, marks.choosing.contains(context) else {
      return false
    }
    return isInterface(reference.consumer)
  }

  /// The type of the project inside of which a consumer is declared.
  private func outer(of consumer: Consumer) -> EntityID? {
    guard let own = consumer.type.flatMap({ program.projectEntity($0) }) else { return nil }
    return program.parent(of: program.declarations[program.entities[own].declaration]).flatMap {
      program.projectEntity($0.type)
    }
  }

  /// How large the screen is: what a view is told, what is added to a type of the platform, what works out a size.
  func isLayout(_ reference: Reference) -> Bool {
    if let owner = reference.owner, isInterface(owner) { return true }
    return reference.consumer.type.map { program.projectEntity($0) == nil } ?? false
      || givesSize(reference.context) && !isViewModel(reference.consumer)
  }

  /// `static var margin: CGFloat { … }`: it works out a size from what is shown, and reaches nothing else.
  func givesSize(_ context: DeclarationID?) -> Bool {
    guard let context else { return false }
    let declaration = program.declarations[context]
    guard declaration.flags.contains(.isComputed) || declaration.kind == .function else { return false }
    let given = program.types[program.declaredTypes[context]]
    return given.form == .nominal && isSize(given.entity) && crossings.onlyLooks(context)
  }

  /// `protocol Colors { var accent: Color { get } }`: all that it can be asked is what things look like, and how large
  /// they are.
  func isPalette(_ entity: EntityID) -> Bool {
    guard let own = program.projectEntity(entity), !crossings.leaves(own) else { return false }
    let asked = program.children(of: program.entities[own].declaration).filter { id in
      let declaration = program.declarations[id]
      return (declaration.kind == .property || declaration.kind == .function)
        && !declaration.flags.containsAny(of: .hidden)
    }
    let given = asked.map { program.nominals(in: program.declaredTypes[$0]) }
    return given.joined().contains { isOfInterface($0) || isStyle($0) }
      && given.allSatisfy { types in
        !types.isEmpty && types.allSatisfy { isOfInterface($0) || isNumber($0) || isStyle($0) }
      }
  }

  /// `struct TextStyle { let font: Font }`
  private func isStyle(_ entity: EntityID) -> Bool {
    guard let own = program.projectEntity(entity), program.entities[own].kind == .struct else { return false }
    let held = shapes[own].storedProperties.flatMap { program.nominals(in: program.declaredTypes[$0]) }
    return held.contains(where: isOfInterface) && held.allSatisfy { isOfInterface($0) || isNumber($0) }
  }

  private func isNumber(_ entity: EntityID) -> Bool {
    ["CGFloat", "Double", "Float", "Int", "Optional"].contains(program.symbols[program.symbol(of: entity)])
  }

  /// A struct of numbers by which something is drawn.
  private func isSize(_ entity: EntityID) -> Bool {
    entity.isDeclared && program.entities[entity].kind == .struct && isOfInterface(entity)
  }

  /// All that the consumer does is to have the device answer a touch: it is what others call for that.
  func isItsWork(_ reference: Reference) -> Bool {
    switch reference.consumer {
    case .type(let type): program.projectEntity(type).map { crossings.onlyLooks(ofType: $0) } ?? false
    case .function(let function): crossings.onlyLooks(function)
    case .topLevel: false
    }
  }

  /// A view or a screen, a part that is declared inside of one, what is added to a view of the platform, and a class that
  /// keeps windows, views or controllers.
  private func worksOnInterface(_ consumer: Consumer) -> Bool {
    guard let type = consumer.type else { return false }
    guard let own = program.projectEntity(type) else { return isInterface(type) }
    if isPartOfInterface(consumer) { return true }
    return program.entities[own].kind == .class && !isViewModel(consumer)
      && shapes[own].storedProperties.contains { property in
        !program.declarations[property].flags.contains(.isWeak)
          && program.nominals(in: program.declaredTypes[property]).contains { isInterface($0) }
      }
  }

  private func isViewModel(_ consumer: Consumer) -> Bool {
    consumer.type.flatMap { program.projectEntity($0) }.map { profiles[$0].role == .viewModel } ?? false
  }

  /// `func present(from screen: UIViewController)`
  func takesScreen(_ function: DeclarationID) -> Bool {
    program.parameters(of: function).contains { parameter in
      program.nominals(in: program.declaredTypes[parameter]).contains { isInterface($0) }
    }
  }

  /// `KeyboardAvoider(around: list, in: view)`, `Router(navigation: self)`: made of parts of a screen, it sees to how they
  /// look, and nobody else could make it.
  func isOfScreen(_ target: EntityID, _ reference: Reference) -> Bool {
    guard isInterface(reference.consumer), !reference.flags.contains(.noArguments), crossings.onlyAccompanies(target)
    else { return false }
    let initializers = program.members.find(MemberTable.entity(target), program.identifiers.initializer)
    return !initializers.isEmpty
      && initializers.allSatisfy { initializer in
        takesScreen(initializer)
          && program.parameters(of: initializer).allSatisfy {
            program.nominals(in: program.declaredTypes[$0]).allSatisfy {
              isInterface($0) || !isDependency($0) || isToldBack($0)
            }
          }
      }
  }

  /// `func section(in environment: LayoutEnvironment) -> LayoutSection`: all that it is asked for is a part of what is
  /// shown, and it keeps nothing that does work.
  func drawsForScreen(_ target: EntityID, _ reference: Reference) -> Bool {
    guard isInterface(reference.consumer), crossings.onlyServesScreens(target) else { return false }
    let asked = program.children(of: program.entities[target].declaration).filter { id in
      let declaration = program.declarations[id]
      return declaration.kind == .function
        && !declaration.flags.containsAny(of: .hidden) && !declaration.flags.contains(.isStatic)
    }
    return !asked.isEmpty
      && asked.allSatisfy { function in
        takesScreen(function)
          || program.nominals(in: program.declaredTypes[function]).contains { isInterface($0) || isOfInterface($0) }
      }
      && shapes[target].storedProperties.allSatisfy { property in
        program.nominals(in: program.declaredTypes[property]).allSatisfy { isInterface($0) || !isDependency($0) }
      }
  }

  /// `protocol PickerDelegate`: the screen itself is called back.
  private func isToldBack(_ entity: EntityID) -> Bool {
    program.projectEntity(entity).map { profiles[$0].isBackReference } ?? false
  }
}
