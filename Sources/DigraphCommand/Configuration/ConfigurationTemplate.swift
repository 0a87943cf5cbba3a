import DigraphReport
import DigraphReporting
import TextOutput

/// A first configuration for a repository: what was found in it, with comments that say what else there is.
struct ConfigurationTemplate {
  let report: Report
  let rules: [RuleDescription]

  /// The text of the file.
  var text: String {
    let parts = [head, files, modules, names, ruleList, limits, architecture]
    return parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var head: [String] {
    [
      "# What 'digraph check' expects of this repository.",
      "# Commented lines show further options. A pattern that matches nothing is said.",
    ]
  }

  private var files: [String] {
    [
      "# \(report.summary.files) files are read. What .gitignore lists is left out anyway; '**' crosses folders.",
      "# exclude:", "#   - \"**/Generated/**\"",
    ]
  }

  private var modules: [String] {
    let names = Set(report.nodes.filter { $0.ownership == .project }.compactMap(\.module)).sorted()
    return [
      "# Modules found in manifests, Xcode projects and folders: \(listed(names)).", "# modules:",
      "#   \(Self.quoted(names.first ?? "App")):", "#     - \"Sources/App/**\"",
    ]
  }

  private var names: [String] {
    let roots = report.nodes.filter { node in
      switch node.role {
      case .compositionRoot, .factory, .assembler, .container: node.ownership == .project && !node.isTest
      default: false
      }
    }.map(\.name)
    return [
      "# Types that wire others together may construct them. Recognised: \(roots.isEmpty ? "none" : listed(Set(roots).sorted())).",
      "# composition-roots:", "#   - \"*Wiring\"", "",
      "# Roles of types whose names do not reveal them. Likewise: services, values, locators, singletons.",
      "# roles:",
      "#   viewModel:", "#     - \"*Brain\"",
    ]
  }

  private var ruleList: [String] {
    let counts = report.findings.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
    let found = rules.filter { counts[$0.identifier] != nil }
    let lines = found.map { rule in
      "  \(rule.identifier): \(rule.severity.rawValue)  # \(DisplayText.count(counts[rule.identifier]!, "finding")) today"
    }
    return [
      "# Severity of each rule: off, info, warning or error. An object can say more:",
      "#   {severity: error, policy: strict}  every finding fails, even a known one",
      "#   {at-most: 40}                      up to 40 are allowed; 'digraph baseline --shrink' lowers the number",
    ] + (lines.isEmpty ? ["# rules:", "#   singleton-access: error"] : ["rules:"] + lines)
  }

  private var limits: [String] {
    [
      "# Limits for the whole graph; 'digraph baseline --shrink' lowers the numbers.", "limits:",
      "  cycles: \(report.summary.cycles)", "  singletons: \(report.summary.singletons)",
      "  # depth: \(report.summary.depth)",
    ]
  }

  private var architecture: [String] {
    [
      "# Who may depend on whom, from the outside in.", "# layers:", "#   - name: Screens",
      "#     path: \"App/Screens/**\"",
      "#   - name: Services", "#     role: [service, repository, client, store]", "",
      "# Forbidden and required dependencies; 'digraph rules forbidden-dependency' explains them.",
      "# architecture:",
      "#   - name: view models construct no services", "#     reason: Tests must be able to replace them.",
      "#     forbid:",
      "#       from: {role: viewModel}", "#       to: {role: [service, repository, client, store]}",
      "#       kinds: [construct, singleton]",
    ]
  }

  /// Some names, in words.
  private func listed(_ names: [String]) -> String {
    let shown = names.prefix(8).map(Messages.printable)
    return shown.joined(separator: ", ") + (names.count > shown.count ? " and \(names.count - shown.count) more" : "")
  }

  private static func quoted(_ name: String) -> String {
    let plain = Messages.printable(name)
    let isSafe = plain.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return isSafe && !plain.isEmpty ? plain : "\"\(plain.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
