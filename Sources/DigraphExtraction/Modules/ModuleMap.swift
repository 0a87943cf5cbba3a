import DigraphFacts
import DigraphSyntax

/// Which module each file belongs to: a target of a manifest, else the first folder below the root.
struct ModuleMap {
  private(set) var modules: [ModuleFact] = []
  private(set) var moduleOfFile: [Int] = []

  /// - Parameters:
  ///   - files: paths relative to the root, sorted.
  ///   - manifests: the folder of each `Package.swift` among them, with what it says.
  ///   - rootName: the name of the root folder, for files that lie right in it.
  init(files: [String], manifests: [(folder: String, manifest: Manifest)], rootName: String) {
    var targets: [(folder: String, module: ModuleFact, target: Manifest.Target)] = []
    for (folder, manifest) in manifests {
      for target in manifest.targets {
        guard let directory = Self.directory(of: target, in: folder, files: files, alone: manifest) else { continue }
        let module = ModuleFact(
          name: target.name, origin: .manifest, directory: directory, isTest: target.kind == "testTarget",
          dependencies: target.dependencies.sorted())
        targets.append((directory, module, target))
      }
    }
    // The deepest folder wins; among equals the first by name.
    targets.sort { ($1.folder.utf8.count, $0.module.name) < ($0.folder.utf8.count, $1.module.name) }

    var found: [ModuleFact] = []
    var indices: [String: Int] = [:]
    var assigned: [Int] = []
    for file in files {
      let owner = targets.first { Self.owns($0.target, folder: $0.folder, file: file) }
      let module = owner?.module ?? Self.folderModule(of: file, rootName: rootName)
      let key = "\(module.origin) \(module.directory) \(module.name)"
      if indices[key] == nil {
        indices[key] = found.count
        found.append(module)
      }
      assigned.append(indices[key]!)
    }
    let order = found.indices.sorted { (found[$0].name, found[$0].directory) < (found[$1].name, found[$1].directory) }
    var places = [Int](repeating: 0, count: found.count)
    for (place, index) in order.enumerated() { places[index] = place }
    modules = order.map { found[$0] }
    moduleOfFile = assigned.map { places[$0] }
  }

  private static func join(_ folder: String, _ path: String) -> String {
    var components = folder.split(separator: "/").map(String.init)
    for component in path.split(separator: "/") {
      switch component {
      case ".": continue
      case "..": _ = components.popLast()
      default: components.append(String(component))
      }
    }
    return components.joined(separator: "/")
  }

  private static func isBelow(_ file: String, _ folder: String) -> Bool {
    folder.isEmpty || (file.hasPrefix(folder) && file.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/"))
  }

  private static func holdsFiles(_ folder: String, _ files: [String]) -> Bool {
    // The files are sorted: those below a folder stand together.
    var low = 0
    var high = files.count
    let first = "\(folder)/"
    while low < high {
      let middle = (low + high) / 2
      if files[middle] < first { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].hasPrefix(first)
  }

  /// Where a target's sources lie. Source: SwiftPM's predefined search paths.
  private static func directory(
    of target: Manifest.Target, in folder: String, files: [String], alone manifest: Manifest
  ) -> String? {
    if let path = target.path { return join(folder, path) }
    let isTest = target.kind == "testTarget"
    let parents =
      switch target.kind {
      case "testTarget": ["Tests", "Sources", "Source", "src", "srcs"]
      case "plugin": ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    for parent in parents {
      let candidate = join(folder, "\(parent)/\(target.name)")
      if holdsFiles(candidate, files) { return candidate }
    }
    // A single target may have its sources right in the parent.
    let likes = manifest.targets.filter { ($0.kind == "testTarget") == isTest && $0.kind != "plugin" }
    if likes.count == 1 { return parents.map { join(folder, $0) }.first { holdsFiles($0, files) } }
    return nil
  }

  private static func owns(_ target: Manifest.Target, folder: String, file: String) -> Bool {
    guard isBelow(file, folder) else { return false }
    if target.exclude.contains(where: { file == join(folder, $0) || isBelow(file, join(folder, $0)) }) { return false }
    return target.sources.isEmpty
      || target.sources.contains { file == join(folder, $0) || isBelow(file, join(folder, $0)) }
  }

  private static func folderModule(of file: String, rootName: String) -> ModuleFact {
    let folders = file.split(separator: "/").dropLast().map(String.init)
    guard let first = folders.first else {
      return ModuleFact(name: rootName, origin: .folder, directory: "", isTest: false, dependencies: nil)
    }
    let isContainer = ["Sources", "Source", "Tests", "src"].contains(first) && folders.count > 1
    let name = isContainer ? folders[1] : first
    return ModuleFact(
      name: name, origin: .folder, directory: isContainer ? "\(first)/\(name)" : first,
      isTest: first == "Tests" || isTestName(name), dependencies: nil)
  }

  /// A folder's name says that tests are in it.
  static func isTestName(_ name: String) -> Bool {
    name.hasSuffix("Tests") || name.hasSuffix("Test") || name.hasSuffix("Specs") || name == "UnitTest"
  }
}
