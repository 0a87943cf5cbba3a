import DigraphSyntax

/// A declaration of a tree: what it is, its name, where it stands.
struct Declaration: Hashable {
  var kind: SyntaxKind
  var name: String
  var range: Range<Int>

  /// What stays the same wherever it moves.
  var identity: String { "\(kind) \(name)" }

  /// All named declarations of a tree, in source order.
  static func all(in tree: SyntaxTree) -> [Declaration] {
    tree.nodes.indices.compactMap { index in
      let node = tree.nodes[index]
      guard let name = name(of: index, in: tree) else { return nil }
      return Declaration(kind: node.kind, name: name, range: Int(node.start)..<Int(node.end))
    }
  }

  private static func name(of index: Int, in tree: SyntaxTree) -> String? {
    switch tree.nodes[index].kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .functionDecl, .typealiasDecl,
      .associatedTypeDecl, .enumCaseElement, .macroDecl, .operatorDecl, .precedenceGroupDecl:
      return tree.children(of: index).first { tree.nodes[$0].kind == .name }.map(tree.text)
    case .extensionDecl:
      return tree.children(of: index).first {
        tree.nodes[$0].kind != .attribute && tree.nodes[$0].kind != .modifier
      }.map(tree.text)
    case .initializerDecl, .deinitializerDecl, .subscriptDecl, .importDecl: return ""
    case .variableDecl:
      return tree.children(of: index).first { tree.nodes[$0].kind == .patternBinding }
        .flatMap { tree.children(of: $0).first { _ in true } }.map(tree.text)
    default: return nil
    }
  }
}
