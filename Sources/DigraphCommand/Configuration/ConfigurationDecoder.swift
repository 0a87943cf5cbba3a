import DigraphAnalysis
import DigraphExtraction
import DigraphFacts
import DigraphGate
import DigraphGraph
import DigraphPictures
import DigraphReport
import DigraphReporting
import DigraphRules
import YAMLDocuments
import TextOutput

/// From a document to the configuration, with all mistakes at once.
struct ConfigurationDecoder {
  private var configuration = Configuration()
  private var check = ConfigurationCheck()

  /// - Parameter rules: identifiers of the rules there are.
  static func decode(
    _ root: YAMLNode?, rules: [String]
  ) -> (configuration: Configuration, mistakes: [LocatedMessage]) {
    guard let root, !root.isNull else { return (Configuration(), []) }
    var decoder = ConfigurationDecoder()
    decoder.check.check(root, .object(ConfigurationKeys.all(rules: rules)), at: "")
    if decoder.check.mistakes.isEmpty { decoder.read(root) }
    var mistakes = decoder.check.mistakes.sorted { $0.location < $1.location }
    if let last = mistakes.last, decoder.check.mistakesLeftOut > 0 {
      let count = DisplayText.count(decoder.check.mistakesLeftOut, "more mistake is", plural: "more mistakes are")
      mistakes.append(LocatedMessage(location: last.location, text: "\(count) not shown"))
    }
    return (decoder.configuration, mistakes)
  }

  private mutating func read(_ root: YAMLNode) {
    configuration.include = patterns(root["include"], .path).map(\.text)
    configuration.exclude = patterns(root["exclude"], .exclusion).map(\.text)
    for (name, _, value) in root["modules"]?.members ?? [] {
      configuration.modules.append(DeclaredModule(name: name, paths: patterns(value, .path)))
    }
    configuration.vendored = patterns(root["vendored"], .path)
    configuration.generated = patterns(root["generated"], .path)
    configuration.firstParty = patterns(root["first-party"], .path)
    configuration.conventions.compositionRoots = patterns(root["composition-roots"], .type)
    for (name, _, value) in root["roles"]?.members ?? [] {
      if let role = Role(rawValue: name) { configuration.conventions.roles.append((role, patterns(value, .type))) }
    }
    configuration.conventions.singletons = patterns(root["singletons"], .member)
    configuration.conventions.services = patterns(root["services"], .type)
    configuration.conventions.values = patterns(root["values"], .type)
    configuration.conventions.locators = patterns(root["locators"], .type)
    configuration.knowledge = (root["knowledge"]?.elements ?? []).compactMap { element in
      element.text.map { (GlobPattern($0), element.location) }
    }
    if let preset = root["preset"]?.text.flatMap(Preset.init(rawValue:)) { configuration.policy.rules = preset.rules }
    for (name, key, value) in root["rules"]?.members ?? [] { readRule(name, key, value) }
    for override in root["overrides"]?.elements ?? [] {
      let rules = (override["rules"]?.members ?? []).map { name, _, value in (name, Self.severity(value)) }
      configuration.policy.overrides.append(
        .init(paths: patterns(override["path"], .path), rules: Dictionary(rules) { $1 }))
    }
    for (name, _, value) in root["limits"]?.members ?? [] { readLimit(name, value) }
    for (name, _, value) in root["themes"]?.members ?? [] {
      guard let theme = PictureTheme(rawValue: name) else { continue }
      for (name, _, value) in value.members {
        if let color = PictureColor(rawValue: name) { configuration.themes[theme, default: [:]][color] = value.text }
      }
    }
    readLayers(root["layers"]?.elements ?? [])
    configuration.architecture.constraints = (root["architecture"]?.elements ?? []).compactMap { constraint($0) }
  }

  private mutating func patterns(
    _ node: YAMLNode?, _ subject: Configuration.LocatedPattern.Subject
  ) -> [GlobPattern] {
    guard let node else { return [] }
    return node.elements.compactMap { element in
      guard let text = element.text else { return nil }
      let pattern = GlobPattern(text)
      configuration.patterns.append(.init(pattern: pattern, subject: subject, location: element.location))
      return pattern
    }
  }

  // MARK: Rules and limits

  private mutating func readRule(_ name: String, _ key: YAMLNode, _ value: YAMLNode) {
    var policy = Self.severity(value)
    if value["policy"]?.text == "strict" { policy.mode = .strict }
    if let node = value["at-most"], let limit = node.number {
      if let other = value["policy"] {
        check.add(other, "'rules.\(name)' takes either 'policy' or 'at-most', not both")
      }
      policy.mode = .atMost(limit)
      configuration.ratchets.append(.init(name: name, isRule: true, limit: limit, location: node.location))
    }
    if let node = value["limit"], let limit = node.number {
      switch name {
      case "too-many-dependencies": configuration.limits.dependencies = limit
      case "deep-dependency-chain": configuration.limits.depth = limit
      default:
        check.add(node, "'rules.\(name)' takes no limit; only too-many-dependencies and deep-dependency-chain do")
      }
    }
    configuration.policy.rules[name] = policy
  }

  private static func severity(_ value: YAMLNode) -> RulePolicy {
    let severity = value.text ?? value["severity"]?.text
    return RulePolicy(severity: severity.flatMap(Severity.init(rawValue:)), isOff: severity == "off")
  }

  private mutating func readLimit(_ name: String, _ value: YAMLNode) {
    guard let limit = value.number else { return }
    switch name {
    case "depth": configuration.policy.limits.depth = limit
    case "cycles": configuration.policy.limits.cycles = limit
    default: configuration.policy.limits.singletons = limit
    }
    configuration.ratchets.append(.init(name: name, isRule: false, limit: limit, location: value.location))
  }

  // MARK: Architecture

  private mutating func readLayers(_ nodes: [YAMLNode]) {
    let names = nodes.compactMap { $0["name"]?.text }
    let known = Set(names)
    var seen: Set<String> = []
    for node in nodes {
      guard let name = node["name"]?.text else { continue }
      if !seen.insert(name).inserted { check.add(node, "the layer '\(name)' is defined twice") }
      let uses = node["uses"]?.elements
      for used in uses ?? [] {
        guard let text = used.text, !known.contains(text) else { continue }
        check.add(used, "unknown layer '\(text)'; \(NearestSpelling.advice(for: text, in: names))")
      }
      configuration.architecture.layers.append(
        .init(
          name: name, members: selector(node, "layer '\(name)'"), uses: uses?.compactMap(\.text),
          reason: node["reason"]?.text ?? "",
          severity: node["severity"]?.text.flatMap(Severity.init(rawValue:)) ?? .error))
    }
  }

  private mutating func selector(_ node: YAMLNode, _ what: String) -> Architecture.Selector {
    let selector = condition(node)
    if selector == Architecture.Selector() {
      check.add(node, "\(what) selects no types: add path, type, module, role or kind")
    }
    return selector
  }

  private mutating func condition(_ node: YAMLNode) -> Architecture.Selector {
    var selector = Architecture.Selector()
    selector.paths = patterns(node["path"], .path)
    selector.types = patterns(node["type"], .type)
    selector.modules = patterns(node["module"], .module)
    selector.roles = (node["role"]?.elements ?? []).compactMap { $0.text.flatMap(Role.init(rawValue:)) }
    selector.kinds = (node["kind"]?.elements ?? []).compactMap { $0.text.flatMap(ReportNode.Kind.init(rawValue:)) }
    selector.exceptions = node["except"].map { [condition($0)] } ?? []
    return selector
  }

  private mutating func constraint(_ node: YAMLNode) -> Architecture.Constraint? {
    let demands = ["forbid", "require", "independent"].compactMap { name in node[name].map { (name, $0) } }
    let name = node["name"]?.text ?? ""
    guard demands.count == 1, let (kind, value) = demands.first else {
      check.add(node, "'\(name)' needs exactly one of 'forbid', 'require' and 'independent'")
      return nil
    }
    let demand: Architecture.Demand
    if kind == "independent" {
      let siblings = value.members
      guard siblings.count == 1, let (subject, _, list) = siblings.first else {
        check.add(value, "'\(name)' needs exactly one of 'type', 'module' and 'folder'")
        return nil
      }
      switch subject {
      case "type": demand = .independentTypes(patterns(list, .type))
      case "module": demand = .independentModules(patterns(list, .module))
      default: demand = .independentFolders(patterns(list, .folder))
      }
    } else {
      guard let fromNode = value["from"], let toNode = value["to"] else { return nil }
      let from = selector(fromNode, "'\(name)'")
      let to = selector(toNode, "'\(name)'")
      let kinds = (value["kinds"]?.elements ?? []).compactMap { $0.text.flatMap(EdgeKind.init(rawValue:)) }
      demand = kind == "forbid" ? .forbid(from: from, to: to, kinds: kinds) : .require(from: from, to: to, kinds: kinds)
    }
    return .init(
      name: name, reason: node["reason"]?.text ?? "",
      severity: node["severity"]?.text.flatMap(Severity.init(rawValue:)) ?? .error, demand: demand)
  }
}
