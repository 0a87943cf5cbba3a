import DigraphGate
import DigraphReport

/// All keys of `.digraph.yml`.
package enum ConfigurationKeys {
  /// - Parameter rules: the identifiers of all rules.
  package static func all(rules: [String]) -> [ConfigurationKey] {
    [
      .init("include", .patterns(paths), "Files that are read; without it all."),
      .init("exclude", .patterns(paths), "Files and folders that are left out."),
      .init(
        "modules", .table(keys: nil, .patterns(paths)),
        "Modules by name, stronger than manifests and Xcode projects; the first that covers a file has it."),
      .init(
        "composition-roots", .patterns(types),
        "Types that wire others together: what they construct is no finding."),
      .init(
        "roles", .table(keys: Role.allCases.map(\.rawValue), .patterns(types)),
        "What types are for, where their names do not say it; the first role that matches counts."),
      .init("singletons", .patterns("`Type.member`"), "Members that hand out a shared instance."),
      .init("services", .patterns(types), "Types that do work for others: dependencies."),
      .init("values", .patterns(types), "Types that carry data: no dependencies."),
      .init(
        "generated", .patterns(paths),
        "Files that a program writes, as they say at their top: not judged, and no finding of unread-source."),
      .init("locators", .patterns(types), "Types that others ask for services."),
      .init(
        "rules", .table(keys: (rules + [GatePolicy.staleRule]).sorted(), .wordOrObject(severities, rule)),
        "Severity of a rule, or an object with severity, policy and limit."),
      .init("limits", .object(limits), "What the whole graph may have at most."),
      .init("layers", .list(.object(layer)), "From the outside in; a layer uses those behind it, or what it names."),
      .init("architecture", .list(.object(constraint)), "Dependencies that are forbidden or required."),
    ]
  }

  static let severities = ["off"] + Severity.allCases.map(\.rawValue)
  private static let paths = "paths relative to the root; `*` stays within a folder, `**` crosses folders"
  private static let types = "names of types, qualified by nesting (`Outer.Inner`)"
  private static let edgeKinds = EdgeKind.allCases.map(\.rawValue)

  private static let rule: [ConfigurationKey] = [
    .init("severity", .word(severities), "How much its findings matter; `off` turns it off."),
    .init("policy", .word(["strict", "baseline"]), "`strict`: every finding fails; `baseline`: new ones do."),
    .init("at-most", .number, "More findings than so many fail; `digraph baseline --shrink` lowers the number."),
    .init("limit", .number, "For too-many-dependencies and deep-dependency-chain: the number that is still allowed."),
  ]

  private static let limits: [ConfigurationKey] = [
    .init("depth", .number, "Length of the longest dependency chain."),
    .init("cycles", .number, "Number of dependency cycles."),
    .init("singletons", .number, "Number of singletons of the project."),
  ]

  private static let condition: [ConfigurationKey] = [
    .init("path", .patterns(paths), "The file that declares the type."),
    .init("type", .patterns(types), "The type."),
    .init("module", .patterns("names of modules"), "The type's module."),
    .init("role", .words(Role.allCases.map(\.rawValue)), "The type's role."),
    .init("kind", .words(ReportNode.Kind.allCases.map(\.rawValue)), "The kind of its declaration."),
  ]

  static let selector = condition + [.init("except", .object(condition), "Types that are not meant.")]

  private static let layer: [ConfigurationKey] =
    [.init("name", .text, "How findings call it.", isRequired: true)] + selector + [
      .init("uses", .patterns("names of layers"), "Layers it may use; without it all behind it."),
      .init("reason", .text, "Why, shown in the finding."),
      .init("severity", .word(Severity.allCases.map(\.rawValue)), "Of a breach; error by default."),
    ]

  private static let edge: [ConfigurationKey] = [
    .init("from", .object(selector), "Consumers.", isRequired: true),
    .init("to", .object(selector), "Dependencies.", isRequired: true),
    .init("kinds", .words(edgeKinds), "Kinds of edges; without it all."),
  ]

  private static let constraint: [ConfigurationKey] = [
    .init("name", .text, "How findings call it.", isRequired: true),
    .init("reason", .text, "Why, shown in the finding."),
    .init("severity", .word(Severity.allCases.map(\.rawValue)), "Of a breach; error by default."),
    .init("forbid", .object(edge), "No edge leads from these to those."),
    .init("require", .object(edge), "Each of these has an edge to one of those."),
    .init(
      "independent",
      .object([
        .init("type", .patterns(types), "Types that do not depend on each other."),
        .init("module", .patterns("names of modules"), "Modules that do not depend on each other."),
        .init("folder", .patterns("folders"), "Folders that do not depend on each other."),
      ]), "Siblings know nothing of each other."),
  ]
}
