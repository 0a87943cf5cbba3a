import DigraphFacts
package import DigraphGraph
import DigraphLinking
import DigraphReport
import DigraphRules
import DigraphSyntax
import SourceEditing
import SourceUses
import TestDoubles

/// A consumer that is handed another type knows that by a protocol of its own side: the edge is turned around, and a
/// circle that it was a part of is none.
extension Refactorer.Work {
  /// - Parameter groups: what it gets itself, which is another refactoring.
  mutating func invert(_ node: NodeID, besides groups: [InjectionFinder.Group]) {
    let graph = code.results.graph
    var seen: Set<NodeID> = []
    for index in code.results.edges(of: node) {
      let edge = graph.edges[index]
      let target = graph.nodes[edge.target]
      guard target.ownership == .project, request.names(target.name), seen.insert(edge.target).inserted,
        !groups.contains(where: { $0.edge.target == edge.target })
      else { continue }
      let edges = code.results.edges(from: node, to: edge.target).map { graph.edges[$0] }.filter { $0.kind != .mention }
      // What is there by default, or made there, binds it to the type itself.
      guard (edges.isEmpty ? [edge] : edges).allSatisfy({ $0.kind.canBeInverted && $0.abstraction == .concrete }) else {
        continue
      }
      let sites = graph.sites(of: edge).map(\.self)
      let group = InjectionFinder.Group(edges: [edge], sites: sites, symbol: target.name)
      do throws(Refusal) {
        let name = try invert(group, node)
        var done = outcome(group, node, refusal: nil, notes: [])
        (done.protocolName, done.deed) = (name, "known by '\(name)'")
        outcomes.append(done)
      } catch {
        // What is only named is no dependency that was asked for.
        if !edges.isEmpty { refuse(group, node, error) }
      }
    }
  }

  private mutating func invert(_ group: InjectionFinder.Group, _ node: NodeID) throws(Refusal) -> String {
    let consumer = try ConsumerCode(node, in: code)
    let dependency = code.results.graph.nodes[group.edge.target]
    guard let type = dependency.key.entity, type.isDeclared else {
      throw Refusal("it has no type that could be handed in")
    }
    guard code.program.generics[type].isEmpty else { throw Refusal("its type is generic") }
    if let conformance = Placement.synthesized(consumer) {
      throw Refusal("the compiler writes its \(conformance), which a property of a protocol's type would end")
    }
    let found = try InjectedCode(type, in: consumer)
    let finder = InjectionFinder(code: code, consumer: consumer, request: request, .none)
    let known = code.results.knownProtocol(
      of: group.edge.target, for: node, declaring: Set(found.members.map(\.name)).sorted())
    var injection = Injection(
      dependency: dependency.name, symbol: group.symbol, uses: [], suffixes: [], name: "", type: "", value: "",
      typeName: "", isProtocol: true)
    if let known, !found.isUncounted, finder.fits(known, group.edge.target, found.members) {
      injection.typeName = known
    } else {
      do {
        var new = try finder.newProtocol(for: type, found.members, group)
        new.isOfConsumer = true
        if found.isUncounted, !new.inherited.contains("AnyObject") { new.inherited.insert("AnyObject", at: 0) }
        (injection.typeName, injection.requirements, injection.newProtocol) = (new.name, new.requirements, new)
        code.note(new, for: consumer.file)
      } catch {
        throw Refusal(error.text)
      }
    }
    injection.type = "any \(injection.typeName)"
    for place in found.places {
      edits.replace(
        place.source.start(of: place.type), place.source.end(of: place.type), in: place.source,
        with: place.isOptional ? "(\(injection.type))" : injection.type)
    }
    var writer = RefactoringWriter(code: code, consumer: consumer, placement: .none, request: request, edits: edits)
    writer.writeProtocol(injection)
    _ = writer.writeDoubles([injection])
    edits = writer.edits
    return injection.typeName
  }
}

extension Refactorer {
  /// What becomes of the edges from one type to another where the consumer is to know the other by a protocol, by whoever
  /// hands it that; nil where nothing does.
  package static func inversion(of consumer: NodeID, from dependency: NodeID, in code: CodeBase) -> Feasibility? {
    let name = code.results.graph.nodes[dependency].name
    let edges = code.results.edges(from: consumer, to: dependency).map { code.results.graph.edges[$0] }
    var request = RefactoringRequest()
    (request.dependencies, request.doubles) = ([name], .none)
    request.style = edges.contains { $0.kind.isHardCoded } ? .required : .default
    let makesItself = code.results.graph.nodes[consumer].key.entity.map { entity in
      code.constructions(of: entity).contains { $0.consumer == .type(entity) }
    }
    if request.style == .required, makesItself ?? false {
      return Feasibility(refusal: "it makes one of itself, and would get it for that")
    }
    let found = refactor([consumer], request: request, in: code)
    let own = found.outcomes.filter { $0.dependency == name }
    guard !own.isEmpty else { return nil }
    let left = own.lazy.compactMap { $0.refusal ?? $0.notes.first { $0.contains(" stay") } }.first
    if left != nil || found.changes.isEmpty { return Feasibility(refusal: left) }
    return Feasibility(way: Feasibility.Way(style: request.style, protocolName: own[0].protocolName))
  }
}

extension EdgeKind {
  /// It is handed in by its type, or that is named.
  fileprivate var canBeInverted: Bool { [.initializer, .property, .method, .mention].contains(self) }
}
