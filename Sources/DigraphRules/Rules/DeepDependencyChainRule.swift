import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports consumers at the start of a dependency chain longer than a limit.
struct DeepDependencyChainRule: Rule {
  static let entry = RuleEntry(
    identifier: "deep-dependency-chain",
    title: "A dependency chain is longer than a limit",
    severity: .info,
    rationale: "Whoever constructs the first has to construct all, and a change at the end may reach the start.",
    limits: [
      "Only the start of a chain is reported, and of several that end in the same way the longest. The limit is 10 edges."
    ],
    reported: [
      RuleExample(
        """
        final class ↓A { let next = B(); func run() { next.run() } }
        final class B { let next = C(); func run() { next.run() } }
        final class C { let next = D(); func run() { next.run() } }
        final class D { let next = E(); func run() { next.run() } }
        final class E { let next = F(); func run() { next.run() } }
        final class F { let next = G(); func run() { next.run() } }
        final class G { let next = H(); func run() { next.run() } }
        final class H { let next = I(); func run() { next.run() } }
        final class I { let next = J(); func run() { next.run() } }
        final class J { let next = K(); func run() { next.run() } }
        final class K { let next = L(); func run() { next.run() } }
        final class L { func run() {} }
        """)
    ],
    ignored: [
      RuleExample(
        """
        final class A { let next = B(); func run() { next.run() } }
        final class B { func run() {} }
        """)
    ])

  static func findings(in results: Results) -> [Finding] {
    // A node that a longer chain passes is not the start of one.
    var isInside = IDTable<NodeID, Bool>(repeating: false, count: results.graph.nodes.count)
    let analysis = results.analysis
    // What wires others together needs all of them by its nature.
    func isRoot(_ node: NodeID) -> Bool { results.profile(of: node)?.isCompositionRoot ?? false }
    for edge in results.graph.edges where edge.isDependency && !isRoot(edge.source) {
      if let source = analysis.depth(of: edge.source), let target = analysis.depth(of: edge.target),
        source > target
      {
        isInside[edge.target] = true
      }
    }
    let starts = results.graph.nodes.ids.filter { node in
      guard let length = analysis.depth(of: node), length > results.limits.depth, !isInside[node], !isRoot(node),
        // A protocol asks for nothing itself; what implements it has the chain.
        results.graph.nodes[node].kind != .protocol,
        results.isJudged(node)
      else { return false }
      return true
    }
    // Many chains end in one: what is to be mended there is said once, at the longest of them.
    var counts: [[NodeID]: Int] = [:]
    var first: [[NodeID]: NodeID] = [:]
    for node in starts {
      let tail = Array(analysis.chain(from: node).suffix(results.limits.depth))
      counts[tail, default: 0] += 1
      if let other = first[tail], analysis.depth(of: other)! >= analysis.depth(of: node)! { continue }
      first[tail] = node
    }
    return starts.compactMap { node in
      let tail = Array(analysis.chain(from: node).suffix(results.limits.depth))
      guard first[tail] == node, let length = analysis.depth(of: node) else { return nil }
      return finding(node, length, others: counts[tail]! - 1, results)
    }
  }

  private static func finding(_ node: NodeID, _ length: Int, others: Int, _ results: Results) -> Finding? {
    let consumer = results.graph.nodes[node]
    guard consumer.file >= 0 else { return nil }
    let names = results.analysis.chain(from: node).map { results.graph.nodes[$0].name }
    let more: Phrase =
      names.count - 1 > length
      ? ". What implements a protocol is no further dependency, and a cycle counts once." : ""
    let also: Phrase =
      others > 1
      ? " \(others) more chains end in the same way." : others == 1 ? " One more chain ends in the same way." : ""
    let texts = FindingTexts(
      .chain(rule: entry.identifier, consumer: consumer.name), .init(consumer: consumer.name),
      .init(
        message: "A chain of \(length) dependencies starts at `\(consumer.name)`, more than \(results.limits.depth).",
        reason: "\(names.joined(separator: " → "))\(more)\(also)", recipe: Recipe(.skipLink, consumer: node)))
    return Finding(texts, of: node, severity: entry.severity, results)
  }
}
