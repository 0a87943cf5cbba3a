import DigraphFacts
package import DigraphLinking
package import WorkerThreads

/// The result of the graph stage: who depends on whom, what that comes to, and what only references could say.
package struct ProgramGraph: Sendable {
  package let graph: DependencyGraph
  package let analysis: GraphAnalysis
  package let members: UsedMembers
  /// For each declaration of a singleton how many consumers reach it, if any do.
  package let singletonUses: [DeclarationID: Int]
  package let containers: Containers
  package let environment: EnvironmentObjects

  /// O(references · log references).
  package init(of linked: LinkedProgram, _ effects: Effects, _ classification: Classification, _ workers: Workers) {
    containers = Containers(linked)
    environment = EnvironmentObjects(linked, classification)
    var graph = GraphBuilder.graph(of: linked, effects, classification, containers, workers)
    CompositionByUse.settle(&graph, linked, classification)
    (analysis, (members, singletonUses)) = workers.both(
      { [graph] in GraphAnalysis(graph, marksData: classification.marksData) },
      { [graph] in (UsedMembers(linked, graph: graph), classification.singletons.uses(in: linked)) })
    self.graph = graph
  }
}
