import DigraphReport
import DigraphReporting

extension RenderOptions {
  /// With what some rules say of themselves; of others nobody has told anything.
  static let describingRules: RenderOptions = {
    var options = RenderOptions()
    options.rules = [
      RuleDescription(
        identifier: "default-argument-dependency", title: "a parameter with a default that binds it", severity: .info,
        rationale: "Whoever forgets the argument gets the default, in a test too.", limits: ["Values are left alone."],
        reported: [], ignored: []),
      RuleDescription(
        identifier: "dependency-cycle", title: "types that depend on each other in a circle", severity: .warning,
        rationale: "None of them can be understood or tested without the others.", limits: [], reported: [],
        ignored: []),
      RuleDescription(
        identifier: "singleton-access", title: "a type that reaches a shared instance", severity: .warning,
        rationale: String(repeating: "A test cannot put anything else in its place. ", count: 30),
        limits: ["Loggers are left alone.", "So are constants."], reported: [], ignored: []),
    ]
    return options
  }()
}
