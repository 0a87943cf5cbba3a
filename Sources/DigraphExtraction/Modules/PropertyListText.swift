/// A property list in the text format that Xcode writes its projects in: strings, `( … )` and `{ key = value; … }`.
///
/// A file that breaks the format ends where it does; what stands before is kept, and ``isWhole`` is false. Reading is
/// linear in the bytes and keeps no more on the stack for deep nesting than for shallow.
/// Source: "Old-Style ASCII Property Lists" of Apple's Property List Programming Topics. Foundation reads it too, at a
/// fifth of the speed of parsing all Swift code beside it.
struct PropertyListText {
  enum Kind: UInt8 {
    case string, array, dictionary
  }

  private struct Node {
    var kind: Kind
    /// Of a string: where it starts and ends in the bytes, quotes included.
    var start: Int32
    var end: Int32
    /// The index behind all that stands in the node.
    var subtreeEnd: Int32

    var range: Range<Int> { Int(start)..<Int(end) }
  }

  private let bytes: [UInt8]
  /// In the order of the text; of a dictionary, keys and values by turns.
  private var nodes: [Node] = []
  private(set) var isWhole = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Offsets take 31 bits; no project is as large.
    if bytes.count < Int(Int32.max) { isWhole = bytes.withUnsafeBufferPointer { read($0) } }
  }

  /// Whether the text is whole.
  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var reader = Reader(bytes)
    // The nodes that are open, from the outside in.
    var open: [Int] = []
    while let token = reader.next() {
      switch token.mark {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        open.append(nodes.count)
        append(token.mark == UInt8(ascii: "{") ? .dictionary : .array, token, subtreeEnd: 0)
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        guard let inner = open.popLast() else { return false }
        nodes[inner].subtreeEnd = Int32(nodes.count)
        if open.isEmpty { return true }
      case 0: append(.string, token, subtreeEnd: nodes.count + 1)
      default: continue
      }
    }
    for index in open { nodes[index].subtreeEnd = Int32(nodes.count) }
    return open.isEmpty && !nodes.isEmpty
  }

  private mutating func append(_ kind: Kind, _ token: Reader.Token, subtreeEnd: Int) {
    nodes.append(
      Node(kind: kind, start: Int32(token.start), end: Int32(token.end), subtreeEnd: Int32(subtreeEnd)))
  }

  /// The outermost value; nil where there is none.
  var root: Int? { nodes.isEmpty ? nil : 0 }

  /// The text of a string, its quotes and escapes undone; empty for anything else.
  func string(_ node: Int) -> String {
    guard nodes[node].kind == .string else { return "" }
    var slice = bytes[nodes[node].range]
    guard let quote = slice.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return String(decoding: slice, as: UTF8.self)
    }
    slice = slice.dropFirst()
    if slice.last == quote { slice = slice.dropLast() }
    guard slice.contains(UInt8(ascii: "\\")) else { return String(decoding: slice, as: UTF8.self) }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in slice {
      if isEscaped {
        text.append(byte == UInt8(ascii: "n") ? 10 : byte == UInt8(ascii: "t") ? 9 : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The values in an array; nothing for anything else.
  func elements(of node: Int) -> [Int] { nodes[node].kind == .array ? children(of: node) : [] }

  /// The keys and values of a dictionary; nothing for anything else.
  func entries(of node: Int) -> [(key: Int, value: Int)] {
    guard nodes[node].kind == .dictionary else { return [] }
    let parts = children(of: node)
    return stride(from: 0, to: parts.count - 1, by: 2).map { (parts[$0], parts[$0 + 1]) }
  }

  /// The value of a dictionary's key. Linear in its entries.
  func value(_ key: StaticString, of node: Int) -> Int? {
    guard nodes[node].kind == .dictionary else { return nil }
    let end = behind(node)
    var child = node + 1
    while child < end {
      let value = behind(child)
      guard value < end else { return nil }
      if isText(child, key) { return value }
      child = behind(value)
    }
    return nil
  }

  private func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var child = node + 1
    while child < behind(node) {
      children.append(child)
      child = behind(child)
    }
    return children
  }

  private func behind(_ node: Int) -> Int { Int(nodes[node].subtreeEnd) }

  private func isText(_ node: Int, _ text: StaticString) -> Bool {
    nodes[node].kind == .string
      && bytes[nodes[node].range].elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

extension PropertyListText {
  /// Cuts the bytes into brackets, strings and separators.
  private struct Reader {
    struct Token {
      /// The byte of a bracket or separator; 0 for a string.
      var mark: UInt8
      var start: Int
      var end: Int
    }

    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func next() -> Token? {
      skipSpace()
      guard index < bytes.count else { return nil }
      let start = index
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="),
        UInt8(ascii: ";"), UInt8(ascii: ","):
        index += 1
        return Token(mark: byte, start: start, end: index)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index += 1
        while index < bytes.count, bytes[index] != byte { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
        index = min(index + 1, bytes.count)
      default:
        while index < bytes.count, !Self.ends(bytes[index]) { index += 1 }
        // A byte that can neither stand in a word nor end one is stepped over as a word of its own.
        if index == start { index += 1 }
      }
      return Token(mark: 0, start: start, end: index)
    }

    private static func ends(_ byte: UInt8) -> Bool {
      switch byte {
      case 0...32, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="),
        UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "'"):
        true
      default: false
      }
    }

    private mutating func skipSpace() {
      while index < bytes.count {
        if bytes[index] <= 32 {
          index += 1
        } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
          while index < bytes.count, bytes[index] != 10 { index += 1 }
        } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
          index += 2
          while index + 1 < bytes.count, !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/")) {
            index += 1
          }
          index = min(index + 2, bytes.count)
        } else {
          return
        }
      }
    }
  }
}
