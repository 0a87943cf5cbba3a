package import DigraphReport

/// What a change of some types can reach: whoever uses them in any way, and whoever uses those, without end.
///
/// Every edge counts here, mentions and inheritance included, since a change of anything that code names may change what
/// the code does. But a change goes no way that no code can go:
///
/// - Code that uses something stands in a target that sees it. What an upper module adds to a type of a lower one belongs
///   to the upper one: only code that sees that module can be reached by way of it, and the type itself is not. Code of
///   several targets is reached in those of them that see what changed.
/// - Whoever uses a protocol or a superclass may get to run the code of any type of the project that conforms or
///   inherits; another such type does not.
/// - Whoever conforms to a protocol is reached where the protocol itself changes, and not where something does that the
///   protocol uses.
/// - What is not scanned does not change, whatever the project adds to it.
package struct AffectedQuery: Sendable {
  /// How a change got to a node.
  private enum Manner: Hashable {
    /// It changed itself.
    case changed
    /// It uses something that a change got to.
    case reached
    /// It is as it was, and stands before something that a change got to.
    case before
  }

  private struct State: Hashable {
    let node: Int
    /// What compiles the code that the change got to.
    let target: Int
    let manner: Manner
  }

  private let report: Report
  private let sight: ModuleSight
  /// Of each node what compiles its declaration.
  private let homes: [[Int]]
  /// Of each node the edges that lead to it, and those to what it inherits from or conforms to.
  private var users: [[Int32]]
  private var ancestors: [[Int32]]
  /// Of each edge what compiles its places.
  private var targetsOfEdge: [[Int]]

  /// - Complexity: O(nodes + places of edges), beside what targets see of each other.
  package init(_ report: Report) {
    self.report = report
    let sight = ModuleSight(report)
    self.sight = sight
    homes = report.nodes.map { sight.targets(ofFile: $0.site?.file) }
    users = [[Int32]](repeating: [], count: report.nodes.count)
    ancestors = users
    targetsOfEdge = []
    targetsOfEdge.reserveCapacity(report.edges.count)
    for edge in report.edges {
      let source = report.nodes[edge.source]
      let isWay = edge.source != edge.target && source.site != nil
      targetsOfEdge.append(isWay ? Self.targets(of: edge, report, sight) : [])
      guard isWay else { continue }
      let row = Int32(edge.cells.row)
      users[edge.target].append(row)
      if edge.kind.isAncestry, source.isProduction, report.nodes[edge.target].ownership == .project {
        ancestors[edge.source].append(row)
      }
    }
  }

  private static func targets(of edge: ReportEdge, _ report: Report, _ sight: ModuleSight) -> [Int] {
    let names = edge.targets
    let all = Set(Set(edge.sites.map(\.file)).flatMap { sight.targets(ofFile: $0) })
    return all.filter { names.isEmpty || $0 == ModuleSight.unknown || names.contains(report.modules[$0].name) }.sorted()
  }

  /// What a change got to.
  package struct Reach: Sendable {
    /// Ids, ascending.
    package let nodes: [Int]
    /// The modules in which it got to them, by the names under which code imports them.
    package let modules: Set<String>
  }

  /// The nodes that changed, and all that the change can reach.
  ///
  /// - Parameters:
  ///   - changed: nodes, with the files of them that changed; of those without any, what declares them did.
  ///   - others: nodes that a change got to otherwise.
  /// - Complexity: O(nodes + edges) for each target that compiles code of a node.
  package func reached(from changed: [Int: Set<String>], and others: Set<Int> = []) -> Reach {
    var pending: [State] = []
    for (node, files) in changed {
      // What is extended elsewhere is changed there, and there alone.
      let targets = files.isEmpty ? homes[node] : files.flatMap { sight.targets(ofFile: $0) }
      for target in Set(targets) { pending.append(State(node: node, target: target, manner: .changed)) }
    }
    for node in others {
      for target in homes[node] { pending.append(State(node: node, target: target, manner: .reached)) }
    }
    var seen = Set(pending)
    while let state = pending.popLast() {
      follow(state) { if seen.insert($0).inserted { pending.append($0) } }
    }
    var (nodes, modules) = (Set<Int>(), Set<String>())
    for state in seen where state.manner != .before {
      for home in homes[state.node] where sight.sees(home, state.target) {
        nodes.insert(state.node)
        let known = home == ModuleSight.unknown ? report.nodes[state.node].module : report.modules[home].importName
        if let known { modules.insert(known) }
      }
    }
    return Reach(nodes: nodes.sorted(), modules: modules)
  }

  private func follow(_ state: State, _ found: (State) -> Void) {
    for row in users[state.node] {
      let edge = report.edges[Int(row)]
      if edge.isChoice {
        found(State(node: edge.source, target: state.target, manner: .before))
        continue
      }
      var manner = Manner.reached
      if edge.kind.isAncestry {
        if state.manner == .before { continue }
        if edge.kind == .conform {
          guard state.manner == .changed else { continue }
          // What refines a protocol asks for the same.
          if report.nodes[edge.source].kind == .protocol { manner = .changed }
        }
      }
      for target in targetsOfEdge[Int(row)] where sight.sees(target, state.target) {
        found(State(node: edge.source, target: target, manner: manner))
      }
    }
    for row in ancestors[state.node] {
      found(State(node: report.edges[Int(row)].target, target: state.target, manner: .before))
    }
  }
}

extension EdgeKind {
  fileprivate var isAncestry: Bool { self == .conform || self == .inherit }
}
