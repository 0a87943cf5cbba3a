import DigraphFacts

/// The targets of an Xcode project and the Swift files each compiles, read from `project.pbxproj`.
///
/// Files are listed one by one in build phases, or whole folders belong to a target (Xcode 16's synchronized groups)
/// but for listed exceptions. Source: the objects as Xcode writes them; Apple documents only their meaning.
struct XcodeProject {
  struct Target {
    var name: String
    /// The name under which code imports it; nil where nothing says.
    var moduleName: String?
    var platforms = BuildPlatforms.all
    /// 0 where nobody says.
    var languageMode: UInt8 = 0
    /// The flags that some configuration of it defines, and whether all do.
    var flags: [String: Bool] = [:]
    var kind: TargetKind?
    /// It is built into an application of another target: an extension, a watch application.
    var isPartOfAnother = false
    var isTest: Bool { kind?.isTest ?? false }
    /// It has only files that no other project or manifest speaks of.
    var isLastResort = false
    /// Names of targets, and of products of targets and packages, that it depends on.
    var dependencies: [String] = []
    /// The header that says what of Objective-C its Swift code sees; relative to the root.
    var bridgingHeader: String?
    /// The modules that this header imports, by way of others included.
    var bridged: Set<String> = []
    /// Headers, those of the files in Objective-C that it compiles among them, and Swift files that it lists, and those of other targets' folders that it takes too; relative to the root.
    var files: Set<String> = []
    /// Folders of which it compiles all but the exceptions; relative to the root.
    var folders: [Folder] = []
  }

  struct Folder {
    var path: String
    /// Relative to the root.
    var exceptions: Set<String> = []
    /// Of paths relative to the root; of files and of folders that stand for all below them.
    var excluded: [GlobPattern] = []
    /// Where any is given, only what matches one.
    var included: [GlobPattern] = []

    /// A folder among the exceptions stands for all below it.
    func takes(_ file: String) -> Bool {
      ModuleMap.isBelow(file, path) && !exceptions.contains { file == $0 || ModuleMap.isBelow(file, $0) }
        && !excluded.contains { $0.covers(file) } && (included.isEmpty || included.contains { $0.covers(file) })
    }
  }

  /// By name.
  private(set) var targets: [Target] = []
  /// Whether the file could be read to its end and is a project.
  private(set) var isWhole = false
  /// The configuration files that were read.
  private(set) var configurations: Set<String> = []

  private let read: (String) -> [UInt8]?
  private let list: PropertyListText
  private var objects: [String: Int] = [:]
  /// Paths of groups and files, relative to the root, by object.
  private var paths: [String: String] = [:]

  /// - Parameters:
  ///   - bytes: of `project.pbxproj`.
  ///   - folder: the one the project stands in, relative to the root; empty for the root.
  ///   - name: the project's.
  ///   - read: gives the bytes of a configuration file by its path, nil where it cannot be read.
  init(
    _ bytes: [UInt8], in folder: String, name: String = "", read: @escaping (String) -> [UInt8]? = { _ in nil }
  ) {
    self.read = read
    list = PropertyListText(bytes)
    guard let root = list.root, let all = list.value("objects", of: root) else { return }
    objects = Dictionary(
      list.entries(of: all).map { (list.string($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    guard let project = list.value("rootObject", of: root).flatMap({ objects[list.string($0)] }) else { return }
    isWhole = list.isWhole
    placeFiles(of: project, in: folder)
    let shared = layers(of: project)
    for identifier in strings("targets", of: project) {
      guard let object = objects[identifier], var target = target(object, identifier) else { continue }
      let settings = BuildSettings(target: target.name, project: name, layers: layers(of: object) + shared)
      target.moduleName = settings.moduleName
      target.platforms = settings.platforms
      target.languageMode = settings.languageMode
      target.flags = flags(of: object, named: target.name, project)
      target.bridgingHeader = settings.value("SWIFT_OBJC_BRIDGING_HEADER").map { ModuleMap.join(folder, $0) }
      targets.append(target)
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
    target.setKind(productType: text("productType", of: object) ?? "")
    var dependencies: Set<String> = []
    for phase in objects("buildPhases", of: object) {
      if text("isa", of: phase) == "PBXFrameworksBuildPhase" { dependencies.formUnion(linked(phase)) }
      guard ["PBXSourcesBuildPhase", "PBXHeadersBuildPhase"].contains(text("isa", of: phase)) else { continue }
      for file in objects("files", of: phase) {
        guard let path = text("fileRef", of: file).flatMap({ paths[$0] }) else { continue }
        if path.hasSuffix(".swift") || path.hasSuffix(".h") {
          target.files.insert(path)
        } else if path.hasSuffix(".m") || path.hasSuffix(".mm") {
          // Whoever compiles `Film.m` has what `Film.h` declares.
          target.files.insert("\(path[..<path.lastIndex(of: ".")!]).h")
        }
      }
    }
    for identifier in strings("fileSystemSynchronizedGroups", of: object) {
      guard let path = paths[identifier] else { continue }
      target.folders.append(Folder(path: path))
    }
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

  /// What packages, other targets and projects make, among that which a target is linked with.
  private func linked(_ phase: Int) -> [String] {
    objects("files", of: phase).compactMap { file in
      if let product = text("productRef", of: file).flatMap({ objects[$0] }) { return text("productName", of: product) }
      guard let product = text("fileRef", of: file).flatMap({ objects[$0] }),
        text("isa", of: product) == "PBXReferenceProxy" || text("sourceTree", of: product) == "BUILT_PRODUCTS_DIR",
        let path = text("path", of: product)
      else { return nil }
      let name = path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
      return name.map { path.hasSuffix(".a") && $0.hasPrefix("lib") ? String($0.dropFirst(3)) : $0 }
    }
  }

  // MARK: Settings

  /// The flags of a target, by all of its configurations.
  private mutating func flags(of object: Int, named name: String, _ project: Int) -> [String: Bool] {
    var found: [String: Int] = [:]
    let names = configurations(of: object).compactMap { text("name", of: $0) }
    for configuration in names {
      let layers = layers(of: object, configuration) + layers(of: project, configuration)
      for flag in BuildSettings(target: name, project: "", layers: layers).flags { found[flag, default: 0] += 1 }
    }
    return found.mapValues { $0 == names.count }
  }

  private func configurations(of object: Int) -> [Int] {
    text("buildConfigurationList", of: object).flatMap { objects[$0] }.map { objects("buildConfigurations", of: $0) }
      ?? []
  }

  /// What the build configuration of a target or project says, then what the file says that it is based on. Of several
  /// configurations the one counts that is named, else the one that is built where nobody names one.
  private mutating func layers(of object: Int, _ name: String? = nil) -> [[String: String]] {
    guard let lists = text("buildConfigurationList", of: object).flatMap({ objects[$0] }) else { return [] }
    let configurations = objects("buildConfigurations", of: lists)
    let usual = name ?? text("defaultConfigurationName", of: lists)
    guard let chosen = configurations.first(where: { text("name", of: $0) == usual }) ?? configurations.first else {
      return []
    }
    var layers: [[String: String]] = []
    if let settings = list.value("buildSettings", of: chosen) {
      layers.append(
        Dictionary(
          list.entries(of: settings).map { (list.string($0.key), list.string($0.value)) },
          uniquingKeysWith: { first, _ in first }))
    }
    if let path = baseFile(of: chosen) {
      let file = ConfigurationText(path, read: read)
      self.configurations.formUnion(file.files)
      layers.append(file.settings)
    }
    return layers
  }

  private func baseFile(of configuration: Int) -> String? {
    if let path = text("baseConfigurationReference", of: configuration).flatMap({ paths[$0] }) { return path }
    guard let folder = text("baseConfigurationReferenceAnchor", of: configuration).flatMap({ paths[$0] }),
      let path = text("baseConfigurationReferenceRelativePath", of: configuration)
    else { return nil }
    return ModuleMap.join(folder, path)
  }

  /// Exceptions of a folder: of a target that has the folder, they are left out; to any other, they are added.
  private mutating func takeExceptions(of project: Int) {
    let identifiers = strings("targets", of: project).filter { objects[$0].flatMap { text("name", of: $0) } != nil }
    let places = Dictionary(zip(identifiers, targets.indices), uniquingKeysWith: { first, _ in first })
    // Exceptions may name a target or one of its phases.
    var phases: [String: Int] = [:]
    for (identifier, place) in places {
      for phase in objects[identifier].map({ strings("buildPhases", of: $0) }) ?? [] { phases[phase] = place }
    }
    for (identifier, group) in objects.sorted(by: { $0.key < $1.key }) {
      guard let path = paths[identifier], list.value("exceptions", of: group) != nil else { continue }
      for set in objects("exceptions", of: group) {
        let named = text("target", of: set).flatMap { places[$0] }
        guard let place = named ?? text("buildPhase", of: set).flatMap({ phases[$0] }) else { continue }
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
  /// Whether the target compiles a file.
  func owns(_ file: String) -> Bool { files.contains(file) || folders.contains { $0.takes(file) } }
}
