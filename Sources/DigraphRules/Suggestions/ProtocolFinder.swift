import DigraphEffects
import DigraphFacts
package import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// Finds the protocols of the project that stand for a dependency already.
struct ProtocolFinder {
  let results: Results
  /// Names of members that the consumer sets, which a protocol must let it do.
  var written: Set<String> = []
  /// A protocol that more types conform to says what they have in common, rather than what one of them stands behind.
  private static let fewImplementations = 3

  /// A protocol of the project that stands for the dependency: one named after it rather than one that only it
  /// implements, that rather than any other that has what the consumer needs.
  ///
  /// - Parameters:
  ///   - source: the consumer; the protocol of a property of its own goes before all others.
  ///   - used: the members the consumer uses, which the protocol must declare.
  func known(of target: NodeID, for source: NodeID, declaring used: [String]) -> String? {
    if let kept = keptProtocol(of: target, in: source, declaring: used) { return kept }
    let own = results.graph.nodes[target].name
    var best: (rank: Int, count: Int, name: String)?
    for index in results.conformances(of: target) {
      let edge = results.graph.edges[Int(index)]
      guard let profile = results.profile(of: edge.target), profile.significance == .service,
        !profile.isBackReference
      else { continue }
      let name = results.graph.nodes[edge.target].name
      guard covers(edge.target, source, used) else { continue }
      let count = results.implementations(of: edge.target)
      let rank: Int
      if DeclarationNames.stem(name) == DeclarationNames.stem(own) {
        rank = 0
      } else if count == 1 || (count <= 3 && own.hasSuffix(DeclarationNames.stem(name))) {
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

  /// The protocol by which all those take the dependency to whom the consumer hands it on, and that declares the members.
  func taken(by takers: Set<String>, of target: NodeID, for source: NodeID, declaring used: [String]) -> String? {
    guard takers.count == 1, let taker = takers.first else { return nil }
    return results.conformances(of: target).lazy.map { results.graph.edges[Int($0)].target }.first { node in
      results.graph.nodes[node].name.split(separator: ".").last.map(String.init) == taker && covers(node, source, used)
    }.map { results.graph.nodes[$0].name }
  }

  /// The protocol named after the dependency that it conforms to and that lacks some of the members; nil where there is
  /// none, or where it has all of them.
  func incomplete(of target: NodeID, declaring used: [String]) -> (name: String, missing: [String])? {
    let own = DeclarationNames.stem(results.graph.nodes[target].name)
    for index in results.conformances(of: target) {
      let node = results.graph.edges[Int(index)].target
      guard results.graph.nodes[node].ownership == .project, covers(node, target, []),
        DeclarationNames.stem(results.graph.nodes[node].name) == own
      else { continue }
      let missing = used.filter { !covers(node, target, [$0]) }
      if !missing.isEmpty { return (results.graph.nodes[node].name, missing) }
    }
    return nil
  }

  /// The protocol that the dependency conforms to and by which a property of the consumer is typed.
  private func keptProtocol(of target: NodeID, in source: NodeID, declaring used: [String]) -> String? {
    guard let consumer = results.graph.nodes[source].key.entity, consumer.isDeclared else { return nil }
    for index in results.conformances(of: target) {
      let node = results.graph.edges[Int(index)].target
      guard let entity = results.graph.nodes[node].key.entity, entity.isDeclared, covers(node, source, used) else {
        continue
      }
      if results.keeps(consumer, entity) { return results.graph.nodes[node].name }
    }
    return nil
  }

  /// The protocol can be seen where another type is, and declares all the members.
  private func covers(_ node: NodeID, _ place: NodeID, _ used: [String]) -> Bool {
    let program = results.program
    guard let entity = results.graph.nodes[node].key.entity, entity.isDeclared, !results.leavesTypesOpen(node) else {
      return false
    }
    let flags = program.declarations[program.entities[entity].declaration].flags
    let isNear = results.graph.nodes[node].module == results.graph.nodes[place].module
    guard isNear ? !flags.containsAny(of: .hidden) : flags.containsAny(of: .exported) else { return false }
    return used.allSatisfy { name in
      let symbol = program.symbols.find(name)
      let isSet = written.contains(name)
      return ([entity] + program.ancestors[entity]).contains {
        program.members.find(MemberTable.entity($0), symbol).contains {
          !isSet || program.declarations[$0].flags.contains(.hasSetter)
        }
      }
    }
  }

  /// The protocol of the project that a type stands behind as its real implementation, where all that the type depends
  /// on is the platform's or a package's; nil otherwise. O(edges of the type).
  func adapted(by node: NodeID) -> String? {
    guard !results.isPartOfInterface(node), let profile = results.profile(of: node) else { return nil }
    if profile.reason.saysValues { return sayer(of: node) }
    guard profile.significance == .service else { return nil }
    let isAlone = results.edges(of: node).allSatisfy { index in
      let edge = results.graph.edges[index]
      return !edge.isDependency || edge.kind == .static || results.graph.nodes[edge.target].ownership != .project
        || results.isLogger(edge.target)
    }
    return isAlone ? anySeam(of: node) : nil
  }

  /// `struct LiveMailer: MailerProtocol { func send() { Mailer.send() } }`: the protocol that it answers for where it keeps
  /// nothing, and all its members have the names of static members of the other type; nil otherwise.
  func passedOn(by node: NodeID, to target: NodeID) -> String? {
    let program = results.program
    guard let own = results.graph.nodes[node].key.entity, own.isDeclared,
      let asked = results.graph.nodes[target].key.entity, asked.isDeclared
    else { return nil }
    let members = program.children(of: program.entities[own].declaration).map { program.declarations[$0] }
    let isAdapter = members.allSatisfy { member in
      guard member.kind == .function || member.kind == .property && member.flags.contains(.isComputed) else {
        return false
      }
      return program.members.find(MemberTable.entity(asked), member.name).contains {
        program.declarations[$0].flags.contains(.isStatic)
      }
    }
    return isAdapter && !members.isEmpty ? anySeam(of: node) : nil
  }

  /// `struct SystemLocale: LocaleProviding { var locale: Locale { .current } }`: the protocol of the project that it
  /// answers for.
  private func sayer(of node: NodeID) -> String? {
    results.conformances(of: node).lazy.map { results.graph.edges[Int($0)].target }.first {
      results.graph.nodes[$0].ownership == .project && results.implementations(of: $0) <= Self.fewImplementations
    }.map { results.graph.nodes[$0].name }
  }

  /// A protocol of the project that few stand behind beside the consumer, or the struct of closures inside of which it is
  /// declared.
  private func anySeam(of node: NodeID) -> String? {
    let program = results.program
    if let named = seam(of: node) { return named }
    if let target = behaviours(of: node).first(where: { results.implementations(of: $0) <= Self.fewImplementations }) {
      return results.graph.nodes[target].name
    }
    if let target = extended(node).first(where: { results.implementations(of: $0) == 1 }) {
      return results.graph.nodes[target].name
    }
    guard let entity = results.graph.nodes[node].key.entity, entity.isDeclared,
      let outer = program.parent(of: program.declarations[program.entities[entity].declaration])?.entity,
      let holder = results.node(of: outer), results.isOfClosures(outer)
    else { return nil }
    return results.graph.nodes[holder].name
  }

  /// The protocol behind which the consumer stands as the real implementation: one of the project that has its name, or
  /// that nothing else of the product conforms to.
  func seam(of node: NodeID) -> String? {
    let own = DeclarationNames.stem(results.graph.nodes[node].name)
    return behaviours(of: node).first { target in
      let stem = DeclarationNames.stem(results.graph.nodes[target].name)
      return stem == own || results.implementations(of: target) == 1 && own.hasSuffix(stem)
    }.map { results.graph.nodes[$0].name }
  }

  /// The protocols of the project that describe behaviour and that a type conforms to anywhere.
  fileprivate func extended(_ node: NodeID) -> [NodeID] {
    results.conformances(of: node).map { results.graph.edges[Int($0)].target }.filter { target in
      results.graph.nodes[target].ownership == .project
        && results.profile(of: target).map { $0.significance == .service && !$0.isBackReference } ?? false
    }
  }

  /// The protocols of the project in the head of a type that describe behaviour.
  private func behaviours(of node: NodeID) -> [NodeID] {
    let program = results.program
    guard let entity = results.graph.nodes[node].key.entity, entity.isDeclared else { return [] }
    return program.inherited[entity].compactMap { type in
      guard program.types.form(type) == .nominal else { return nil }
      let ancestor = program.types[type].entity
      guard ancestor.isDeclared, program.entities[ancestor].kind == .protocol, let target = results.node(of: ancestor),
        let profile = results.profile(of: target), profile.significance == .service, !profile.isBackReference
      else { return nil }
      return target
    }
  }
}

extension Results {
  /// It conforms to a protocol of the project that describes behaviour.
  func standsBehindProtocol(_ node: NodeID) -> Bool {
    !ProtocolFinder(results: self).extended(node).isEmpty
  }

  /// It is called a logger, or is known as one.
  func isLogger(_ node: NodeID) -> Bool {
    graph.nodes[node].key.entity.map { program.isLogger($0) } ?? false
      || DeclarationNames.stem(graph.nodes[node].name).hasSuffix("Logger")
  }

  /// The protocol of the project that stands for a dependency already; see ``ProtocolFinder/known(of:for:declaring:)``.
  package func knownProtocol(of target: NodeID, for source: NodeID, declaring used: [String]) -> String? {
    ProtocolFinder(results: self).known(of: target, for: source, declaring: used)
  }
}
