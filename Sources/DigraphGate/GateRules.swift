package import DigraphReport

/// What the gate itself finds, in the words of rules.
package enum GateRules {
  package static let all = [
    RuleDescription(
      identifier: GatePolicy.limitRule, title: "The code exceeds a limit", severity: .error,
      rationale:
        "The configuration limits the depth, the cycles or the singletons of the whole, or --fail-on-unresolved the "
        + "references that are not resolved, whatever a baseline knows.",
      limits: [], reported: [], ignored: []),
    RuleDescription(
      identifier: GatePolicy.staleRule, title: "The baseline lists a finding that is fixed", severity: .error,
      rationale: "What is fixed could come back unseen as long as the baseline lists it.", limits: [], reported: [],
      ignored: []),
  ]
}
