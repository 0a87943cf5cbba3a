import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport
import DigraphRules
import DigraphSyntax
import SourceEditing
import SourceUses
import TestDoubles

/// By which type a consumer knows what it is handed.
extension InjectionFinder {
  /// Chooses by which type the consumer knows it.
  func abstract(
    _ injection: inout Injection, _ group: Group, _ dependency: DependencyGraph.Node
  ) throws(Refusal) {
    guard let type = dependency.key.entity else { return }
    if code.isRecent(type), !code.isRecent(consumer.entity) {
      throw Refusal("it is there on some systems only, and the consumer on all")
    }
    let actor = isolation(of: type, injection.uses[0], group)
    try checkIsolation(type, actor)
    if actor == nil,
      results.isInterface(group.edge.target) || code.isOnMainActor(dependency.name)
        || code.conforms(consumer.entity, to: CodeBase.intents),
      !consumer.isInterface,
      code.isolation(of: consumer.entity) == nil, injection.uses.contains(where: \.isOnMainActor)
    {
      throw Refusal("it is asked for on the main actor, and the consumer is made elsewhere")
    }
    injection.isolation = actor
    if let kept = injection.kept, kept.type == dependency.name, type.isDeclared,
      !kept.modifiers.isDisjoint(with: ["private", "fileprivate"]), !kept.isUncounted
    {
      // What nobody else sees may be known by a protocol.
      injection.kept?.type = nil
    }
    if let written = injection.kept?.type {
      injection.type = written
      let bare = DeclarationNames.bare(written)
      let name = bare.hasSuffix("?") || bare.hasSuffix("!") ? String(bare.dropLast()) : bare
      (injection.typeName, injection.isProtocol) = (bare, name != dependency.name)
      return
    }
    if dependency.kind == .protocol {
      injection.type = "any \(injection.typeName)"
      injection.isProtocol = true
      return
    }
    if injection.uses.count == 1, let assigned = consumer.assignedProperty(injection.uses[0]) {
      injection.assigned = assigned
      let written = assigned.typeText
      let bare = DeclarationNames.bare(written)
      if bare != injection.typeName {
        (injection.type, injection.typeName, injection.isProtocol) = (written, bare, true)
        return
      }
      if isWrapped(assigned) {
        injection.takeOwnType(since: "a property wrapper keeps it")
        return
      }
    }
    guard request.abstraction != RefactoringRequest.Abstraction.none, type.isDeclared,
      !code.program.entities[type].isPlatform
    else { return }
    if let kept = injection.kept, kept.isExported && code.isExported(consumer.entity) || kept.isUncounted {
      let reason =
        kept.isExported && code.isExported(consumer.entity)
        ? "other modules see its property" : "its property does not keep it alive"
      injection.takeOwnType(since: reason)
      return
    }
    guard let members = consumer.members(askedBy: injection) else {
      if let wanted = receivingProtocol(of: injection, type) {
        injection.type = "any \(wanted)"
        (injection.typeName, injection.isProtocol) = (wanted, true)
        return
      }
      if injection.isMaker, injection.uses.allSatisfy({ consumer.isFilled($0) }) {
        throw Refusal("it is filled like data and handed on")
      }
      let reason = consumer.reachedProperty(of: injection).map { "others may ask its property '\($0)'" }
      injection.takeOwnType(since: reason ?? "its value is handed on")
      injection.isHandedOn = true
      return
    }
    guard !members.isEmpty else { return }
    let names = Set(members.map(\.name)).sorted()
    if request.abstraction == nil || request.abstraction == .existing,
      let known = results.knownProtocol(of: group.edge.target, for: group.edge.source, declaring: names),
      fits(known, group.edge.target, members)
    {
      injection.type = "any \(known)"
      (injection.typeName, injection.isProtocol) = (known, true)
      return
    }
    if request.abstraction == .existing {
      throw Refusal("no protocol that it conforms to has all of \(names.map { "'\($0)'" }.joined(separator: ", "))")
    }
    if let written = code.protocolWritten(of: type, seenIn: consumer.file),
      let asked = try? RequirementReader(code: code, dependency: type, file: consumer.file).requirements(for: members),
      asked.allSatisfy({ requirement in written.requirements.contains { $0.covers(requirement) } })
    {
      injection.type = "any \(written.name)"
      (injection.typeName, injection.isProtocol) = (written.name, true)
      injection.requirements = written.requirements
      return
    }
    do {
      let plan = try newProtocol(for: type, members, group)
      injection.type = "any \(plan.name)"
      (injection.typeName, injection.isProtocol) = (plan.name, true)
      injection.requirements = plan.requirements
      injection.newProtocol = plan
    } catch {
      if case .isMutating = error { throw Refusal("\(error.text), so that a copy of it would not do") }
      injection.takeOwnType(since: error.text)
    }
  }

  /// The protocol of the project by which all that a value is handed to knows it: the initializers of what is made with
  /// it; nil where that is not known, or another one somewhere.
  private func receivingProtocol(of injection: Injection, _ type: EntityID) -> String? {
    var found: Set<EntityID> = []
    for use in injection.uses {
      guard use.fate == .handedOn, let wanted = receivedType(of: use) else { return nil }
      found.insert(wanted)
    }
    guard found.count == 1, let wanted = found.first, wanted != type, code.program.ancestors[type].contains(wanted),
      !RequirementReader(code: code, dependency: wanted).leavesTypesOpen,
      !code.conforms(wanted, to: ["Equatable", "Hashable", "Codable", "Decodable"])
    else { return nil }
    let declaration = code.program.declarations[code.program.entities[wanted].declaration]
    let isNear = code.program.isSameModule(Int(declaration.file), Int(consumer.file))
    let isSeen = isNear ? !declaration.flags.containsAny(of: .hidden) : declaration.flags.containsAny(of: .exported)
    return isSeen ? code.program.qualifiedName(wanted) : nil
  }

  /// The protocol that is the type of the parameter for which a use is the argument.
  private func receivedType(of use: Use) -> EntityID? {
    let (source, program) = (use.source, code.program)
    guard use.path.count > 3, use.end == source.end(of: use.expression) else { return nil }
    let around = use.path.suffix(4)
    guard let argument = around.dropLast().last, source.kind(of: argument) == .argument,
      let call = around.dropLast(2).last, source.kind(of: call) == .callSuffix, let chain = around.first,
      source.kind(of: chain) == .chainExpr, let label = source.child(of: argument, .name),
      let entity = typeMade(by: source.children(of: chain), call, source)
    else { return nil }
    var types: Set<EntityID> = []
    for initializer in program.members.find(MemberTable.entity(entity), program.identifiers.initializer) {
      for parameter in program.parameters(of: initializer) {
        guard program.symbols[program.declarations[parameter].label] == source.text(of: label) else { continue }
        let type = program.types[program.declaredTypes[parameter]]
        guard type.form == .nominal, type.entity.isDeclared, program.entities[type.entity].kind == .protocol else {
          return nil
        }
        types.insert(type.entity)
      }
    }
    return types.count == 1 ? types.first : nil
  }

  /// The type of the project that a call makes a value of: `Store(…)`, or the superclass for `super.init(…)`.
  private func typeMade(by parts: [Int], _ call: Int, _ source: SourceText) -> EntityID? {
    let program = code.program
    guard let name = parts.first else { return nil }
    if source.says("super", at: name) {
      guard parts.count > 2, source.says("init", at: parts[1]), parts[2] == call else { return nil }
      return program.inherited[consumer.entity].lazy.map { program.types[$0].entity }.first {
        $0.isDeclared && program.entities[$0].kind == .class
      }
    }
    let symbol = program.symbols.find(source.text(of: name))
    guard symbol != 0, parts.dropFirst().first == call else { return nil }
    return program.members.find(MemberTable.topLevel, symbol).first {
      Int(program.declarations[$0].file) != program.platformFile && program.declarations[$0].kind.isNominal
    }.flatMap { program.declarations[$0].entity }
  }

  /// A wrapper that the project does not declare asks something of the type that it takes.
  private func isWrapped(_ assigned: AssignedProperty) -> Bool {
    let source = assigned.source
    return source.children(of: assigned.declaration).contains { part in
      guard source.kind(of: part) == .attribute, !Self.isPlain(source.text(of: part)) else { return false }
      return !code.isTaken(String(source.text(of: part).dropFirst().prefix { $0.isLetter || $0.isNumber }))
    }
  }

  /// What the consumer asks can be asked of a value of a protocol just so: with the same labels, without a default, with
  /// no other effects, and set where it is set.
  func fits(_ name: String, _ target: NodeID, _ members: [MemberUse]) -> Bool {
    guard let type = results.graph.nodes[target].key.entity, type.isDeclared,
      let entity = code.program.ancestors[type].first(where: { $0.isDeclared && code.program.qualifiedName($0) == name }
      )
    else { return false }
    let offered = RequirementReader(code: code, dependency: entity, file: consumer.file)
    guard !offered.leavesTypesOpen, let asked = try? offered.requirements(for: members) else { return false }
    let own =
      (try? RequirementReader(code: code, dependency: type, file: consumer.file).requirements(for: members)) ?? []
    return asked.allSatisfy { requirement in
      let real = own.first { $0.name == requirement.name && $0.labels == requirement.labels }
      return requirement.omissions.isEmpty && real.map { requirement.asksNoMore(than: $0) } ?? true
    }
  }

  /// What a property that the consumer is handed already is known by has all that its uses ask of it.
  func gives(_ property: String, whatIsAskedBy uses: [Use], of group: Group) -> Bool {
    let dependency = results.graph.nodes[group.edge.target]
    guard let id = code.members(property, of: consumer.entity).first,
      let written = code.text(of: code.program.declaredTypes[id]).map(DeclarationNames.bare), written != dependency.name
    else { return true }
    guard uses.allSatisfy({ $0.fate == .asked || !$0.members.isEmpty }) else { return false }
    return fits(written, group.edge.target, uses.flatMap(\.members))
  }

  /// The members of a type that others may use.
  private func membersSeen(of type: EntityID) -> [String] {
    let names = code.parts(of: type).flatMap { part in
      code.program.children(of: part).filter { id in
        let declaration = code.program.declarations[id]
        return (declaration.kind == .function || declaration.kind == .property)
          && !declaration.flags.containsAny(of: .hidden) && !declaration.flags.contains(.isStatic)
      }.map { code.program.symbols[code.program.declarations[$0].name] }
    }
    return Set(names).sorted()
  }

  /// The global actor that a type of the project, or what makes or gives its value, belongs to.
  private func isolation(of type: EntityID, _ use: Use, _ group: Group) -> String? {
    guard type.isDeclared, !code.program.entities[type].isPlatform else { return nil }
    if let actor = code.isolation(of: type) { return actor }
    if group.edge.kind == .construct {
      return initializers(of: group.edge.target, called: use).lazy.compactMap { code.isolation(ofMember: $0) }.first
    }
    return group.edge.declaration.flatMap { code.isolation(ofMember: $0) }
  }

  private func checkIsolation(_ type: EntityID, _ actor: String?) throws(Refusal) {
    guard type.isDeclared, !code.program.entities[type].isPlatform else { return }
    if let actor, code.isolation(of: consumer.entity) != actor, !consumer.isInterface {
      throw Refusal("it is isolated to \(actor), and the consumer is not")
    }
    if code.conforms(consumer.entity, to: CodeBase.sendable), !code.checksSending(file: consumer.file),
      !code.isSendable(type), !code.isSendableByItsValues(type)
    {
      throw Refusal("the consumer is Sendable, and what it would keep is not")
    }
  }

  private func isTaken(_ name: String) -> Bool {
    code.hasWritten(name) || results.isWritten(name) || taken.contains(name) || consumer.hidesType(name)
  }

  func newProtocol(
    for type: EntityID, _ asked: [MemberUse], _ group: Group
  ) throws(RequirementReader.Obstacle) -> NewProtocol {
    let reader = RequirementReader(code: code, dependency: type, file: consumer.file)
    var uses = asked
    let home = code.program.declarations[code.program.entities[type].declaration].file
    let isNear = code.program.isSameModule(Int(home), Int(consumer.file))
    // The protocol then stands in the consumer's module, which may not see all that others use.
    if !isNear, let hidden = reader.notExported(asked) { throw .isInternal(hidden) }
    if request.abstraction != .used, isNear {
      // What others use as well, as far as a protocol can ask for it.
      let names =
        request.abstraction == .whole ? membersSeen(of: type) : results.membersUsedTogether(of: group.edge.target)
      for name in names where !asked.contains(where: { $0.name == name }) {
        let use = MemberUse(name: name)
        if reader.sees(name), (try? reader.requirements(for: [use])) != nil { uses.append(use) }
      }
    }
    let requirements = try reader.requirements(for: uses)
    if code.isRecent(type), let late = requirements.first(where: { code.namesRecent($0, besides: type) }) {
      throw .isRecent(late.name)
    }
    let places = group.sites.compactMap { site in
      code.source(file: site.file).flatMap { UseReader.use(in: $0, from: Int(site.start), to: Int(site.end)) }
    }
    let isUsedByNobody = places.contains(where: \.isNonisolated)
    let base = code.program.simpleName(type)
    let names = request.protocolNames(DeclarationNames.stems(code.program.qualifiedName(type)))
    var name = names.first { !isTaken($0) } ?? names[0]
    var number = 2
    while isTaken(name) {
      name =
        number == 2
        ? DeclarationNames.protocolName(base, of: code.program.simpleName(consumer.entity)) : "\(base)Protocol\(number)"
      number += 1
    }
    var inherited: [String] = []
    if code.program.entities[type].kind != .struct, requirements.contains(where: \.isSettable) {
      inherited.append("AnyObject")
    }
    let hasToBeSent =
      consumer.code.isSendableByItsValues(consumer.entity) || code.isActor(consumer.entity)
      || code.conforms(consumer.entity, to: CodeBase.sendable) || isUsedByNobody || isSent(places)
      || hasToBeSent(places)
    // What belongs to an actor may be sent, which only its protocol says to those who belong to none.
    let isSent =
      code.isolation(of: type) == nil
      ? code.isSendable(type) || hasToBeSent && code.isSendableByItsValues(type)
      : isUsedByNobody || code.checksSending(file: consumer.file)
    if isSent { inherited.append("Sendable") }
    return NewProtocol(
      name: name, isolation: code.isolation(of: type) ?? "", inherited: inherited, requirements: requirements,
      conforming: type)
  }
}
