import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport
import DigraphRules
import DigraphSyntax
import SourceEditing
import SourceUses
import TestDoubles

/// What a consumer asks a type of the project rather than a value of it: an adapter, whose methods call the static
/// members, is handed in.
///
/// Source: Gamma, Helm, Johnson, Vlissides, "Design Patterns", "Adapter".
extension InjectionFinder {
  /// Static members of a type that the project declares.
  func asksType(_ group: Group) -> Bool {
    let node = results.graph.nodes[group.edge.target]
    guard group.edge.kind == .static, node.ownership == .project, let type = node.key.entity, type.isDeclared else {
      return false
    }
    // A static function of an error makes one.
    if code.conforms(type, to: ["Error", "LocalizedError", "CustomNSError"]) { return false }
    switch node.kind {
    case .actor, .class, .enum, .struct: return !code.program.entities[type].isPlatform
    default: return false
    }
  }

  /// A static member that an adapter can ask for the consumer: where, and why it stays in other places.
  struct AskedMember {
    var group: Group
    var uses: [Use]
    var obstacles: [String]
  }

  func askedMember(_ group: Group) throws(Refusal) -> AskedMember {
    guard let type = results.graph.nodes[group.edge.target].key.entity else {
      throw Refusal("it has no type that could be handed in")
    }
    if code.isRecent(type), !code.isRecent(consumer.entity) {
      throw Refusal("it is there on some systems only, and the consumer on all")
    }
    _ = try typeName(results.graph.nodes[group.edge.target], group)
    var asked = AskedMember(group: group, uses: [], obstacles: [])
    for site in group.sites {
      let use = try use(at: site, of: group)
      if let obstacle = consumer.obstacle(use) ?? isolationObstacle(use, group) ?? callbackObstacle(use) {
        asked.obstacles.append(obstacle)
      } else {
        asked.uses.append(use)
      }
    }
    guard !asked.uses.isEmpty else {
      throw Refusal(asked.obstacles.first ?? "it is not used where an instance is at hand")
    }
    _ = try requirements(of: type, for: asked.uses.flatMap(\.members))
    return asked
  }

  /// What a protocol asks for in the place of static members.
  private func requirements(of type: EntityID, for members: [MemberUse]) throws(Refusal) -> [Requirement] {
    let reader = RequirementReader(code: code, dependency: type, isStatic: true, file: consumer.file)
    let requirements: [Requirement]
    do throws(RequirementReader.Obstacle) {
      let home = code.program.declarations[code.program.entities[type].declaration].file
      let isNear = code.program.isSameModule(Int(home), Int(consumer.file))
      if !isNear, let hidden = reader.notExported(members) { throw .isInternal(hidden) }
      requirements = try reader.requirements(for: members)
    } catch {
      throw Refusal("it is static, and no protocol is written for it: \(error.text)")
    }
    if let obstacle = requirements.lazy.compactMap({ obstacle($0) }).first { throw Refusal(obstacle) }
    return requirements
  }

  /// - Parameter members: all static members of one type that the consumer asks, and that an adapter can ask for it.
  mutating func adapter(for members: [AskedMember]) throws(Refusal) -> Injection {
    let groups = members.map(\.group)
    let group = groups[0]
    let dependency = results.graph.nodes[group.edge.target]
    guard let type = dependency.key.entity else { throw Refusal("it has no type that could be handed in") }
    let typeName = try typeName(dependency, group)
    if request.style == .factory { throw Refusal("it is reached, not made, so that there is nothing to make") }
    if request.abstraction == RefactoringRequest.Abstraction.none || request.abstraction == .existing {
      throw Refusal("it is static, so that it takes a new protocol to hand it in")
    }
    if request.dependencies.isEmpty, groups.allSatisfy({ givesIdentity($0.edge) }) {
      throw Refusal("it does nothing but give values an identity, of which no test needs another one")
    }
    if consumer.isWrapper { throw Refusal("it is a property wrapper, which an attribute makes and hands nothing more") }
    if let actor = code.isolation(of: type), code.isolation(of: consumer.entity) != actor, !consumer.isInterface {
      throw Refusal("it is isolated to \(actor), and the consumer is not")
    }
    let uses = members.flatMap(\.uses)
    var new = try adapterProtocol(of: type, typeName, group, uses.flatMap(\.members))
    if new.isolation.isEmpty, !new.inherited.contains("Sendable"), isSent(uses) || hasToBeSent(uses) {
      new.inherited.append("Sendable")
    }
    var injection = Injection(
      dependency: dependency.name, symbol: groups.map(\.symbol).joined(separator: ", "), uses: uses,
      suffixes: uses.map { _ in "" }, name: "", type: "any \(new.name)", value: "\(new.implementation?.name ?? "")()",
      isolation: code.isolation(of: type), newProtocol: new, typeName: new.name, isProtocol: true,
      requirements: new.requirements, notes: Self.notes(members.flatMap(\.obstacles)), askedType: group.edge.target)
    let name = DeclarationNames.parameter(new.implementation.map { String($0.name.dropFirst(4)) } ?? dependency.name)
    injection.name = consumer.freeName([name, name + "Adapter"], besides: taken)
    taken.insert(injection.name)
    return injection
  }

  /// What is said of static functions and variables of the type that the consumer asks besides, of which nobody would be
  /// warned.
  func membersLeft(of node: NodeID, besides uses: [Use]) -> [String] {
    guard let type = results.graph.nodes[node].key.entity, type.isDeclared else { return [] }
    let asked = Set(uses.flatMap(\.members).map(\.name))
    var names: Set<String> = []
    var areCalled = true
    var same: [String] = []
    let edges = results.edges(from: consumer.node, to: node).map { results.graph.edges[$0] }
    for edge in edges where edge.kind != .singleton {
      for site in results.graph.sites(of: edge) {
        guard let source = code.source(file: site.file),
          !uses.contains(where: { $0.source === source && $0.start == Int(site.start) })
        else { continue }
        let path = source.nodes(covering: Int(site.start), Int(site.end))
        guard let chain = path.last(where: { source.kind(of: $0) == .chainExpr }) else { continue }
        let parts = source.children(of: chain)
        let isMember = { (part: Int) in source.text(of: part).first?.isLowercase ?? false }
        guard source.start(of: chain) == Int(site.start), source.kind(of: parts[0]) == .nameExpr,
          !isMember(parts[0]), let place = parts.firstIndex(where: isMember),
          parts[1...place].allSatisfy({ source.kind(of: $0) == .memberSuffix })
        else { continue }
        let name = source.text(of: parts[place])
        if asked.contains(name) {
          if edge.kind == .mention, code.members(name, of: type).count > 1 { same.append(name) }
          continue
        }
        let isCalled = place + 1 < parts.count && source.kind(of: parts[place + 1]) == .callSuffix
        // Enumerations have cases, which make values, and what never changes is the same in a test.
        let isLeft = code.members(name, of: type).contains { id in
          let declaration = code.program.declarations[id]
          guard declaration.flags.contains(.isStatic) else { return false }
          return isCalled ? declaration.kind == .function : isVariable(declaration)
        }
        guard isLeft, names.insert(name).inserted, !isCalled else { continue }
        areCalled = false
      }
    }
    let others = Self.notes(same.map { "it is another '\($0)', of which nobody would be warned" })
    guard !names.isEmpty else { return others }
    let listed = names.sorted().map { "'\($0)'" }.joined(separator: ", ")
    return others + [
      "\(listed) \(names.count == 1 ? "is" : "are") \(areCalled ? "called on" : "asked of") the type as before"
    ]
  }

  private func isVariable(_ declaration: Declaration) -> Bool {
    declaration.kind == .property && declaration.flags.containsAny(of: [.isComputed, .isVar])
  }

  /// All that a member does beside working something out is to make values whose first value of a property is an
  /// identifier.
  private func givesIdentity(_ edge: DependencyGraph.Edge) -> Bool {
    guard let member = edge.declaration else { return false }
    let groups = results.effects.groups(of: member).groups.filter { $0.isVolatile || $0 == .sharedState }
    guard groups == [.randomness],
      let chain = results.effects.chain(of: member, to: .randomness, isHidden: false, upTo: 100),
      let last = chain.steps.last,
      let type = chain.symbol.type, code.program.simpleName(type) == "UUID"
    else { return false }
    let declaration = code.program.declarations[last]
    return declaration.kind == .property && !declaration.flags.containsAny(of: [.isStatic, .isComputed])
  }

  /// The type as it is written in front of a static member, and that member.
  private func use(at site: DependencyGraph.Site, of group: Group) throws(Refusal) -> Use {
    guard let source = code.source(file: site.file),
      let whole = UseReader.use(in: source, from: Int(site.start), to: Int(site.end)),
      source.kind(of: whole.expression) == .chainExpr
    else { throw Refusal(Self.unreadable(site, in: code)) }
    let parts = source.children(of: whole.expression)
    let member = group.symbol.split(separator: ".").last.map(String.init) ?? ""
    let named = parts.indices.dropFirst().first { index in
      source.kind(of: parts[index]) == .memberSuffix && source.text(of: parts[index]).filter { $0 != "`" } == member
    }
    guard let place = named, source.kind(of: parts[0]) == .nameExpr,
      parts[1..<place].allSatisfy({ source.kind(of: $0) == .memberSuffix }),
      parts[..<place].allSatisfy({ source.text(of: $0).first?.isUppercase ?? false }),
      source.text(of: parts[0]) != "Self",
      let asked = UseReader.member(parts[place...], in: source, chain: whole.expression, path: whole.path)
    else { throw Refusal("its type is not written in front of '\(member)'") }
    var use = Use(
      source: source, start: whole.start, end: source.end(of: parts[place - 1]), path: whole.path,
      expression: whole.expression)
    (use.fate, use.members) = (.asked, [asked])
    return use
  }

  /// A protocol of the static members that are asked for, and what answers by calling them.
  private func adapterProtocol(
    of type: EntityID, _ typeName: String, _ group: Group, _ asked: [MemberUse]
  ) throws(Refusal) -> NewProtocol {
    let home = code.program.declarations[code.program.entities[type].declaration].file
    let isNear = code.program.isSameModule(Int(home), Int(consumer.file))
    var uses = asked
    if request.abstraction != .used, isNear {
      // What others use as well, so that one protocol does for all.
      for name in results.membersUsedTogether(of: group.edge.target) where !asked.contains(where: { $0.name == name }) {
        let use = MemberUse(name: name)
        if (try? self.requirements(of: type, for: [use])) != nil { uses.append(use) }
      }
    }
    let requirements = try requirements(of: type, for: uses)
    let base = code.program.simpleName(type)
    let stems = DeclarationNames.stems(typeName)
    let names = Array(zip(stems, request.protocolNames(stems))).filter { !taken.contains($0.1) }
    let free = names.first { stem, name in
      if code.protocolWritten(named: name, seenIn: consumer.file) != nil { return true }
      if let known = code.protocolAtTop(name) {
        return requirements.allSatisfy(RequirementReader(code: code, dependency: known).offers)
      }
      return !results.isWritten(name) && !code.isTaken("Live\(stem)")
    }
    // What has the name and asks for something else gives it a prefix.
    let known = names.first { code.protocolAtTop($0.1) != nil }
    let (stem, name) = free ?? known ?? (base, DeclarationNames.protocolName(base, of: "Adapter"))
    let isAnyones = code.isolation(of: type) == nil
    let hasToBeSent = isAnyones && (code.isActor(consumer.entity) || code.isSendable(consumer.entity))
    // What is set through a constant has to be an object.
    let isSet = requirements.contains(where: \.isSettable)
    return NewProtocol(
      name: name, isolation: code.isolation(of: type) ?? "",
      inherited: (isSet ? ["AnyObject"] : []) + (hasToBeSent ? ["Sendable"] : []), requirements: requirements,
      asking: type,
      implementation: NewProtocol.Implementation(
        name: "Live\(stem)", members: requirements.map { Self.member($0, asking: typeName) }, isObject: isSet))
  }

  /// Why a method cannot pass a call on just so; nil where it can.
  private func obstacle(_ requirement: Requirement) -> String? {
    if buildsInterface(requirement) {
      return "'\(requirement.name)' builds a part of the interface from a view that it is handed"
    }
    let types = requirement.parameters.map(\.type) + [requirement.result ?? ""]
    if types.contains(where: { $0.hasSuffix("...") || $0.contains("@autoclosure") }) {
      return "'\(requirement.name)' takes what a method cannot pass on"
    }
    if requirement.effects.contains("rethrows") { return "'\(requirement.name)' throws what its argument throws" }
    let names = types.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
    return names.contains("Self") ? "the signature of '\(requirement.name)' names 'Self'" : nil
  }

  /// It takes a view and gives something back for that: a data source, a cell, a layout.
  private func buildsInterface(_ requirement: Requirement) -> Bool {
    guard requirement.form == .method, let result = requirement.result, result != "Void", result != "Bool" else {
      return false
    }
    return requirement.parameters.contains { parameter in
      let type = parameter.type.filter { $0 != "?" && $0 != "!" }
      return (type.hasPrefix("UI") || type.hasPrefix("NS"))
        && ["Controller", "StackView", "TableView", "View"].contains { type.hasSuffix($0) }
    }
  }

  /// `func send(_ text: String) { Mailer.send(text) }`
  private static func member(_ requirement: Requirement, asking type: String) -> String {
    let marks = (requirement.isThrowing ? "try " : "") + (requirement.isAsync ? "await " : "")
    let head = (requirement.attributes.map { "\($0) " }.joined()) + requirement.head(requirement.parameters)
    guard requirement.form == .method else {
      let value = "\(type).\(requirement.name)"
      if requirement.isSettable { return "\(head) { get { \(value) } set { \(value) = newValue } }" }
      return "\(head) { \(requirement.effects.isEmpty ? value : "get\(requirement.effects) { \(marks)\(value) }") }"
    }
    let arguments = requirement.parameters.map { parameter in
      let passed = (parameter.type.hasPrefix("inout ") ? "&" : "") + parameter.spelling
      return parameter.label.isEmpty ? passed : "\(parameter.label): \(passed)"
    }
    return "\(head) { \(marks)\(type).\(requirement.name)(\(arguments.joined(separator: ", "))) }"
  }
}
