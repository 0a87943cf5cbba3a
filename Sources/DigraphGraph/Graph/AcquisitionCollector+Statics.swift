import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// Static members: shared instances, services of a namespace, constructions by another name, state.
extension AcquisitionCollector {
  mutating func staticMember(_ reference: Reference) {
    if isServed(reference), program.projectEntity(reference.target) == nil, !isLocating(reference) { return }
    if let entry = program.knownPlace(of: reference) {
      volatile(reference, entry)
      return
    }
    if let member = reference.declaration, Int(program.declarations[member].file) != program.platformFile {
      declaredStatic(reference, member)
    } else if isLocating(reference) {
      locate(reference)
    } else if !reference.target.isDeclared || program.entities[reference.target].isPlatform {
      guessedSingleton(reference)
    } else if isUsualShared(reference.member) || isExpanded(reference.target) {
      expandedSingleton(reference)
    }
  }

  /// A macro that is not known may have added members, which no superclass of outside declares.
  private func isExpanded(_ entity: EntityID) -> Bool {
    program.hasMacro(entity, where: { program.mayBeUnknownMacro($0) })
      && program.ancestors[entity].allSatisfy(\.isDeclared)
  }

  /// `Store.shared` where nothing in the code declares `shared`: a macro or a plugin of the build does.
  private mutating func expandedSingleton(_ reference: Reference) {
    guard let target = program.projectEntity(reference.target), profiles[target].isDependency else { return }
    acquire(reference, reference.target, .singleton)
  }

  private mutating func declaredStatic(_ reference: Reference, _ member: DeclarationID) {
    let isSelf = reference.consumer == .type(reference.target)
    let declaration = program.declarations[member]
    if isContainer(reference.target), let services = locators.services(of: member),
      !reference.flags.contains(.attribute), !isTestFile[Int(reference.file)], !marks.told.contains(Place(reference))
    {
      give(services, by: reference.target, reference)
    } else if isLocating(reference), !isSelf {
      locate(reference)
    } else if let singleton = singletons[member] {
      reachSingleton(reference, singleton, isSelf: isSelf)
    } else if isRequirement(declaration) {
      requiredStatic(reference, member, declaration)
    } else if isSelf {
      return
    } else if let instance = InstanceLifetimes.given(by: member, program), reachLocator(reference, instance) {
      return
    } else if program.projectEntity(reference.target) != nil, isServiceNamespace(reference.target), handsOut(member),
      !(isPerCall(reference) && contexts.lifetimes.fresh.contains(member) && !crossings.contains(member)),
      !declaration.flags.containsAny(of: .hidden)
    {
      acquire(reference, reference.target, .locator)
    } else if program.projectEntity(reference.target) != nil, isDependency(reference.target),
      makesOwnType(reference, member)
    {
      makeByName(reference)
    } else if program.projectEntity(reference.target) == nil {
      // The project's own extension of a type it does not declare: `UIColor.brand` does nothing, others may.
      if crossings.reaches(by: reference) { reachFacade(reference, .entity(reference.target)) }
    } else if makesOwnData(reference, member) {
      mentionOnly(reference)
    } else if crossings.reaches(by: reference) && !isKept(member, declaration)
      || isStateful(member, declaration, isSet: reference.flags.contains(.assigned))
    {
      reachFacade(reference, .entity(reference.target))
    } else {
      mentionOnly(reference)
    }
  }

  /// A protocol asks its conformers for it.
  func isRequirement(_ declaration: Declaration) -> Bool {
    program.parent(of: declaration)?.kind == .protocol
  }

  /// `T.shared` where `T` is a generic parameter: what the types that meet the protocol give there.
  private mutating func requiredStatic(_ reference: Reference, _ member: DeclarationID, _ requirement: Declaration) {
    let asked = requirement.type
    if let singleton = crossings.witness(of: member).flatMap({ singletons[$0] }) {
      let isOwn = singleton.instance == singleton.holder && NodeKey(reference.consumer) != .entity(asked)
      acquire(reference, isOwn ? asked : singleton.instance, .singleton)
      return
    }
    let isStateful = (conformers[asked] ?? []).contains { entity in
      !profiles[entity].isTest
        && program.members.find(MemberTable.entity(entity), requirement.name).contains { id in
          let witness = program.declarations[id]
          return witness.kind == requirement.kind && witness.flags.contains(.isStatic) && self.isStateful(id, witness)
        }
    }
    if let given = InstanceLifetimes.given(by: member, program), isUsualShared(reference.member),
      isDependency(given)
    {
      acquire(reference, given, .singleton)
    } else if isStateful {
      acquire(reference, asked, .static, flags: .isVolatile)
    } else if let given = InstanceLifetimes.given(by: member, program), given != asked,
      program.projectEntity(given) != nil, profiles[given].significance == .service
    {
      // `Place.oven`: a service that whoever meets the protocol keeps for all.
      acquire(reference, given, .singleton)
    } else {
      mentionOnly(reference)
    }
  }

  /// A usual name of the member by which a type hands out its shared instance.
  private func isUsualShared(_ member: Symbol) -> Bool {
    program.isSharedName(member) || program.symbols[member].hasPrefix("shared")
  }

  private mutating func reachSingleton(_ reference: Reference, _ singleton: SingletonDeclaration, isSelf: Bool) {
    // What a type keeps in a static of its own it got where that static is initialized.
    if isSelf { return }
    let isLocator =
      !singleton.isLogger
      && singleton.holder.map { $0.isDeclared && singleton.instance != $0 && isServiceNamespace($0) } ?? false
    if program.known(singleton.instance)?.group == .bundle, program.projectEntity(singleton.instance) == nil {
      // `Bundle.resources`: where the module's own images and texts are.
      mentionOnly(reference)
      return
    }
    let isMild =
      singleton.isLogger || isStable(singleton.instance) || isLogging(singleton.instance)
      || isPlumbing(singleton.instance) || isPalette(singleton.instance)
      || isInterface(reference.consumer) && (isHelper(singleton.instance) || asksDevice(singleton.instance))
      || isPreset(singleton)
    let flags: Acquisition.Flags = isMild ? [.isInfo, .isProjectSingleton] : .isProjectSingleton
    if isLocator, let holder = singleton.holder {
      give([singleton.instance], by: holder, reference, flags: flags)
      return
    }
    if reference.consumer == .type(singleton.instance) { return }
    if reachLocator(reference, singleton.instance, flags: flags) { return }
    acquire(reference, singleton.instance, isContainer(singleton.instance) ? .locator : .singleton, flags: flags)
    if singleton.instance != singleton.holder { mentionOnly(reference) }
  }

  /// `TimeFormatter.shared`: what a view shows in the words of the device.
  private func isHelper(_ entity: EntityID) -> Bool {
    program.projectEntity(entity).map { profiles[$0].significance == .stable && crossings.onlyWords(of: $0) } ?? false
  }

  /// `DeviceInfo.current.isPad`: how something is laid out.
  func asksDevice(_ entity: EntityID) -> Bool {
    program.projectEntity(entity).map { !shapes[$0].hasMutableState && crossings.reachesDeviceAlone(ofType: $0) }
      ?? false
  }

  /// `RowModel.loading`: what a view shows, made once.
  private func isPreset(_ singleton: SingletonDeclaration) -> Bool {
    guard singleton.holder == singleton.instance, let own = program.projectEntity(singleton.instance),
      !singleton.isForAll(in: program)
    else { return false }
    // `Contact.empty`: constants, and what is worked out from those.
    let isConstant =
      !shapes[own].hasMutableState && shapes[own].methods == 0 && !shapes[own].storedProperties.isEmpty
      && !crossings.leaves(own)
      && shapes[own].storedProperties.allSatisfy { !program.declarations[$0].flags.contains(.isVar) }
    return profiles[own].role == .viewModel || isConstant
  }

  /// It keeps a logger, and all that it does is to write the log.
  private func isLogging(_ entity: EntityID) -> Bool {
    guard let own = program.projectEntity(entity), !shapes[own].hasMutableState, crossings.onlyLogs(own) else {
      return false
    }
    return shapes[own].storedProperties.contains {
      program.nominals(in: program.declaredTypes[$0]).contains { program.isLogger($0) }
    }
  }

  /// A deterministic helper of the project.
  private func isStable(_ entity: EntityID) -> Bool {
    program.projectEntity(entity).map {
      profiles[$0].significance == .stable && !shapes[$0].hasMutableState && !crossings.leaves($0)
    } ?? false
  }

  /// A type whose statics hand out services of other types: others ask it for them.
  private func isServiceNamespace(_ entity: EntityID) -> Bool {
    profiles[entity].isLocator || singletons.isNamespace(entity)
  }

  /// A member gives an object or a closure: `Core.isReady` and `Core.restart()` hand out nothing.
  private func handsOut(_ member: DeclarationID) -> Bool {
    if program.types.form(program.declaredTypes[member]) == .function { return true }
    guard let given = InstanceLifetimes.given(by: member, program) else { return false }
    guard let own = program.projectEntity(given) else { return program.known(given)?.kind == .service }
    return program.entities[own].kind != .enum && (program.entities[own].kind != .struct || profiles[own].isDependency)
  }

  private func makesOwnType(_ reference: Reference, _ member: DeclarationID) -> Bool {
    if contexts.factories.contains(member) || singletons.isChoice(member) { return true }
    guard contexts.lifetimes.fresh.contains(member),
      InstanceLifetimes.given(by: member, program) == reference.target
    else { return false }
    // Of a catalogue of values one is named, rather than made.
    return !shapes.catalogues.contains(reference.target)
  }

  /// `Order.samples()`: values of a type of data. What making them asks for is that type's edge.
  private func makesOwnData(_ reference: Reference, _ member: DeclarationID) -> Bool {
    guard let target = program.projectEntity(reference.target), profiles[target].significance == .glue,
      !isReplaced(member)
    else { return false }
    if crossings.onlyMakes(target, by: member) {
      let given = program.types[program.declaredTypes[member]]
      return given.form == .selfType || given.form == .nominal && given.entity == target
    }
    return crossings.onlyNotes(member)
      && program.nominals(in: program.declaredTypes[member]).contains(reference.target)
  }

  /// A stored static that something assigns to: no preset, but what everyone shares at the time.
  private func isReplaced(_ id: DeclarationID) -> Bool {
    contexts.written.contains(id) && contexts.isState(id, program.declarations[id], program)
  }

  /// `Analytics.shared` of a type that is not scanned.
  private mutating func guessedSingleton(_ reference: Reference) {
    let member = program.symbols[reference.member]
    let isClear = member.hasPrefix("shared") || member == "sharedInstance"
    let isUsual = isClear || program.isSharedName(reference.member) && program.isForeignService(reference.target)
    guard isUsual, program.known(reference.target).map({ $0.kind == .service }) ?? true else { return }
    acquire(reference, reference.target, .singleton)
  }
}
