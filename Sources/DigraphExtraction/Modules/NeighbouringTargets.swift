/// For files that no target compiles, the target among whose files they lie: somebody took them out, or forgot to put
/// them in, and they speak of what is around them.
struct NeighbouringTargets {
  /// Of folders around such files, how many of the files below belong to each target.
  private var counts: [Substring: [Int: Int]] = [:]

  /// - Parameters:
  ///   - owners: of each file the targets of projects that compile it, the one that it is counted to first.
  ///   - isOfManifest: whether a file belongs to a target of a manifest.
  init(_ files: [String], _ owners: [[Int]], isOfManifest: (Int) -> Bool) {
    guard owners.contains(where: { !$0.isEmpty }) else { return }
    for (place, file) in files.enumerated() where owners[place].isEmpty && !isOfManifest(place) {
      for folder in Self.folders(around: file) { counts[folder] = [:] }
    }
    guard !counts.isEmpty else { return }
    for (place, file) in files.enumerated() {
      guard let target = owners[place].first else { continue }
      for folder in Self.folders(around: file) where counts[folder] != nil { counts[folder]![target, default: 0] += 1 }
    }
  }

  /// The target that has the most files in the innermost folder around a file that holds files of any; what lies right
  /// in the root lies among no files of a target.
  func target(around file: String) -> Int? {
    for folder in Self.folders(around: file) {
      guard let found = counts[folder], !found.isEmpty else { continue }
      return found.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
    }
    return nil
  }

  /// From the inside out, without the root.
  private static func folders(around file: String) -> [Substring] {
    var folders: [Substring] = []
    var rest = file[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      folders.append(rest)
    }
    return folders
  }
}
