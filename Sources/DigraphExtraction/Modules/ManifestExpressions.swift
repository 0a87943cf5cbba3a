import DigraphSyntax

/// What members, constants and chains of calls stand for.
extension ManifestEvaluator {
  /// A property of the value whose code this is.
  mutating func ownMember(_ name: String, _ scope: Scope) -> ManifestValue? {
    scope.values["self"].flatMap { member(name, of: $0, [], scope) }
  }

  mutating func constant(_ name: String, _ scope: Scope) -> ManifestValue? {
    guard let site = constants[name], scope.depth < Self.depthLimit else { return nil }
    return value(of: site, Scope(tree: site.tree, depth: scope.depth + 1))
  }

  /// An initial value, or what an accessor gives.
  private mutating func value(of site: Site, _ scope: Scope) -> ManifestValue {
    let tree = trees[site.tree]
    guard tree[site.node].kind == .accessorBlock else { return evaluate(site.node, scope) }
    let parts = Array(tree.children(of: site.node))
    if let getter = parts.first(where: { tree[$0].kind == .accessor }) {
      let block = tree.children(of: getter).first { tree[$0].kind == .codeBlock }
      return block.map { result(of: Array(tree.children(of: $0)), scope) } ?? .unknown
    }
    return result(of: parts, scope)
  }

  /// `.home`: what a type of the manifest declares by that name, else the name itself.
  mutating func implicit(_ text: String, _ scope: Scope) -> ManifestValue {
    let name = String(text.dropFirst())
    if case .some(.some(let site)) = staticNames[name], scope.depth < Self.depthLimit {
      return value(of: site, Scope(tree: site.tree, depth: scope.depth + 1))
    }
    let owners = nominals.filter { $0.value.cases.contains { $0.name == name } }
    if owners.count == 1, let owner = owners.first { return enumCase(name, of: owner.key) ?? .member(text) }
    return .member(text)
  }

  private func enumCase(_ name: String, of type: String) -> ManifestValue? {
    guard let found = nominals[type]?.cases.first(where: { $0.name == name }) else { return nil }
    return .instance(type: type, fields: [("rawValue", found.raw), (ManifestValue.caseName, .text(name))])
  }

  /// The case of a `switch` over a case of an enumeration.
  mutating func choice(_ index: Int, _ scope: Scope) -> ManifestValue {
    let tree = trees[scope.tree]
    let parts = Array(tree.children(of: index))
    guard let subject = parts.first, let name = evaluate(subject, scope)[field: ManifestValue.caseName]?.text
    else { return .unknown }
    for part in parts.dropFirst() where tree[part].kind == .switchCase {
      let inner = Array(tree.children(of: part))
      let items = inner.filter { tree[$0].kind == .caseItem }
      guard items.isEmpty || items.contains(where: { tree.text(of: $0).split(separator: ".").last ?? "" == name })
      else {
        continue
      }
      return result(of: inner.filter { tree[$0].kind != .caseItem }, scope)
    }
    return .unknown
  }

  /// What a chain of members and calls comes to, as far as it is known.
  mutating func chain(_ index: Int, _ scope: Scope) -> ManifestValue {
    let tree = trees[scope.tree]
    let parts = Array(tree.children(of: index))
    // The names that nothing is known of yet: `Target.Dependency`.
    var path: [String] = []
    var value = ManifestValue.unknown
    switch tree[parts[0]].kind {
    case .nameExpr where tree.text(of: parts[0]) == "self": value = scope.values["self"] ?? .unknown
    case .nameExpr:
      value = evaluate(parts[0], scope)
      path = [tree.text(of: parts[0])]
    case .implicitMemberExpr:
      path = [String(tree.text(of: parts[0]).dropFirst())]
      if parts.count > 1, tree[parts[1]].kind != .callSuffix { value = implicit(tree.text(of: parts[0]), scope) }
    default: value = evaluate(parts[0], scope)
    }
    var place = 1
    while place < parts.count {
      defer { place += 1 }
      switch tree[parts[place]].kind {
      case .memberSuffix:
        let name = tree.text(of: parts[place])
        if place + 1 < parts.count, tree[parts[place + 1]].kind == .callSuffix, case .list(let elements) = value,
          let found = apply(
            name, to: elements, tree.children(of: parts[place + 1]).filter { tree[$0].kind == .argument }, scope)
        {
          value = found
          path = []
          place += 1
        } else if place + 1 < parts.count, tree[parts[place + 1]].kind == .callSuffix {
          path.append(name)
        } else if let found = member(name, of: value, path, scope) {
          value = found
          path = []
        } else {
          path.append(name)
        }
      case .callSuffix:
        let values = arguments(tree.children(of: parts[place]).filter { tree[$0].kind == .argument }, scope)
        value = called(path, values, on: value, scope)
        path = []
      case .optionalSuffix, .forceSuffix: continue
      default: return .unknown
      }
    }
    if case .unknown = value { return .member(tree.text(of: index)) }
    return value
  }

  private mutating func called(
    _ path: [String], _ values: [(label: String?, value: ManifestValue)], on value: ManifestValue, _ scope: Scope
  ) -> ManifestValue {
    guard let name = path.last else { return .unknown }
    let type = name == "init" ? path.dropLast().last ?? "" : name
    if let nominal = nominals[type], !nominal.stored.isEmpty, functions[name] == nil {
      return instance(type, nominal, Self.fields(values), scope)
    }
    // A value of a type that the list around it names.
    if name == "init", path.count == 1 { return .instance(type: "", fields: Self.fields(values)) }
    if let function = function(name, values), scope.depth < Self.depthLimit {
      var inner = self.scope(of: function, values, from: scope)
      if case .instance(_, let fields) = value {
        inner.values.merge(fields.map { ($0.name, $0.value) }) { own, _ in own }
        inner.values["self"] = value
      }
      return result(of: function, inner)
    }
    switch value {
    // What a package of helpers adds to a target.
    case .call, .instance: return value
    default: break
    }
    return .call(name: path.contains { $0.hasSuffix("Dependency") } ? "dependency" : name, arguments: values)
  }

  private static func fields(
    _ values: [(label: String?, value: ManifestValue)]
  ) -> [(name: String, value: ManifestValue)] {
    values.compactMap { part in part.label.map { ($0, part.value) } }
  }

  /// A value of a type with what its properties begin with.
  private mutating func instance(
    _ type: String, _ nominal: Nominal, _ given: [(name: String, value: ManifestValue)], _ scope: Scope
  ) -> ManifestValue {
    var fields = given
    for (name, value) in nominal.stored where !given.contains(where: { $0.name == name }) {
      if let value, scope.depth < Self.depthLimit {
        fields.append((name, evaluate(value, Scope(tree: nominal.tree, depth: scope.depth + 1))))
      }
    }
    return .instance(type: type, fields: fields)
  }

  /// A property of a value, or a constant of a type.
  ///
  /// - Parameter path: the names before it that nothing is known of.
  private mutating func member(
    _ name: String, of value: ManifestValue, _ path: [String], _ scope: Scope
  ) -> ManifestValue? {
    switch value {
    case .instance(var type, let fields):
      if let field = value[field: name] { return field }
      if type.isEmpty, case .some(.some(let owner)) = ownersOfComputed[name] { type = owner }
      guard let nominal = nominals[type], let site = nominal.computed[name], scope.depth < Self.depthLimit else {
        return nil
      }
      var whole = value
      if case .instance("", _) = value {
        whole = instance(type, nominal, fields, scope)
      }
      var inner = Scope(tree: site.tree, depth: scope.depth + 1)
      if case .instance(_, let known) = whole {
        inner.values = Dictionary(known.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
      }
      inner.values["self"] = whole
      return self.value(of: site, inner)
    case .unknown, .member:
      guard let type = path.last else { return nil }
      if name == "allCases", let cases = nominals[type]?.cases, !cases.isEmpty {
        return .list(cases.compactMap { enumCase($0.name, of: type) })
      }
      if let found = enumCase(name, of: type) { return found }
      return constant("\(type).\(name)", scope)
    case .call(_, let arguments): return arguments.first { $0.label == name }?.value
    case .text, .list, .pairs: return nil
    }
  }

  /// `names.map { .target(name: $0) }`, `features.map(\.target)`, and what leaves a list as it is; nil for anything else.
  private mutating func apply(
    _ name: String, to elements: [ManifestValue], _ arguments: [Int], _ scope: Scope
  ) -> ManifestValue? {
    switch name {
    case "filter", "sorted", "reversed", "shuffled": return .list(elements)
    case "map", "compactMap", "flatMap", "forEach": break
    default: return nil
    }
    let tree = trees[scope.tree]
    guard scope.depth < Self.depthLimit, elements.count <= Self.elementLimit, let argument = arguments.first,
      let transform = tree.children(of: argument).first(where: { tree[$0].kind != .name })
    else { return nil }
    var inner = scope
    inner.depth += 1
    var found: [ManifestValue] = []
    for element in elements {
      switch tree[transform].kind {
      case .keyPathExpr:
        let part = Array(tree.children(of: transform)).last { tree[$0].kind == .memberSuffix }
        found.append(part.flatMap { member(tree.text(of: $0), of: element, [], inner) } ?? .unknown)
      case .closureExpr:
        let parts = Array(tree.children(of: transform))
        let signature = parts.first { tree[$0].kind == .closureSignature }
        let parameter = signature.flatMap { signature in
          tree.children(of: signature).first { tree[$0].kind == .closureParameter }
        }
        inner.values["$0"] = element
        if let parameter { inner.values[tree.text(of: parameter)] = element }
        found.append(result(of: parts.filter { tree[$0].kind != .closureSignature }, inner))
      default:
        let values: [(label: String?, value: ManifestValue)] = [(nil, element)]
        found.append(called([tree.text(of: transform)], values, on: .unknown, inner))
      }
    }
    if name != "map" { found = found.flatMap { $0.isList ? $0.elements : [$0] } }
    return found.count > Self.elementLimit ? .unknown : .list(found)
  }
}
