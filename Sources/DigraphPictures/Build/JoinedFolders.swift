package import DigraphFacts
package import DigraphReport

/// The folders and modules that patterns name: the types of each stand in one box.
///
/// A pattern names a module, or a folder by its path or the last parts of that. Of folders inside each other the
/// outermost counts.
package struct JoinedFolders {
  /// A box and the ids of the types in it, ascending.
  struct Box {
    var path: String
    var isModule: Bool
    var types: [Int]
  }

  /// By the path in a picture.
  private(set) var boxes: [Box] = []
  /// Ids of types that no pattern covers, ascending.
  private(set) var rest: [Int] = []
  /// Patterns that cover no type.
  package private(set) var unmatched: [GlobPattern] = []

  /// - Parameter types: ids; nil for all types of the report that stand in a file.
  /// - Complexity: linear in the types and in the folders times the patterns.
  package init(_ patterns: [GlobPattern], in report: Report, types: [Int]? = nil) {
    guard !patterns.isEmpty else {
      rest = types ?? []
      return
    }
    var matching = [Bool](repeating: false, count: patterns.count)
    /// For each module and folder the part of it that a pattern names: nil for none, empty for the module.
    var known: [String: String?] = [:]
    var found: [String: Box] = [:]
    for type in types ?? report.nodes.filter({ $0.site != nil }).map(\.id) {
      let node = report.nodes[type]
      let module = node.module ?? ""
      let folders = node.site?.file.split(separator: "/").dropLast().map(String.init) ?? []
      let key = "\(module):\(folders.joined(separator: "/"))"
      let named = known[key] ?? Self.named(folders, module, patterns, &matching)
      known[key] = .some(named)
      guard let named else {
        rest.append(type)
        continue
      }
      let path = Self.path(of: named, in: module)
      found[path, default: Box(path: path, isModule: named.isEmpty, types: [])].types.append(type)
    }
    boxes = found.values.sorted { $0.path < $1.path }
    unmatched = zip(patterns, matching).filter { !$0.1 }.map(\.0)
  }

  /// As a picture calls it: from the module down.
  private static func path(of folder: String, in module: String) -> String {
    let parts = folder.split(separator: "/").map(String.init)
    let below = parts.lastIndex(of: module).map { Array(parts[($0 + 1)...]) } ?? parts
    return ([module] + below).filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// The outermost folder that a pattern matches; empty for the module.
  private static func named(
    _ folders: [String], _ module: String, _ patterns: [GlobPattern], _ matching: inout [Bool]
  ) -> String? {
    var named: String?
    for (index, pattern) in patterns.enumerated() {
      let isModule = !module.isEmpty && pattern.matches(module)
      let depth = folders.indices.first { end in
        folders[...end].indices.contains { pattern.matches(folders[$0...end].joined(separator: "/")) }
      }
      if isModule || depth != nil { matching[index] = true }
      let path = isModule ? "" : depth.map { folders[...$0].joined(separator: "/") }
      if let path, path.count < named?.count ?? .max { named = path }
    }
    return named
  }
}
