import DigraphGate
import DigraphReport
import DigraphRules
import YAMLDocuments

/// What the configurations of a repository come to at one place, as a configuration again.
struct EffectiveConfiguration {
  private var policy: GatePolicy
  private let configuration: Configuration
  private let document: YAMLNode?
  private let rules: [RuleDescription]

  init(_ workspace: Workspace, _ nested: NestedConfigurations, rules: [RuleDescription]) {
    configuration = workspace.configuration
    policy = configuration.policy
    policy.overrides += nested.overrides
    document = workspace.file?.document
    self.rules = rules
  }

  /// - Parameter path: of a file, relative to the root.
  func text(for path: String) -> String {
    var lines = ["# What holds for \(path).".filter { !$0.isNewline }]
    for (name, _, value) in document?.members ?? [] where !["preset", "rules", "overrides"].contains(name) {
      lines.append("\(name): \(Self.flow(value))")
    }
    lines.append("rules:")
    for rule in (rules.map { ($0.identifier, $0.severity) } + [(GatePolicy.staleRule, .error)]).sorted(by: {
      $0.0 < $1.0
    }) {
      lines.append("  \(rule.0): \(entry(rule.0, rule.1, path))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func entry(_ rule: String, _ usual: Severity, _ path: String) -> String {
    let policy = policy.policy(of: rule, in: path) ?? RulePolicy()
    let severity = policy.isOff ? "off" : (policy.severity ?? usual).rawValue
    var more: [String] = []
    switch policy.mode {
    case .strict: more.append("policy: strict")
    case .atMost(let limit): more.append("at-most: \(limit)")
    case .baseline: break
    }
    switch rule {
    case "too-many-dependencies": more.append("limit: \(configuration.limits.dependencies)")
    case "deep-dependency-chain": more.append("limit: \(configuration.limits.depth)")
    default: break
    }
    return more.isEmpty ? severity : "{severity: \(severity), \(more.joined(separator: ", "))}"
  }

  /// A value on one line, with every text in quotes.
  private static func flow(_ node: YAMLNode) -> String {
    switch node.value {
    case .scalar(let text, let isPlain):
      return isPlain && (node.isNull || !text.isEmpty && text.allSatisfy { ("0"..."9").contains($0) })
        ? (text.isEmpty ? "null" : text) : quoted(text)
    case .list(let elements): return "[\(elements.map(flow).joined(separator: ", "))]"
    case .map(let pairs):
      return "{\(pairs.map { "\(flow($0.key)): \(flow($0.value))" }.joined(separator: ", "))}"
    }
  }

  /// As in JSON, which YAML reads too.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 0x20:
        "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
