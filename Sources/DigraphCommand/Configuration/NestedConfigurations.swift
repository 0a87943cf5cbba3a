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
  ///   - texts: all that there are, by path relative to the root; nil where they are to be looked for.
  init(
    of paths: some Sequence<String>, below root: String, rules: [String], texts: [String: [UInt8]]? = nil
  ) throws(CommandError) {
    for folder in Self.folders(around: paths) {
      let file: ConfigurationFile
      if let texts {
        let names = ConfigurationFile.fileNames.map { "\(folder)/\($0)" }
        guard let name = names.first(where: { texts[$0] != nil }), let bytes = texts[name] else { continue }
        file = try ConfigurationFile(
          path: FilePath.absolute(name, below: root), origin: .found(root: root), bytes: bytes,
          knowledge: KnowledgeFiles([]), rules: rules)
      } else {
        guard let path = try ConfigurationFile.path(in: FilePath.absolute(folder, below: root)) else { continue }
        file = try ConfigurationFile(path: path, origin: .found(root: root), rules: rules)
      }
      files.append(file)
      let escaped = folder.reduce(into: "") { $0 += "*?[\\".contains($1) ? "\\\($1)" : String($1) }
      overrides.append(.init(paths: [GlobPattern(escaped)], rules: Self.severities(file.configuration.policy.rules)))
      for override in file.configuration.policy.overrides {
        let paths = override.paths.map { GlobPattern("\(escaped)/\($0.text)") }
        overrides.append(.init(paths: paths, rules: override.rules))
      }
    }
  }

  /// What they hold, by path relative to the root, unread.
  static func texts(of paths: some Sequence<String>, below root: String) throws(CommandError) -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for folder in folders(around: paths) {
      guard let path = try ConfigurationFile.path(in: FilePath.absolute(folder, below: root)) else { continue }
      texts[FilePath.relative(path, to: root) ?? path] = try ConfigurationFile.bytes(of: path, .found(root: root))
    }
    return texts
  }

  /// The folders below the root that some files lie in, from the outside in.
  private static func folders(around paths: some Sequence<String>) -> [String] {
    var folders: Set<String> = []
    for path in paths {
      var folder = FilePath.parent(of: path)
      while !folder.isEmpty, folders.insert(folder).inserted { folder = FilePath.parent(of: folder) }
    }
    return folders.sorted(by: PathOrder.isBefore)
  }

  /// Limits and policies count for the whole, so only the configuration at the root has a say in them.
  private static func severities(_ rules: [String: RulePolicy]) -> [String: RulePolicy] {
    rules.filter { $0.value.isOff || $0.value.severity != nil }
  }
}
