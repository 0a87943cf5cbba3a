import DigraphSyntax

/// A file that is looked at closely: its bytes, its syntax, and how it is laid out.
final class SourceText {
  /// Relative to the root.
  let path: String
  let bytes: [UInt8]
  let tree: SyntaxTree
  /// How its lines end.
  let newline: String
  /// One step of its indentation.
  private(set) lazy var indentationUnit = Self.unit(of: bytes)

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    tree = SwiftSourceParser.parse(bytes)
    let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    newline = end.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n" } ?? "\n"
  }

  func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  func text(of node: Int) -> String { text(start(of: node), end(of: node)) }

  func start(of node: Int) -> Int { Int(tree[node].start) }

  func end(of node: Int) -> Int { Int(tree[node].end) }

  func kind(of node: Int) -> SyntaxKind { tree[node].kind }

  /// The children of a node, in source order.
  func children(of node: Int) -> [Int] { Array(tree.children(of: node)) }

  func child(of node: Int, _ kind: SyntaxKind) -> Int? { tree.children(of: node).first { tree[$0].kind == kind } }

  /// All nodes below one, itself included, in source order.
  func subtree(of node: Int) -> Range<Int> { node..<Int(tree[node].subtreeEnd) }

  /// The nodes that cover a range, from the file to the innermost. O(depth · children).
  func nodes(covering start: Int, _ end: Int) -> [Int] {
    var found = [0]
    while let next = tree.children(of: found[found.count - 1]).first(where: {
      Int(tree[$0].start) <= start && end <= Int(tree[$0].end) && tree[$0].start < tree[$0].end
    }) {
      found.append(next)
    }
    return found
  }

  // MARK: Lines

  /// Where the line of a place begins.
  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  /// Where the line of a place ends, its newline left out.
  func lineEnd(of offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end > offset && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }

  /// The white space that the line of a place begins with.
  func indentation(of offset: Int) -> String {
    let start = lineStart(of: offset)
    var end = start
    while end < bytes.count, Self.isBlank(bytes[end]) { end += 1 }
    return text(start, end)
  }

  /// Nothing but white space stands in front of a place on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    bytes[lineStart(of: offset)..<offset].allSatisfy(Self.isBlank)
  }

  /// Nothing but white space and a comment follows a place on its line.
  func isLastOnLine(_ offset: Int) -> Bool {
    var place = offset
    let end = lineEnd(of: offset)
    while place < end, Self.isBlank(bytes[place]) { place += 1 }
    return place == end
      || (place + 1 < end && bytes[place] == UInt8(ascii: "/") && bytes[place + 1] == UInt8(ascii: "/"))
  }

  /// The place of the first byte at or behind one that is no white space and in no comment.
  func skippingBlanks(_ offset: Int) -> Int {
    var place = offset
    while place < bytes.count {
      if Self.isBlank(bytes[place]) || bytes[place] == UInt8(ascii: "\n") || bytes[place] == UInt8(ascii: "\r") {
        place += 1
      } else if bytes[place...].starts(with: "//".utf8) {
        place = lineEnd(of: place)
      } else if bytes[place...].starts(with: "/*".utf8) {
        var depth = 0
        repeat {
          if bytes[place...].starts(with: "/*".utf8) {
            depth += 1
            place += 2
          } else if bytes[place...].starts(with: "*/".utf8) {
            depth -= 1
            place += 2
          } else {
            place += 1
          }
        } while depth > 0 && place < bytes.count
      } else {
        return place
      }
    }
    return place
  }

  /// What stands behind a name calls it, rather than naming it with its labels or handing it on.
  func isCalled(behind offset: Int) -> Bool {
    let next = skippingBlanks(offset)
    guard next < bytes.count else { return false }
    if [UInt8(ascii: "{"), UInt8(ascii: "<")].contains(bytes[next]) { return true }
    guard bytes[next] == UInt8(ascii: "(") else { return false }
    let labels = bytes[(next + 1)...].prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "(") }
    let isOfLabels =
      labels.last == UInt8(ascii: ":") && !labels.contains { Self.isBlank($0) || $0 == UInt8(ascii: ",") }
    return !isOfLabels
  }

  /// Line and column, both 1-based.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let line = bytes[..<offset].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return (line, offset - lineStart(of: offset) + 1)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// The smallest step by which lines of the file are indented; two spaces where none is.
  private static func unit(of bytes: [UInt8]) -> String {
    var smallest = Int.max
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "\t") { return "\t" }
      let count = line.prefix { $0 == UInt8(ascii: " ") }.count
      // What is indented by one stands in a comment.
      if count > 1, count < smallest, count < line.count, line[line.startIndex + count] != UInt8(ascii: "*") {
        smallest = count
      }
    }
    return String(repeating: " ", count: smallest == .max ? 2 : min(smallest, 8))
  }
}

extension SourceText {
  /// The file writes a name, as that of a type or otherwise. O(size of the file).
  func names(_ name: String) -> Bool {
    tree.nodes.indices.contains { node in
      switch kind(of: node) {
      case .identifierType, .name, .nameExpr:
        end(of: node) - start(of: node) == name.utf8.count && text(of: node) == name
      default: false
      }
    }
  }

  /// The line behind that of a place has nothing on it.
  func isFollowedByBlankLine(_ offset: Int) -> Bool {
    var next = lineEnd(of: offset)
    while next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
    guard next + 1 < bytes.count else { return false }
    return bytes[(next + 1)..<lineEnd(of: next + 1)].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
