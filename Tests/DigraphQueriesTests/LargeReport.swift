import DigraphReport

/// Reports at whose size recursion overflows and anything above linear shows.
enum LargeReport {
  /// A million; less where nothing is optimised, as it would take minutes.
  #if DEBUG
    static let size = 200_000
  #else
    static let size = 1_000_000
  #endif

  /// Each type constructs the next.
  static func path(_ count: Int) -> Report { report(count, edges: (1..<count).map { ($0 - 1, $0) }) }

  /// Edges between types picked at random.
  static func random(nodes: Int, edges count: Int) -> Report {
    var state: UInt64 = 1
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % nodes
    }
    var edges: [(Int, Int)] = []
    edges.reserveCapacity(count)
    for _ in 0..<count { edges.append((next(), next())) }
    return report(nodes, edges: edges.sorted { $0 < $1 })
  }

  private static func report(_ count: Int, edges: [(Int, Int)]) -> Report {
    let site = ReportSite(file: "A.swift", line: 1, column: 1)
    let kinds: [EdgeKind] = [.construct, .initializer, .singleton]
    return Report(
      tool: .init(name: "digraph", version: "1", catalogue: "1"), root: "/app", summary: .init(),
      nodes: (0..<count).map { id in
        ReportNode(
          id: id, name: "T", module: id % 2 == 0 ? "App" : "Core", kind: .class, role: nil, ownership: .project,
          isTest: false, site: site, depth: nil, fanIn: nil, fanOut: nil, initializers: [])
      },
      edges: edges.enumerated().map { index, edge in
        ReportEdge(
          source: edge.0, target: edge.1, kind: kinds[index % 3], abstraction: .concrete, certainty: .exact,
          isVolatile: false, isWeak: false, role: nil, via: nil, member: nil, sites: [site])
      },
      cycles: [], deepestChain: [], singletons: [], findings: [], resolution: .init(), diagnostics: [])
  }
}
