import DirectedGraph
import Testing

@Suite struct GraphCutTests {
  @Test func leavesOutTheEdgesOfSomeNodes() {
    let graph = Graph(nodeCount: 4, edges: [.init(0, 1), .init(2, 3), .init(0, 2), .init(2, 0), .init(3, 3)])
    let cut = graph.withoutSuccessors { $0 == 2 }
    #expect((0..<4).map { Array(cut.successors(of: $0)) } == [[1, 2], [], [], [3]])
    #expect((0..<4).map { Array(cut.edges(of: $0)) } == [[0, 2], [], [], [4]])
    #expect(graph.withoutSuccessors { _ in false }.edgeCount == 5)
    #expect(graph.withoutSuccessors { _ in true }.edgeCount == 0)
  }
}
