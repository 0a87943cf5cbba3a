import FileAccess

/// Which headers the Swift code of a target sees by way of its bridging header.
enum BridgingHeaders {
  /// Projects whose targets have the headers that their bridging headers take in, by way of others included.
  ///
  /// - Parameter includes: of each header the names of those that it takes in. O(headers × targets with such a header).
  static func resolved(
    _ projects: [(folder: String, targets: [XcodeProject.Target])], _ includes: [String: [String]]
  ) -> [(folder: String, targets: [XcodeProject.Target])] {
    guard !includes.isEmpty else { return projects }
    var named: [Substring: [String]] = [:]
    for path in includes.keys.sorted() { named[FilePath.name(of: path), default: []].append(path) }
    return projects.map { folder, targets in
      let resolved = targets.map { target in
        var target = target
        var pending = target.bridgingHeader.map { [$0] } ?? []
        var seen = Set(pending)
        while let header = pending.popLast() {
          target.files.insert(header)
          for name in includes[header] ?? [] {
            // What is named without its folder is the only one of its name, or one of the few.
            for path in named[Substring(name)] ?? [] where seen.insert(path).inserted { pending.append(path) }
          }
        }
        return target
      }
      return (folder, resolved)
    }
  }
}
