import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport
import DigraphRules
import DigraphSyntax

/// Works out what a consumer could be handed in the place of what it gets itself, or why it cannot.
struct InjectionFinder {
  let code: CodeBase
  let consumer: ConsumerCode
  let request: RefactoringRequest
  /// What it is handed other modules must be able to name.
  let isExported: Bool

  var results: Results { code.results }
  var program: Program { code.program }

  /// A dependency and the edges by which the consumer gets it in one way.
  struct Group {
    var edges: [DependencyGraph.Edge]
    /// The places that wiring does not exempt.
    var sites: [DependencyGraph.Site]

    var edge: DependencyGraph.Edge { edges[0] }
  }

  func injection(for group: Group) throws(Refusal) -> Injection {
    let (uses, left) = try readableUses(of: group)
    let dependency = results.graph.nodes[group.edge.target]
    if let value = try domainValue(group, uses, left) { return value }
    if group.edge.kind == .static {
      throw Refusal(
        "it is static, so no instance could be handed in; a closure or a small protocol in its place has to be written by hand"
      )
    }
    if uses.contains(where: \.mayBeMissing) { throw Refusal("it may be nil") }
    let texts = Set(uses.map { $0.text.filter { !$0.isWhitespace } })
    guard texts.count == 1 || group.edge.kind == .singleton, let first = uses.first else {
      throw Refusal("it is made in \(texts.count) different ways, each for its own use")
    }
    let arguments = try arguments(of: first, group)
    let typeName = try typeName(dependency, group)
    let kept = try keptProperty(uses)
    var injection = Injection(
      dependency: dependency.name, symbol: results.symbol(group.edge), uses: uses,
      suffixes: uses.map { _ in "" }, name: "", type: typeName, value: value(first, dependency.name), kept: kept,
      typeName: typeName, isProtocol: false)
    injection.arguments = arguments
    injection.isMaker = try isMaker(group, uses, kept)
    if !arguments.isEmpty { injection.isMaker = true }
    injection.notes = left
    try abstract(&injection, group, dependency)
    if injection.isMaker { injection.suffixes = uses.map { _ in injection.makerCall } }
    let base = injection.isMaker ? DeclarationNames.maker(dependency.name) : DeclarationNames.parameter(dependency.name)
    let own = kept.flatMap { $0.isLazy ? nil : $0.name } ?? injection.assigned.map(\.name)
    injection.name = consumer.freeName(base, but: injection.value)
    if let own, !injection.isMaker, !consumer.isParameter(own) { injection.name = own }
    return injection
  }

  /// All uses stand in static members, where no instance could have kept it.
  func isInStatics(_ group: Group) -> Bool {
    group.sites.allSatisfy { site in
      guard let source = code.source(file: site.file),
        let use = UseReader.use(in: source, from: Int(site.start), to: Int(site.end))
      else { return false }
      return consumer.isInStatic(use)
    }
  }

  // MARK: Uses

  /// The places that can be rewritten, and what is to be said of the others.
  private func readableUses(of group: Group) throws(Refusal) -> (uses: [Use], left: [String]) {
    var uses: [Use] = []
    var obstacles: [String] = []
    for site in group.sites {
      guard let source = code.source(file: site.file),
        var use = UseReader.use(in: source, from: Int(site.start), to: Int(site.end))
      else {
        throw Refusal(Self.unreadable(site, in: code))
      }
      if let obstacle = consumer.obstacle(use) {
        obstacles.append(obstacle)
        continue
      }
      consumer.follow(&use)
      uses.append(use)
    }
    guard !uses.isEmpty else { throw Refusal(obstacles.first ?? "it is not used where an instance is at hand") }
    let counts = Dictionary(obstacles.map { ($0, 1) }, uniquingKeysWith: +)
    return (
      uses,
      counts.sorted { $0.key < $1.key }.map {
        "\($0.value == 1 ? "one use stays" : "\($0.value) uses stay"): \($0.key)"
      }
    )
  }

  /// Why a place is no expression of its own.
  static func unreadable(_ site: DependencyGraph.Site, in code: CodeBase) -> String {
    guard let source = code.source(file: site.file), Int(site.end) <= source.bytes.count else {
      return "the text of the file has changed or cannot be read"
    }
    let isAttribute = source.nodes(covering: Int(site.start), Int(site.end)).contains {
      source.kind(of: $0) == .attribute
    }
    return isAttribute
      ? "a property wrapper reaches it; what that reaches has to be handed to the wrapper"
      : "it is written in a form that cannot be replaced"
  }

  /// What is handed in must mean the same at the initializer as where it stands; what is only known there a closure that
  /// makes it is told.
  private func arguments(of use: Use, _ group: Group) throws(Refusal) -> [MakerArgument] {
    let source = use.source
    if group.edge.kind == .construct,
      initializers(of: group.edge.target).contains(where: { $0.containsAny(of: [.isThrowing, .isAsync]) })
    {
      throw Refusal("its initializer throws or is asynchronous, which no default of a parameter can be")
    }
    var arguments: [MakerArgument] = []
    if group.edge.kind == .construct, initializers(of: group.edge.target).contains(where: { $0.contains(.isFailable) })
    {
      throw Refusal("its initializer may fail")
    }
    for node in source.subtree(of: use.expression) where source.end(of: node) <= use.end {
      guard source.kind(of: node) == .nameExpr else { continue }
      let name = source.text(of: node)
      if name.first?.isUppercase ?? false, name != "Self" { continue }
      if source.start(of: node) == use.start, use.text == name || !consumer.isLocal(name, use) { continue }
      if code.isTaken(name), !consumer.isLocal(name, use), !code.hasMember(name, consumer.entity) { continue }
      guard group.edge.kind == .construct, let type = consumer.typeOfLocal(name, use) else {
        throw Refusal("it is made from '\(name)', which is only known where it is made")
      }
      let argument = MakerArgument(name: name, type: type)
      if !arguments.contains(argument) { arguments.append(argument) }
    }
    return arguments
  }

  private func initializers(of node: NodeID) -> [DeclarationFlags] {
    guard let type = results.graph.nodes[node].key.entity, type.isDeclared else { return [] }
    return program.members.find(MemberTable.entity(type), program.identifiers.initializer).map {
      program.declarations[$0].flags
    }
  }

  /// `.shared` needs its type in front where a protocol is expected.
  private func value(_ use: Use, _ dependency: String) -> String {
    let lines = use.text.split(whereSeparator: \.isNewline).map { line in
      String(line.drop { $0 == " " || $0 == "\t" })
    }
    var text = ""
    for line in lines { text += text.isEmpty || line.hasPrefix(".") ? line : " " + line }
    return text.hasPrefix(".") ? dependency + text : text
  }

  private func typeName(_ dependency: DependencyGraph.Node, _ group: Group) throws(Refusal) -> String {
    guard let type = dependency.key.entity else { throw Refusal("it has no type that could be handed in") }
    guard type.isDeclared, !program.entities[type].isPlatform else { return dependency.name }
    if !program.generics[type].isEmpty { throw Refusal("its type is generic, and with which arguments is not written") }
    let flags = program.declarations[program.entities[type].declaration].flags
    let isNear = program.declarations[program.entities[type].declaration].file == consumer.file
    if flags.containsAny(of: .hidden), !isNear { throw Refusal("its type is private to another file") }
    return program.qualifiedName(type)
  }

  private func keptProperty(_ uses: [Use]) throws(Refusal) -> KeptProperty? {
    guard let use = uses.first(where: { if case .kept = $0.fate { true } else { false } }),
      case .kept(let name, let declaration) = use.fate
    else { return nil }
    guard uses.count == 1 else {
      throw Refusal("it is kept in the property '\(name)' and got a second time elsewhere")
    }
    let source = use.source
    let parts = source.children(of: declaration)
    let bindings = parts.filter { source.kind(of: $0) == .patternBinding }
    guard bindings.count == 1, let binding = bindings.first else {
      throw Refusal("the property '\(name)' is declared together with others")
    }
    if let wrapper = parts.first(where: { source.kind(of: $0) == .attribute }), !isPlain(source.text(of: wrapper)) {
      throw Refusal("the property '\(name)' has the attribute \(source.text(of: wrapper)), which owns its value")
    }
    let type = source.children(of: binding).first { source.kind(of: $0).isType }
    return KeptProperty(
      source: source, declaration: declaration, binding: binding, name: name, type: type.map { source.text(of: $0) },
      isLazy: parts.contains { source.kind(of: $0) == .modifier && source.text(of: $0) == "lazy" })
  }

  private func isPlain(_ attribute: String) -> Bool {
    ["@ObservationIgnored", "@MainActor", "@objc", "@nonobjc"].contains { attribute == $0 }
  }

  /// Whether one has to be made at each use, because two uses of one would not be what they were.
  private func isMaker(_ group: Group, _ uses: [Use], _ kept: KeptProperty?) throws(Refusal) -> Bool {
    guard group.edge.kind == .construct else {
      if request.style == .factory { throw Refusal("it is reached, not made, so that there is nothing to make") }
      return false
    }
    if request.style == .factory { return true }
    if let kept { return kept.isLazy }
    if uses.count == 1, uses[0].isInInitializer, uses[0].closures.isEmpty { return false }
    return keepsState(group.edge.target)
  }

  /// Instances of a type are told apart by what they keep, or by what their superclass does.
  private func keepsState(_ node: NodeID) -> Bool {
    guard let type = results.graph.nodes[node].key.entity, type.isDeclared, !program.entities[type].isPlatform else {
      return true
    }
    if !code.ancestorsAreKnown(type) { return true }
    return code.parts(of: type).contains { part in
      program.children(of: part).contains { id in
        let declaration = program.declarations[id]
        return declaration.kind == .property && declaration.flags.contains(.isVar)
          && !declaration.flags.containsAny(of: [.isStatic, .isComputed])
      }
    }
  }

  // MARK: Types

  /// Chooses by which type the consumer knows it.
  private func abstract(
    _ injection: inout Injection, _ group: Group, _ dependency: DependencyGraph.Node
  ) throws(Refusal) {
    guard let type = dependency.key.entity else { return }
    try checkIsolation(type)
    if let written = injection.kept?.type {
      injection.type = written
      let bare = written.hasPrefix("any ") ? String(written.dropFirst(4)) : written
      (injection.typeName, injection.isProtocol) = (bare, bare != dependency.name)
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
      let bare = written.hasPrefix("any ") ? String(written.dropFirst(4)) : written
      if bare != injection.typeName {
        (injection.type, injection.typeName, injection.isProtocol) = (written, bare, true)
        return
      }
    }
    guard request.abstraction != RefactoringRequest.Abstraction.none, type.isDeclared,
      !program.entities[type].isPlatform
    else { return }
    guard let members = consumer.members(askedBy: injection) else {
      injection.notes.append("it is taken by its own type, since its value is handed on")
      return
    }
    guard !members.isEmpty else { return }
    let names = Set(members.map(\.name)).sorted()
    if request.abstraction == nil || request.abstraction == .existing,
      let known = results.knownProtocol(of: group.edge.target, for: group.edge.source, declaring: names)
    {
      injection.type = "any \(known)"
      (injection.typeName, injection.isProtocol) = (known, true)
      return
    }
    if request.abstraction == .existing {
      throw Refusal("no protocol that it conforms to has all of \(names.map { "'\($0)'" }.joined(separator: ", "))")
    }
    if let written = code.protocolOfType[type],
      names.allSatisfy({ name in written.requirements.contains { $0.name == name } })
    {
      injection.type = "any \(written.name)"
      (injection.typeName, injection.isProtocol) = (written.name, true)
      injection.requirements = written.requirements
      return
    }
    do {
      let plan = try newProtocol(for: type, members, group)
      code.protocolOfType[type] = plan
      code.protocolByName[plan.name] = plan
      injection.type = "any \(plan.name)"
      (injection.typeName, injection.isProtocol) = (plan.name, true)
      injection.requirements = plan.requirements
      injection.newProtocol = plan
    } catch {
      if case .isMutating = error { throw Refusal("\(error.text), so that a copy of it would not do") }
      injection.notes.append("it is taken by its own type, since \(error.text)")
    }
  }

  /// The members of a type that others may use.
  private func membersSeen(of type: EntityID) -> [String] {
    let names = code.parts(of: type).flatMap { part in
      program.children(of: part).filter { id in
        let declaration = program.declarations[id]
        return (declaration.kind == .function || declaration.kind == .property)
          && !declaration.flags.containsAny(of: .hidden) && !declaration.flags.contains(.isStatic)
      }.map { program.symbols[program.declarations[$0].name] }
    }
    return Set(names).sorted()
  }

  private func checkIsolation(_ type: EntityID) throws(Refusal) {
    guard type.isDeclared, !program.entities[type].isPlatform else { return }
    if let actor = code.isolation(of: type), code.isolation(of: consumer.entity) != actor, !consumer.isInterface {
      throw Refusal("it is isolated to \(actor), and the consumer is not")
    }
    if code.conforms(consumer.entity, to: ["Sendable"]), !code.isSendable(type) {
      throw Refusal("the consumer is Sendable, and it is not")
    }
  }

  private func newProtocol(
    for type: EntityID, _ asked: [MemberUse], _ group: Group
  ) throws(RequirementReader.Obstacle) -> NewProtocol {
    let reader = RequirementReader(code: code, dependency: type)
    var uses = asked
    if request.abstraction != .used {
      // What others use as well, as far as a protocol can ask for it.
      let names =
        request.abstraction == .whole ? membersSeen(of: type) : results.membersUsedTogether(of: group.edge.target)
      for name in names where !asked.contains(where: { $0.name == name }) {
        let use = MemberUse(name: name)
        if (try? reader.requirements(for: [use])) != nil { uses.append(use) }
      }
    }
    let requirements = try reader.requirements(for: uses)
    let base = program.simpleName(type)
    var name = request.protocolName.split(separator: "{Type}", omittingEmptySubsequences: false).joined(separator: base)
    var number = 2
    while code.isTaken(name) {
      name = number == 2 ? "\(base)\(program.simpleName(consumer.entity))Protocol" : "\(base)Protocol\(number)"
      number += 1
    }
    var inherited: [String] = []
    if program.entities[type].kind != .struct, requirements.contains(where: \.isSettable) {
      inherited.append("AnyObject")
    }
    if code.isSendable(type), code.isolation(of: type) == nil { inherited.append("Sendable") }
    return NewProtocol(
      name: name, isolation: code.isolation(of: type) ?? "", inherited: inherited, requirements: requirements,
      conforming: type)
  }
}
