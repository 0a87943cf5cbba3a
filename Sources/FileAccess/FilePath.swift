/// Operations on paths as text, without a look at the disk.
package enum FilePath {
  /// A path, made absolute if it is relative, without `.` and empty components. `..` stays, as its meaning depends on
  /// links.
  package static func absolute(_ path: String, below folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    let components = whole.split(separator: "/").filter { $0 != "." }
    return "/" + components.joined(separator: "/")
  }

  /// An absolute path relative to a folder: `.` for the folder itself, nil for a path outside of it.
  package static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "." }
    let prefix = folder == "/" ? "/" : "\(folder)/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// The folder that contains a relative path; empty if that is the root.
  package static func parent(of path: some StringProtocol) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The last component of a path. O(its length).
  package static func name(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  }

  /// An absolute folder and all folders above it, nearest first.
  package static func ancestors(of folder: String) -> [String] {
    var ancestors: [String] = []
    var components = folder.split(separator: "/")
    while !components.isEmpty {
      ancestors.append("/" + components.joined(separator: "/"))
      components.removeLast()
    }
    return ancestors + ["/"]
  }

  /// A relative path without `.` and `..`; nil if it leads out of the root.
  /// - Parameter folder: the folder that the path starts from, relative to the root.
  package static func normalized(_ path: String, from folder: String) -> String? {
    var components = folder.split(separator: "/")
    for component in path.split(separator: "/") where component != "." {
      if component != ".." {
        components.append(component)
      } else if components.popLast() == nil {
        return nil
      }
    }
    return components.joined(separator: "/")
  }
}
