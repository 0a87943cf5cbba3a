import DigraphFacts
import DigraphSyntax
import FileAccess

/// The targets that a Tuist manifest (`Project.swift`) declares, read from its text: a manifest is never run. Functions
/// of the project's helpers are followed as far as their arguments are known; see ``ManifestEvaluator``.
///
/// Source: ProjectDescription's `Target`, and Tuist's "Code sharing".
struct TuistManifest {
  private(set) var targets: [XcodeProject.Target] = []

  /// What a file of Tuist's holds.
  struct Text: Sendable {
    let path: String
    let tree: SyntaxTree

    var isManifest: Bool { TuistManifest.isManifest(FilePath.name(of: path)) }
  }

  /// Whether a file of this name may be a manifest.
  static func isManifest(_ name: some StringProtocol) -> Bool { name == "Project.swift" }

  /// Whether manifests may call the functions of a file.
  static func isHelper(_ path: String) -> Bool {
    path.contains("ProjectDescriptionHelpers/")
      && path.split(separator: "/").dropLast().contains("ProjectDescriptionHelpers")
  }

  /// The projects of manifests, by the folders that they stand in.
  ///
  /// - Parameter texts: manifests and helpers.
  static func projects(_ texts: [Text]) -> [(folder: String, targets: [XcodeProject.Target])] {
    let helpers = texts.filter { !$0.isManifest }
    return texts.filter(\.isManifest).map { text in
      let folder = text.path.split(separator: "/").dropLast().joined(separator: "/")
      let near = helpers.filter { helper in
        // `Tuist/ProjectDescriptionHelpers` is for the manifests around and below it, a plugin's for all.
        let around = helper.path.split(separator: "/").prefix { $0 != "Tuist" }
        return around.count == helper.path.split(separator: "/").count
          || ModuleMap.isBelow(
            text.path, around.joined(separator: "/"))
      }
      return (folder, TuistManifest(text.tree, in: folder, helpers: near.map(\.tree)).targets)
    }
  }

  /// - Parameter folder: the one the manifest stands in, relative to the root.
  init(_ tree: SyntaxTree, in folder: String, helpers: [SyntaxTree] = []) {
    var evaluator = ManifestEvaluator(tree, helpers: helpers)
    var scope = ManifestEvaluator.Scope(tree: 0)
    var found: [String: (target: XcodeProject.Target, settings: [String: String])] = [:]
    var settings: [String: String] = [:]
    evaluator.walk(0..<tree.nodes.count, &scope) { call in
      guard let target = Self.target(call, folder) else {
        if case .call("Project", let arguments) = call { settings = Self.settings(arguments) }
        return false
      }
      if found[target.name] == nil, case .call(_, let arguments) = call {
        found[target.name] = (target, Self.settings(arguments))
      }
      return true
    }
    targets = found.values.map { target, own in
      var target = target
      target.languageMode = BuildSettings(target: target.name, project: "", layers: [own, settings]).languageMode
      return target
    }.sorted { $0.name < $1.name }
  }

  /// `settings: .settings(base: ["SWIFT_VERSION": "6.0"])`; those of single configurations are left aside.
  private static func settings(_ arguments: [(label: String?, value: ManifestValue)]) -> [String: String] {
    guard case .call(_, let inner)? = arguments.first(where: { $0.label == "settings" })?.value,
      case .pairs(let pairs)? = inner.first(where: { $0.label == "base" })?.value
    else { return [:] }
    let texts = pairs.compactMap { name, value -> (String, String)? in
      if case .call(_, let parts) = value { return parts.first?.value.text.map { (name, $0) } }
      return value.text.map { (name, $0) }
    }
    return Dictionary(texts, uniquingKeysWith: { first, _ in first })
  }

  private static func target(_ value: ManifestValue, _ folder: String) -> XcodeProject.Target? {
    guard case .call(let callee, let arguments) = value, callee == "target" || callee == "Target" else { return nil }
    var target = XcodeProject.Target(name: "")
    for (label, value) in arguments {
      switch label {
      case "name": target.name = value.text ?? ""
      case "productName": target.moduleName = value.text
      case "product":
        if case .member(let product) = value { target.setKind(product: ".\(product.split(separator: ".").last ?? "")") }
      case "destinations", "platform": target.platforms = platforms(value)
      case "sources", "buildableFolders":
        for source in value.elements { add(source, folder, to: &target) }
      case "dependencies": target.dependencies = Set(value.elements.compactMap(dependency)).sorted()
      default: continue
      }
    }
    return target.name.isEmpty || target.folders.isEmpty && target.files.isEmpty ? nil : target
  }

  private static func platforms(_ value: ManifestValue) -> BuildPlatforms {
    var found: BuildPlatforms = []
    let names: [(String, BuildPlatforms)] = [
      ("iOS", .iOS), ("iPhone", .iOS), ("iPad", .iOS), ("mac", .macOS), ("tvOS", .tvOS), ("appleTv", .tvOS),
      ("watch", .watchOS), ("vision", .visionOS),
    ]
    for case .member(let text) in value.elements {
      for (name, platform) in names where text.contains(name) { found.insert(platform) }
    }
    return found.isEmpty ? .all : found
  }

  /// `"Sources/**"`, `.glob("Sources/**", excluding: ["Sources/Old/**"])`
  private static func add(_ source: ManifestValue, _ folder: String, to target: inout XcodeProject.Target) {
    var text = source.text
    var excluded: [GlobPattern] = []
    if case .call(_, let arguments) = source {
      for (label, value) in arguments {
        if label == "excluding" {
          excluded += value.elements.compactMap(\.text).map { GlobPattern(ModuleMap.join(folder, $0)) }
        } else if text == nil {
          text = value.text
        }
      }
    }
    guard let text else { return }
    let pattern = ModuleMap.join(folder, text)
    let plain = pattern.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("?") }
    if pattern.hasSuffix(".swift"), !pattern.contains("*") {
      target.files.insert(pattern)
    } else {
      target.folders.append(
        XcodeProject.Folder(
          path: plain.joined(separator: "/"), excluded: excluded,
          included: pattern.contains("*") ? [GlobPattern(pattern)] : []))
    }
  }

  /// `.target(name: "Core")`, `.target(core)`, `.project(target: "Core", path: "../Core")`, `.external(name: "Logging")`
  private static func dependency(_ value: ManifestValue) -> String? {
    guard case .call(_, let arguments) = value else { return nil }
    if let first = arguments.first, first.label == nil, case .call(_, let inner) = first.value {
      return inner.first { $0.label == "name" }?.value.text
    }
    for label in ["name", "target", "product"] {
      for argument in arguments where argument.label == label { return argument.value.text }
    }
    return nil
  }
}
