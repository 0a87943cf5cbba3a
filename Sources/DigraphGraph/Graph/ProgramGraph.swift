package import DigraphContainers
package import DigraphEffects
package import DigraphFacts
package import DigraphLinking
import DigraphReport
package import WorkerThreads

/// The result of the graph stage: who depends on whom, what that comes to, and what only references could say.
package struct ProgramGraph: Sendable {
  package private(set) var graph: DependencyGraph
  package let analysis: GraphAnalysis
  package let members: UsedMembers
  /// For each declaration of a singleton how many consumers reach it, if any do.
  package let singletonUses: [DeclarationID: Int]
  /// Stored static properties that their file alone sees and nothing refers to.
  package let idleStatics: Set<DeclarationID>
  package private(set) var containers: Containers
  package private(set) var environment: EnvironmentObjects

  /// The acquisitions that the graph was built from, to go on with; nil where nobody asked.
  private let parts: AcquisitionParts?

  /// O(references · log references).
  ///
  /// - Parameter last: what to go on from; nil where nobody will.
  package init(
    of linked: LinkedProgram, _ effects: Effects, _ classification: Classification,
    after last: Continuation<ProgramGraph>? = nil, _ workers: Workers
  ) {
    containers = Containers(linked, isInjecting: classification.locators.isInjecting)
    let known = last?.map(\.parts)
    let built = GraphBuilder.graph(of: linked, effects, classification, containers, after: known, workers)
    parts = built.parts
    var graph = built.graph
    CompositionByUse.settle(&graph, linked, classification)
    ((analysis, environment), (members, singletonUses)) = workers.both(
      { [graph] in
        (GraphAnalysis(graph, marksData: classification.marksData), EnvironmentObjects(linked, classification))
      },
      { [graph] in (UsedMembers(linked, graph: graph), classification.singletons.uses(in: linked)) })
    idleStatics = Self.idleStatics(in: linked)
    self.graph = graph
  }

  /// O(declarations + references).
  private static func idleStatics(in linked: LinkedProgram) -> Set<DeclarationID> {
    let program = linked.program
    var found = Set(
      program.declarations.ids.filter { id in
        let flags = program.declarations[id].flags
        return program.declarations[id].kind == .property && flags.contains(.isStatic)
          && !flags.contains(.isComputed) && flags.containsAny(of: .hidden)
      })
    for group in linked.references {
      for case let read? in group.lazy.map(\.declaration) where !found.isEmpty { found.remove(read) }
    }
    return found
  }

  /// Takes down where the things of a file stand now, which refers to the same as before. O(nodes + sites), and what
  /// containers and the surroundings of views take.
  ///
  /// - Returns: false where that is not known of all.
  package mutating func move(
    _ file: Int32, by places: OffsetMap, _ linked: LinkedProgram, _ classification: Classification
  ) -> Bool {
    for node in graph.nodes.ids where graph.nodes[node].file == file {
      // What stands for the code of a module has no place of its own.
      if graph.nodes[node].kind == .topLevel { continue }
      guard let offset = places[graph.nodes[node].offset] else { return false }
      graph.nodes[node].offset = offset
    }
    for index in graph.sites.indices where graph.sites[index].file == file {
      guard let start = places[graph.sites[index].start], let end = places[graph.sites[index].end] else { return false }
      graph.sites[index].start = start
      graph.sites[index].end = end
    }
    containers = Containers(linked, isInjecting: classification.locators.isInjecting)
    environment = EnvironmentObjects(linked, classification)
    return true
  }
}
