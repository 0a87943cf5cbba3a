/// Finds the files and folders that projects speak of. The disks of Macs take no notice of the case of letters, so nor do
/// those who write paths there: where nothing is called as a project says, the only one that differs in case is meant.
struct PathSpelling {
  /// All files and the folders around them.
  private var paths: Set<String> = []
  /// By their lowercase form; nil where several paths have it.
  private var byLowercase: [String: String?] = [:]

  /// - Parameter files: relative to the root.
  init(_ files: [String]) {
    paths.reserveCapacity(files.count * 2)
    for file in files {
      for path in TargetFolders.around(file) where !path.isEmpty {
        guard paths.insert(path).inserted else { break }
        let form = path.lowercased()
        byLowercase.updateValue(byLowercase[form] == nil ? path : nil, forKey: form)
      }
    }
  }

  /// The path as it is on the disk; itself where there is none, or nobody can say which.
  func spelled(_ path: String) -> String {
    if paths.contains(path) { return path }
    return byLowercase[path.lowercased()].flatMap(\.self) ?? path
  }

  /// What targets take, by the names that files and folders have.
  static func spelled(
    _ projects: [(folder: String, targets: [XcodeProject.Target])], as files: [String]
  ) -> [(folder: String, targets: [XcodeProject.Target])] {
    if projects.isEmpty { return [] }
    let spelling = PathSpelling(files)
    return projects.map { folder, targets in (folder, targets.map(spelling.spelled)) }
  }

  private func spelled(_ target: XcodeProject.Target) -> XcodeProject.Target {
    var target = target
    target.files = Set(target.files.map(spelled))
    target.bridgingHeader = target.bridgingHeader.map(spelled)
    for place in target.folders.indices {
      target.folders[place].path = spelled(target.folders[place].path)
      target.folders[place].exceptions = Set(target.folders[place].exceptions.map(spelled))
    }
    return target
  }
}
