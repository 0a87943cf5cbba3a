import DigraphFacts
import DigraphReport

extension Command {
  static let rules = Command(
    "rules",
    summary: "List the rules, or explain one",
    details:
      "Given the identifier of a rule, it explains what the rule finds, why that matters and what it cannot see.",
    operands: "[RULE]",
    groups: [.writing]
  ) { context throws(CommandError) in
    let rules = context.environment.pipeline.rules
    let width = context.environment.textWidth
    let text: String
    switch context.settings.operands.count {
    case 0: text = RulesText.list(rules, width: width)
    case 1:
      let identifier = context.settings.operands[0]
      guard let rule = rules.first(where: { $0.identifier == identifier }) else {
        let advice = NearestSpelling.advice(for: identifier, in: rules.map(\.identifier))
        throw CommandError("unknown rule '\(identifier)'; \(advice)")
      }
      text = RulesText.explanation(of: rule, width: width)
    default: throw CommandError("'rules' explains one rule at a time")
    }
    try OutputTarget(context.settings.output, in: context.environment).write(Array(text.utf8), sparing: .nothing)
    return .success
  }
}
