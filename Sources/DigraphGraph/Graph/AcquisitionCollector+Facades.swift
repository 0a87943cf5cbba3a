import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// Functions, globals and members of other types that leave what a test can control.
extension AcquisitionCollector {
  mutating func global(_ reference: Reference) {
    if locateGlobally(reference) || isServed(reference) { return }
    if let entry = program.knownPlace(of: reference) {
      if let instance = sharedInstance(reference) {
        let isMild = isShowing(program.known[entry], reference)
        acquire(reference, instance, .singleton, flags: isMild ? [.isVolatile, .isInfo] : .isVolatile, entry: entry)
      } else {
        volatile(reference, entry)
      }
      return
    }
    guard let reached = reference.declaration else { return }
    if let singleton = singletons[reached] {
      if reference.consumer == .type(singleton.instance) { return }
      var flags: Acquisition.Flags = [.isProjectSingleton]
      if singleton.isLogger || isPlumbing(singleton.instance) { flags.insert(.isInfo) }
      if reachLocator(reference, singleton.instance, flags: flags) { return }
      let isWorld = ["Current", "World", "Env", "Environment"].contains(program.symbols[reference.member])
      let asks = isWorld && !locators.contains(singleton.instance) || isContainer(singleton.instance)
      acquire(reference, singleton.instance, asks ? .locator : .singleton, flags: flags)
    } else if let instance = InstanceLifetimes.given(by: reached, program), reachLocator(reference, instance) {
      return
    } else if isOfSameFile(reached, reference)
      || program.known.traits(.function, reference.member).contains(.asserts)
    {
      // Of a function it is said what it reaches; what a trap does nobody depends on.
      if crossings.reaches(by: reference), program.declarations[reached].kind == .function {
        acquire(reference, node: .function(reached), .static, flags: [.isVolatile, .isExempt])
      }
    } else if crossings.reaches(by: reference) && !isKept(reached, program.declarations[reached])
      || contexts.isState(reached, program.declarations[reached], program)
    {
      reachFacade(reference, .function(reached))
    }
  }

  /// What only its own file sees is a part of those who use it, and so is a variable of a program's own statements.
  private func isOfSameFile(_ id: DeclarationID, _ reference: Reference) -> Bool {
    let declaration = program.declarations[id]
    if declaration.kind == .property, declaration.file == reference.file, program.isMainFile(Int(declaration.file)),
      !isClosure(id), !declaration.flags.contains(.isComputed)
    {
      return true
    }
    return declaration.flags.containsAny(of: .hidden) && declaration.file == reference.file && !isClosure(id)
  }

  /// A property of a function type.
  func isClosure(_ id: DeclarationID) -> Bool { program.types.form(program.declaredTypes[id]) == .function }

  /// The type of a global variable of the platform that holds a shared instance: `NSApp`.
  private func sharedInstance(_ reference: Reference) -> EntityID? {
    guard let variable = reference.declaration, program.declarations[variable].kind == .property,
      let instance = InstanceLifetimes.given(by: variable, program), isDependency(instance)
    else { return nil }
    return instance
  }

  /// A function, static or member added to another type, whose own code leaves what a test controls.
  mutating func reachFacade(_ reference: Reference, _ node: NodeKey) {
    if let entity = node.entity {
      // What is drawn is shown, not asked.
      if isInterface(entity) && !fetches(reference) || isOfInterface(entity) { return mentionOnly(reference) }
      if let own = program.projectEntity(entity), isOfFile(own) || isPart(own, reference.consumer) {
        return mentionOnly(reference)
      }
    }
    guard let member = reference.declaration, !givesToken(member), !program.isLocalizedText(member),
      !(givesScreen(member) && leadsOn(reference)), !opensScreen(member), !asksWhatItIsHanded(member)
    else { return mentionOnly(reference) }
    let isMild =
      program.isToldItsCaller(member) || program.isLogStatement(member) || crossings.isLog(member)
      || isLayout(reference, member) || isHop(member) || isTheme(reference, member) || givesLogger(member)
      || givesIdentified(member) || isSetAtLaunch(member)
      || node.entity.map { program.isLogger($0) || $0 == sources[.scheduler] } ?? false
      || isView(reference.consumer) && crossings.onlyNotes(member)
      || isLook(member) || isOfTouch(reference, member) || showsScreen(reference, member)
      || reference.flags.contains(.inText) && crossings.onlyDraws(member) || isFormat(reference, member)
    let flags: Acquisition.Flags = isMild ? [.isVolatile, .isInfo] : .isVolatile
    let isSaid = isOfFunctions(reference, node) || isOfExtensions(reference, node) || isRegistration(member)
    acquire(reference, node: node, .static, flags: isSaid ? flags.union(.isExempt) : flags)
  }

  /// `enum Preference { enum Place { … } }`: what is declared inside of a facade is a part of it, and a facade that is
  /// declared inside of a type is one of that, of which what it reaches is said.
  private func isPart(_ facade: EntityID, _ consumer: Consumer) -> Bool {
    guard let type = consumer.type.flatMap({ program.projectEntity($0) }) else { return false }
    return program.isDeclared(type, inside: facade) || program.isDeclared(facade, inside: type)
  }

  /// `static func load(_ list: List, from api: API)`: it is the service's work, which its caller hands in.
  private func asksWhatItIsHanded(_ member: DeclarationID) -> Bool {
    crossings.reachesByArguments(member)
      && program.parameters(of: member).contains {
        program.nominals(in: program.declaredTypes[$0]).contains { isDependency($0) }
      }
  }

  /// `static func module(…) -> Module<EditorViewController, EditorOutput>`: a screen with what belongs to it.
  private func givesScreen(_ member: DeclarationID) -> Bool {
    let type = program.unwrapped(program.declaredTypes[member])
    guard program.declarations[member].kind == .function, program.types.form(type) == .nominal,
      let given = program.projectEntity(program.types[type].entity), shapes[given].methods == 0
    else { return false }
    return (program.types.arguments(of: type) + shapes[given].storedProperties.map { program.declaredTypes[$0] })
      .contains { program.nominals(in: $0).contains { isInterface($0) } }
  }

  /// `static func push(in stack: UINavigationController)` of a coordinator: it makes one, and the screen that goes with it.
  private func opensScreen(_ member: DeclarationID) -> Bool {
    contexts.composing.contains(member) && program.givesNothing(member) && takesScreen(member)
      && contexts.composed[member]?.contains(where: { isInterface($0) }) ?? false
  }

  /// A static function of a view that gets what the view is to show.
  private func fetches(_ reference: Reference) -> Bool {
    guard let member = reference.declaration, program.declarations[member].flags.contains(.isStatic),
      program.projectEntity(reference.target).map({ profiles[$0].significance == .view }) ?? false
    else { return false }
    return crossings.fetches(member)
  }

  /// A function that calls another one: what it reaches by that is said of the other one.
  private func isOfFunctions(_ reference: Reference, _ node: NodeKey) -> Bool {
    guard case .function = reference.consumer, case .function = node.meaning else { return false }
    return true
  }

  /// `extension String { func open() { URL(string: self)?.open() } }`: what is added to a type of others calls what is
  /// added to another one, of which what it reaches is said.
  private func isOfExtensions(_ reference: Reference, _ node: NodeKey) -> Bool {
    guard let consumer = reference.consumer.type, let entity = node.entity else { return false }
    return program.projectEntity(consumer) == nil && program.projectEntity(entity) == nil
  }

  /// `Looks.theme`, or a global: what is shown asks how it is to look.
  private func isTheme(_ reference: Reference, _ member: DeclarationID) -> Bool {
    program.declarations[member].kind == .property && isPartOfInterface(reference.consumer)
      && program.nominals(in: program.declaredTypes[member]).contains { program.isNamedForLooks($0) }
  }

  /// `Log.logger("sync")`
  private func givesLogger(_ member: DeclarationID) -> Bool {
    program.nominals(in: program.declaredTypes[member]).contains { program.isLogger($0) }
  }

  /// `static let isSnapshot = ProcessInfo.processInfo.arguments.contains("-snapshot")`: who starts the program says it
  /// once.
  private func isSetAtLaunch(_ member: DeclarationID) -> Bool {
    let declaration = program.declarations[member]
    return declaration.kind == .property && declaration.flags.isDisjoint(with: [.isComputed, .isVar])
      && crossings.onlyAsksProcess(member)
  }

  /// Values of the project, which are told from others by what is drawn for each.
  private func givesIdentified(_ member: DeclarationID) -> Bool {
    program.nominals(in: program.declaredTypes[member]).contains { program.projectEntity($0) != nil }
      && crossings.onlyIdentifies(member)
  }

  /// A view asks the device, or what is shown already, how it is to be laid out.
  private func isLayout(_ reference: Reference, _ member: DeclarationID) -> Bool {
    guard isPartOfInterface(reference.consumer) || reference.context.map(marks.showing.contains) ?? false else {
      return false
    }
    return crossings.reachesDeviceAlone(member) || crossings.onlyLooks(member) && isDrawn(reference, member)
  }

  /// What it gives is a text, or another thing that is drawn.
  private func isDrawn(_ reference: Reference, _ member: DeclarationID) -> Bool {
    let type = program.declaredTypes[member]
    let given = program.types[program.unwrapped(type)]
    guard given.form == .nominal, program.projectEntity(given.entity) == nil else { return false }
    return program.isText(type) || isOfInterface(given.entity) || given.entity == reference.target
  }

  /// `created.agoText()`: what the project adds to a value of the platform says it in words, as does what a view shows.
  private func isFormat(_ reference: Reference, _ member: DeclarationID) -> Bool {
    let (given, isAdded) = (program.declaredTypes[member], program.projectEntity(reference.target) == nil)
    if program.isText(given), isAdded || isPartOfInterface(reference.consumer) { return crossings.onlyWords(member) }
    return isAdded && isView(reference.consumer) && program.isStyledText(given) && crossings.onlyStyles(member)
  }

  /// A font, a colour, a control, a queue or a screen: a design token, plumbing, or where one goes. One that comes from
  /// outside of the process is none.
  private func givesToken(_ id: DeclarationID) -> Bool {
    let given = program.nominals(in: program.declaredTypes[id])
    // `static func source(of table: UITableView) -> UITableViewDiffableDataSource<Section, Row>`
    let whole = program.types[program.unwrapped(program.declaredTypes[id])]
    if isWording(id) || given.contains(where: { isInterface($0) })
      || whole.form == .nominal && isInterface(whole.entity)
    {
      return true
    }
    if contexts.impure.contains(id) { return false }
    return given.contains { entity in
      isOfInterface(entity)
        || program.projectEntity(entity) == nil && program.known(entity)?.group == .plumbing
    }
  }

  /// `Palette.tint(of: topic)`: a colour or a font, as the user wants it.
  private func isLook(_ id: DeclarationID) -> Bool {
    let given = program.nominals(in: program.declaredTypes[id]).filter {
      program.symbols[program.symbol(of: $0)] != "Optional"
    }
    return !given.isEmpty && given.allSatisfy(isOfInterface) && crossings.onlyAsksSettings(id)
  }

  /// `Haptics.tap()`: the device answers a touch, if the user wants that.
  private func isOfTouch(_ reference: Reference, _ member: DeclarationID) -> Bool {
    isPartOfInterface(reference.consumer) && program.givesNothing(member) && crossings.onlyAnswersTouch(member)
      && !program.parameters(of: member).contains { program.isText(program.declaredTypes[$0]) }
  }

  /// `Presenter.show(child, in: self)`: where one goes from a screen, as the user wants it shown.
  private func showsScreen(_ reference: Reference, _ member: DeclarationID) -> Bool {
    isPartOfInterface(reference.consumer) && program.givesNothing(member) && takesScreen(member)
      && crossings.onlyAsksSettings(member)
  }

  /// `L10n.welcome`: a text or an image that is looked up in the program's resources, in whichever of them is chosen.
  private func isWording(_ id: DeclarationID) -> Bool {
    if program.isText(program.declaredTypes[id]), program.parameters(of: id).contains(where: isKey),
      crossings.looksUpByChoice(id)
    {
      return true
    }
    guard crossings.reachesResourcesAlone(id) else { return false }
    let given = program.nominals(in: program.declaredTypes[id])
    return !given.isEmpty && given.allSatisfy { program.projectEntity($0) == nil && !isDependency($0) }
  }

  /// `t("welcome")`
  private func isKey(_ parameter: DeclarationID) -> Bool { program.isText(program.declaredTypes[parameter]) }

  func isOfInterface(_ entity: EntityID) -> Bool {
    program.projectEntity(entity) == nil && program.known(entity)?.group == .interface
  }

  /// Reached through the type, it depends on what was done before or on what is outside.
  ///
  /// - Parameter isSet: it is only given another value.
  func isStateful(_ id: DeclarationID, _ declaration: Declaration, isSet: Bool = false) -> Bool {
    if !isSet, crossings.contains(id), !isKept(id, declaration) { return true }
    if declaration.kind == .property, reachesByWrapper(id) { return true }
    return contexts.isState(id, declaration, program)
  }

  /// What fills a stored static or global ran once, for the type itself; a closure runs whenever it is called.
  func isKept(_ id: DeclarationID, _ declaration: Declaration) -> Bool {
    guard declaration.kind == .property, !declaration.flags.contains(.isComputed), !isClosure(id) else { return false }
    return !contexts.impure.contains(id) || isKeptClient(id, declaration)
  }

  /// A stored struct of closures: what they do is done when they are called, not when they are read.
  private func isKeptClient(_ id: DeclarationID, _ declaration: Declaration) -> Bool {
    guard declaration.kind == .property, !declaration.flags.contains(.isComputed),
      let given = InstanceLifetimes.given(by: id, program)
    else { return false }
    return shapes.isOfClosures(given)
  }
}
