import DigraphFacts
import DigraphSyntax

/// Which module each file belongs to: a target of a manifest, else of an Xcode project, else the first folder below
/// the root.
struct ModuleMap {
  private(set) var modules: [ModuleFact] = []
  private(set) var moduleOfFile: [Int] = []
  /// Of files that several targets of projects compile: all of these, in order, by the file's index.
  private(set) var modulesOfSharedFile: [Int: [Int]] = [:]

  /// - Parameters:
  ///   - files: paths relative to the root, sorted.
  ///   - manifests: the folder of each `Package.swift` among them, with what it says.
  ///   - projects: the folder of each Xcode project, with what it says; by path.
  ///   - declared: modules that go before all of these.
  ///   - pods: folders of CocoaPods specifications, with the names of their modules.
  ///   - links: symbolic links to folders and files, with what they lead to.
  ///   - includes: of headers what they take in, as they write it.
  ///   - rootName: the name of the root folder, for files that lie right in it.
  init(
    files: [String], manifests: [(folder: String, manifest: Manifest)],
    projects: [(folder: String, targets: [XcodeProject.Target])] = [], declared: [DeclaredModule] = [],
    pods: [String: String] = [:],
    links: [String: String] = [:], includes: [String: [String]] = [:], rootName: String
  ) {
    let products = manifests.reduce(into: [String: [String]]()) { $0.merge($1.manifest.products) { $0 + $1 } }
    var targets: [(folder: String, module: ModuleFact, target: Manifest.Target)] = []
    for (folder, manifest) in manifests {
      let own = Set(manifest.targets.map(\.name))
      for (target, isAlone) in zip(manifest.targets, manifest.areAlone) {
        guard let directory = Self.directory(of: target, in: folder, files: files, isAlone: isAlone) else {
          continue
        }
        let module = ModuleFact(
          name: target.name, origin: .manifest, directory: directory, isTest: target.kind == "testTarget",
          dependencies: Self.targets(target.dependencies, among: own, products), kind: target.builtKind,
          languageMode: target.languageMode ?? 0, packageFolder: folder, flags: target.flags)
        targets.append((directory, module, target))
      }
    }
    // The deepest folder wins; among equals the first by name.
    targets.sort { ($1.folder.utf8.count, $0.module.name) < ($0.folder.utf8.count, $1.module.name) }

    let finder = TargetFolders(targets.map { ($0.folder, $0.target) })
    let projectTargets = Self.targets(of: BridgingHeaders.resolved(projects, includes), products)
    let linked = LinkedFiles(links)
    let ownersOfFile = Self.mainFirst(
      Self.owners(files, projectTargets) { finder.owner(of: $0) != nil }, projectTargets)

    let neighbours = NeighbouringTargets(files, ownersOfFile) { finder.owner(of: files[$0]) != nil }
    var found = ModuleList()
    var assigned: [Int] = []
    var shared: [Int: [Int]] = [:]
    for (place, file) in files.enumerated() {
      if let own = declared.first(where: { $0.paths.contains { $0.covers(file) } }) {
        assigned.append(found.index(of: Self.module(own)))
      } else if let owner = finder.owner(of: file) {
        assigned.append(found.index(of: targets[owner].module))
        // Targets of other modules may take files of a package one by one.
        let own = targets[owner].module.importName
        let more = ownersOfFile[place].map { projectTargets[$0].module }.filter { $0.importName != own }
        let all =
          [targets[owner].module] + more
          + linked.places(of: file).compactMap { place in
            finder.owner(of: place).map { targets[$0].module }
          }
        if all.count > 1 { shared[place] = all.map { found.index(of: $0) } }
      } else if let owner = linked.places(of: file).lazy.compactMap({ finder.owner(of: $0) }).first {
        let all = linked.places(of: file).compactMap { finder.owner(of: $0) }
        assigned.append(found.index(of: targets[owner].module))
        if all.count > 1 { shared[place] = all.map { found.index(of: targets[$0].module) } }
      } else if let first = ownersOfFile[place].first {
        assigned.append(found.index(of: projectTargets[first].module))
        if ownersOfFile[place].count > 1 {
          shared[place] = ownersOfFile[place].map { found.index(of: projectTargets[$0].module) }
        }
      } else if includes[file] != nil, let target = neighbours.target(around: file) {
        // No project of an application lists its headers.
        assigned.append(found.index(of: projectTargets[target].module))
      } else {
        let pod = pods.isEmpty ? nil : Self.podModule(of: file, pods)
        var module = pod ?? Self.folderModule(of: file, rootName: rootName)
        if pod == nil, let target = neighbours.target(around: file).map({ projectTargets[$0].module }),
          !target.isTest || Self.isAmongTests(file)
        {
          module.surroundings = target.name
          module.importName = target.importName
        }
        assigned.append(found.index(of: module))
      }
    }
    let places: [Int]
    (modules, places) = found.sorted()
    moduleOfFile = assigned.map { places[$0] }
    modulesOfSharedFile = shared.mapValues { $0.map { places[$0] } }
  }

  /// The targets that a target of a manifest depends on: those of its own package by their names, others by the
  /// products that hold them.
  ///
  /// - Parameter own: the names of the targets of its package.
  private static func targets(_ names: [String], among own: Set<String>, _ products: [String: [String]]) -> [String] {
    Set(names.flatMap { own.contains($0) ? [$0] : products[$0] ?? [$0] }).sorted()
  }

  // MARK: Projects

  private static func targets(
    of projects: [(folder: String, targets: [XcodeProject.Target])], _ products: [String: [String]]
  ) -> [(module: ModuleFact, target: XcodeProject.Target)] {
    projects.flatMap { folder, targets in
      targets.map { target in
        let module = ModuleFact(
          name: target.name, origin: .project, directory: folder, isTest: target.isTest,
          dependencies: Set(target.dependencies.flatMap { products[$0] ?? [$0] }).sorted(),
          importName: target.moduleName, platforms: target.platforms, kind: target.kind,
          languageMode: target.languageMode, folders: target.folders.map(\.path).sorted(),
          flags: target.flags, bridged: target.bridged.sorted())
        return (module, target)
      }
    }
    .sorted { ($0.module.name, $0.module.directory) < ($1.module.name, $1.module.directory) }
  }

  /// Puts the target that a file is counted to in front: a file that tests compile too is no test, one that a widget
  /// takes is the application's, and of two applications the one with more files has it.
  private static func mainFirst(
    _ owners: [[Int]], _ targets: [(module: ModuleFact, target: XcodeProject.Target)]
  ) -> [[Int]] {
    guard owners.contains(where: { $0.count > 1 }) else { return owners }
    var counts = [Int](repeating: 0, count: targets.count)
    for own in owners { for target in own { counts[target] += 1 } }
    let keys = targets.indices.map { index in
      (targets[index].module.isTest ? 2 : targets[index].target.isPartOfAnother ? 1 : 0, -counts[index], index)
    }
    return owners.map { $0.count > 1 ? $0.sorted { keys[$0] < keys[$1] } : $0 }
  }

  /// For each file the targets that compile it, in their order. Files and folders are looked up, so that the cost is
  /// the files' and not files times targets.
  ///
  /// - Parameter isOfManifest: whether a file belongs to a target of a manifest.
  private static func owners(
    _ files: [String], _ targets: [(module: ModuleFact, target: XcodeProject.Target)],
    isOfManifest: (String) -> Bool
  ) -> [[Int]] {
    var listing: [String: [Int]] = [:]
    var folders: [String: [Int]] = [:]
    for (index, target) in targets.enumerated() {
      for file in target.target.files { listing[file, default: []].append(index) }
      for folder in Set(target.target.folders.map(\.path)) { folders[folder, default: []].append(index) }
    }
    let lastResorts = targets.contains { $0.target.isLastResort }
    return files.map { file in
      let listed = listing[file] ?? []
      var owners = listed
      if !folders.isEmpty {
        let around = TargetFolders.around(file).dropFirst().flatMap { folders[$0] ?? [] }
        for target in Set(around).sorted() where !listed.contains(target) && targets[target].target.owns(file) {
          owners.append(target)
        }
        owners.sort()
      }
      guard lastResorts, !owners.isEmpty else { return owners }
      let firm = owners.filter { !targets[$0].target.isLastResort }
      return firm.isEmpty && !isOfManifest(file) ? owners : firm
    }
  }

  // MARK: Paths

  /// A path relative to a folder, `.` and `..` resolved; above the root there is nothing.
  private static func module(_ declared: DeclaredModule) -> ModuleFact {
    ModuleFact(
      name: declared.name, origin: .manifest, directory: declared.paths.first?.text ?? "",
      isTest: isTestName(declared.name), dependencies: nil)
  }

  static func join(_ folder: String, _ path: String) -> String {
    if isPlain(folder), isPlain(path) { return folder.isEmpty ? path : path.isEmpty ? folder : "\(folder)/\(path)" }
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

  /// Neither begins nor ends with a slash, and has no component that is empty or begins with a dot.
  private static func isPlain(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      var last = UInt8(ascii: "/")
      for byte in bytes {
        if last == UInt8(ascii: "/"), byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
        last = byte
      }
      return bytes.isEmpty || last != UInt8(ascii: "/")
    }
  }

  static func isBelow(_ file: String, _ folder: String) -> Bool {
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
    of target: Manifest.Target, in folder: String, files: [String], isAlone: Bool
  ) -> String? {
    candidates(of: target, in: folder, isAlone: isAlone).first { target.path != nil || holdsFiles($0, files) }
  }

  /// Folders in which a target's sources may lie, the first that holds any being the one.
  ///
  /// - Parameter isAlone: the manifest has no other target of its kind, so that sources may lie right in the parent.
  static func candidates(of target: Manifest.Target, in folder: String, isAlone: Bool) -> [String] {
    if let path = target.path { return [join(folder, path)] }
    let parents =
      switch target.kind {
      case "testTarget": ["Tests", "Sources", "Source", "src", "srcs"]
      case "plugin": ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    let own = parents.map { join(folder, "\($0)/\(target.name)") }
    return isAlone ? own + parents.map { join(folder, $0) } : own
  }

  /// Whether a target takes a file of its folder.
  static func owns(_ target: Manifest.Target, folder: String, file: String) -> Bool {
    if target.exclude.contains(where: { file == join(folder, $0) || isBelow(file, join(folder, $0)) }) { return false }
    return target.sources.isEmpty
      || target.sources.contains { file == join(folder, $0) || isBelow(file, join(folder, $0)) }
  }

  /// The innermost folder around a file that holds a specification makes a module.
  private static func podModule(of file: String, _ pods: [String: String]) -> ModuleFact? {
    var rest = file[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      guard let name = pods[String(rest)] else { continue }
      let isTest = isAmongTests(String(file.dropFirst(rest.count)))
      return ModuleFact(
        name: isTest ? "\(name)Tests" : name, origin: .folder, directory: String(rest), isTest: isTest,
        dependencies: nil)
    }
    return nil
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

  private static func isAmongTests(_ file: String) -> Bool {
    file.split(separator: "/").dropLast().contains { $0 == "Tests" || isTestName(String($0)) }
  }

  /// A folder's name says that tests are in it.
  static func isTestName(_ name: String) -> Bool {
    name.hasSuffix("Tests") || name.hasSuffix("Test") || name.hasSuffix("Specs") || name == "UnitTest"
  }
}
