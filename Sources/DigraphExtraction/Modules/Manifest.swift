import DigraphSyntax

/// The targets that a SwiftPM manifest declares, read from its text: a manifest is never run.
///
/// A folder may hold several manifests, for several versions of the tools; see ``merge(_:)``.
/// Source: PackageDescription's `Target`. What is not written as a literal is worked out as far as ``ManifestEvaluator``
/// goes: constants, functions and properties of the manifest, lists that are known.
struct Manifest {
  struct Target: Equatable {
    var name: String
    var kind: String
    /// Relative to the manifest's folder; nil where the default holds.
    var path: String?
    var dependencies: [String]
    var exclude: [String]
    var sources: [String]
    /// What it says itself, nil where it says nothing, or what its manifest says of all.
    var languageMode: UInt8?
    /// The flags that its settings define, and whether for every build.
    var flags: [String: Bool] = [:]
  }

  var targets: [Target] = []
  /// Targets by the products that others depend on them by.
  var products: [String: [String]] = [:]
  /// That of the tools which it is for at least.
  private(set) var tools: [UInt8] = []

  /// Whether a file of this name is a manifest.
  static func isManifest(_ name: some StringProtocol) -> Bool {
    name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
  }

  static let kinds: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
  ]

  init(_ tree: SyntaxTree) {
    tools = Self.toolsVersion(tree)
    var languageMode = tools.first.map { min($0, 6) }
    // Targets that variables hold, by the variable: `let core: Target = .target(…)`, then `core.path = "…"`.
    var variables: [String: Int] = [:]
    // `.target(name:)` inside `dependencies:` is a dependency: whole targets are skipped when they are read.
    var index = 0
    while index < tree.nodes.count {
      if tree[index].kind == .extensionDecl || tree[index].kind == .patternBinding,
        Self.isOfDependencies(index, in: tree)
      {
        index = Int(tree[index].subtreeEnd)
      } else if tree[index].kind == .patternBinding, let (name, target) = Self.variable(at: index, in: tree) {
        variables[name] = targets.count
        targets.append(target)
        index = Int(tree[index].subtreeEnd)
      } else if tree[index].kind == .sequenceExpr, let (name, path) = Self.assignedPath(at: index, in: tree),
        let place = variables[name]
      {
        targets[place].path = path
        index = Int(tree[index].subtreeEnd)
      } else if let (name, dependencies) = Self.addedDependencies(at: index, in: tree), let place = variables[name] {
        targets[place].dependencies += dependencies
        index = Int(tree[index].subtreeEnd)
      } else if tree[index].kind == .chainExpr, let (name, targets) = Self.product(at: index, in: tree) {
        products[name, default: []] += targets
        index = Int(tree[index].subtreeEnd)
      } else if tree[index].kind == .chainExpr, let target = Self.target(at: index, in: tree) {
        targets.append(target)
        index = Int(tree[index].subtreeEnd)
      } else if tree[index].kind == .argument, Self.label(of: index, in: tree) == "dependencies" {
        index = Int(tree[index].subtreeEnd)
      } else if tree[index].kind == .argument,
        ["swiftLanguageModes", "swiftLanguageVersions"].contains(Self.label(of: index, in: tree) ?? "")
      {
        languageMode = Self.newestMode(index, in: tree) ?? languageMode
        index = Int(tree[index].subtreeEnd)
      } else {
        index += 1
      }
    }
    addComputed(tree)
    for place in targets.indices { targets[place].languageMode = targets[place].languageMode ?? languageMode }
  }

  /// The numbers of `// swift-tools-version: 6.0`, at the beginning; the first is the language mode, where nothing else is
  /// said.
  private static func toolsVersion(_ tree: SyntaxTree) -> [UInt8] {
    let line = String(decoding: tree.source.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard let colon = line.firstIndex(of: ":"), line[..<colon].hasSuffix("swift-tools-version") else { return [] }
    let version = line[line.index(after: colon)...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
    return version.split(separator: ".").compactMap { UInt8($0) }
  }

  /// `extension Target.Dependency { … }`, `let kit: Target.Dependency = .target(name: "Kit")`
  private static func isOfDependencies(_ index: Int, in tree: SyntaxTree) -> Bool {
    tree.children(of: index).contains { tree[$0].kind.isType && tree.text(of: $0).contains("Dependency") }
  }

  /// `[.v5, .v6]`: the newest counts.
  private static func newestMode(_ index: Int, in tree: SyntaxTree) -> UInt8? {
    (index..<Int(tree[index].subtreeEnd)).compactMap { node in
      let text = tree[node].kind == .implicitMemberExpr ? tree.text(of: node) : ""
      return text.hasPrefix(".v") ? UInt8(text.dropFirst(2).prefix(1)) : nil
    }.max()
  }

  /// The mode that a target's settings name; nil where they name none. One that belongs to the main actor as a whole is as
  /// one of mode 5: what is sent between tasks is checked in vain.
  private static func languageMode(_ settings: Int, in tree: SyntaxTree) -> UInt8? {
    let calls = (settings..<Int(tree[settings].subtreeEnd)).compactMap { call(at: $0, in: tree) }
    if calls.contains(where: { $0.callee == "defaultIsolation" }) { return 5 }
    return calls.first { $0.callee == "swiftLanguageMode" }?.arguments.first.flatMap { newestMode($0, in: tree) }
  }

  /// `.define("BETA")`, and for some builds `.define("BETA", .when(configuration: .debug))`
  private static func flags(_ settings: Int, in tree: SyntaxTree) -> [String: Bool] {
    let calls = (settings..<Int(tree[settings].subtreeEnd)).compactMap { call(at: $0, in: tree) }
    let defined = calls.filter { $0.callee == "define" }.compactMap { call -> (String, Bool)? in
      guard let value = call.arguments.first.flatMap({ tree.children(of: $0).first { tree[$0].kind != .name } }),
        let name = string(value, in: tree)
      else { return nil }
      return (name, call.arguments.count == 1)
    }
    return Dictionary(defined, uniquingKeysWith: { $0 || $1 })
  }

  /// `.library(name: "Kit", targets: ["Kit", "KitUI"])`
  private static func product(at index: Int, in tree: SyntaxTree) -> (name: String, targets: [String])? {
    guard let (callee, arguments) = call(at: index, in: tree), callee == "library" || callee == "executable" else {
      return nil
    }
    var product: (name: String, targets: [String]) = ("", [])
    for argument in arguments {
      guard let value = tree.children(of: argument).first(where: { tree[$0].kind != .name }) else { continue }
      switch label(of: argument, in: tree) {
      case "name": product.name = string(value, in: tree) ?? ""
      case "targets": product.targets = elements(of: value, in: tree).compactMap { string($0, in: tree) }
      default: continue
      }
    }
    return product.name.isEmpty || product.targets.isEmpty ? nil : product
  }

  private static func variable(at index: Int, in tree: SyntaxTree) -> (name: String, target: Target)? {
    let parts = Array(tree.children(of: index))
    guard let name = parts.first(where: { tree[$0].kind == .identifierPattern }),
      let value = parts.first(where: { tree[$0].kind == .chainExpr }), let target = target(at: value, in: tree)
    else { return nil }
    return (tree.text(of: name), target)
  }

  /// `name.path = "…"`
  private static func assignedPath(at index: Int, in tree: SyntaxTree) -> (name: String, path: String)? {
    let parts = Array(tree.children(of: index))
    guard parts.count == 3, tree[parts[1]].kind == .assignmentOperator, tree[parts[0]].kind == .chainExpr,
      let path = string(parts[2], in: tree)
    else { return nil }
    let chain = Array(tree.children(of: parts[0]))
    guard chain.count == 2, tree[chain[0]].kind == .nameExpr, tree.text(of: chain[1]) == "path" else { return nil }
    return (tree.text(of: chain[0]), path)
  }

  /// `name.dependencies.append("Kit")`, also `append(contentsOf: ["Kit"])`, and `name.dependencies += ["Kit"]`
  private static func addedDependencies(
    at index: Int, in tree: SyntaxTree
  ) -> (name: String, dependencies: [String])? {
    let parts = Array(tree.children(of: index))
    let isSum = tree[index].kind == .sequenceExpr && parts.count == 3 && tree.text(of: parts[1]) == "+="
    guard isSum || tree[index].kind == .chainExpr else { return nil }
    let chain = isSum ? Array(tree.children(of: parts[0])) : parts
    guard chain.count == (isSum ? 2 : 4), tree[chain[0]].kind == .nameExpr, tree.text(of: chain[1]) == "dependencies"
    else { return nil }
    let name = tree.text(of: chain[0])
    if isSum { return (name, elements(of: parts[2], in: tree).compactMap { dependency($0, in: tree) }) }
    guard let (callee, arguments) = call(at: index, in: tree), callee == "append", let argument = arguments.first,
      let value = tree.children(of: argument).first(where: { tree[$0].kind != .name })
    else { return nil }
    let added = label(of: argument, in: tree) == "contentsOf" ? elements(of: value, in: tree) : [value]
    return (name, added.compactMap { dependency($0, in: tree) })
  }

  private static func target(at index: Int, in tree: SyntaxTree) -> Target? {
    guard let (callee, arguments) = call(at: index, in: tree), kinds.contains(callee) else { return nil }
    var target = Target(name: "", kind: callee, path: nil, dependencies: [], exclude: [], sources: [])
    for argument in arguments {
      guard let value = tree.children(of: argument).first(where: { tree[$0].kind != .name }) else { continue }
      switch label(of: argument, in: tree) {
      case "name": target.name = string(value, in: tree) ?? ""
      case "path": target.path = string(value, in: tree)
      case "dependencies": target.dependencies = elements(of: value, in: tree).compactMap { dependency($0, in: tree) }
      case "exclude": target.exclude = elements(of: value, in: tree).compactMap { string($0, in: tree) }
      case "swiftSettings":
        target.languageMode = languageMode(value, in: tree)
        target.flags = flags(value, in: tree)
      case "sources": target.sources = elements(of: value, in: tree).compactMap { string($0, in: tree) }
      default: continue
      }
    }
    return target.name.isEmpty ? nil : target
  }

  /// The last name of the callee and the arguments of `.name(…)`, `Target.name(…)`.
  static func call(at index: Int, in tree: SyntaxTree) -> (callee: String, arguments: [Int])? {
    guard tree[index].kind == .chainExpr else { return nil }
    var callee = ""
    for part in tree.children(of: index) {
      switch tree[part].kind {
      case .implicitMemberExpr: callee = String(tree.text(of: part).dropFirst())
      case .memberSuffix: callee = tree.text(of: part)
      case .nameExpr: callee = tree.text(of: part)
      case .callSuffix: return (callee, tree.children(of: part).filter { tree[$0].kind == .argument })
      default: return nil
      }
    }
    return nil
  }

  static func label(of argument: Int, in tree: SyntaxTree) -> String? {
    tree.children(of: argument).first { tree[$0].kind == .name }.map { tree.text(of: $0) }
  }

  static func elements(of value: Int, in tree: SyntaxTree) -> [Int] {
    // Lists are sometimes sums: `["A"] + more`.
    switch tree[value].kind {
    case .arrayLiteral: Array(tree.children(of: value))
    case .sequenceExpr:
      tree.children(of: value).filter { tree[$0].kind == .arrayLiteral }.flatMap { elements(of: $0, in: tree) }
    default: []
    }
  }

  private static func dependency(_ value: Int, in tree: SyntaxTree) -> String? {
    if let name = string(value, in: tree) { return name }
    guard let (_, arguments) = call(at: value, in: tree) else { return nil }
    let name = arguments.first { label(of: $0, in: tree) == "name" }
    return name.flatMap { tree.children(of: $0).first { tree[$0].kind == .stringLiteral } }
      .flatMap { string($0, in: tree) }
  }

  static func string(_ value: Int, in tree: SyntaxTree) -> String? {
    guard tree[value].kind == .stringLiteral, tree[value].subtreeEnd == UInt32(value + 1) else { return nil }
    let text = tree.text(of: value)
    guard text.count >= 2, text.hasPrefix("\""), !text.contains("\\") else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// Adds the targets of another manifest of the same folder that this one does not declare. What both declare is as the
  /// one for newer tools says.
  mutating func merge(_ other: Manifest) {
    if tools.lexicographicallyPrecedes(other.tools) {
      var newer = other
      newer.merge(self)
      self = newer
      return
    }
    for target in other.targets where !targets.contains(where: { $0.name == target.name }) { targets.append(target) }
  }
}

extension Manifest {
  /// For each target whether the manifest has no other one for tests, or none but it for the product: its sources may
  /// then lie right in the folder for all. O(targets).
  var areAlone: [Bool] {
    let tests = targets.count { $0.kind == "testTarget" }
    let others = targets.count { $0.kind != "testTarget" && $0.kind != "plugin" }
    return targets.map { ($0.kind == "testTarget" ? tests : others) == 1 }
  }
}
