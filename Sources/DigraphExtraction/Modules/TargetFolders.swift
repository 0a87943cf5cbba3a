/// Finds the target of a manifest that a file belongs to, by the folders around the file rather than target by target.
struct TargetFolders {
  /// What a target takes of its folder.
  private struct Part {
    let place: Int
    let excluded: Set<String>
    /// Empty for all.
    let sources: Set<String>

    /// - Parameter around: a file and the folders around it.
    func takes(_ around: [String]) -> Bool {
      if !excluded.isEmpty, around.contains(where: excluded.contains) { return false }
      return sources.isEmpty || around.contains(where: sources.contains)
    }
  }

  private var parts: [String: [Part]] = [:]

  /// - Parameter targets: of targets in the same folder the first that takes a file has it.
  init(_ targets: [(folder: String, target: Manifest.Target)]) {
    for (place, (folder, target)) in targets.enumerated() {
      parts[folder, default: []].append(
        Part(
          place: place, excluded: Set(target.exclude.map { ModuleMap.join(folder, $0) }),
          sources: Set(target.sources.map { ModuleMap.join(folder, $0) })))
    }
  }

  /// The place of the target with the deepest folder that takes a file.
  func owner(of file: String) -> Int? {
    guard !parts.isEmpty else { return nil }
    // The file, and the folders around it from the inside out.
    let around = Self.around(file)
    for folder in around.dropFirst() {
      for part in parts[folder] ?? [] where part.takes(around) { return part.place }
    }
    return nil
  }

  /// A file and the folders around it, from the inside out, the root as the last.
  static func around(_ file: String) -> [String] {
    var paths = [file]
    var rest = file[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      paths.append(String(rest))
    }
    if paths.last != "" { paths.append("") }
    return paths
  }
}
