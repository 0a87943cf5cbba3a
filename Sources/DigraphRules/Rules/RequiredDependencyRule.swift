import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports types that lack a dependency which the configuration requires.
struct RequiredDependencyRule: Rule {
  static let entry = RuleEntry(
    identifier: "required-dependency",
    title: "A type lacks a dependency that the configuration requires",
    severity: .error,
    rationale: "What a team has agreed on holds only as long as something looks.",
    limits: ["Reports nothing without `architecture:` in the configuration. Tests and test doubles are not judged."],
    reported: [
      RuleExample(
        """
        protocol Storing { func store() }
        final class ↓OrderRepository { func store() {} }
        """, given: repositoriesConform)
    ],
    ignored: [
      RuleExample(
        """
        protocol Storing { func store() }
        final class OrderRepository: Storing { func store() {} }
        """, given: repositoriesConform)
    ])

  private static var repositoriesConform: Architecture {
    var (repositories, protocols) = (Architecture.Selector(), Architecture.Selector())
    repositories.types = [GlobPattern("*Repository")]
    protocols.kinds = [.protocol]
    return Architecture(constraints: [
      .init(
        name: "repositories have a protocol", reason: "", severity: .error,
        demand: .require(from: repositories, to: protocols, kinds: [.conform]))
    ])
  }

  static func findings(in results: Results) -> [Finding] {
    let architecture = ArchitectureFindings(results: results, entry: entry)
    return results.architecture.constraints.flatMap { constraint -> [Finding] in
      guard case .require(let from, let to, let kinds) = constraint.demand else { return [] }
      let (consumers, dependencies) = (architecture.members(from), architecture.members(to))
      return results.graph.nodes.ids.compactMap { node in
        guard consumers[node], results.graph.nodes[node].file >= 0, results.isJudged(node) else { return nil }
        let has = results.edges(of: node).contains { index in
          let edge = results.graph.edges[index]
          return dependencies[edge.target] && (kinds.isEmpty || kinds.contains(edge.kind))
        }
        return has ? nil : finding(node, constraint, kinds, results)
      }
    }
  }

  private static func finding(
    _ node: NodeID, _ constraint: Architecture.Constraint, _ kinds: [EdgeKind], _ results: Results
  ) -> Finding {
    let consumer = results.graph.nodes[node]
    let how: Phrase = kinds.isEmpty ? "" : " (\(kinds.map(\.rawValue).joined(separator: ", ")))"
    let texts = FindingTexts(
      .missing(rule: entry.identifier, consumer: consumer.name, what: constraint.name), .init(consumer: consumer.name),
      .init(
        message: "`\(consumer.name)` lacks a dependency\(how) that ‘\(constraint.name)’ requires.",
        reason: constraint.reason.isEmpty ? "The configuration says so." : Phrase(constraint.reason),
        recipe: Recipe(.addDependency, consumer: node)))
    return Finding(texts, of: node, severity: constraint.severity, results)
  }
}
