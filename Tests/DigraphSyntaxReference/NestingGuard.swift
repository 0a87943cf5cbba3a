internal import DigraphSyntax

/// Finds the files that the toolchain's parser would overflow its stack or its memory on, by a scan over the bytes.
///
/// The scan knows comments, strings and their interpolations but no regex literals; what it miscounts there is too
/// little to reach a limit.
enum NestingGuard {
  /// The Swift compiler itself refuses deeper nesting of brackets.
  static let bracketLimit = 256
  /// `else if` behind `else if`: each takes a stack frame more.
  static let chainLimit = 1000

  /// What is too deep and where, or nil. O(bytes).
  static func excess(in source: [UInt8]) -> SyntaxDiagnostic? {
    source.withUnsafeBufferPointer { bytes in
      var scan = NestingScan(bytes: bytes)
      return scan.run()
    }
  }
}

private struct NestingScan {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  var comments = 0
  /// Open brackets, outermost first; an interpolation remembers the string it stands in.
  var open: [Bracket] = []
  /// The length of the `else if` chain at each depth.
  var chains: [Int] = [0]

  struct Bracket {
    var pounds = -1
    var multiline = false
  }

  mutating func run() -> SyntaxDiagnostic? {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): string(pounds: 0)
      case UInt8(ascii: "#"): pounds()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        push(Bracket())
        position += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        position += 1
        pop()
      case UInt8(ascii: "i") where isWord("if"):
        chains[chains.count - 1] = 0
        position += 2
      case UInt8(ascii: "e") where isWord("else"):
        position += 4
        while peek(0) == 0x20 || peek(0) == 0x0A || peek(0) == 0x0D || peek(0) == 0x09 { position += 1 }
        if isWord("if") {
          chains[chains.count - 1] += 1
          position += 2
        }
      default: position += 1
      }
      if open.count > NestingGuard.bracketLimit || comments > NestingGuard.bracketLimit {
        return excess("nesting deeper than \(NestingGuard.bracketLimit) levels")
      }
      if chains[chains.count - 1] > NestingGuard.chainLimit {
        return excess("more than \(NestingGuard.chainLimit) chained 'else if'")
      }
    }
    return nil
  }

  func excess(_ what: String) -> SyntaxDiagnostic {
    SyntaxDiagnostic(offset: UInt32(truncatingIfNeeded: position), message: "\(what); the file is left out")
  }

  func peek(_ distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  mutating func push(_ bracket: Bracket) {
    open.append(bracket)
    chains.append(0)
  }

  mutating func pop() {
    guard let last = open.popLast() else { return }
    chains.removeLast()
    if last.pounds >= 0 { stringBody(pounds: last.pounds, multiline: last.multiline) }
  }

  func isWord(_ word: StaticString) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: "_")
        || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
        || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
    }
    for index in 0..<word.utf8CodeUnitCount where peek(index) != word.utf8Start[index] { return false }
    return !isLetter(peek(word.utf8CodeUnitCount)) && (position == 0 || !isLetter(bytes[position - 1]))
  }

  mutating func skipLine() {
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
  }

  /// Comments nest; the toolchain's parser counts them without recursion, so that any depth is welcome.
  mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      if peek(0) == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if peek(0) == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  mutating func pounds() {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    position += count
    if peek(0) == UInt8(ascii: "\"") { string(pounds: count) }
  }

  mutating func string(pounds: Int) {
    let multiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    position += multiline ? 3 : 1
    stringBody(pounds: pounds, multiline: multiline)
  }

  /// From within a string to behind its end, or to behind the parenthesis of an interpolation.
  mutating func stringBody(pounds: Int, multiline: Bool) {
    while position < bytes.count {
      switch bytes[position] {
      case 0x0A, 0x0D:
        if !multiline { return }
        position += 1
      case UInt8(ascii: "\\"):
        position += 1
        guard isPounds(pounds, at: 0) else { continue }
        position += pounds
        let escaped = peek(0)
        if escaped != 0x0A, escaped != 0x0D { position += 1 }
        if escaped == UInt8(ascii: "(") {
          push(Bracket(pounds: pounds, multiline: multiline))
          return
        }
      case UInt8(ascii: "\""):
        let quotes = multiline ? 3 : 1
        let isEnd =
          (!multiline || peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\""))
          && isPounds(pounds, at: quotes)
        position += isEnd ? quotes + pounds : 1
        if isEnd { return }
      default: position += 1
      }
    }
  }

  func isPounds(_ count: Int, at distance: Int) -> Bool {
    for index in 0..<count where peek(distance + index) != UInt8(ascii: "#") { return false }
    return true
  }
}
