import DigraphReport

/// What the policies of rules start from; what a configuration says of a rule replaces that of the preset.
package enum Preset: String, CaseIterable, Sendable {
  case recommended, strict, migration

  /// The policies, by the identifiers of the rules.
  package var rules: [String: RulePolicy] {
    switch self {
    case .recommended: [:]
    case .strict:
      [
        "concrete-dependency": RulePolicy(severity: .warning),
        "container-passed": RulePolicy(severity: .warning),
        "deep-dependency-chain": RulePolicy(severity: .warning),
        "default-argument-dependency": RulePolicy(severity: .warning),
        "dependency-cycle": RulePolicy(severity: .error, mode: .strict),
        "optional-dependency": RulePolicy(severity: .warning),
        "resolution-outside-root": RulePolicy(severity: .warning),
      ]
    case .migration:
      // A default argument is the first step of a refactoring, and what is injected first is concrete.
      [
        "concrete-dependency": RulePolicy(isOff: true),
        "default-argument-dependency": RulePolicy(isOff: true),
        "optional-dependency": RulePolicy(isOff: true),
      ]
    }
  }
}
