import DigraphFacts
import WorkerThreads

/// The result of the graph stage: who depends on whom, what that comes to, and what only references could say.
struct ProgramGraph: Sendable {
  let graph: DependencyGraph
  let analysis: GraphAnalysis
  let members: UsedMembers
  /// For each declaration of a singleton how many consumers reach it, if any do.
  let singletonUses: [DeclarationID: Int]

  /// O(references · log references).
  init(of linked: LinkedProgram, _ classification: Classification, _ workers: Workers) {
    let graph = GraphBuilder.graph(of: linked, classification, workers)
    (analysis, (members, singletonUses)) = workers.both(
      { GraphAnalysis(graph) },
      { (UsedMembers(linked, graph: graph), classification.singletons.uses(in: linked)) })
    self.graph = graph
  }
}
