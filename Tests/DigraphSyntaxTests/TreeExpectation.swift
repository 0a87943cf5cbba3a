import DigraphSyntax
import DigraphSyntaxReference
import Testing

/// Expects the items of `source` to be `expected`: ``SyntaxTree/dump`` without the source file around it, white space
/// not counted. Both parsers must say so.
func expectItems(_ source: String, _ expected: String, at location: SourceLocation = #_sourceLocation) {
  let squeezed = { (text: String) in text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  for tree in [SwiftSourceParser.parse(Array(source.utf8)), SwiftSyntaxParser.parse(Array(source.utf8))] {
    #expect(squeezed(tree.dump) == squeezed("(sourceFile \(expected))"), sourceLocation: location)
    #expect(tree.diagnostics.isEmpty, sourceLocation: location)
  }
}

/// Says where two trees differ first, or nil.
func firstDifference(_ expected: SyntaxTree, _ actual: SyntaxTree) -> String? {
  guard
    let index = zip(expected.nodes, actual.nodes).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset
  else {
    return expected.nodes.count == actual.nodes.count ? nil : "\(expected.nodes.count), not \(actual.nodes.count) nodes"
  }
  let describe = { (tree: SyntaxTree) in
    let node = tree.nodes[index]
    let line = tree.source[..<Int(node.start)].count { $0 == 0x0A } + 1
    return "line \(line): \(node.kind)/\(node.detail) \(node.start)..<\(node.end) to \(node.subtreeEnd)"
  }
  return "reference \(describe(expected)), ours \(describe(actual))"
}

/// What is wrong with the tree's shape, or nil: every node must lie within its parent and behind its elder siblings.
func shapeError(_ tree: SyntaxTree) -> String? {
  guard let root = tree.nodes.first, root.kind == .sourceFile, root.start == 0, root.end == tree.source.count,
    root.subtreeEnd == tree.nodes.count
  else { return "the root does not cover the file" }
  for index in tree.nodes.indices {
    let node = tree.nodes[index]
    var end = node.start
    for child in tree.children(of: index) {
      let inner = tree.nodes[child]
      if inner.start < end || inner.end < inner.start || inner.end > node.end {
        return "\(inner.kind) \(inner.start)..<\(inner.end) in \(node.kind) \(node.start)..<\(node.end) behind \(end)"
      }
      end = inner.end
    }
  }
  return nil
}
