import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport
import DigraphRules
import DigraphSyntax
import SourceEditing

/// A singleton of which others can be made: its initializer is private no more, and what is shared stays for the
/// composition root.
extension Refactorer.Work {
  mutating func open(_ node: NodeID) {
    let name = code.results.graph.nodes[node].name
    guard let entity = code.results.graph.nodes[node].key.entity, entity.isDeclared,
      let singleton = code.results.singletons.own(of: entity), request.dependencies.isEmpty || request.names(name),
      !code.storesNothing(node), let consumer = try? ConsumerCode(node, in: code), !consumer.isOutOfReach
    else { return }
    let locked = consumer.initializers.filter { !$0.isTrap && $0.isHidden }
    // What takes something more was opened for that.
    let isOpened = outcomes.contains { $0.consumer == name && $0.notes.contains(Placement.opening) }
    guard let first = locked.first, !isOpened || locked.count > 1 else { return }
    let source = first.source
    var outcome = Refactoring.Outcome(
      consumer: name, dependency: name, symbol: "\(name).\(singleton.member(in: code.program))", file: source.path,
      line: source.position(of: source.start(of: first.node)).line, places: locked.count, protocolName: nil,
      refusal: nil, notes: ["its initializer is private no more"], deed: "opened")
    if code.attributes(of: code.program.entities[entity].declaration).contains("globalActor") {
      outcome.refusal = "it is a global actor, of which there is one"
    } else if locked.contains(where: { !$0.canBeSeen(in: code) }) {
      outcome.refusal = "its initializer takes a type that others do not see"
    } else {
      for initializer in locked { unlock(initializer) }
    }
    outcomes.append(outcome)
  }

  /// The consumers that reach a singleton itself and would be warned of that, where it was asked for by its own name.
  func consumers(reaching node: NodeID) -> [NodeID] {
    guard request.names(code.results.graph.nodes[node].name),
      code.results.graph.nodes[node].key.entity.map({ code.results.singletons.own(of: $0) != nil }) ?? false
    else { return [] }
    return code.consumersWithFindings.filter { consumer in
      consumer != node && code.findings(of: consumer).contains { $0.target == node && $0.severity > .info }
    }
  }

  private mutating func unlock(_ initializer: InitializerCode) {
    let source = initializer.source
    for part in source.children(of: initializer.node) where source.kind(of: part) == .modifier {
      guard ["private", "fileprivate"].contains(source.text(of: part)) else { continue }
      var end = source.end(of: part)
      while source.bytes[end] == UInt8(ascii: " ") { end += 1 }
      edits.replace(source.start(of: part), end, in: source, with: "")
    }
  }
}
