/// Collects nodes bottom-up, every parent behind its children, and turns them into a ``SyntaxTree``'s order at the end.
///
/// A parser learns late that what it read is the start of something larger (`a` of `a.b`); bottom-up, wrapping it
/// costs nothing: the parent is appended and claims everything since its mark.
package struct SyntaxTreeBuilder: ~Copyable {
  /// A place in the sequence of nodes, to be handed to ``finish(_:from:start:end:detail:)``.
  package typealias Mark = Int

  /// Until ``build(source:diagnostics:)`` `subtreeEnd` holds the index of the subtree's first node.
  private var nodes: GrowableBuffer<SyntaxNode>

  package init(capacity: Int = 0) {
    nodes = GrowableBuffer(capacity: capacity)
  }

  /// Where the next node will stand.
  @inline(__always)
  package var mark: Mark { nodes.count }

  /// Appends a node without children.
  @inline(__always)
  package mutating func leaf(_ kind: SyntaxKind, start: Int, end: Int, detail: UInt16 = 0) {
    finish(kind, from: nodes.count, start: start, end: end, detail: detail)
  }

  /// Appends the parent of every node since `mark` that has no parent yet.
  @inline(__always)
  package mutating func finish(_ kind: SyntaxKind, from mark: Mark, start: Int, end: Int, detail: UInt16 = 0) {
    nodes.append(
      SyntaxNode(
        kind: kind, detail: detail, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        subtreeEnd: UInt32(truncatingIfNeeded: mark)))
  }

  /// Forgets every node since `mark`. Forgetting a parent only leaves its children to the next one.
  package mutating func rewind(to mark: Mark) {
    nodes.removeLast(nodes.count - mark)
  }

  /// The tree, whose root must be the node finished last. O(nodes).
  package consuming func build(source: [UInt8], diagnostics: [SyntaxDiagnostic]) -> SyntaxTree {
    SyntaxTree(source: source, nodes: ordered(), diagnostics: diagnostics)
  }

  /// Every parent before its children. Goes from the last node to the first, so that a parent's place is known before
  /// those of its children, and gives back the memory of what it has passed: a large tree is never held twice.
  private consuming func ordered() -> [SyntaxNode] {
    var nodes = nodes
    let count = nodes.count
    return [SyntaxNode](unsafeUninitializedCapacity: count) { target, initialized in
      var places = GrowableBuffer<UInt32>(capacity: count)
      guard count > 0 else { return }
      places.base[count - 1] = 0
      for index in stride(from: count - 1, through: 0, by: -1) {
        var node = nodes.base[index]
        let first = Int(node.subtreeEnd)
        let place = Int(places.base[index])
        var childEnd = place + (index - first) + 1
        node.subtreeEnd = UInt32(truncatingIfNeeded: childEnd)
        var child = index - 1
        while child >= first {
          // What was made up for something missing may lie behind its parent's last token.
          if nodes.base[child].end > node.end {
            nodes.base[child].end = node.end
            nodes.base[child].start = min(nodes.base[child].start, node.end)
          }
          let childFirst = Int(nodes.base[child].subtreeEnd)
          childEnd -= child - childFirst + 1
          places.base[child] = UInt32(truncatingIfNeeded: childEnd)
          child = childFirst - 1
        }
        target[place] = node
        if index & (Self.piece - 1) == 0, index > 0 {
          nodes.truncate(to: index)
          places.truncate(to: index)
        }
      }
      initialized = count
    }
  }

  /// How many nodes' memory is given back at a time, a power of two.
  private static let piece = 1 << 20
}
