import DigraphGate
import DigraphPictures
import DigraphReport

/// All keys of `.digraph.yml`.
package enum ConfigurationKeys {
  /// - Parameter rules: the identifiers of all rules.
  package static func all(rules: [String]) -> [ConfigurationKey] {
    let named = (rules + [GatePolicy.staleRule]).sorted()
    return [
      .init(
        "preset", .word(Preset.allCases.map(\.rawValue)),
        "What `rules` starts from: `recommended` is what holds anyway, `strict` raises mild rules and lets no cycle pass, "
          + "`migration` leaves out what a step towards injection looks like."),
      .init("include", .patterns(paths), "Files to read; all by default."),
      .init("exclude", .patterns(paths), "Files and folders to leave out."),
      .init(
        "modules", .table(keys: nil, .patterns(paths)),
        "Modules by name; they override manifests and Xcode projects, and a file belongs to the first that covers it."),
      .init(
        "composition-roots", .patterns(types),
        "Types that wire others together: what they construct is not a finding."),
      .init(
        "roles", .table(keys: Role.allCases.map(\.rawValue), .patterns(types)),
        "The roles of types whose names do not reveal them; the first match counts."),
      .init("singletons", .patterns("`Type.member`"), "Members that hand out a shared instance."),
      .init("services", .patterns(types), "Types that do work for others and so count as dependencies."),
      .init("values", .patterns(types), "Types that carry data and so do not count as dependencies."),
      .init(
        "generated", .patterns(paths),
        "Files that a generator writes: not judged, and not reported by unread-source, if their headers say so."),
      .init(
        "vendored", .patterns(paths),
        "Code that others wrote, beside what is recognized: read, not judged, and not reported by unread-source."),
      .init(
        "first-party", .patterns(paths),
        "Code of the project that is judged although it looks vendored, generated or like a script."),
      .init("locators", .patterns(types), "Types that others ask for services (service locators)."),
      .init(
        "knowledge", .patterns("paths relative to this file; `*` stays within a folder, `**` crosses folders"),
        "Files that say what frameworks and packages declare, as Documentation/Knowledge.md describes them."),
      .init(
        "rules", .table(keys: named, .wordOrObject(severities, rule)),
        "Severity of a rule, or an object with severity, policy and limit."),
      .init(
        "overrides",
        .list(
          .object([
            .init("path", .patterns(paths), "The files.", isRequired: true),
            .init("rules", .table(keys: named, .word(severities)), "Severities of rules there.", isRequired: true),
          ])),
        "Other severities for parts of the code; of several that cover a file, the last one counts, rule by rule."),
      .init("limits", .object(limits), "Limits for the whole graph."),
      .init(
        "layers", .list(.object(layer)),
        "Layers from the outside in; a layer may use those after it, or the ones it lists."),
      .init(
        "themes",
        .table(
          keys: PictureTheme.colored.map(\.rawValue), .table(keys: PictureColor.allCases.map(\.rawValue), .color)),
        "Colours of pictures and pages for the themes of `--theme`; `auto` takes those of `light` and `dark`."),
      .init("architecture", .list(.object(constraint)), "Dependencies that are forbidden or required."),
    ]
  }

  static let severities = ["off"] + Severity.allCases.map(\.rawValue)
  private static let paths = "paths relative to the root; `*` stays within a folder, `**` crosses folders"
  private static let types = "names of types, qualified by nesting (`Outer.Inner`)"
  private static let edgeKinds = EdgeKind.allCases.map(\.rawValue)

  private static let rule: [ConfigurationKey] = [
    .init("severity", .word(severities), "The severity of its findings; `off` turns the rule off."),
    .init("policy", .word(["strict", "baseline"]), "`strict`: every finding fails; `baseline`: new ones do."),
    .init("at-most", .number, "The most findings allowed; `digraph baseline --shrink` lowers the number."),
    .init("limit", .number, "For too-many-dependencies and deep-dependency-chain: the largest number allowed."),
  ]

  private static let limits: [ConfigurationKey] = [
    .init("depth", .number, "The length of the longest dependency chain."),
    .init("cycles", .number, "The number of dependency cycles."),
    .init("singletons", .number, "The number of singletons in the project."),
  ]

  private static let condition: [ConfigurationKey] = [
    .init("path", .patterns(paths), "The file that declares the type."),
    .init("type", .patterns(types), "The type."),
    .init("module", .patterns("names of modules"), "The type's module."),
    .init("role", .words(Role.allCases.map(\.rawValue)), "The type's role."),
    .init("kind", .words(ReportNode.Kind.allCases.map(\.rawValue)), "The kind of its declaration."),
  ]

  static let selector = condition + [.init("except", .object(condition), "Types to leave out.")]

  private static let layer: [ConfigurationKey] =
    [.init("name", .text, "Its name in findings.", isRequired: true)] + selector + [
      .init("uses", .patterns("names of layers"), "Layers it may use; by default all after it."),
      .init("reason", .text, "The reason, shown in the finding."),
      .init("severity", .word(Severity.allCases.map(\.rawValue)), "The severity of a violation; error by default."),
    ]

  private static let edge: [ConfigurationKey] = [
    .init("from", .object(selector), "Consumers.", isRequired: true),
    .init("to", .object(selector), "Dependencies.", isRequired: true),
    .init("kinds", .words(edgeKinds), "Kinds of edges; all by default."),
  ]

  private static let constraint: [ConfigurationKey] = [
    .init("name", .text, "Its name in findings.", isRequired: true),
    .init("reason", .text, "The reason, shown in the finding."),
    .init("severity", .word(Severity.allCases.map(\.rawValue)), "The severity of a violation; error by default."),
    .init("forbid", .object(edge), "No edge may lead from these types to those."),
    .init("require", .object(edge), "Each of these types must have an edge to one of those."),
    .init(
      "independent",
      .object([
        .init("type", .patterns(types), "Types that do not depend on each other."),
        .init("module", .patterns("names of modules"), "Modules that do not depend on each other."),
        .init("folder", .patterns("folders"), "Folders that do not depend on each other."),
      ]), "Siblings that must not depend on each other."),
  ]
}
