import DigraphFacts
import DigraphKnowledge

/// Names the next step of the recipe for one consumer and one dependency: protocol, initializer parameter, use, real
/// implementation, owner, double.
///
/// Source of the recipe: "iOS Dependency Injection Workshop": describe the ideal behaviour as a protocol, take it in the
/// initializer, use it, implement it with the old code, pass the real one in production and a double in tests.
struct NextStep {
  let results: Results

  /// - Parameter edge: a hard-coded edge, or one bound to a default.
  func suggestion(for edge: DependencyGraph.Edge) -> String {
    let isMixed = edge.flags.contains(.isPartlyInStatic) && !edge.flags.contains(.isInStatic)
    let step = step(for: edge)
    let isFixed = (step.contains("nitializer") || step.contains("`init(")) && hasFixedInitializers(edge.source)
    return step
      + (isMixed ? " What static members use of it no initializer can give them; there it is a parameter." : "")
      + (isFixed ? " A superclass or protocol fixes the initializer there is, so add a second one for it." : "")
  }

  /// All initializers of a type have a form that it cannot change.
  private func hasFixedInitializers(_ node: Int32) -> Bool {
    let program = results.program
    guard let entity = results.graph.nodes[Int(node)].key.entity, entity >= 0 else { return false }
    // Its own, or those of the nearest superclass that has any.
    for type in [entity] + program.ancestors[Int(entity)]
    where type >= 0 && program.entities[Int(type)].kind != .protocol {
      let found = program.members.find(MemberTable.entity(type), program.words.initializer)
      if found.declaration >= 0 { return found.allSatisfy(program.isFixed) }
    }
    return false
  }

  private func step(for edge: DependencyGraph.Edge) -> String {
    let consumer = results.graph.nodes[Int(edge.source)]
    let dependency = results.graph.nodes[Int(edge.target)]
    let thing = thing(edge, dependency)
    guard consumer.kind != .function || edge.flags.contains(.isInFixed), consumer.kind != .topLevel else {
      return "Parameter: let `\(consumer.name)` take \(thing) as a parameter, so that its caller decides which."
    }
    if edge.flags.contains(.isInStaticValue) {
      return
        "Owner: a static property of `\(consumer.name)` is made once for everyone, and nothing can be handed to it; make it a property of an instance that is given \(thing), or a parameter of the functions that use it."
    }
    if edge.flags.contains(.isInFixed), !canStore(edge, consumer) {
      return
        "Owner: a property, or a function whose parameters a protocol or superclass fixes, takes nothing more; hand \(thing) to an instance that answers in its place, or let the caller get it and pass on what it answers."
    }
    guard consumer.kind != .external else {
      return
        "Parameter: an extension of `\(consumer.name)` cannot store a dependency; take \(thing) as a parameter of the function."
    }
    if consumer.kind == .enum || edge.flags.contains(.isInStatic) {
      let place = consumer.kind == .enum ? "a value of `\(consumer.name)`" : "static code"
      return
        "Parameter: \(place) cannot be given a dependency beforehand, so take \(thing) as a parameter of the function and let its caller decide which."
    }
    if isInjected(edge) {
      return
        "Use: `\(consumer.name)` is already given \(Self.article(dependency.name)) `\(dependency.name)`; use that one here."
    }
    if let maker = OutsideMaker(of: edge.source, in: results) { return maker.suggestion(consumer.name, thing) }
    if edge.role == .handOver {
      if edge.flags.contains(.isPerCall) {
        return
          "Owner: let `\(consumer.name)` take a closure that makes \(thing), `\(Self.makerName(dependency.name))`, or move this construction to a composition root."
      }
      return
        "Owner: take \(thing) in the initializer of `\(consumer.name)` too, or move this construction to a composition root."
    }
    if results.entry(of: edge) != nil || dependency.ownership != .project { return foreign(edge, consumer, dependency) }
    return authored(edge, consumer, dependency)
  }

  /// There is an instance of the consumer that could be given something beforehand.
  private func canStore(_ edge: DependencyGraph.Edge, _ consumer: DependencyGraph.Node) -> Bool {
    if consumer.kind == .external || consumer.kind == .enum || consumer.kind == .function
      || edge.flags.contains(.isInStatic)
    {
      return false
    }
    if case .data? = OutsideMaker(of: edge.source, in: results) { return false }
    return true
  }

  /// What the consumer would have to be given in the place of what it gets itself.
  private func thing(_ edge: DependencyGraph.Edge, _ dependency: DependencyGraph.Node) -> String {
    guard edge.kind == .static else {
      // A test cannot make an application or a device.
      if edge.kind == .singleton, let entry = results.entry(of: edge), let name = entry.protocolName,
        [.alerts, .application, .commerce, .contacts, .device, .media, .security, .sensors, .system].contains(
          entry.group)
      {
        return "an implementation of a small protocol such as `\(name)`"
      }
      return "the `\(dependency.name)`"
    }
    guard let entry = results.entry(of: edge) else {
      return dependency.ownership == .project
        ? "a closure that calls `\(symbol(edge, dependency))`" : "the `\(dependency.name)`"
    }
    switch entry.key {
    case .construction, .anyConstruction, .instanceMember, .memberOfValue, .attribute:
      // `String(contentsOf:)`: the value is the answer, not what gives it.
      if entry.kind == .static, entry.group != .clock, entry.group != .random, let name = entry.protocolName {
        return "an implementation of a small protocol such as `\(name)`"
      }
      return "the `\(dependency.name)`"
    case .member, .function, .type:
      guard let name = entry.protocolName else { return "a closure that calls `\(symbol(edge, dependency))`" }
      return "an implementation of a small protocol such as `\(name)`"
    }
  }

  private static func article(_ name: String) -> String {
    name.first.map { "AEIO".contains($0) } ?? false ? "an" : "a"
  }

  // MARK: A dependency of the project

  private func authored(
    _ edge: DependencyGraph.Edge, _ consumer: DependencyGraph.Node, _ dependency: DependencyGraph.Node
  ) -> String {
    let parameter = Self.parameterName(dependency.name)
    let observed = results.profile(of: edge.target).map { $0.role == .viewModel || $0.isObservable } ?? false
    if observed, !edge.flags.contains(.isPerCall), !edge.flags.contains(.isMadeWithClosure),
      let why = whyItself(edge)
    {
      return
        "Initializer parameter: take `\(parameter): \(dependency.name)` in the initializer of `\(consumer.name)`\(why); \(owner(edge))."
    }
    if dependency.kind == .protocol {
      return
        "Initializer parameter: `init(\(parameter): any \(dependency.name))` in `\(consumer.name)`; \(owner(edge))."
    }
    if edge.kind == .static { return authoredStatic(edge, consumer, dependency) }
    if let known = knownProtocol(of: edge.target, for: edge.source, declaring: results.use(edge).members) {
      return
        "Initializer parameter: `\(dependency.name)` already conforms to `\(known)`, so take `init(\(parameter): any \(known))` in `\(consumer.name)`; \(owner(edge))."
    }
    let members = members(edge)
    let use = members.isEmpty ? "what `\(consumer.name)` needs of it" : "what `\(consumer.name)` uses (\(members))"
    if edge.kind == .construct, edge.flags.contains(.isPerCall) || edge.flags.contains(.isMadeWithClosure) {
      let why = edge.flags.contains(.isPerCall) ? "makes one at each call" : "makes one with a closure of its own"
      let maker = "take a closure that makes it, `\(Self.makerName(dependency.name))`, in the initializer"
      let step =
        canBeSubclassed(edge.target)
        ? "Initializer parameter: `\(consumer.name)` \(why), so \(maker)"
        : "Protocol: describe \(use) as `protocol \(protocolName(dependency.name))` and let `\(dependency.name)` conform to it; `\(consumer.name)` \(why), so \(maker)"
      return "\(step); \(owner(edge)), a test passes a closure that makes a double."
    }
    return
      "Protocol: describe \(use) as `protocol \(protocolName(dependency.name))`, let `\(dependency.name)` conform to it and take it in `init(\(parameter):)`; \(owner(edge)), a test passes a double."
  }

  /// Why a consumer takes an object by its own type, nil where a protocol would do as well.
  private func whyItself(_ edge: DependencyGraph.Edge) -> String? {
    let isObservable = results.profile(of: edge.target)?.isObservable ?? false
    if results.profile(of: edge.source)?.isInterface ?? false {
      return isObservable ? ", which observes the object itself" : ": a screen is tested together with its view model"
    }
    let isViewModel = results.profile(of: edge.target)?.role == .viewModel
    return isObservable && isViewModel ? ": views observe the object itself, which a protocol would hide" : nil
  }

  /// A class that a double can inherit from.
  private func canBeSubclassed(_ node: Int32) -> Bool {
    let program = results.program
    guard results.graph.nodes[Int(node)].kind == .class,
      let entity = results.graph.nodes[Int(node)].key.entity, entity >= 0
    else { return false }
    return !program.declarations[Int(program.entities[Int(entity)].declaration)].flags.contains(.isFinal)
  }

  private static func makerName(_ type: String) -> String {
    "make\(type.split(separator: ".").last.map(String.init) ?? type)"
  }

  /// Static behaviour of a type has no instance that could be handed in.
  private func authoredStatic(
    _ edge: DependencyGraph.Edge, _ consumer: DependencyGraph.Node, _ dependency: DependencyGraph.Node
  ) -> String {
    let symbol = symbol(edge, dependency)
    let parameter = Self.parameterName(dependency.name)
    if dependency.kind == .function {
      return
        "Initializer parameter: let `\(consumer.name)` take a closure that calls `\(dependency.name)()`; \(owner(edge)), a test passes a closure of its own."
    }
    if let known = knownProtocol(
      of: edge.target, for: edge.source, declaring: [results.program.symbols[edge.member]])
    {
      return
        "Initializer parameter: `\(dependency.name)` already conforms to `\(known)`, so take the type itself, `init(\(parameter): any \(known).Type)`, in `\(consumer.name)`; \(owner(edge))."
    }
    return
      "Protocol: describe what `\(symbol)` does as `protocol \(protocolName(dependency.name))`, let a real implementation call it and take the protocol in `init(\(parameter):)` of `\(consumer.name)`; \(owner(edge)), a test passes a double."
  }

  /// A protocol of the project that stands for the dependency: one named after it rather than one that only it
  /// implements, that rather than any other that has what the consumer needs.
  ///
  /// - Parameters:
  ///   - source: the consumer; the protocol of a property of its own goes before all others.
  ///   - used: the members the consumer uses, which the protocol must declare.
  func knownProtocol(of target: Int32, for source: Int32, declaring used: [String]) -> String? {
    if let kept = keptProtocol(of: target, in: source, declaring: used) { return kept }
    let own = results.graph.nodes[Int(target)].name
    var best: (rank: Int, count: Int, name: String)?
    for index in results.conformances(of: target) {
      let edge = results.graph.edges[Int(index)]
      guard let profile = results.profile(of: edge.target), profile.significance == .service,
        !profile.isBackReference
      else { continue }
      let name = results.graph.nodes[Int(edge.target)].name
      guard covers(edge.target, target, used) else { continue }
      let count = results.implementations(of: edge.target)
      let rank: Int
      if Self.stem(name) == Self.stem(own) {
        rank = 0
      } else if count == 1 || (count <= 3 && own.hasSuffix(Self.stem(name))) {
        rank = 1
      } else if !used.isEmpty {
        rank = 2
      } else {
        continue
      }
      if best.map({ (rank, count, name) < $0 }) ?? true { best = (rank, count, name) }
    }
    return best?.name
  }

  /// The protocol that the dependency conforms to and by which a property of the consumer is typed.
  private func keptProtocol(of target: Int32, in source: Int32, declaring used: [String]) -> String? {
    guard let consumer = results.graph.nodes[Int(source)].key.entity, consumer >= 0 else { return nil }
    for index in results.conformances(of: target) {
      let node = results.graph.edges[Int(index)].target
      guard let entity = results.graph.nodes[Int(node)].key.entity, entity >= 0, covers(node, target, used) else {
        continue
      }
      if results.keeps(consumer, entity) { return results.graph.nodes[Int(node)].name }
    }
    return nil
  }

  /// The protocol can be seen where the type is, and declares all the members.
  private func covers(_ node: Int32, _ target: Int32, _ used: [String]) -> Bool {
    let program = results.program
    guard let entity = results.graph.nodes[Int(node)].key.entity, entity >= 0 else { return false }
    let flags = program.declarations[Int(program.entities[Int(entity)].declaration)].flags
    let isNear = results.graph.nodes[Int(node)].module == results.graph.nodes[Int(target)].module
    guard isNear ? !flags.containsAny(of: .hidden) : flags.containsAny(of: .exported) else { return false }
    return used.allSatisfy { name in
      let symbol = program.symbols.find(name)
      return ([entity] + program.ancestors[Int(entity)]).contains {
        program.members.first(MemberTable.entity($0), symbol) >= 0
      }
    }
  }

  /// A name without what tells a protocol from its implementation.
  private static func stem(_ name: String) -> String {
    var stem = name.split(separator: ".").last.map(String.init) ?? name
    for prefix in ["Default", "Live", "Real", "I"] where stem.hasPrefix(prefix) && stem.count > prefix.count + 2 {
      let rest = stem.dropFirst(prefix.count)
      if rest.first?.isUppercase == true { stem = String(rest) }
    }
    for suffix in ["Protocol", "Type", "Impl", "Implementation", "Live", "Providing", "Managing", "Interface"]
    where stem.hasSuffix(suffix) && stem.count > suffix.count {
      stem = String(stem.dropLast(suffix.count))
    }
    return stem
  }

  // MARK: A dependency of the platform

  private func foreign(
    _ edge: DependencyGraph.Edge, _ consumer: DependencyGraph.Node, _ dependency: DependencyGraph.Node
  ) -> String {
    let symbol = symbol(edge, dependency)
    if let entry = results.entry(of: edge), entry.kind == .wrapper {
      let protocolName = entry.protocolName.map { ", for example `protocol \($0)`" } ?? ""
      return
        "Protocol: read and write the store in one place behind a protocol\(protocolName), take that in the initializer of `\(consumer.name)` or pass it the values; a test passes an implementation in memory."
    }
    if let seam = seam(of: edge.source) {
      return
        "Real implementation: those who take `\(seam)` are tested without `\(consumer.name)`, so `\(symbol)` may stay in it and be allowed here; to test `\(consumer.name)` itself, take \(thing(edge, dependency)) in its initializer."
    }
    if edge.kind == .singleton, dependency.name == "NotificationCenter" {
      return
        "Initializer parameter: take `notificationCenter: NotificationCenter` in the initializer of `\(consumer.name)`; \(owner(edge)), `\(symbol)`, a test passes one of its own."
    }
    if let entry = results.entry(of: edge), entry.group == .scheduler, edge.kind == .singleton {
      return
        "Initializer parameter: take what runs the work, for Combine a type-erased or generic `Scheduler`, else a closure or a small `protocol \(entry.protocolName ?? "Scheduling")`; \(owner(edge)), a test passes one that runs it at once. Code of the main actor needs no queue: a `Task` of its own runs there."
    }
    if let entry = results.entry(of: edge), let name = narrowName(edge) ?? entry.protocolName {
      if edge.entry >= 0, ["Date()", "UUID()"].contains(entry.pattern) {
        let type = dependency.name
        let parameter = type == "Date" ? "now" : "makeID"
        return
          "Initializer parameter: take a closure, `init(\(parameter): @escaping () -> \(type))`, or a small `protocol \(name)`; \(owner(edge)), `{ \(symbol) }`, a test passes a fixed value."
      }
      return
        "Protocol: say what `\(consumer.name)` needs of it in the words of its own domain, for example `protocol \(name)`, move `\(symbol)` into a real implementation and take the protocol in the initializer; \(owner(edge)), a test passes a stub."
    }
    return
      "Protocol: say what `\(consumer.name)` needs of `\(dependency.name)` in a protocol of its own, move `\(symbol)` into a real implementation and take the protocol in the initializer; \(owner(edge))."
  }

  /// The protocol behind which the consumer stands as the real implementation: one of the project that has its name, or
  /// that nothing else of the product conforms to.
  private func seam(of node: Int32) -> String? {
    let program = results.program
    let own = Self.stem(results.graph.nodes[Int(node)].name)
    guard let entity = results.graph.nodes[Int(node)].key.entity, entity >= 0 else { return nil }
    for type in program.inherited[Int(entity)] where program.types.form(type) == .nominal {
      let ancestor = program.types[type].head
      guard ancestor >= 0, program.entities[Int(ancestor)].kind == .protocol,
        let target = results.node(of: ancestor),
        let profile = results.profile(of: target), profile.significance == .service, !profile.isBackReference
      else { continue }
      let name = results.graph.nodes[Int(target)].name
      let stem = Self.stem(name)
      if stem == own || results.implementations(of: target) == 1 && own.hasSuffix(stem) { return name }
    }
    return nil
  }

  /// The name of a protocol for the few members that are used, where all of them belong to one.
  private func narrowName(_ edge: DependencyGraph.Edge) -> String? {
    guard edge.kind == .singleton else { return nil }
    let names = results.use(edge).members.map { member in
      Catalogue.protocolNames.first { $0.member == member }?.name
    }
    guard let first = names.first, names.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// What the consumer writes to get it.
  func symbol(_ edge: DependencyGraph.Edge, _ dependency: DependencyGraph.Node) -> String {
    let program = results.program
    let member = program.symbols[edge.member]
    if edge.kind == .singleton, let singleton = results.singletons[edge.declaration] {
      return singleton.holder == -1 ? member : "\(program.qualifiedName(singleton.holder)).\(member)"
    }
    if let entry = results.entry(of: edge) {
      switch entry.key {
      case .construction: return entry.pattern
      // The type behind it is what it asks, not what is written.
      case .instanceMember, .memberOfValue: return member
      case .attribute(let name): return "@\(name)"
      default: break
      }
    }
    if edge.kind == .construct || member.isEmpty { return "\(dependency.name)()" }
    return member == dependency.name ? "\(member)()" : "\(dependency.name).\(member)"
  }

  // MARK: Parts

  /// An initializer of the consumer already takes one.
  private func isInjected(_ edge: DependencyGraph.Edge) -> Bool {
    guard edge.kind != .initializerDefault, edge.kind != .static,
      let consumer = results.graph.nodes[Int(edge.source)].key.entity, consumer >= 0,
      let dependency = results.graph.nodes[Int(edge.target)].key.entity
    else { return false }
    let program = results.program
    let isParameter = program.members.find(MemberTable.entity(consumer), program.words.initializer).contains {
      program.parameters(of: $0).contains { program.isOne(program.declaredTypes[Int($0)], dependency) }
    }
    return isParameter
      || results.edges(from: edge.source, to: edge.target).contains {
        let kind = results.graph.edges[$0].kind
        return kind == .wrapper || kind == .environment
      }
  }

  private func owner(_ edge: DependencyGraph.Edge) -> String {
    let owners = results.owners(of: edge.source)
    guard let first = owners.first.map({ results.graph.nodes[Int($0)].name }) else {
      if let singleton = ownSingleton(edge.source) { return "`\(singleton)`, which creates it, passes the real one" }
      return "whoever creates it passes the real one"
    }
    if owners.count == 1 { return "`\(first)`, which creates it, passes the real one" }
    return "those who create it (`\(first)` and \(owners.count - 1) more) pass the real one"
  }

  /// The static of a type that makes its shared instance.
  private func ownSingleton(_ node: Int32) -> String? {
    guard let entity = results.graph.nodes[Int(node)].key.entity, entity >= 0,
      let singleton = results.singletons.own(of: entity)
    else { return nil }
    let program = results.program
    return "\(program.qualifiedName(entity)).\(singleton.member(in: program))"
  }

  private func members(_ edge: DependencyGraph.Edge) -> String {
    let used = results.use(edge).members
    let shown = used.prefix(4).map { "`\($0)`" }.joined(separator: ", ")
    return used.count > 4 ? "\(shown) and \(used.count - 4) more" : shown
  }

  private func protocolName(_ type: String) -> String {
    let base = type.split(separator: ".").last.map(String.init) ?? type
    return "\(base)Protocol"
  }

  static func parameterName(_ type: String) -> String {
    let base = stem(type)
    // `APIClient` becomes `apiClient`: all capitals up to the last before a small letter.
    var lowered = ""
    let characters = Array(base)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if index > 0, character.isLowercase || (next?.isLowercase ?? false) {
        return lowered + String(characters[index...])
      }
      lowered += character.lowercased()
    }
    return lowered
  }
}

extension Program {
  /// Whether a type is that of one instance of an entity, optional or not, rather than of a collection of them.
  fileprivate func isOne(_ type: TypeID, _ entity: EntityID) -> Bool {
    let node = types[type]
    switch node.form {
    case .nominal:
      if node.head == wellKnown.optional, node.count == 1 { return isOne(types.argument(type, 0), entity) }
      return node.head == entity
    case .composition: return types.arguments(of: type).contains { isOne($0, entity) }
    default: return false
    }
  }
}
