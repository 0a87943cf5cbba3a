import DigraphReport

/// Modules and, below each, the folders that hold its types.
///
/// Folders that lead nowhere but to one other are skipped: `Sources/App/Classes` is where `App` begins.
struct FolderTree {
  struct Folder {
    /// Module and folder names from the module down; the module is the first.
    var path: [String]
    var parent: Int?
    /// Indices of folders, by name.
    var children: [Int] = []
    /// Ids of nodes that stand directly in it, ascending.
    var types: [Int] = []
    /// How many types stand in it and below.
    var size = 0
  }

  private(set) var folders: [Folder] = []
  /// The modules, by name.
  private(set) var modules: [Int] = []

  init(_ report: Report, types: [Int]) {
    let byModule = Dictionary(grouping: types) { report.nodes[$0].module ?? "" }
    for (module, types) in byModule.sorted(by: { $0.key < $1.key }) {
      let paths = types.map { Self.folders(of: report.nodes[$0]) }
      let shared = Self.sharedPrefix(paths)
      modules.append(folders.count)
      var known: [[String]: Int] = [[]: folders.count]
      folders.append(Folder(path: [module.isEmpty ? "no module" : module], parent: nil))
      for (type, path) in zip(types, paths) {
        var folder = known[[]]!
        let below = Array(path.dropFirst(shared))
        for depth in below.indices {
          let key = Array(below[...depth])
          if let next = known[key] {
            folder = next
            continue
          }
          known[key] = folders.count
          folders[folder].children.append(folders.count)
          folders.append(Folder(path: folders[folder].path + [below[depth]], parent: folder))
          folder = folders.count - 1
        }
        folders[folder].types.append(type)
      }
    }
    // Children come after their parents.
    for index in folders.indices.reversed() {
      let children = folders[index].children.sorted { folders[$0].path.last! < folders[$1].path.last! }
      folders[index].size = folders[index].types.count + children.reduce(0) { $0 + folders[$1].size }
      folders[index].children = children
    }
  }

  private static func folders(of node: ReportNode) -> [String] {
    node.site?.file.split(separator: "/").dropLast().map(String.init) ?? []
  }

  private static func sharedPrefix(_ paths: [[String]]) -> Int {
    guard var shared = paths.first?[...] else { return 0 }
    for path in paths {
      while !path.starts(with: shared) { shared = shared.dropLast() }
    }
    return shared.count
  }
}
