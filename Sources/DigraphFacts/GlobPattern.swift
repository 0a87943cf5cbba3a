/// A path pattern: `*` and `?` within one component, `**` across components, `[abc]`, `[!a-z]`, `\` before a
/// character that means itself.
///
/// Matching takes time proportional to pattern length times path length. Source: gitignore(5), "PATTERN FORMAT", and
/// POSIX.1 fnmatch with FNM_PATHNAME.
package struct GlobPattern: Sendable, Equatable {
  private enum Token: Sendable, Equatable {
    case byte(UInt8)
    case anyByte
    case anyInComponent
    /// `**`: anything, slashes included.
    case anything
    /// `**/`: nothing, or anything that ends with a slash.
    case anyFolders
    case set([ClosedRange<UInt8>], negated: Bool)
  }

  /// Most patterns are a plain name or `*.suffix`, which need no automaton.
  private enum Shape: Sendable, Equatable {
    case literal([UInt8])
    case suffixOfComponent([UInt8])
    case general
  }

  package let text: String
  private let tokens: [Token]
  private let shape: Shape
  /// The byte that every path which matches begins with, and the one it ends with; nil where that can be any.
  package let firstByte: UInt8?
  package let lastByte: UInt8?

  package init(_ text: String) {
    self.text = text
    let plain = Array(text.utf8)
    guard plain.contains(where: Self.isSpecial) else {
      tokens = []
      shape = .literal(plain)
      firstByte = plain.first
      lastByte = plain.last
      return
    }
    tokens = Self.parse(plain)
    let bytes = tokens.compactMap { token in if case .byte(let byte) = token { byte } else { nil } }
    if bytes.count == tokens.count {
      shape = .literal(bytes)
    } else if bytes.count + 1 == tokens.count, tokens[0] == .anyInComponent {
      shape = .suffixOfComponent(bytes)
    } else {
      shape = .general
    }
    firstByte = if case .byte(let byte)? = tokens.first { byte } else { nil }
    lastByte = if case .byte(let byte)? = tokens.last { byte } else { nil }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\")
  }

  /// The only path that matches; nil where there are others.
  package var literal: [UInt8]? { if case .literal(let bytes) = shape { bytes } else { nil } }

  /// What every component that ends with it matches by, as in `*.txt`; nil where it is something else.
  package var suffix: [UInt8]? { if case .suffixOfComponent(let bytes) = shape { bytes } else { nil } }

  /// Whether the whole of a `/`-separated path matches.
  package func matches(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { matches($0) }
  }

  /// Whether a path matches, or a folder above it does.
  package func covers(_ path: String) -> Bool {
    if matches(path) { return true }
    var end = path.utf8.startIndex
    while let slash = path.utf8[end...].firstIndex(of: UInt8(ascii: "/")) {
      if matches(String(path[..<slash])) { return true }
      end = path.utf8.index(after: slash)
    }
    return false
  }

  package func matches(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    // Most paths differ from most patterns at one end.
    if let firstByte, path.first != firstByte { return false }
    if let lastByte, path.last != lastByte { return false }
    switch shape {
    case .literal(let bytes): return path.count == bytes.count && path.elementsEqual(bytes)
    case .suffixOfComponent(let bytes):
      return path.count >= bytes.count && path.suffix(bytes.count).elementsEqual(bytes)
        && !path.dropLast(bytes.count).contains(slash)
    case .general: break
    }
    // `states[i]`: the tokens before i match the bytes read so far.
    var states = [Bool](repeating: false, count: tokens.count + 1)
    var next = states
    states[0] = true
    skipEmpty(&states, atStartOfComponent: true)
    for byte in path {
      for index in next.indices { next[index] = false }
      for index in tokens.indices where states[index] {
        switch tokens[index] {
        case .byte(let expected): if byte == expected { next[index + 1] = true }
        case .anyByte: if byte != slash { next[index + 1] = true }
        case .set(let ranges, let negated):
          if byte != slash, ranges.contains(where: { $0.contains(byte) }) != negated { next[index + 1] = true }
        case .anyInComponent: if byte != slash { next[index] = true }
        case .anything: next[index] = true
        case .anyFolders:
          next[index] = true
          if byte == slash { next[index + 1] = true }
        }
      }
      swap(&states, &next)
      skipEmpty(&states, atStartOfComponent: byte == slash)
    }
    return states[tokens.count]
  }

  /// Tokens that match nothing at all let the state behind them stand as well.
  private func skipEmpty(_ states: inout [Bool], atStartOfComponent: Bool) {
    for index in tokens.indices where states[index] {
      switch tokens[index] {
      case .anyInComponent, .anything: states[index + 1] = true
      case .anyFolders: if atStartOfComponent { states[index + 1] = true }
      default: continue
      }
    }
  }

  private static func parse(_ bytes: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    // Behind the last closing bracket no set is looked for.
    let lastClosing = bytes.lastIndex(of: UInt8(ascii: "]")) ?? 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "*"):
        guard index < bytes.count, bytes[index] == byte else {
          tokens.append(.anyInComponent)
          continue
        }
        while index < bytes.count, bytes[index] == byte { index += 1 }
        if index < bytes.count, bytes[index] == slash {
          index += 1
          tokens.append(.anyFolders)
        } else {
          tokens.append(.anything)
        }
      case UInt8(ascii: "?"): tokens.append(.anyByte)
      case UInt8(ascii: "\\") where index < bytes.count:
        tokens.append(.byte(bytes[index]))
        index += 1
      case UInt8(ascii: "["):
        if index <= lastClosing, let (set, end) = parseSet(bytes, from: index) {
          tokens.append(set)
          index = end
        } else {
          tokens.append(.byte(byte))
        }
      default: tokens.append(.byte(byte))
      }
    }
    return tokens
  }

  private static func parseSet(_ bytes: [UInt8], from start: Int) -> (Token, Int)? {
    var index = start
    var negated = false
    if index < bytes.count, bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "^") {
      negated = true
      index += 1
    }
    var ranges: [ClosedRange<UInt8>] = []
    let first = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "]") || index == first {
      let low = bytes[index]
      if index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "-"), bytes[index + 2] != UInt8(ascii: "]") {
        let high = bytes[index + 2]
        if low <= high { ranges.append(low...high) }
        index += 3
      } else {
        ranges.append(low...low)
        index += 1
      }
    }
    guard index < bytes.count else { return nil }
    return (.set(ranges, negated: negated), index + 1)
  }
}

private let slash = UInt8(ascii: "/")
