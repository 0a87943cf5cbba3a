import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport
import DigraphRules
import DigraphSyntax

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

  /// - Parameter groups: all static members of one type that the consumer asks.
  mutating func adapter(for groups: [Group]) throws(Refusal) -> Injection {
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
    var uses: [Use] = []
    var obstacles: [String] = []
    for group in groups {
      for site in group.sites {
        let use = try use(at: site, of: group)
        if let obstacle = consumer.obstacle(use) ?? isolationObstacle(use, group) {
          obstacles.append(obstacle)
        } else {
          uses.append(use)
        }
      }
    }
    guard !uses.isEmpty else { throw Refusal(obstacles.first ?? "it is not used where an instance is at hand") }
    var new = try adapterProtocol(of: type, typeName, group, uses.flatMap(\.members))
    if new.isolation.isEmpty, new.inherited.isEmpty, isSent(uses) || hasToBeSent(uses) { new.inherited = ["Sendable"] }
    var injection = Injection(
      dependency: dependency.name, symbol: groups.map(\.symbol).joined(separator: ", "), uses: uses,
      suffixes: uses.map { _ in "" }, name: "", type: "any \(new.name)", value: "\(new.implementation?.name ?? "")()",
      isolation: code.isolation(of: type), newProtocol: new, typeName: new.name, isProtocol: true,
      requirements: new.requirements, notes: Self.notes(obstacles) + callsLeft(of: group.edge.target, besides: uses))
    let name = DeclarationNames.parameter(dependency.name)
    injection.name = consumer.freeName([name, name + "Adapter"], besides: taken)
    taken.insert(injection.name)
    return injection
  }

  /// What is said of other static functions of the type that the consumer calls, of which nobody would be warned.
  private func callsLeft(of node: NodeID, besides uses: [Use]) -> [String] {
    guard let type = results.graph.nodes[node].key.entity else { return [] }
    let asked = Set(uses.flatMap(\.members).map(\.name))
    var names: Set<String> = []
    for edge in results.edges(from: consumer.node, to: node).map({ results.graph.edges[$0] }) {
      for site in results.graph.sites(of: edge) {
        guard let source = code.source(file: site.file) else { continue }
        let path = source.nodes(covering: Int(site.start), Int(site.end))
        guard let chain = path.last(where: { source.kind(of: $0) == .chainExpr }) else { continue }
        let parts = source.children(of: chain)
        guard source.start(of: chain) == Int(site.start), source.kind(of: parts[0]) == .nameExpr,
          let call = parts.firstIndex(where: { source.kind(of: $0) == .callSuffix }), call > 1,
          parts[1..<call].allSatisfy({ source.kind(of: $0) == .memberSuffix })
        else { continue }
        let name = source.text(of: parts[call - 1])
        // Enumerations have cases, which make values.
        let isFunction = code.members(name, of: type).contains { code.program.declarations[$0].kind == .function }
        if isFunction, !asked.contains(name) { names.insert(name) }
      }
    }
    guard !names.isEmpty else { return [] }
    let listed = names.sorted().map { "'\($0)'" }.joined(separator: ", ")
    return ["\(listed) \(names.count == 1 ? "is" : "are") called on the type as before"]
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
    let reader = RequirementReader(code: code, dependency: type, isStatic: true, file: consumer.file)
    let home = code.program.declarations[code.program.entities[type].declaration].file
    let isNear = code.program.areCompiledTogether(home, consumer.file)
    var uses = asked
    if request.abstraction != .used, isNear {
      // What others use as well, so that one protocol does for all.
      for name in results.membersUsedTogether(of: group.edge.target) where !asked.contains(where: { $0.name == name }) {
        let use = MemberUse(name: name)
        if let found = try? reader.requirements(for: [use]), found.allSatisfy({ Self.obstacle($0) == nil }) {
          uses.append(use)
        }
      }
    }
    let requirements: [Requirement]
    do throws(RequirementReader.Obstacle) {
      if !isNear, let hidden = reader.notExported(asked) { throw .isInternal(hidden) }
      requirements = try reader.requirements(for: uses)
    } catch {
      throw Refusal("it is static, and no protocol can ask for it: \(error.text)")
    }
    for requirement in requirements {
      if let obstacle = Self.obstacle(requirement) { throw Refusal(obstacle) }
      if buildsInterface(requirement) {
        throw Refusal("'\(requirement.name)' builds a part of the interface from a view that it is handed")
      }
    }
    let base = code.program.simpleName(type)
    let name =
      request.protocolNames(DeclarationNames.stems(typeName)).first { name in
        let isKnown = code.protocolWritten(named: name, seenIn: consumer.file) != nil || code.protocolAtTop(name) != nil
        return !taken.contains(name) && (isKnown || !results.isWritten(name))
      } ?? DeclarationNames.protocolName(base, of: "Adapter")
    let isAnyones = code.isolation(of: type) == nil
    let hasToBeSent = isAnyones && (code.isActor(consumer.entity) || code.isSendable(consumer.entity))
    return NewProtocol(
      name: name, isolation: code.isolation(of: type) ?? "", inherited: hasToBeSent ? ["Sendable"] : [],
      requirements: requirements, asking: type,
      implementation: NewProtocol.Implementation(
        name: "Live\(base)", members: requirements.map { Self.member($0, asking: typeName) }))
  }

  /// Why a method cannot pass a call on just so; nil where it can.
  private static func obstacle(_ requirement: Requirement) -> String? {
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
      let effects =
        requirement.effects.isEmpty ? "" : "get\(requirement.effects) { \(marks)\(type).\(requirement.name) }"
      return "\(head) { \(effects.isEmpty ? "\(type).\(requirement.name)" : effects) }"
    }
    let arguments = requirement.parameters.map { parameter in
      let passed = parameter.type.hasPrefix("inout ") ? "&\(parameter.name)" : parameter.name
      return parameter.label.isEmpty ? passed : "\(parameter.label): \(passed)"
    }
    return "\(head) { \(marks)\(type).\(requirement.name)(\(arguments.joined(separator: ", "))) }"
  }
}
