/// Paths as text, without a look at the disk.
enum AbsolutePath {
  /// A path with what it is relative to in front, without `.` and empty components. `..` stays: what it means depends
  /// on links.
  static func of(_ path: String, below folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    let components = whole.split(separator: "/").filter { $0 != "." }
    return "/" + components.joined(separator: "/")
  }

  /// A path relative to a folder; nil where it does not lie in it.
  static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "." }
    let prefix = folder == "/" ? "/" : "\(folder)/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// A folder and all above it, the nearest first.
  static func ancestors(of folder: String) -> [String] {
    var ancestors: [String] = []
    var components = folder.split(separator: "/")
    while !components.isEmpty {
      ancestors.append("/" + components.joined(separator: "/"))
      components.removeLast()
    }
    return ancestors + ["/"]
  }
}
