import DigraphFacts
import DigraphGate
import FileAccess

/// The configurations of packages below the root: in their folders, what they say of a rule counts.
struct NestedConfigurations {
  /// Those that hold for some files, from the outside in.
  private(set) var files: [ConfigurationFile] = []
  /// The severities of their rules, in the order in which they count.
  private(set) var overrides: [GatePolicy.PathOverride] = []

  /// - Parameters:
  ///   - paths: relative to the root.
  ///   - root: absolute.
  ///   - rules: the identifiers of all rules.
  init(of paths: some Sequence<String>, below root: String, rules: [String]) throws(CommandError) {
    var folders: Set<String> = []
    for path in paths {
      var folder = FilePath.parent(of: path)
      while !folder.isEmpty, folders.insert(folder).inserted { folder = FilePath.parent(of: folder) }
    }
    for folder in folders.sorted(by: PathOrder.isBefore) {
      guard let path = try ConfigurationFile.path(in: FilePath.absolute(folder, below: root)) else { continue }
      let file = try ConfigurationFile(path: path, origin: .found(root: root), rules: rules)
      files.append(file)
      let escaped = folder.reduce(into: "") { $0 += "*?[\\".contains($1) ? "\\\($1)" : String($1) }
      overrides.append(.init(paths: [GlobPattern(escaped)], rules: Self.severities(file.configuration.policy.rules)))
      for override in file.configuration.policy.overrides {
        let paths = override.paths.map { GlobPattern("\(escaped)/\($0.text)") }
        overrides.append(.init(paths: paths, rules: override.rules))
      }
    }
  }

  /// Limits and policies count for the whole, so only the configuration at the root has a say in them.
  private static func severities(_ rules: [String: RulePolicy]) -> [String: RulePolicy] {
    rules.filter { $0.value.isOff || $0.value.severity != nil }
  }
}
