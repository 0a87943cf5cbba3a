/// How things hang together. Source of most: R. C. Martin, "OO Design Quality Metrics: An Analysis of Dependencies" (1994).
extension Metric {
  private static let martin = "R. C. Martin, OO Design Quality Metrics: An Analysis of Dependencies, 1994"

  package static let types = Metric(
    "types", title: "Types",
    meaning: "How many classes, structs, enums, actors and protocols of the product there are.",
    formula: "number of types", unit: "types", source: "digraph", scopes: [.module, .whole]
  ) { .count($0.types) }

  package static let fanIn = Metric(
    "fan-in", title: "Fan-in",
    meaning: """
      How much depends on it. Of a type: the distinct types that acquire it, tests included. Of a module: the types \
      outside of it that name or acquire a type of it (Martin's afferent coupling Ca).
      """,
    formula: "type: |{x : x acquires it}|; module: |{x outside : x uses a type inside}|", unit: "types",
    source: martin, scopes: [.type, .module]
  ) { $0.fanIn.map(Value.count) }

  package static let fanOut = Metric(
    "fan-out", title: "Fan-out",
    meaning: """
      How much it depends on. Of a type: the distinct types that it acquires, those of the platform included. Of a \
      module: the types inside that name or acquire a type of another module of the project (Martin's efferent \
      coupling Ce).
      """,
    formula: "type: |{y : it acquires y}|; module: |{x inside : x uses a type outside}|", unit: "types",
    source: martin, scopes: [.type, .module]
  ) { $0.fanOut.map(Value.count) }

  package static let depth = Metric(
    "depth", title: "Depth",
    meaning: """
      The length of the longest dependency chain that starts at it; a cycle adds nothing. Of a module and of the whole: \
      the largest of a type in it.
      """,
    formula: "longest path in the condensation of the dependency graph", unit: "edges",
    source: "digraph, definitions in Documentation/Architecture.md"
  ) { $0.depth.map(Value.count) }

  package static let needs = Metric(
    "needs", title: "Transitive dependencies",
    meaning: """
      How many types it depends on, directly or not, those of the platform included; a chain goes on from a protocol to \
      the types of the product that implement it. Of very large graphs the number is estimated, and the answer says so.
      """,
    formula: "|R(t)|, where R(t) is what t reaches, itself left out", unit: "types",
    source: "digraph; the estimate: E. Cohen, Size-Estimation Framework, J. Comput. Syst. Sci. 55, 1997",
    scopes: [.type]
  ) { $0.needs.map(Value.count) }

  package static let instability = Metric(
    "instability", title: "Instability",
    meaning: """
      0: others depend on it, and it depends on nothing, so that it is hard and has no reason to change. 1: nothing \
      depends on it, and it depends on others.
      """,
    formula: "I = fan-out / (fan-in + fan-out)", unit: "share", source: martin, scopes: [.type, .module]
  ) { instability($0).map(Value.share) }

  package static let abstractness = Metric(
    "abstractness", title: "Abstractness",
    meaning: "The share of protocols among its types. A single type is a protocol (1) or not (0).",
    formula: "A = protocols / types", unit: "share", source: martin
  ) { .share($0.protocols, of: $0.types) }

  package static let distance = Metric(
    "distance", title: "Distance from the main sequence",
    meaning: """
      How far it is from the line on which the abstract is stable and the concrete unstable. Near 1 it is either \
      concrete and depended upon, hard to change, or abstract and used by nobody.
      """,
    formula: "D = |A + I - 1|", unit: "share", source: martin, scopes: [.type, .module]
  ) { row in
    guard let instability = instability(row), row.types > 0 else { return nil }
    return .share(abs(Double(row.protocols) / Double(row.types) + instability - 1))
  }

  private static func instability(_ row: Measurements.Row) -> Double? {
    guard let fanIn = row.fanIn, let fanOut = row.fanOut, fanIn + fanOut > 0 else { return nil }
    return Double(fanOut) / Double(fanIn + fanOut)
  }
}
