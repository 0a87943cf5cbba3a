import DigraphFacts
import DigraphSyntax

/// Finds the comments that ask not to report something.
struct SuppressionCollector {
  let source: UnsafeBufferPointer<UInt8>
  let nodes: UnsafeBufferPointer<SyntaxNode>
  let lineStarts: [UInt32]

  /// The last lines asked for that stand before this next line of code.
  private var nextCode = (behind: 0..<0, line: 0)
  /// The last line that was searched for the beginning of a comment, how far it was, and whether there is one.
  private var searched = (lineStart: -1, end: 0, isFound: false)

  init(source: UnsafeBufferPointer<UInt8>, nodes: UnsafeBufferPointer<SyntaxNode>, lineStarts: [UInt32]) {
    self.source = source
    self.nodes = nodes
    self.lineStarts = lineStarts
  }

  private static let mark = Array("digraph".utf8)
  private static let word = "digraph:ignore"
  private static let slash = UInt8(ascii: "/")

  /// How far the search may go on behind a byte, by the byte. Source: Horspool's algorithm.
  private static let skips: [Int] = {
    var skips = [Int](repeating: mark.count, count: 256)
    for (index, byte) in mark.dropLast().enumerated() { skips[Int(byte)] = mark.count - 1 - index }
    return skips
  }()

  /// O(bytes), and O(nodes log nodes) where there is a mark.
  mutating func suppressions() -> [SuppressionFact] {
    var found: [SuppressionFact] = []
    let (mark, skips) = (Self.mark, Self.skips)
    var literals: Literals?
    var position = 0
    while position + mark.count <= source.count {
      if source[position] == mark[0], source[position..<(position + mark.count)].elementsEqual(mark) {
        let known = literals ?? Literals(nodes)
        literals = known
        if let suppression = suppression(at: position, known) { found.append(suppression) }
        position += mark.count
      } else {
        position += skips[Int(source[position + mark.count - 1])]
      }
    }
    return found
  }

  private mutating func suppression(at mark: Int, _ literals: Literals) -> SuppressionFact? {
    // Only white space may stand between the slashes and the mark: what speaks of the comment is not the comment.
    var start = mark
    while start > 0, isBlank(source[start - 1]) { start -= 1 }
    guard start >= 2, source[start - 1] == Self.slash, source[start - 2] == Self.slash else { return nil }
    while start > 0, source[start - 1] == Self.slash { start -= 1 }
    guard !literals.hold(UInt32(mark)) else { return nil }
    let line = self.line(of: start)
    let lineStart = Int(lineStarts[line - 1])
    // A comment in what is commented out, or one that is quoted.
    if beginsComment(from: lineStart, to: start - 1, literals) { return nil }
    var end = mark
    while end < source.count, !isBreak(source[end]) { end += 1 }

    var rest = Substring(decoding: source[mark..<end], as: UTF8.self)
    guard rest.hasPrefix(Self.word) else {
      return Self.misspelt(rest).map {
        SuppressionFact(
          rules: [], reason: "", line: 0, misspeltMark: $0, start: UInt32(start), end: UInt32(end))
      }
    }
    rest = rest.dropFirst(Self.word.count)
    var place: String?
    if rest.hasPrefix(":") {
      let word = rest.dropFirst().prefix { !$0.isWhitespace }
      place = String(word)
      rest = rest.dropFirst(1 + word.count)
    } else if let first = rest.first, !first.isWhitespace {
      return nil
    }
    let (rules, reason) = Self.parts(rest)
    let hasCode = (lineStart..<start).contains { !isBlank(source[$0]) }
    let target: Int
    switch place {
    case "file": target = 0
    case "this": target = line
    case "next": target = nextLineOfCode(behind: line)
    default: target = hasCode ? line : nextLineOfCode(behind: line)
    }
    let isKnown = place.map { ["file", "next", "this"].contains($0) } ?? true
    return SuppressionFact(
      rules: rules, reason: reason, line: target, unknownPlace: isKnown ? nil : place, start: UInt32(start),
      end: UInt32(end))
  }

  /// What stands in the place of the mark, where somebody mistyped it: `digraph:ingore`, `digraph ignore`,
  /// `digraph: ignore`. Prose about digraph is none: what follows the name has to be meant for `ignore`.
  private static func misspelt(_ text: Substring) -> String? {
    let rest = text.dropFirst(mark.count)
    guard let separator = rest.first, ":-_. ".contains(separator) else { return nil }
    let blank = rest.dropFirst().prefix { $0 == " " }
    let verb = rest.dropFirst(1 + blank.count).prefix { $0.isLetter }
    guard blank.count <= 1, NearestSpelling.of(String(verb), in: ["ignore"]) != nil else { return nil }
    // A sentence such as `digraph ignores this`.
    if separator == " ", verb != "ignore" { return nil }
    return String(text[..<verb.endIndex])
  }

  /// Whether a comment begins in a part of a line. Many marks on one line search it once.
  private mutating func beginsComment(from lineStart: Int, to end: Int, _ literals: Literals) -> Bool {
    if searched.lineStart != lineStart { searched = (lineStart, lineStart, false) }
    while !searched.isFound, searched.end < end {
      let place = searched.end
      searched.isFound =
        source[place] == Self.slash && source[place + 1] == Self.slash && !literals.hold(UInt32(place))
      searched.end += 1
    }
    return searched.isFound
  }

  /// `rule, rule - reason`
  private static func parts(_ text: Substring) -> (rules: [String], reason: String) {
    let dash = text.firstRange(of: " - ")
    let named = dash.map { text[..<$0.lowerBound] } ?? text
    let reason = dash.map { text[$0.upperBound...] } ?? ""
    let rules = named.split { $0 == "," || $0.isWhitespace }.map(String.init)
    return (rules, reason.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  private func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= UInt32(offset) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Blank lines and lines of comments are passed over, so that several suppressions may stand above each other; each
  /// such line once, however many suppressions stand there.
  private mutating func nextLineOfCode(behind first: Int) -> Int {
    if nextCode.behind.contains(first) { return nextCode.line }
    var line = first
    while line < lineStarts.count {
      var position = Int(lineStarts[line])
      while position < source.count, isBlank(source[position]) { position += 1 }
      let isComment =
        position + 1 < source.count && source[position] == Self.slash && source[position + 1] == Self.slash
      if position < source.count, !isBreak(source[position]), !isComment { break }
      line += 1
    }
    nextCode = (first..<(line + 1), line + 1)
    return line + 1
  }

  /// Where the texts and patterns of a file stand.
  private struct Literals {
    /// By start; the end is the farthest of the literals up to here, as one may stand in another.
    private var ranges: [(start: UInt32, end: UInt32)]

    init(_ nodes: UnsafeBufferPointer<SyntaxNode>) {
      ranges = nodes.lazy.filter { $0.kind == .stringLiteral || $0.kind == .regexLiteral }
        .map { ($0.start, $0.end) }.sorted { $0.start < $1.start }
      for index in ranges.indices.dropFirst() { ranges[index].end = max(ranges[index].end, ranges[index - 1].end) }
    }

    /// Whether a byte belongs to one. O(log literals).
    func hold(_ offset: UInt32) -> Bool {
      var (low, high) = (0, ranges.count)
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].start <= offset { low = middle + 1 } else { high = middle }
      }
      return low > 0 && offset < ranges[low - 1].end
    }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
