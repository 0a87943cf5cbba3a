import DirectedGraph

// Reads graphs from standard input, one on each line: the number of nodes, then the source and target of every edge. For
// each it writes a line of JSON with what the algorithms find, which `Scripts/compare-networkx` compares with networkx.

func list(_ numbers: some Sequence<Int>) -> String { "[\(numbers.map { String($0) }.joined(separator: ","))]" }

while let line = readLine() {
  let numbers = line.split(separator: " ").compactMap { Int($0) }
  guard let count = numbers.first else { continue }
  let edges = stride(from: 1, to: numbers.count - 1, by: 2).map { Graph.Edge(numbers[$0], numbers[$0 + 1]) }
  let graph = Graph(nodeCount: count, edges: edges)
  let components = graph.stronglyConnectedComponents()
  let condensation = graph.condensation(components)
  // The reduction of the condensation, each edge by the components it joins.
  let kept = condensation.graph.transitiveReduction() ?? []
  let reduction = kept.flatMap { [components.component[edges[$0].source], components.component[edges[$0].target]] }
  let probe = min(count - 1, 3)
  let cut = graph.feedbackArcSet()
  print(
    """
    {"component":\(list(components.component)),"depth":\(list(graph.depths().depth)),\
    "reach":\(list(graph.reachabilityCounts().counts)),\
    "distances":\(list(graph.distances(from: [probe]).map { $0 ?? -1 })),"reduction":\(list(reduction)),\
    "cut":\(list(cut.edges)),"cutBound":\(cut.lowerBound)}
    """)
}
