import DigraphReport

/// A report put together from lines such as `A -> B construct` or `App.A -> B singleton weak 3`: names with or without a
/// module, kinds, and behind them `weak`, `navigation`, `volatile` and a number
/// of sites.
///
/// A node is a class of the product; `P:` before a name makes a protocol, `T:` a type of tests, `X:` one of the platform.
struct SketchedReport {
  private(set) var report = Report(
    tool: .init(name: "digraph", version: "1", catalogue: "1"), root: "/app", summary: .init(), nodes: [], edges: [],
    cycles: [], deepestChain: [], singletons: [], findings: [], resolution: .init(), diagnostics: [])

  init(_ lines: String...) {
    let edges = lines.map { $0.split(separator: " ").map(String.init) }
    let names = Set(edges.flatMap { $0.count > 2 ? [$0[0], $0[2]] : [$0[0]] })
    report.nodes = names.map(Self.node).sorted { ($0.name, $0.module ?? "") < ($1.name, $1.module ?? "") }
    for id in report.nodes.indices { report.nodes[id].id = id }
    for words in edges where words.count > 2 {
      let rest = Set(words.dropFirst(4))
      let sites = rest.compactMap(Int.init).first ?? 1
      report.edges.append(
        ReportEdge(
          source: self[words[0]], target: self[words[2]], kind: EdgeKind(rawValue: words[3])!, abstraction: .concrete,
          certainty: .exact, isVolatile: rest.contains("volatile"), isWeak: rest.contains("weak"),
          role: rest.contains("navigation") ? .navigation : nil, via: nil, member: nil,
          sites: (1...sites).map { ReportSite(file: "A.swift", line: $0, column: 1) }))
    }
    report.edges.sort { ($0.source, $0.target, $0.kind.rawValue) < ($1.source, $1.target, $1.kind.rawValue) }
  }

  /// The id of a node, by its name as it was given.
  subscript(_ typed: String) -> Int {
    let wanted = Self.node(typed)
    return report.nodes.first { $0.name == wanted.name && (wanted.module == "App" || $0.module == wanted.module) }!.id
  }

  /// What a node reaches; `!` behind a group says that a test can intercept it.
  mutating func setEffects(_ typed: String, _ groups: String...) {
    let node = report.nodes[self[typed]]
    report.nodes[node.id] = ReportNode(
      id: node.id, name: node.name, module: node.module, kind: node.kind, role: nil, ownership: node.ownership,
      isTest: node.isTest, site: node.site, depth: nil, fanIn: nil, fanOut: nil, initializers: [],
      effects: groups.map { group in
        ReportEffect(
          group: EffectGroup(rawValue: group.replacing("!", with: ""))!, isHidden: !group.hasSuffix("!"),
          chain: ["\(node.name).run()", group])
      })
  }

  func names(_ ids: [Int]) -> String { ids.map { report.nodes[$0].name }.joined(separator: " ") }

  private static func node(_ typed: String) -> ReportNode {
    // The mark may stand behind the module: `Core/P:API`.
    let mark = typed.firstIndex(of: ":").map { String(typed[typed.index(before: $0)..<$0]) } ?? ""
    let name = mark.isEmpty ? typed : typed.replacing("\(mark):", with: "")
    let parts = name.split(separator: "/").map(String.init)
    let isExternal = mark == "X"
    return ReportNode(
      id: 0, name: parts.last!, module: isExternal ? nil : parts.count > 1 ? parts[0] : "App",
      kind: isExternal ? .external : mark == "P" ? .protocol : .class, role: nil,
      ownership: isExternal ? .platform : .project, isTest: mark == "T",
      site: isExternal ? nil : ReportSite(file: "\(parts.last!).swift", line: 1, column: 1), depth: nil, fanIn: nil,
      fanOut: nil, initializers: [])
  }
}
