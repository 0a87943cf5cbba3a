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
    limits: ["Says nothing without `architecture:` in the configuration. Tests and test doubles are left alone."],
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

  static func findings(in results: Results) -> [ReportFinding] {
    let architecture = ArchitectureFindings(results: results, entry: entry)
    return results.architecture.constraints.flatMap { constraint -> [ReportFinding] in
      guard case .require(let from, let to, let kinds) = constraint.demand else { return [] }
      let (consumers, dependencies) = (architecture.members(from), architecture.members(to))
      return results.graph.nodes.indices.compactMap { node in
        guard consumers[node], results.graph.nodes[node].file >= 0, results.isJudged(Int32(node)) else { return nil }
        let has = results.edges(of: Int32(node)).contains { index in
          let edge = results.graph.edges[index]
          return dependencies[Int(edge.target)] && (kinds.isEmpty || kinds.contains(edge.kind))
        }
        return has ? nil : finding(node, constraint, kinds, results)
      }
    }
  }

  private static func finding(
    _ node: Int, _ constraint: Architecture.Constraint, _ kinds: [EdgeKind], _ results: Results
  ) -> ReportFinding {
    let consumer = results.graph.nodes[node]
    let site = results.site(file: consumer.file, offset: consumer.offset)
    let simple = consumer.name.split(separator: ".").last.map(String.init) ?? consumer.name
    let how = kinds.isEmpty ? "" : " (\(kinds.map(\.rawValue).joined(separator: ", ")))"
    return ReportFinding(
      rule: entry.identifier, severity: constraint.severity,
      identity: FindingIdentity.missing(rule: entry.identifier, consumer: consumer.name, what: constraint.name)
        .description, consumer: consumer.name, dependency: nil, member: nil, kind: "count", source: node, target: nil,
      site: site, endLine: site.line, endColumn: site.column + simple.utf8.count, sites: [site],
      message: "`\(consumer.name)` lacks a dependency\(how) that ‘\(constraint.name)’ requires.",
      reason: constraint.reason.isEmpty ? "The configuration says so." : constraint.reason,
      suggestion: "Add the dependency, or except `\(consumer.name)` from the rule in the configuration.")
  }
}
