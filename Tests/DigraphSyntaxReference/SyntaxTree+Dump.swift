package import DigraphSyntax

extension SyntaxTree {
  /// The tree as text for tests and for eyes: `(classDecl (name "A") (memberBlock))`, one line for each item.
  ///
  /// A node without children shows its source where that tells something; a detail stands behind a slash. O(nodes).
  package var dump: String {
    var text = ""
    var open: [(kind: SyntaxKind, end: Int)] = []
    for index in nodes.indices {
      while let last = open.last, last.end <= index {
        open.removeLast()
        text += ")"
      }
      let node = nodes[index]
      if let parent = open.last { text += parent.kind.holdsLines ? "\n" + indent(open.count) : " " }
      text += "(\(node.kind)" + (node.detail == 0 ? "" : "/\(node.detail)")
      if Int(node.subtreeEnd) == index + 1, !node.kind.holdsLines, node.start < node.end {
        text += " \"\(self.text(of: index))\""
      }
      open.append((node.kind, Int(node.subtreeEnd)))
    }
    return text + String(repeating: ")", count: open.count)
  }

  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}

extension SyntaxKind {
  /// Whether the children of such a node are items, each worth a line of its own.
  fileprivate var holdsLines: Bool {
    switch self {
    case .sourceFile, .codeBlock, .memberBlock, .accessorBlock, .closureExpr, .switchExpr, .switchCase, .ifConfig,
      .ifConfigClause:
      true
    default: false
    }
  }
}
