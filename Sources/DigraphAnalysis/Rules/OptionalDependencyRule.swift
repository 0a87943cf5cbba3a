/// Reports injected dependencies that may be missing.
struct OptionalDependencyRule: Rule {
  static let entry = RuleEntry(
    identifier: "optional-dependency",
    title: "An injected dependency is optional or implicitly unwrapped",
    severity: .info,
    rationale: "Whoever forgets to set it gets a crash or silence, instead of a compiler error.",
    limits: ["Back references (delegates, `weak` properties) are meant to be optional."],
    reported: [
      RuleExample(
        """
        protocol Ordering { func order() }
        final class CheckoutViewModel {
          var ↓api: (any Ordering)!
          func order() { api.order() }
        }
        """)
    ],
    ignored: [
      RuleExample(
        """
        protocol CheckoutDelegate: AnyObject { func didOrder() }
        final class CheckoutViewModel { weak var delegate: (any CheckoutDelegate)? }
        """)
    ])

  static func findings(in results: Results) -> [ReportFinding] {
    let edges = EdgeFindings(results: results, entry: entry)
    @Sendable func suggestion(_ edge: DependencyGraph.Edge) -> String {
      let (consumer, dependency) = (edges.consumer(edge), edges.dependency(edge))
      if OutsideMaker(of: edge.source, in: results) != nil {
        return
          "Property: others make `\(consumer)`, so its initializer cannot take `\(dependency)`; set it in one place before `\(consumer)` is used, and stop there with a clear message where it is missing."
      }
      return
        "Initializer parameter: take `\(dependency)` in the initializer of `\(consumer)`, where it cannot be missing."
    }
    return edges.findings(
      where: { edge in
        guard edge.flags.contains(.isOptional), edge.isDependency, !edge.flags.contains(.isUnset) else { return false }
        return edge.kind == .initializer || edge.kind == .property || edge.kind == .wrapper
      },
      severity: edges.usualSeverity,
      texts: { edge in
        .init(
          message: "`\(edges.consumer(edge))` may be without its `\(edges.dependency(edge))`.",
          reason: edges.reason(edge), suggestion: suggestion(edge))
      })
  }
}
