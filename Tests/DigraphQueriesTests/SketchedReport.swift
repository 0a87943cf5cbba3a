import DigraphReport

/// A report put together from lines such as `A -> B construct` or `App.A -> B singleton weak 3`: names with or without a
/// module, kinds, and behind them `weak`, `navigation`, `volatile` and a number
/// of sites.
///
/// `in:Core` behind the kind says in which module all places stand, if not in the consumer's.
///
/// A node is a class of the product; `P:` before a name makes a protocol, `T:` a type of tests, `X:` one of the platform.
struct SketchedReport {
  private(set) var report = Report(tool: .init(name: "digraph", version: "1", catalogue: "1"), root: "/app")

  init(_ lines: String...) {
    let edges = lines.map { $0.split(separator: " ").map(String.init) }
    let names = Set(edges.flatMap { $0.count > 2 ? [$0[0], $0[2]] : [$0[0]] })
    for node in names.map(Node.init).sorted(by: { ($0.name, $0.module ?? "") < ($1.name, $1.module ?? "") }) {
      report.nodes.append(node.put)
    }
    for words in edges where words.count > 2 {
      let rest = Set(words.dropFirst(4))
      let sites = rest.compactMap(Int.init).first ?? 1
      let (source, target) = (self[words[0]], self[words[2]])
      report.edges.append { row in
        row.put(.source, source)
        row.put(.target, target)
        row.put(.kind, EdgeKind(rawValue: words[3])!)
        row.put(.isVolatile, rest.contains("volatile"))
        row.put(.isWeak, rest.contains("weak"))
        row.put(.role, rest.contains("navigation") ? EdgeRole.navigation : nil)
        let module = rest.first { $0.hasPrefix("in:") }?.dropFirst(3)
        let file = module.map { "\($0)/Extensions.swift" } ?? report.nodes[source].site?.file ?? "A.swift"
        row.put(.sites, (1...sites).map { ReportSite(file: file, line: $0, column: 1) })
      }
    }
    report.edges = report.edges.reordered {
      ($0.source, $0.target, $0.kind.rawValue) < ($1.source, $1.target, $1.kind.rawValue)
    }
  }

  /// Says which modules see which: `App -> Core`, and `Core` for one that sees none.
  mutating func setModules(_ lines: String...) {
    let words = lines.map { $0.split(separator: " ").map(String.init) }
    let names = words.map { $0[0] }
    report.modules = words.map { line in
      var module = ReportModule(
        name: line[0], importName: line[0], origin: .manifest, dependencies: Array(line.dropFirst(2)))
      module.declared = line.dropFirst(2).compactMap { names.firstIndex(of: $0) }
      return module
    }
    let own = report.nodes.compactMap { node in node.site.map { ($0.file, node.module ?? "") } }
    let files = own + names.map { ("\($0)/Extensions.swift", $0) }
    report.files = files.map(\.0)
    report.modulesOfFile = files.map { file in names.indices.filter { names[$0] == file.1 }.map { Int32($0) } }
  }

  /// Has a file compiled by these modules and no other.
  mutating func share(_ file: String, _ modules: String...) {
    let place = report.files.firstIndex(of: file)!
    report.modulesOfFile[place] = report.modules.indices.filter { modules.contains(report.modules[$0].name) }.map {
      Int32($0)
    }
  }

  /// As for folders, of which nobody says what they depend on.
  mutating func forgetDependencies() {
    for place in report.modules.indices {
      (report.modules[place].declared, report.modules[place].dependencies) = (nil, nil)
    }
  }

  /// The id of a node, by its name as it was given.
  subscript(_ typed: String) -> Int {
    let wanted = Node(typed)
    return report.nodes.first { $0.name == wanted.name && (wanted.module == "App" || $0.module == wanted.module) }!.id
  }

  mutating func addCycle(_ names: [String]) {
    let members = names.map { self[$0] }
    report.cycles.append(members: members, witness: members + members.prefix(1))
  }

  /// What a node reaches; `!` behind a group says that a test can intercept it.
  mutating func setEffects(_ typed: String, _ groups: String...) {
    let (id, nodes) = (self[typed], report.nodes)
    report.nodes = Rows()
    for node in nodes {
      var effects = node.effects.map { ($0.group, $0.isHidden) }
      if node.id == id {
        effects = groups.map { (EffectGroup(rawValue: $0.replacing("!", with: ""))!, !$0.hasSuffix("!")) }
      }
      report.nodes.append { row in
        row.put(.name, node.name)
        row.put(.module, node.module)
        row.put(.kind, node.kind)
        row.put(.ownership, node.ownership)
        row.put(.isTest, node.isTest)
        row.put(.file, node.site?.file)
        row.put(.effects, effects, of: ReportEffect.self) { row, effect in
          row.put(.group, effect.0)
          row.put(.isHidden, effect.1)
          row.put(.chain, chain: ["\(node.name).run()", effect.0.rawValue])
        }
      }
    }
  }

  func names(_ ids: [Int]) -> String { ids.map { report.nodes[$0].name }.joined(separator: " ") }

  private struct Node {
    let name: String
    let module: String?
    let mark: String

    init(_ typed: String) {
      // The mark may stand behind the module: `Core/P:API`.
      mark = typed.firstIndex(of: ":").map { String(typed[typed.index(before: $0)..<$0]) } ?? ""
      let name = mark.isEmpty ? typed : typed.replacing("\(mark):", with: "")
      let parts = name.split(separator: "/").map(String.init)
      self.name = parts.last!
      module = mark == "X" ? nil : parts.count > 1 ? parts[0] : "App"
    }

    func put(in row: inout Rows<ReportNode>) {
      let isExternal = mark == "X"
      row.put(.name, name)
      row.put(.module, module)
      row.put(.kind, isExternal ? ReportNode.Kind.external : mark == "P" ? .protocol : .class)
      row.put(.ownership, isExternal ? Ownership.platform : .project)
      row.put(.isTest, mark == "T")
      if !isExternal {
        row.put(.file, module == "App" ? "\(name).swift" : "\(module ?? "")/\(name).swift")
        row.put(.line, 1)
      }
    }
  }
}
