/// One node of a ``SyntaxTree``: 16 bytes, no reference.
package struct SyntaxNode: Sendable, Equatable, BitwiseCopyable {
  package var kind: SyntaxKind
  /// What ``SyntaxKind`` says for this kind; mostly a ``SyntaxDetail``.
  package var detail: UInt16
  /// Byte offset of the first byte.
  package var start: UInt32
  /// Byte offset behind the last byte.
  package var end: UInt32
  /// Index behind the last descendant: the node's children begin at its own index + 1 and end here.
  package var subtreeEnd: UInt32

  package init(kind: SyntaxKind, detail: UInt16 = 0, start: UInt32, end: UInt32, subtreeEnd: UInt32) {
    self.kind = kind
    self.detail = detail
    self.start = start
    self.end = end
    self.subtreeEnd = subtreeEnd
  }

  /// The detail read as flags.
  package var flags: SyntaxDetail { SyntaxDetail(rawValue: detail) }
}

/// Something the parser could not read as Swift, with the byte offset where it noticed.
package struct SyntaxDiagnostic: Sendable, Equatable {
  package var offset: UInt32
  package var message: String

  package init(offset: UInt32, message: String) {
    self.offset = offset
    self.message = message
  }
}

/// The syntax of one file: its nodes in one array in source order, every parent before its children.
///
/// The node at index 0 is the ``SyntaxKind/sourceFile``. Going to the first child, the next sibling or behind a
/// subtree is O(1).
package struct SyntaxTree: Sendable {
  /// The file's bytes; every node's range lies within.
  package let source: [UInt8]
  package let nodes: [SyntaxNode]
  /// In source order; empty when the whole file is Swift.
  package let diagnostics: [SyntaxDiagnostic]

  package init(source: [UInt8], nodes: [SyntaxNode], diagnostics: [SyntaxDiagnostic]) {
    self.source = source
    self.nodes = nodes
    self.diagnostics = diagnostics
  }

  package subscript(_ index: Int) -> SyntaxNode { nodes[index] }

  /// The indices of a node's children, in source order.
  package func children(of index: Int) -> Children {
    Children(nodes: nodes, position: index + 1, end: Int(nodes[index].subtreeEnd))
  }

  /// The source text of a node. O(length).
  package func text(of index: Int) -> String {
    let node = nodes[index]
    return String(decoding: source[Int(node.start)..<Int(node.end)], as: UTF8.self)
  }

  /// A walk over the children of one node.
  package struct Children: Sequence, IteratorProtocol {
    let nodes: [SyntaxNode]
    var position: Int
    let end: Int

    package mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = Int(nodes[position].subtreeEnd) }
      return position
    }
  }
}
