import DigraphSyntax

/// What a manifest of SwiftPM computes.
extension Manifest {
  /// Adds the targets and products whose names, paths or dependencies are no literals.
  mutating func addComputed(_ tree: SyntaxTree) {
    var evaluator = ManifestEvaluator(tree, helpers: [])
    var scope = ManifestEvaluator.Scope(tree: 0)
    var found: [Target] = []
    var libraries: [(name: String, targets: [String])] = []
    evaluator.walk(0..<tree.nodes.count, &scope) { call in
      guard case .call(let callee, let arguments) = call else { return false }
      if let target = Self.target(callee, arguments) {
        found.append(target)
        return true
      }
      let name = arguments.first { $0.label == "name" }?.value.text
      if callee == "library" || callee == "executable", let name,
        let own = arguments.first(where: { $0.label == "targets" })?.value.elements.compactMap(\.text), !own.isEmpty
      {
        libraries.append((name, own))
        return true
      }
      return false
    }
    let known = Dictionary(targets.indices.map { (targets[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    var added: Set<String> = []
    for target in found {
      guard let place = known[target.name] else {
        if added.insert(target.name).inserted { targets.append(target) }
        continue
      }
      targets[place].path = targets[place].path ?? target.path
      targets[place].dependencies += target.dependencies.filter { !targets[place].dependencies.contains($0) }
      if targets[place].exclude.isEmpty { targets[place].exclude = target.exclude }
      if targets[place].sources.isEmpty { targets[place].sources = target.sources }
    }
    for library in libraries where products[library.name] == nil { products[library.name] = library.targets }
  }

  private static func target(
    _ callee: String, _ arguments: [(label: String?, value: ManifestValue)]
  ) -> Target? {
    guard kinds.contains(callee) else { return nil }
    var target = Target(name: "", kind: callee, path: nil, dependencies: [], exclude: [], sources: [])
    for (label, value) in arguments {
      switch label {
      case "name": target.name = value.text ?? ""
      case "path": target.path = value.text
      case "dependencies": target.dependencies = value.elements.compactMap(dependency)
      case "exclude": target.exclude = value.elements.compactMap(\.text)
      case "sources": target.sources = value.elements.compactMap(\.text)
      default: continue
      }
    }
    return target.name.isEmpty ? nil : target
  }

  /// `"Core"`, `.product(name: "Core", package: "kit")`, `.init(stringLiteral: "Core")`
  private static func dependency(_ value: ManifestValue) -> String? {
    switch value {
    case .text(let text): text
    case .call(_, let arguments): (arguments.first { $0.label == "name" } ?? arguments.first)?.value.text
    case .instance: value[field: "stringLiteral"]?.text
    default: nil
    }
  }
}
