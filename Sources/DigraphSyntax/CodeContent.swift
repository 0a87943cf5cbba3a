/// What a compiler sees of a file: its tokens and how they belong together, without comments, white space and places.
///
/// Of two files with the same content one has other comments or another layout, and that is all. A line break or a blank
/// counts where it makes something else of the tokens around it; how far a string of several lines is indented does not.
package struct CodeContent: Hashable, Sendable {
  private let bytes: [UInt8]

  /// O(bytes); needs a stack of ``SwiftSourceParser/stackSize``.
  package init(_ source: [UInt8]) {
    var writer = Writer()
    source.withUnsafeBufferPointer { writer.write(SwiftSourceParser.tokenize(source), $0) }
    for node in SwiftSourceParser.parse(source).nodes {
      writer.append(node.kind.rawValue)
      writer.append(node.detail)
      writer.append(node.subtreeEnd)
    }
    bytes = writer.output
  }

  private struct Writer {
    var output: [UInt8] = []
    /// What stands in front of the closing quotes of the strings whose interpolations we are in, outermost first.
    private var indentations: [Range<Int>] = []

    mutating func append(_ number: some FixedWidthInteger) {
      withUnsafeBytes(of: number) { output.append(contentsOf: $0) }
    }

    mutating func write(_ structure: borrowing LexicalStructure, _ source: UnsafeBufferPointer<UInt8>) {
      let (tokens, count) = (structure.tokens.base, structure.tokens.count)
      for index in 0..<count {
        let token = tokens[index]
        output.append(token.kind.rawValue)
        switch token.kind {
        case .stringStart:
          let end = min(Int(token.end), count - 1)
          indentations.append(Self.indentation(before: Int(tokens[end].end), source))
        case .interpolationStart where index > 0:
          // The text in front of it is part of no token.
          let before = tokens[index - 1]
          let start = before.kind == .stringStart ? before.start : before.end
          copy(Int(start), Int(token.start), source, indentations.last ?? 0..<0)
        case .stringEnd:
          copy(Int(token.start), Int(token.end), source, indentations.popLast() ?? 0..<0)
        case .stringLiteral:
          copy(Int(token.start), Int(token.end), source, Self.indentation(before: Int(token.end), source))
        default:
          if !token.kind.isOpener { copy(Int(token.start), Int(token.end), source, 0..<0) }
        }
        // No byte of valid UTF-8.
        output.append(0xFF)
      }
    }

    /// Blanks between the last line break and the closing quotes of a string.
    private static func indentation(before end: Int, _ source: UnsafeBufferPointer<UInt8>) -> Range<Int> {
      guard end <= source.count else { return 0..<0 }
      var last = end
      while last > 0, source[last - 1] == UInt8(ascii: "#") || source[last - 1] == UInt8(ascii: "\"") { last -= 1 }
      var first = last
      while first > 0, source[first - 1] == UInt8(ascii: " ") || source[first - 1] == UInt8(ascii: "\t") { first -= 1 }
      guard first > 0, source[first - 1] == 0x0A || source[first - 1] == 0x0D else { return 0..<0 }
      return first..<last
    }

    /// Copies text; what stands at the beginning of each of its lines but the first like the indentation is left out.
    private mutating func copy(
      _ start: Int, _ end: Int, _ source: UnsafeBufferPointer<UInt8>, _ indentation: Range<Int>
    ) {
      guard end <= source.count, start < end else { return }
      var index = start
      while index < end {
        let byte = source[index]
        index += 1
        // To the compiler every line break in a string is one line feed.
        if byte == 0x0D, index < end, source[index] == 0x0A { continue }
        output.append(byte == 0x0D ? 0x0A : byte)
        guard byte == 0x0A || byte == 0x0D, index + indentation.count <= end,
          source[index..<(index + indentation.count)].elementsEqual(source[indentation])
        else { continue }
        index += indentation.count
      }
    }
  }
}
