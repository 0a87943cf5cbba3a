/// The strongly connected components of a graph: the largest groups of nodes that all reach one another.
///
/// Components are numbered in reverse topological order: every edge between two of them leads from a higher number to a
/// lower one, so counting upwards visits dependencies before their consumers.
package struct StronglyConnectedComponents: Sendable {
  /// The component of each node.
  package let component: CompactIntegers
  private let starts: CompactIntegers
  private let nodes: CompactIntegers

  /// - Complexity: O(n).
  init(component: CompactIntegers, count: Int) {
    var memberships: [Graph.Edge] = []
    memberships.reserveCapacity(component.count)
    for number in component { memberships.append(Graph.Edge(number, 0)) }
    // Counting sort by component keeps the nodes of each in ascending order.
    let sorted = Graph(nodeCount: Swift.max(count, 1), edges: memberships)
    self.component = component
    starts = sorted.starts.first(count + 1)
    nodes = sorted.labels
  }

  /// The number of components.
  package var count: Int { starts.count - 1 }

  /// The nodes of a component, ascending.
  package func members(of component: Int) -> CompactIntegers.Part {
    nodes.part(starts[component]..<starts[component + 1])
  }

  /// The components of two nodes or more, in ascending order of their first node.
  package var cyclic: [Int] {
    (0..<count).filter { starts[$0 + 1] - starts[$0] > 1 }.sorted { nodes[starts[$0]] < nodes[starts[$1]] }
  }
}

extension Graph {
  /// Finds the strongly connected components by Tarjan's algorithm (SIAM J. Comput. 1, 1972), without recursion.
  ///
  /// - Complexity: O(n + m).
  package func stronglyConnectedComponents() -> StronglyConnectedComponents {
    /// Marks a node whose component is known.
    let done = Int(Int32.max)
    var component = CompactIntegers(repeating: -1, count: nodeCount)
    // The order of discovery from 1, later the lowest one reachable; 0 is undiscovered.
    var low = CompactIntegers(repeating: 0, count: nodeCount)
    // The slot to look at next, for each node on the path from the root.
    var next = starts
    var (path, pending) = (CompactIntegers(), CompactIntegers())
    var (discovered, count) = (0, 0)

    for root in 0..<nodeCount where low[root] == 0 {
      discovered += 1
      low[root] = discovered
      path.append(root)
      pending.append(root)
      // The discovery numbers of the nodes on the path.
      var numbers: CompactIntegers = [discovered]
      while let node = path.last {
        if next[node] < starts[node + 1] {
          let head = heads[next[node]]
          next[node] += 1
          if low[head] == 0 {
            discovered += 1
            low[head] = discovered
            path.append(head)
            pending.append(head)
            numbers.append(discovered)
          } else if low[head] != done {
            low[node] = Swift.min(low[node], low[head])
          }
          continue
        }
        _ = path.removeLast()
        let (number, lowest) = (numbers.removeLast(), low[node])
        if lowest == number {
          while let member = pending.popLast() {
            low[member] = done
            component[member] = count
            if member == node { break }
          }
          count += 1
        } else if let parent = path.last {
          low[parent] = Swift.min(low[parent], lowest)
        }
      }
    }
    return StronglyConnectedComponents(component: component, count: count)
  }
}
