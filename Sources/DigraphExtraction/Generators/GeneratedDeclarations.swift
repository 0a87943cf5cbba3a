import DigraphSyntax

/// What tools of the build declare because of what a file says: behind its text, and in its last line.
enum GeneratedDeclarations {
  /// The tree of a file and of what is added to it; the same tree where nothing is.
  static func added(to tree: SyntaxTree) -> SyntaxTree {
    let text = KnitAccessors(tree).text + WeaverComments(tree).text
    if text.isEmpty { return tree }
    let line = text.utf8.map { $0 == UInt8(ascii: "\n") || $0 == 0x0D ? UInt8(ascii: " ") : $0 }
    let source = tree.source
    let isOpen = source.last.map { $0 != UInt8(ascii: "\n") && $0 != 0x0D } ?? false
    let added = SwiftSourceParser.parse(source + (isOpen ? [UInt8(ascii: "\n")] : []) + line)
    // What cannot be read leaves the file as it is.
    return added.diagnostics.count > tree.diagnostics.count ? tree : added
  }
}
