package import DigraphSyntax

/// A file that is looked at closely: its bytes, its syntax, and how it is laid out.
package final class SourceText {
  /// Relative to the root.
  package let path: String
  /// What it consists of.
  package let contents: SourceBytes
  /// How it was read.
  package let tree: SyntaxTree
  /// Those of the tree, which are asked for all the time.
  private let nodes: [SyntaxNode]
  /// How its lines end.
  package let newline: String
  /// One step of its indentation.
  package private(set) lazy var indentationUnit = Self.unit(of: bytes)

  /// Parses a file.
  package convenience init(path: String, bytes: [UInt8]) { self.init(path: path, SourceBytes(all: bytes)) }

  /// Parses a file.
  package init(path: String, _ contents: SourceBytes) {
    self.path = path
    self.contents = contents
    tree = SwiftSourceParser.parse(contents.all)
    nodes = tree.nodes
    let bytes = contents.all
    let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    newline = end.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n" } ?? "\n"
  }

  /// Those of the file.
  package var bytes: [UInt8] { contents.all }

  /// What stands in a range of bytes.
  package func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  /// What a node covers.
  package func text(of node: Int) -> String { text(start(of: node), end(of: node)) }

  /// The text of a node is a name. O(length), and nothing where their lengths differ.
  package func says(_ name: String, at node: Int) -> Bool {
    let (start, end) = (start(of: node), end(of: node))
    return end - start == name.utf8.count && bytes[start..<end].elementsEqual(name.utf8)
  }

  /// The nodes of a kind within a node that say one of some names, in their order. O(nodes within it · names).
  package func nodes(_ kind: SyntaxKind, saying names: [String], in node: Int) -> [Int] {
    // Most nodes have another length.
    let lengths = names.reduce(into: UInt64(0)) { $0 |= 1 << UInt64(min($1.utf8.count, 63)) }
    return nodes.withUnsafeBufferPointer { nodes in
      var found: [Int] = []
      for place in subtree(of: node) where nodes[place].kind == kind {
        guard lengths >> UInt64(min(nodes[place].end - nodes[place].start, 63)) & 1 == 1 else { continue }
        if names.contains(where: { says($0, at: place) }) { found.append(place) }
      }
      return found
    }
  }

  /// Where a node begins.
  package func start(of node: Int) -> Int { Int(nodes[node].start) }

  /// Where a node ends.
  package func end(of node: Int) -> Int { Int(nodes[node].end) }

  /// What a node is.
  package func kind(of node: Int) -> SyntaxKind { nodes[node].kind }

  /// The children of a node, in source order.
  package func children(of node: Int) -> [Int] {
    var found: [Int] = []
    let end = Int(nodes[node].subtreeEnd)
    var child = node + 1
    while child < end {
      found.append(child)
      child = Int(nodes[child].subtreeEnd)
    }
    return found
  }

  /// The first child of some kind.
  package func child(of node: Int, _ kind: SyntaxKind) -> Int? { firstChild(of: node) { $0.kind == kind } }

  private func firstChild(of node: Int, where isMeant: (SyntaxNode) -> Bool) -> Int? {
    let end = Int(nodes[node].subtreeEnd)
    var child = node + 1
    while child < end {
      if isMeant(nodes[child]) { return child }
      child = Int(nodes[child].subtreeEnd)
    }
    return nil
  }

  /// All nodes below one, itself included, in source order.
  package func subtree(of node: Int) -> Range<Int> { node..<Int(nodes[node].subtreeEnd) }

  /// The nodes that cover a range, from the file to the innermost. O(depth · children).
  package func nodes(covering start: Int, _ end: Int) -> [Int] {
    var found = [0]
    while let next = firstChild(
      of: found[found.count - 1],
      where: { Int($0.start) <= start && end <= Int($0.end) && $0.start < $0.end })
    {
      found.append(next)
    }
    return found
  }

  // MARK: Lines

  /// Where the line of a place begins.
  package func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  /// Where the line of a place ends, its newline left out.
  package func lineEnd(of offset: Int) -> Int { contents.lineEnd(of: offset) }

  /// The white space that the line of a place begins with.
  package func indentation(of offset: Int) -> String {
    let start = lineStart(of: offset)
    var end = start
    while end < bytes.count, Self.isBlank(bytes[end]) { end += 1 }
    return text(start, end)
  }

  /// Nothing but white space stands in front of a place on its line.
  package func isFirstOnLine(_ offset: Int) -> Bool {
    bytes[lineStart(of: offset)..<offset].allSatisfy(Self.isBlank)
  }

  /// Nothing but white space and a comment follows a place on its line.
  package func isLastOnLine(_ offset: Int) -> Bool {
    var place = offset
    let end = lineEnd(of: offset)
    while place < end, Self.isBlank(bytes[place]) { place += 1 }
    return place == end
      || (place + 1 < end && bytes[place] == UInt8(ascii: "/") && bytes[place + 1] == UInt8(ascii: "/"))
  }

  /// See ``SourceBytes/skippingBlanks(_:)``.
  package func skippingBlanks(_ offset: Int) -> Int { contents.skippingBlanks(offset) }

  /// See ``SourceBytes/isCalled(behind:)``.
  package func isCalled(behind offset: Int) -> Bool { contents.isCalled(behind: offset) }

  /// Line and column, both 1-based.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let line = bytes[..<offset].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return (line, offset - lineStart(of: offset) + 1)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// The smallest step by which lines of the file are indented; two spaces where none is.
  private static func unit(of bytes: [UInt8]) -> String {
    var smallest = Int.max
    var start = 0
    while start < bytes.count {
      if bytes[start] == UInt8(ascii: "\t") { return "\t" }
      var end = start
      while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
      let count = end - start
      // What is indented by one stands in a comment.
      if count > 1, count < smallest, end < bytes.count, bytes[end] != UInt8(ascii: "\n"),
        bytes[end] != UInt8(ascii: "*")
      {
        smallest = count
      }
      start = (bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count) + 1
    }
    return String(repeating: " ", count: smallest == .max ? 2 : min(smallest, 8))
  }
}

extension SourceText {
  /// The file writes a name, as that of a type or otherwise. O(size of the file).
  package func names(_ name: String) -> Bool {
    tree.nodes.indices.contains { node in
      switch kind(of: node) {
      case .identifierType, .name, .nameExpr: says(name, at: node)
      default: false
      }
    }
  }

  /// The line behind that of a place has nothing on it.
  package func isFollowedByBlankLine(_ offset: Int) -> Bool {
    var next = lineEnd(of: offset)
    while next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
    guard next + 1 < bytes.count else { return false }
    return bytes[(next + 1)..<lineEnd(of: next + 1)].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
