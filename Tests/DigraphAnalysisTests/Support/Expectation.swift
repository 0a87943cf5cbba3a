import DigraphQueries
import DigraphReport

/// One line of what a case expects:
///
///     edge A -> B                         some edge, of any kind
///     edge A -> B singleton               an edge of this kind
///     edge A -> B property weak optional  with marks: weak, volatile, navigation, handOver, protocol, closure,
///                                         exact, by-name, guessed, via:inheritance, member:shared, sites:2,
///                                         from:FOLDER, to:FOLDER (or to:outside), in:Target,Target
///     no edge A -> B [kind]
///     finding rule: A -> B (kind)         the identity of a finding
///     finding rule: A -> B (kind), info   with its severity
///     no finding rule                     or: no finding rule: A -> B (kind), or: no finding
///     says TEXT                           a finding's message, reason or suggestion has this text
///     role A viewModel                    or: role A none
///     effect A clock                      what it reaches, or: effect A clock hidden, effect A clock interceptable,
///                                         no effect A clock, no effect A; behind "by" the chain: effect A clock by
///                                         A.tick() → Date()
///     metric override-cost A 2            a metric of a type or of the whole; or: no metric override-cost A
///     no type A                           no node has that name
///     registration A by:B in:Swinject     what a container is told, with some of by:, in:, scope:, name:, from: (who
///                                         tells it), module:, also: (a further type), with:Int,_ (arguments),
///                                         collection; or: no registration A
///     asks A B wrapper registered:1       who asks a container for what, with call or wrapper, forced, optional, thrown,
///                                         collection, registered:, in:, name:, module:, with:; or: no asks A B
///     resolution unknown 0                how many references are unknown, exact, byName, guessed or external
///     depth A 2
///     chain A -> B -> C                   the deepest chain, steps to implementations included
///     cycle A, B
///     no cycle
///     singleton A.shared strict
///     no singleton
///     module A App
///     ownership A package                 some node of that name is the project's, a package's or the platform's
///     targets A App, Widget               or: targets A none
///     vendored A, generated A, script A
///     uses App -> Kit 2 direct            edges between modules and how the dependency is declared: direct, transitive,
///                                         undeclared or unknown; 0 where it is only imported
///     unused App -> Kit                   a library that is declared and that nobody uses; or: no unused App -> Kit
///     no uses App -> Kit
struct Expectation {
  let text: String

  /// What is wrong; nil where the report is as expected.
  func failure(in report: Report) -> String? {
    var words = text.split(separator: " ").map(String.init)
    let isNegated = words.first == "no"
    if isNegated { words.removeFirst() }
    guard let subject = words.first else { return "there is nothing on the line" }
    words.removeFirst()
    switch subject {
    case "edge": return edge(words, isNegated, report)
    case "finding": return finding(words.joined(separator: " "), isNegated, report)
    case "says": return says(words.joined(separator: " "), isNegated, report)
    case "role":
      guard words.count == 2, let node = report.nodes.first(where: { $0.name == words[0] }) else {
        return "no such type"
      }
      return (node.role?.rawValue ?? "none") == words[1] ? nil : "it is \(node.role?.rawValue ?? "none")"
    case "depth":
      guard words.count == 2, let node = report.nodes.first(where: { $0.name == words[0] }) else {
        return "no such type"
      }
      return node.depth == Int(words[1]) ? nil : "it is \(node.depth.map(String.init) ?? "none")"
    case "chain":
      let found = report.deepestChain.map { report.nodes[$0].name }.joined(separator: " -> ")
      return found == words.joined(separator: " ") ? nil : "it is \(found)"
    case "module":
      guard words.count == 2, let node = report.nodes.first(where: { $0.name == words[0] }) else {
        return "no such type"
      }
      return node.module == words[1] ? nil : "it is \(node.module ?? "none")"
    case "ownership":
      let found = report.nodes.filter { $0.name == words.first }.map(\.ownership.rawValue)
      return found.contains(words.last ?? "") != isNegated ? nil : "it is \(found)"
    case "effect": return effect(words, isNegated, report)
    case "metric": return metric(words, isNegated, report)
    case "targets":
      guard let node = report.nodes.first(where: { $0.name == words.first }) else { return "no such type" }
      let found = node.targets.isEmpty ? "none" : node.targets.joined(separator: ", ")
      return found == words.dropFirst().joined(separator: " ") ? nil : "they are \(found)"
    case "type":
      let isThere = report.nodes.contains { $0.name == words.first }
      return isThere != isNegated ? nil : "there is \(isThere ? "one" : "none")"
    case "uses", "unused": return dependency(subject, words, isNegated, report)
    case "resolution": return resolution(words, report.resolution)
    case "vendored", "generated", "script", "objectiveC":
      let nodes = report.nodes.filter { $0.name == words.first ?? "" }
      let flags = nodes.map { node in
        switch subject {
        case "vendored": node.isVendored
        case "generated": node.isGenerated
        case "objectiveC": node.isObjectiveC
        default: node.isScript
        }
      }
      return (flags.contains(true) != isNegated) && !nodes.isEmpty ? nil : "\(nodes.map(\.notJudged))"
    case "registration": return registration(words, isNegated, report)
    case "asks": return asks(words, isNegated, report)
    case "cycle": return cycle(words, isNegated, report)
    case "singleton": return singleton(words, isNegated, report)
    default: return "unknown expectation"
    }
  }

  private func registration(_ words: [String], _ isNegated: Bool, _ report: Report) -> String? {
    let described = report.registrations.map { row in
      [
        row.service, row.implementation.map { "by:\($0)" }, "in:\(row.container)", row.scope.map { "scope:\($0)" },
        row.name.map { "name:\($0)" }, "from:\(row.consumer)", row.module.map { "module:\($0)" },
        with(row.arguments, row.argumentTypes), row.isCollection ? "collection" : nil,
      ].compactMap(\.self) + row.also.map { "also:\($0)" }
    }
    return contains(words, described, isNegated)
  }

  private func asks(_ words: [String], _ isNegated: Bool, _ report: Report) -> String? {
    let described = report.resolutions.map { row in
      [
        row.consumer, row.service, row.kind.rawValue, row.isForced ? "forced" : nil, "registered:\(row.registered)",
        "in:\(row.container)", row.name.map { "name:\($0)" }, row.module.map { "module:\($0)" },
        with(row.arguments, row.argumentTypes), row.isOptional ? "optional" : nil, row.isThrown ? "thrown" : nil,
        row.isCollection ? "collection" : nil,
      ].compactMap(\.self)
    }
    return contains(words, described, isNegated)
  }

  /// `with:Int,_`, or `with:` for none; nil where nothing is known.
  private func with(_ count: Int?, _ types: [String]) -> String? {
    count.map { $0 == types.count ? "with:\(types.joined(separator: ","))" : "with:\($0) of \(types)" }
  }

  /// Some row begins with the first word and has all others.
  private func contains(_ words: [String], _ rows: [[String]], _ isNegated: Bool) -> String? {
    let isThere = rows.contains { row in row.first == words.first && words.allSatisfy(row.contains) }
    return isThere != isNegated ? nil : "there is \(rows.map { $0.joined(separator: " ") }.joined(separator: "; "))"
  }

  private func dependency(_ subject: String, _ words: [String], _ isNegated: Bool, _ report: Report) -> String? {
    guard words.count >= 3, words[1] == "->" else { return "it is written A -> B" }
    let graph = ModuleGraph(report)
    let found = graph.modules.first { $0.name == words[0] }?.dependencies
      .first { graph.modules[$0.module].name == words[2] }
    if subject == "unused" { return found?.isUnused ?? false != isNegated ? nil : "it is \(isNegated ? "" : "not ")" }
    guard let found, found.isUsed else { return isNegated ? nil : "it does not" }
    let described = "\(found.edges) \(found.declared?.rawValue ?? "unknown")"
    return !isNegated && described == words.dropFirst(3).joined(separator: " ") ? nil : "it does: \(described)"
  }

  private func metric(_ words: [String], _ isNegated: Bool, _ report: Report) -> String? {
    guard words.count == (isNegated ? 2 : 3), let metric = Metrics.all.first(where: { $0.identifier == words[0] }),
      let row = Self.row(words[1], Measurements(report))
    else { return "no such metric or type" }
    guard let value = metric.value(of: row) else { return isNegated ? nil : "there is none" }
    return !isNegated && value.magnitude == Double(words[2]) ? nil : "it is \(value.magnitude)"
  }

  private static func row(_ name: String, _ measurements: Measurements) -> Measurements.Row? {
    name == "whole" ? measurements.whole : measurements.types.first { $0.name == name }
  }

  private func effect(_ words: [String], _ isNegated: Bool, _ report: Report) -> String? {
    guard let name = words.first, let node = report.nodes.first(where: { $0.name == name }) else {
      return "no such type"
    }
    let chain = words.firstIndex(of: "by").map { words[($0 + 1)...].joined(separator: " ") }
    let words = words.dropFirst().prefix { $0 != "by" }
    let found = node.effects.filter { effect in
      words.allSatisfy { word in
        switch word {
        case "hidden": effect.isHidden
        case "interceptable": !effect.isHidden
        default: effect.group.rawValue == word
        }
      } && (chain == nil || chain == effect.chain.joined(separator: " → "))
    }
    let all = node.effects.map { effect in
      "\(effect.group.rawValue)\(effect.isHidden ? " hidden" : "") by \(effect.chain.joined(separator: " → "))"
    }
    return found.isEmpty == isNegated ? nil : "there is \(all.isEmpty ? "none" : all.joined(separator: "; "))"
  }

  private func edge(_ words: [String], _ isNegated: Bool, _ report: Report) -> String? {
    guard words.count >= 3, words[1] == "->" else { return "an edge is written A -> B" }
    let between = report.edges.filter {
      report.nodes[$0.source].name == words[0] && report.nodes[$0.target].name == words[2]
    }
    let found = between.filter { edge in words.dropFirst(3).allSatisfy { matches($0, edge, report) } }
    if isNegated { return found.isEmpty ? nil : "there is one: \(found.map(describe).joined(separator: "; "))" }
    if !found.isEmpty { return nil }
    return between.isEmpty ? "there is none" : "there is only \(between.map(describe).joined(separator: "; "))"
  }

  /// Whether a node stands in a file, or in one below a folder.
  private func isIn(_ report: Report, _ node: Int, _ path: String) -> Bool {
    guard let file = report.nodes[node].site?.file else { return path == "outside" }
    return file == path || file.hasPrefix("\(path)/")
  }

  private func matches(_ word: String, _ edge: ReportEdge, _ report: Report) -> Bool {
    switch word {
    case "weak": return edge.isWeak
    case "strong": return !edge.isWeak
    case "volatile": return edge.isVolatile
    case "navigation", "handOver": return edge.role?.rawValue == word
    case "direct": return edge.role == nil && edge.via == nil
    case "protocol", "concrete", "closure": return edge.abstraction.rawValue == word
    case "exact", "by-name", "guessed": return edge.certainty.rawValue == word
    default:
      if word.hasPrefix("via:") { return edge.via?.rawValue == String(word.dropFirst(4)) }
      if word.hasPrefix("from:") { return isIn(report, edge.source, String(word.dropFirst(5))) }
      if word.hasPrefix("to:") { return isIn(report, edge.target, String(word.dropFirst(3))) }
      if word.hasPrefix("in:") { return edge.targets.joined(separator: ",") == String(word.dropFirst(3)) }
      if word.hasPrefix("member:") { return edge.member == String(word.dropFirst(7)) }
      if word.hasPrefix("sites:") { return edge.sites.count == Int(word.dropFirst(6)) }
      return edge.kind.rawValue == word
    }
  }

  private func describe(_ edge: ReportEdge) -> String {
    var words = [edge.kind.rawValue, edge.abstraction.rawValue, edge.certainty.rawValue]
    if edge.isWeak { words.append("weak") }
    if edge.isVolatile { words.append("volatile") }
    if let role = edge.role { words.append(role.rawValue) }
    if let via = edge.via { words.append("via:\(via.rawValue)") }
    if let member = edge.member { words.append("member:\(member)") }
    words.append("sites:\(edge.sites.count)")
    return words.joined(separator: " ")
  }

  private func resolution(_ words: [String], _ resolution: Report.Resolution) -> String? {
    let counts = [
      "unknown": resolution.unknown, "exact": resolution.exact, "byName": resolution.byName,
      "guessed": resolution.guessed, "external": resolution.external,
    ]
    guard words.count == 2, let count = counts[words[0]], let wanted = Int(words[1]) else {
      return "a count is written: resolution unknown 0"
    }
    return count == wanted ? nil : "there are \(count)"
  }

  private func finding(_ wanted: String, _ isNegated: Bool, _ report: Report) -> String? {
    let severity = Severity.allCases.first { wanted.hasSuffix(", \($0.rawValue)") }
    let identity = severity.map { String(wanted.dropLast($0.rawValue.count + 2)) } ?? wanted
    let found = report.findings.filter { finding in
      (identity.isEmpty || finding.identity == identity || finding.rule == identity)
        && (severity == nil || finding.severity == severity)
    }
    if isNegated { return found.isEmpty ? nil : "there is \(found.map(\.identity).joined(separator: "; "))" }
    let all = report.findings.map { "\($0.identity), \($0.severity.rawValue)" }.joined(separator: "; ")
    return found.isEmpty ? "there is only \(all)" : nil
  }

  private func says(_ text: String, _ isNegated: Bool, _ report: Report) -> String? {
    let all = report.findings.flatMap { [$0.message, $0.reason, $0.suggestion] }
    return all.contains { $0.contains(text) } != isNegated ? nil : "they say \(all.joined(separator: " | "))"
  }

  private func cycle(_ words: [String], _ isNegated: Bool, _ report: Report) -> String? {
    let cycles = report.cycles.map { $0.members.map { report.nodes[$0].name }.joined(separator: ", ") }
    let wanted = words.joined(separator: " ")
    let found = cycles.filter { wanted.isEmpty || $0 == wanted }
    return found.isEmpty == isNegated ? nil : "there is \(cycles.isEmpty ? "none" : cycles.joined(separator: "; "))"
  }

  private func singleton(_ words: [String], _ isNegated: Bool, _ report: Report) -> String? {
    let found = report.singletons.filter { singleton in
      words.isEmpty
        || "\(singleton.type).\(singleton.member)" == words[0]
          && (words.count < 2 || singleton.risk.rawValue == words[1])
    }
    let all = report.singletons.map { "\($0.type).\($0.member) \($0.risk.rawValue)" }.joined(separator: "; ")
    return found.isEmpty == isNegated ? nil : "there is \(all.isEmpty ? "none" : all)"
  }
}
