import DigraphReport

/// Reports at whose size recursion overflows and anything above linear shows.
enum LargeReport {
  /// Recursion this deep overflows any stack, and what is quadratic never ends.
  static let size = 200_000

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
    let kinds: [EdgeKind] = [.construct, .initializer, .singleton]
    var report = Report(tool: .init(name: "digraph", version: "1", catalogue: "1"), root: "/app")
    for id in 0..<count {
      report.nodes.append { row in
        row.put(.name, "T")
        row.put(.module, id % 2 == 0 ? "App" : "Core")
        row.put(.kind, ReportNode.Kind.class)
        row.put(.file, "A.swift")
      }
    }
    let site = ReportSite(file: "A.swift", line: 1, column: 1)
    for (index, edge) in edges.enumerated() {
      report.edges.append { row in
        row.put(.source, edge.0)
        row.put(.target, edge.1)
        row.put(.kind, kinds[index % 3])
        row.put(.sites, [site])
      }
    }
    return report
  }
}
