import DigraphReport

/// Numbers for the consumers of findings: equal names have equal numbers. Of a million consumers fifty are shown, so that
/// they are counted by number, not by name.
struct ConsumerNumbers {
  private let nodes: Rows<ReportNode>
  /// Of each node the first one of its name.
  private var first: [Int32] = []
  /// The names that no node has, behind the nodes.
  private var others: [String] = []
  private var numberOfOther: [String: Int32] = [:]

  /// O(nodes).
  ///
  /// - Parameter nodes: nodes of one name stand together.
  init(_ nodes: Rows<ReportNode>) {
    self.nodes = nodes
    first.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      first.append(index > 0 && nodes[index - 1].name == node.name ? first[index - 1] : Int32(index))
    }
  }

  /// More than any number that was given out.
  var count: Int { nodes.count + others.count }

  func name(_ number: Int) -> String { number < nodes.count ? nodes[number].name : others[number - nodes.count] }

  mutating func number(of finding: ReportFinding) -> Int32 {
    let name = finding.consumer
    if let node = finding.source, nodes.indices.contains(node), nodes[node].name == name { return first[node] }
    if let known = numberOfOther[name] { return known }
    let number = Int32(count)
    numberOfOther[name] = number
    others.append(name)
    return number
  }
}
