import DigraphReport

/// Which targets the code of each target uses.
struct ModuleUses {
  /// For each target the targets that its edges lead to; both are places among a report's modules.
  private(set) var targets: [Set<Int>]
  /// For each target those that its files import.
  private(set) var imports: [Set<Int>]
  /// How many edges lead from one module of several targets to another.
  private(set) var edges: [Pair: Int] = [:]

  struct Pair: Hashable {
    let source: Int
    let target: Int
  }

  private let report: Report
  private let declared: DeclaredReach
  private let moduleOfTarget: [Int]

  /// - Parameter moduleOfTarget: what several targets build, by a number.
  init(_ report: Report, _ declared: DeclaredReach, _ moduleOfTarget: [Int]) {
    self.report = report
    self.declared = declared
    self.moduleOfTarget = moduleOfTarget
    targets = [Set<Int>](repeating: [], count: report.modules.count)
    imports = targets
    countImports()
    countEdges()
  }

  private mutating func countImports() {
    let named = Dictionary(grouping: report.modules.indices) { report.modules[$0].importName }
    for (target, module) in report.modules.enumerated() {
      for name in module.imports where name != module.importName {
        // A folder may be called like a target; an import means the target.
        let others = (named[name] ?? []).filter { report.modules[$0].origin != .folder }
        if let other = meant(others, by: target) { imports[target].insert(other) }
      }
    }
  }

  private mutating func countEdges() {
    let files = Dictionary(zip(report.files, report.modulesOfFile), uniquingKeysWith: { first, _ in first })
    for edge in report.edges {
      // What a container or a protocol leads to, nobody has named.
      if let origin = edge.via, origin != .inheritance, origin != .default { continue }
      guard let home = report.nodes[edge.target].site.flatMap({ files[$0.file] })?.map({ Int($0) }) else { continue }
      let marked = Set(edge.targets)
      var found: Set<Pair> = []
      var last: String?
      for site in edge.sites where site.file != last {
        last = site.file
        for target in (files[site.file] ?? []).map({ Int($0) }) {
          guard marked.isEmpty || marked.contains(report.modules[target].name), !isAtHome(target, home) else {
            continue
          }
          if let other = meant(home, by: target) { found.insert(Pair(source: target, target: other)) }
        }
      }
      for pair in found { targets[pair.source].insert(pair.target) }
      let joined = Set(found.map { Pair(source: moduleOfTarget[$0.source], target: moduleOfTarget[$0.target]) })
      for pair in joined { edges[pair, default: 0] += 1 }
    }
  }

  /// Whether a target compiles what others compile, or builds the same module.
  private func isAtHome(_ target: Int, _ others: [Int]) -> Bool {
    others.contains { $0 == target || report.modules[$0].importName == report.modules[target].importName }
  }

  /// Of several targets the one that a target means: one that it imports, is declared to depend on, or by way of others.
  private func meant(_ others: [Int], by target: Int) -> Int? {
    if others.count < 2 { return others.first }
    let module = report.modules[target]
    func rank(_ other: Int) -> (Int, Int) {
      (
        module.imports.contains(report.modules[other].importName) ? 1 : 0,
        declared.direct(target).contains(other) ? 2 : declared.reached(target).contains(other) ? 1 : 0
      )
    }
    let best = others.map(rank).max { $0 < $1 }!
    return others.first { rank($0) == best }
  }
}
