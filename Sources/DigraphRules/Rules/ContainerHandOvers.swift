import DigraphContainers
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Where a consumer asks a container for a service only to hand it on to what it constructs: it puts others together,
/// and does not use the service itself.
struct ContainerHandOvers {
  private struct Question: Hashable {
    let consumer: NodeKey
    let service: NodeKey
  }

  private let graph: DependencyGraph
  private var containers: [Question: String] = [:]
  private var used: Set<Question> = []

  /// O(resolutions), and O(edges) where there are any.
  init(_ results: Results) {
    graph = results.graph
    for resolution in results.containers.resolutions where !resolution.isWrapper {
      guard let service = resolution.call.service else { continue }
      let question = Question(consumer: NodeKey(resolution.call.consumer), service: .entity(service))
      containers[question] = containers[question] ?? resolution.family.name
    }
    if containers.isEmpty { return }
    for edge in graph.edges where edge.kind == .locator && edge.role != .handOver {
      if graph.sites(of: edge).contains(where: { !$0.isExempt }) { used.insert(question(edge)) }
    }
  }

  /// The container that is asked; nil where an edge says something else, or the service is used beside that.
  func container(askedBy edge: DependencyGraph.Edge) -> String? {
    guard edge.kind == .locator, edge.role == .handOver else { return nil }
    let question = question(edge)
    return used.contains(question) ? nil : containers[question]
  }

  private func question(_ edge: DependencyGraph.Edge) -> Question {
    Question(consumer: graph.nodes[edge.source].key, service: graph.nodes[edge.target].key)
  }
}
