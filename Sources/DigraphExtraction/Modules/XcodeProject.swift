/// The targets of an Xcode project and the Swift files each compiles, read from `project.pbxproj`.
///
/// Files are listed one by one in build phases, or whole folders belong to a target (Xcode 16's synchronized groups)
/// but for listed exceptions. Source: the objects as Xcode writes them; Apple documents only their meaning.
struct XcodeProject {
  struct Target {
    var name: String
    /// The name under which code imports it; nil where it is the target's.
    var moduleName: String?
    var isTest = false
    /// Names of targets and products that it depends on.
    var dependencies: [String] = []
    /// Swift files that it lists, and those of other targets' folders that it takes too; relative to the root.
    var files: Set<String> = []
    /// Folders of which it compiles all but the exceptions; relative to the root.
    var folders: [Folder] = []
  }

  struct Folder {
    var path: String
    /// Relative to the root.
    var exceptions: Set<String>
  }

  /// By name.
  private(set) var targets: [Target] = []
  /// Whether the file could be read to its end and is a project.
  private(set) var isWhole = false

  private let list: PropertyListText
  private var objects: [String: Int] = [:]
  /// Paths of groups and files, relative to the root, by object.
  private var paths: [String: String] = [:]

  /// - Parameters:
  ///   - bytes: of `project.pbxproj`.
  ///   - folder: the one the project stands in, relative to the root; empty for the root.
  init(_ bytes: [UInt8], in folder: String) {
    list = PropertyListText(bytes)
    guard let root = list.root, let all = list.value("objects", of: root) else { return }
    objects = Dictionary(
      list.entries(of: all).map { (list.string($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    guard let project = list.value("rootObject", of: root).flatMap({ objects[list.string($0)] }) else { return }
    isWhole = list.isWhole
    placeFiles(of: project, in: folder)
    targets = strings("targets", of: project).compactMap { identifier in
      objects[identifier].flatMap { target($0, identifier) }
    }
    takeExceptions(of: project)
    targets.sort { $0.name < $1.name }
  }

  // MARK: Objects

  private func text(_ key: StaticString, of object: Int) -> String? {
    list.value(key, of: object).map { list.string($0) }
  }

  private func strings(_ key: StaticString, of object: Int) -> [String] {
    list.value(key, of: object).map { list.elements(of: $0).map { list.string($0) } } ?? []
  }

  /// The objects that a list of identifiers names.
  private func objects(_ key: StaticString, of object: Int) -> [Int] {
    strings(key, of: object).compactMap { objects[$0] }
  }

  // MARK: Files

  /// Gives every group and file its path: most are relative to the group they stand in.
  private mutating func placeFiles(of project: Int, in folder: String) {
    let base = ModuleMap.join(folder, text("projectDirPath", of: project) ?? "")
    guard let main = text("mainGroup", of: project) else { return }
    var pending = [(identifier: main, parent: base)]
    while let (identifier, parent) = pending.popLast() {
      // A group inside itself would never end.
      guard paths[identifier] == nil, let object = objects[identifier] else { continue }
      let own = text("path", of: object) ?? ""
      let path: String
      switch text("sourceTree", of: object) ?? "<group>" {
      case "<group>": path = ModuleMap.join(parent, own)
      case "SOURCE_ROOT": path = ModuleMap.join(base, own)
      default: continue
      }
      // No file has a longer path, and groups nested without end would make ever longer ones.
      guard path.utf8.count <= Self.pathLimit else { continue }
      paths[identifier] = path
      for child in strings("children", of: object) { pending.append((child, path)) }
    }
  }

  /// Source: PATH_MAX of Linux.
  private static let pathLimit = 4_096

  private func target(_ object: Int, _ identifier: String) -> Target? {
    guard let name = text("name", of: object) else { return nil }
    var target = Target(name: name)
    let type = text("productType", of: object) ?? ""
    target.isTest = type.hasSuffix("unit-test") || type.hasSuffix("ui-testing")
    target.moduleName = moduleName(of: object, target: name)
    for phase in objects("buildPhases", of: object) where text("isa", of: phase) == "PBXSourcesBuildPhase" {
      for file in objects("files", of: phase) {
        guard let path = text("fileRef", of: file).flatMap({ paths[$0] }), path.hasSuffix(".swift") else { continue }
        target.files.insert(path)
      }
    }
    for identifier in strings("fileSystemSynchronizedGroups", of: object) {
      guard let path = paths[identifier] else { continue }
      target.folders.append(Folder(path: path, exceptions: []))
    }
    var dependencies: Set<String> = []
    for dependency in objects("dependencies", of: object) {
      let named = text("target", of: dependency).flatMap { objects[$0] }.flatMap { text("name", of: $0) }
      let proxy = text("targetProxy", of: dependency).flatMap { objects[$0] }.flatMap { text("remoteInfo", of: $0) }
      if let name = named ?? text("name", of: dependency) ?? proxy { dependencies.insert(name) }
    }
    for product in objects("packageProductDependencies", of: object) {
      if let name = text("productName", of: product) { dependencies.insert(name) }
    }
    target.dependencies = dependencies.sorted()
    return target
  }

  /// What the build settings say code imports, where they say it in plain words.
  private func moduleName(of target: Int, target name: String) -> String? {
    guard let lists = text("buildConfigurationList", of: target).flatMap({ objects[$0] }) else { return nil }
    let settings = objects("buildConfigurations", of: lists).compactMap { list.value("buildSettings", of: $0) }
    let keys: [StaticString] = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"]
    for key in keys {
      let values = settings.compactMap { text(key, of: $0) }
      if let plain = values.first(where: { !$0.isEmpty && !$0.contains("$") }) { return plain == name ? nil : plain }
      if !values.isEmpty { return nil }
    }
    return nil
  }

  /// Exceptions of a folder: of a target that has the folder, they are left out; to any other, they are added.
  private mutating func takeExceptions(of project: Int) {
    let identifiers = strings("targets", of: project).filter { objects[$0].flatMap { text("name", of: $0) } != nil }
    let places = Dictionary(zip(identifiers, targets.indices), uniquingKeysWith: { first, _ in first })
    for (identifier, group) in objects.sorted(by: { $0.key < $1.key }) {
      guard let path = paths[identifier], list.value("exceptions", of: group) != nil else { continue }
      for set in objects("exceptions", of: group) {
        guard let place = text("target", of: set).flatMap({ places[$0] }) else { continue }
        let files = Set(strings("membershipExceptions", of: set).map { ModuleMap.join(path, $0) })
        if let folder = targets[place].folders.firstIndex(where: { $0.path == path }) {
          targets[place].folders[folder].exceptions.formUnion(files)
        } else {
          targets[place].files.formUnion(files.lazy.filter { $0.hasSuffix(".swift") })
        }
      }
    }
  }
}

extension XcodeProject.Target {
  /// Whether the target compiles a file. A folder among the exceptions of a folder stands for all below it.
  func owns(_ file: String) -> Bool {
    if files.contains(file) { return true }
    return folders.contains { folder in
      ModuleMap.isBelow(file, folder.path)
        && !folder.exceptions.contains { file == $0 || ModuleMap.isBelow(file, $0) }
    }
  }
}
