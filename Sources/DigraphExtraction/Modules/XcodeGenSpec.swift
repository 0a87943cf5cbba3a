import DigraphFacts
import YAMLDocuments

/// The targets that an XcodeGen specification (`project.yml`) describes, where the project that it generates is not
/// committed.
///
/// Source: XcodeGen's "Project Spec". What schemes, scripts and settings files say is left aside.
struct XcodeGenSpec {
  private(set) var targets: [XcodeProject.Target] = []
  /// The files that were read.
  private(set) var files: Set<String> = []

  private let find: (String) -> String
  private let read: (String) throws -> [UInt8]
  private var templates: [String: YAMLNode] = [:]
  /// What holds for all targets.
  private var settings: [String: String] = [:]
  private var found: [(name: String, node: YAMLNode, folder: String)] = []

  /// More files than these nobody includes; they may include each other.
  private static let fileLimit = 100

  /// - Parameters:
  ///   - path: of the specification, relative to the root.
  ///   - find: gives the path of a file by the one that is written, whose letters may be of another case.
  ///   - read: gives the bytes of a file.
  init(
    _ path: String, find: @escaping (String) -> String, read: @escaping (String) throws -> [UInt8]
  ) throws {
    self.find = find
    self.read = read
    try take(path)
    for (name, node, folder) in found { add(name, node, in: folder) }
    targets.sort { $0.name < $1.name }
  }

  private mutating func take(_ named: String) throws {
    let path = find(named)
    guard files.count < Self.fileLimit, files.insert(path).inserted, let root = try YAMLReader.read(read(path)) else {
      return
    }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    for included in root["include"]?.items ?? [] {
      guard let name = included.text ?? included["path"]?.text else { continue }
      // One that cannot be read is another one's to complain about.
      try? take(ModuleMap.join(folder, name))
    }
    settings.merge(Self.settings([root])) { first, _ in first }
    for (name, node) in root["targetTemplates"]?.entries ?? [] { templates[name] = node }
    for (name, node) in root["targets"]?.entries ?? [] { found.append((name, node, folder)) }
  }

  private mutating func add(_ name: String, _ node: YAMLNode, in folder: String) {
    let layers = [node] + (node["templates"]?.items ?? []).compactMap { $0.text.flatMap { templates[$0] } }
    func first(_ key: String) -> YAMLNode? { layers.lazy.compactMap { $0[key] }.first }
    let type = first("type")?.text ?? ""
    let systems = (first("platform")?.items ?? []).compactMap(\.text)
    let sources = layers.flatMap { $0["sources"]?.items ?? [] }
    let dependencies = layers.flatMap { $0["dependencies"]?.items ?? [] }
    let settings = Self.settings(layers)
    // One target for each platform, all of one product.
    for system in systems.isEmpty ? [""] : systems {
      let isOneOfSeveral = systems.count > 1
      var target = XcodeProject.Target(name: isOneOfSeveral ? "\(name)_\(system)" : name)
      let product = first("productName")?.text ?? (isOneOfSeveral ? name : nil)
      let named = product.map { ["PRODUCT_NAME": $0] } ?? [:]
      target.moduleName = BuildSettings(target: target.name, project: "", layers: [settings, named]).moduleName
      target.languageMode =
        BuildSettings(target: target.name, project: "", layers: [settings, self.settings]).languageMode
      target.platforms = Self.platforms[system] ?? .all
      target.setKind(productType: type)
      target.dependencies = Set(dependencies.flatMap(Self.names)).sorted()
      for source in sources { add(source, in: folder, to: &target) }
      targets.append(target)
    }
  }

  /// `Features/${target_name}`, the one attribute that every template has.
  private static func filled(_ text: String, _ name: String) -> String { text.replacing("${target_name}", with: name) }

  private static let platforms: [String: BuildPlatforms] = [
    "iOS": .iOS, "macOS": .macOS, "tvOS": .tvOS, "visionOS": .visionOS, "watchOS": .watchOS,
  ]

  /// What the settings say that bear on the module's name; groups and configurations are left aside.
  private static func settings(_ layers: [YAMLNode]) -> [String: String] {
    var result: [String: String] = [:]
    for settings in layers.compactMap({ $0["settings"] }) {
      for (name, value) in settings.entries + (settings["base"]?.entries ?? []) where result[name] == nil {
        if let text = value.text { result[name] = text }
      }
    }
    return result
  }

  /// The targets and products that a dependency names: `target: Core/Core` is one of another project.
  private static func names(of dependency: YAMLNode) -> [String] {
    if let target = dependency["target"]?.text {
      return [target.split(separator: "/").last.map(String.init) ?? target]
    }
    if let package = dependency["package"]?.text {
      let products = (dependency["product"]?.items ?? []) + (dependency["products"]?.items ?? [])
      return products.isEmpty ? [package] : products.compactMap(\.text)
    }
    if let framework = dependency["framework"]?.text ?? dependency["carthage"]?.text {
      let name = framework.split(separator: "/").last?.split(separator: ".").first
      return name.map { [String($0)] } ?? []
    }
    return []
  }

  private func add(_ source: YAMLNode, in folder: String, to target: inout XcodeProject.Target) {
    guard let written = source.text ?? source["path"]?.text else { return }
    // What templates say of each target by its name.
    let path = Self.filled(written, target.name)
    let whole = ModuleMap.join(folder, path)
    if whole.hasSuffix(".swift") {
      target.files.insert(whole)
      return
    }
    func patterns(_ key: String) -> [GlobPattern] {
      (source[key]?.items ?? []).compactMap {
        $0.text.map { GlobPattern(ModuleMap.join(whole, Self.filled($0, target.name))) }
      }
    }
    target.folders.append(
      XcodeProject.Folder(path: whole, excluded: patterns("excludes"), included: patterns("includes")))
  }
}

extension YAMLNode {
  fileprivate var text: String? { if case .scalar(let text, _) = value { text } else { nil } }

  /// The elements of a list; a single value is a list of one.
  fileprivate var items: [YAMLNode] {
    switch value {
    case .list(let nodes): nodes
    default: [self]
    }
  }

  fileprivate var entries: [(key: String, value: YAMLNode)] {
    guard case .map(let pairs) = value else { return [] }
    return pairs.compactMap { pair in pair.key.text.map { ($0, pair.value) } }
  }

  fileprivate subscript(_ key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }
}
