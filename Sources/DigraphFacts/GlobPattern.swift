/// A glob for paths and names: `*` and `?` within one component, `**` across components, `[abc]`, `[!a-z]`, and `\` before
/// a character to be taken literally.
///
/// Matching takes time proportional to the length of the pattern times that of the path. Sources: gitignore(5), "PATTERN
/// FORMAT", and POSIX.1 fnmatch with FNM_PATHNAME.
package struct GlobPattern: Sendable, Equatable {
  private enum Token: Sendable, Equatable {
    case character(UInt32)
    case anyCharacter
    case anyInComponent
    /// `**`: anything, including slashes.
    case anything
    /// `**/`: nothing, or anything that ends with a slash.
    case anyFolders
    case set([ClosedRange<UInt32>], negated: Bool)
  }

  /// Most patterns are a plain name or `*.suffix`, which can be matched without an automaton.
  private enum Shape: Sendable, Equatable {
    case literal([UInt8])
    case suffixOfComponent([UInt8])
    case general
  }

  package let text: String
  private let tokens: [Token]
  private let shape: Shape
  /// The byte that every matching path starts with; nil if that varies.
  private let firstByte: UInt8?
  /// The byte that every matching path ends with; nil if that varies.
  private let lastByte: UInt8?

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
    tokens = Self.parse(Array(text.unicodeScalars))
    let characters = tokens.compactMap { token in if case .character(let value) = token { value } else { nil } }
    if characters.count == tokens.count {
      shape = .literal(Self.utf8(characters))
    } else if characters.count + 1 == tokens.count, tokens[0] == .anyInComponent {
      shape = .suffixOfComponent(Self.utf8(characters))
    } else {
      shape = .general
    }
    firstByte = if case .character(let value)? = tokens.first { Self.utf8([value]).first } else { nil }
    lastByte = if case .character(let value)? = tokens.last { Self.utf8([value]).last } else { nil }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\")
  }

  private static func utf8(_ characters: [UInt32]) -> [UInt8] {
    characters.compactMap(Unicode.Scalar.init).flatMap { Array(String($0).utf8) }
  }

  /// The only path that matches; nil if others may match.
  package var literal: [UInt8]? { if case .literal(let bytes) = shape { bytes } else { nil } }

  /// The suffix that makes a component match, as in `*.txt`; nil for other patterns.
  package var suffix: [UInt8]? { if case .suffixOfComponent(let bytes) = shape { bytes } else { nil } }

  /// Whether a complete `/`-separated path matches.
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

  /// Whether a complete `/`-separated path matches.
  package func matches(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    // Most paths differ from most patterns at one end.
    if let firstByte, path.first != firstByte { return false }
    if let lastByte, path.last != lastByte { return false }
    switch shape {
    case .literal(let bytes): return path.count == bytes.count && path.elementsEqual(bytes)
    case .suffixOfComponent(let bytes):
      return path.count >= bytes.count && path.suffix(bytes.count).elementsEqual(bytes)
        && !path.dropLast(bytes.count).contains(UInt8(ascii: "/"))
    case .general: break
    }
    // `states[i]`: the tokens before i match the characters read so far.
    var states = [Bool](repeating: false, count: tokens.count + 1)
    var next = states
    states[0] = true
    skipEmpty(&states, atStartOfComponent: true)
    var position = 0
    while position < path.count {
      let character = Self.character(in: path, at: &position)
      for index in next.indices { next[index] = false }
      for index in tokens.indices where states[index] {
        switch tokens[index] {
        case .character(let expected): if character == expected { next[index + 1] = true }
        case .anyCharacter: if character != slash { next[index + 1] = true }
        case .set(let ranges, let negated):
          if character != slash, ranges.contains(where: { $0.contains(character) }) != negated {
            next[index + 1] = true
          }
        case .anyInComponent: if character != slash { next[index] = true }
        case .anything: next[index] = true
        case .anyFolders:
          next[index] = true
          if character == slash { next[index + 1] = true }
        }
      }
      swap(&states, &next)
      skipEmpty(&states, atStartOfComponent: character == slash)
    }
    return states[tokens.count]
  }

  /// The Unicode scalar at a position, which moves past it. A byte that is not part of UTF-8 gets a value beyond all
  /// scalars.
  private static func character(in path: UnsafeBufferPointer<UInt8>, at position: inout Int) -> UInt32 {
    let lead = path[position]
    position += 1
    let length = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 0
    if length == 1 { return UInt32(lead) }
    guard length > 0, position + length - 1 <= path.count else { return 0x11_0000 + UInt32(lead) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for byte in path[position..<(position + length - 1)] {
      guard byte & 0xC0 == 0x80 else { return 0x11_0000 + UInt32(lead) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    position += length - 1
    return value
  }

  /// Tokens that can match nothing let the state after them hold as well.
  private func skipEmpty(_ states: inout [Bool], atStartOfComponent: Bool) {
    for index in tokens.indices where states[index] {
      switch tokens[index] {
      case .anyInComponent, .anything: states[index + 1] = true
      case .anyFolders: if atStartOfComponent { states[index + 1] = true }
      default: continue
      }
    }
  }

  private static func parse(_ text: [Unicode.Scalar]) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    // There is no set after the last closing bracket.
    let lastClosing = text.lastIndex(of: "]") ?? 0
    while index < text.count {
      let character = text[index]
      index += 1
      switch character {
      case "*":
        guard index < text.count, text[index] == "*" else {
          tokens.append(.anyInComponent)
          continue
        }
        while index < text.count, text[index] == "*" { index += 1 }
        if index < text.count, text[index] == "/" {
          index += 1
          tokens.append(.anyFolders)
        } else {
          tokens.append(.anything)
        }
      case "?": tokens.append(.anyCharacter)
      case "\\" where index < text.count:
        tokens.append(.character(text[index].value))
        index += 1
      case "[":
        if index <= lastClosing, let (set, end) = parseSet(text, from: index) {
          tokens.append(set)
          index = end
        } else {
          tokens.append(.character(character.value))
        }
      default: tokens.append(.character(character.value))
      }
    }
    return tokens
  }

  private static func parseSet(_ text: [Unicode.Scalar], from start: Int) -> (Token, Int)? {
    var index = start
    var negated = false
    if index < text.count, text[index] == "!" || text[index] == "^" {
      negated = true
      index += 1
    }
    var ranges: [ClosedRange<UInt32>] = []
    let first = index
    while index < text.count, text[index] != "]" || index == first {
      let low = text[index].value
      if index + 2 < text.count, text[index + 1] == "-", text[index + 2] != "]" {
        let high = text[index + 2].value
        if low <= high { ranges.append(low...high) }
        index += 3
      } else {
        ranges.append(low...low)
        index += 1
      }
    }
    guard index < text.count else { return nil }
    return (.set(ranges, negated: negated), index + 1)
  }
}

private let slash = UInt32(UInt8(ascii: "/"))
