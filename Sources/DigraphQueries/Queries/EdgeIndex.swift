package import DigraphReport

/// Finds the edges between two nodes of a report. Edges are sorted by source, so that a search by halves is enough.
package struct EdgeIndex {
  private let edges: Rows<ReportEdge>

  package init(_ report: Report) { edges = report.edges }

  /// Indices of the edges that leave a node.
  ///
  /// - Complexity: O(log m + their number).
  package func leaving(_ source: Int) -> Range<Int> {
    var (low, high) = (0, edges.count)
    while low < high {
      let middle = (low + high) / 2
      if edges[middle].source < source { low = middle + 1 } else { high = middle }
    }
    return low..<(edges[low...].firstIndex { $0.source != source } ?? edges.count)
  }

  /// All edges from one node to another, in the order of the report.
  ///
  /// - Complexity: O(log m + the edges that leave the source).
  package func all(_ source: Int, _ target: Int) -> [ReportEdge] {
    edges[leaving(source)].filter { $0.target == target }
  }

  /// The edge that says most: an acquiring one before a structural one, hard-coded before injected.
  package func first(_ source: Int, _ target: Int) -> ReportEdge? {
    let found = all(source, target)
    return found.first { $0.kind.isHardCoded } ?? found.first { $0.kind.isAcquiring } ?? found.first
  }
}
