import DigraphFacts
import DigraphSyntax

/// The targets that a Tuist manifest (`Project.swift`) declares, read from its text: a manifest is never run. What is
/// not written as a literal (targets that a helper makes) is not seen.
///
/// Source: ProjectDescription's `Target`.
struct TuistManifest {
  private(set) var targets: [XcodeProject.Target] = []

  /// Whether a file of this name may be a manifest.
  static func isManifest(_ name: some StringProtocol) -> Bool { name == "Project.swift" }

  /// - Parameter folder: the one the manifest stands in, relative to the root.
  init(_ tree: SyntaxTree, in folder: String) {
    var index = 0
    while index < tree.nodes.count {
      if tree[index].kind == .argument, Manifest.label(of: index, in: tree) == "dependencies" {
        // `.target(name:)` is a dependency there.
        index = Int(tree[index].subtreeEnd)
      } else if tree[index].kind == .chainExpr, let target = Self.target(at: index, in: tree, folder) {
        targets.append(target)
        index = Int(tree[index].subtreeEnd)
      } else {
        index += 1
      }
    }
    targets.sort { $0.name < $1.name }
  }

  private static func target(at index: Int, in tree: SyntaxTree, _ folder: String) -> XcodeProject.Target? {
    guard let (callee, arguments) = Manifest.call(at: index, in: tree), callee == "target" || callee == "Target" else {
      return nil
    }
    var target = XcodeProject.Target(name: "")
    for argument in arguments {
      guard let value = tree.children(of: argument).first(where: { tree[$0].kind != .name }) else { continue }
      switch Manifest.label(of: argument, in: tree) {
      case "name": target.name = Manifest.string(value, in: tree) ?? ""
      case "productName": target.moduleName = Manifest.string(value, in: tree)
      case "product":
        target.setKind(product: tree.text(of: value))
      case "destinations", "platform": target.platforms = platforms(tree.text(of: value))
      case "sources", "buildableFolders":
        for source in lists(of: value, in: tree) { add(source, in: tree, folder, to: &target) }
      case "dependencies":
        let names = Manifest.elements(of: value, in: tree).compactMap { dependency($0, in: tree) }
        target.dependencies = Set(names).sorted()
      default: continue
      }
    }
    return target.name.isEmpty || target.folders.isEmpty && target.files.isEmpty ? nil : target
  }

  private static func platforms(_ text: String) -> BuildPlatforms {
    var found: BuildPlatforms = []
    let names: [(String, BuildPlatforms)] = [
      ("iOS", .iOS), ("iPhone", .iOS), ("iPad", .iOS), ("mac", .macOS), ("tvOS", .tvOS), ("appleTv", .tvOS),
      ("watch", .watchOS), ("vision", .visionOS),
    ]
    for (name, platform) in names where text.contains(name) { found.insert(platform) }
    return found.isEmpty ? .all : found
  }

  /// `["Sources/**"]`, or what is called with such a list: `.sourceFilesList(globs: […])`.
  private static func lists(of value: Int, in tree: SyntaxTree) -> [Int] {
    let elements = Manifest.elements(of: value, in: tree)
    if !elements.isEmpty { return elements }
    if tree[value].kind == .stringLiteral { return [value] }
    guard let (_, arguments) = Manifest.call(at: value, in: tree) else { return [] }
    return arguments.flatMap { argument in
      tree.children(of: argument).filter { tree[$0].kind != .name }.flatMap { Manifest.elements(of: $0, in: tree) }
    }
  }

  /// `"Sources/**"`, `.glob("Sources/**", excluding: ["Sources/Old/**"])`
  private static func add(_ source: Int, in tree: SyntaxTree, _ folder: String, to target: inout XcodeProject.Target) {
    var text = Manifest.string(source, in: tree)
    var excluded: [GlobPattern] = []
    if text == nil, let (_, arguments) = Manifest.call(at: source, in: tree) {
      for argument in arguments {
        guard let value = tree.children(of: argument).first(where: { tree[$0].kind != .name }) else { continue }
        if Manifest.label(of: argument, in: tree) == "excluding" {
          let found = Manifest.elements(of: value, in: tree) + (tree[value].kind == .stringLiteral ? [value] : [])
          excluded += found.compactMap { Manifest.string($0, in: tree) }.map { GlobPattern(ModuleMap.join(folder, $0)) }
        } else if text == nil {
          text = Manifest.string(value, in: tree)
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

  /// `.target(name: "Core")`, `.project(target: "Core", path: "../Core")`, `.external(name: "Logging")`
  private static func dependency(_ value: Int, in tree: SyntaxTree) -> String? {
    guard let (_, arguments) = Manifest.call(at: value, in: tree) else { return nil }
    for label in ["name", "target", "product"] {
      for argument in arguments where Manifest.label(of: argument, in: tree) == label {
        return tree.children(of: argument).first { tree[$0].kind == .stringLiteral }
          .flatMap { Manifest.string($0, in: tree) }
      }
    }
    return nil
  }
}
