/// What a file in Starlark says, as far as build files go: calls of rules at the top with literal arguments, and names
/// that stand for such values. Nothing is run.
///
/// Source: Bazel's "Starlark language". Loops, conditions and comprehensions are passed over.
struct BuildFileText {
  indirect enum Value {
    case text(String)
    case list([Value])
    case name(String)
    case call(Call)
    /// The sum of others, or the branches of which a `select` takes one.
    case several([Value])
    case unknown
  }

  struct Call {
    var name: String
    var arguments: [(name: String?, value: Value)]

    subscript(_ name: String) -> Value? { arguments.first { $0.name == name }?.value }
  }

  /// The calls at the top, in order.
  private(set) var calls: [Call] = []
  /// What names at the top stand for.
  private(set) var values: [String: Value] = [:]
  /// Whether the file could be read to its end.
  private(set) var isWhole = true

  /// Whether any call begins in it; other files have the name, too.
  private(set) var hasCalls = false

  private let bytes: [UInt8]
  private var index = 0

  /// Brackets in brackets beyond this are nobody's build file.
  private static let depthLimit = 64

  /// O(bytes).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count, isWhole { readStatement() }
  }

  // MARK: Statements

  private mutating func readStatement() {
    skipSpaces(acrossLines: true)
    guard index < bytes.count else { return }
    // What is indented belongs to a function or a loop.
    let isAtTop = index == 0 || bytes[index - 1] == UInt8(ascii: "\n")
    guard isAtTop, let name = word() else { return skipLine() }
    skipSpaces()
    if next("(") {
      hasCalls = true
      if let call = readCall(name, depth: 0) { calls.append(call) }
    } else if next("="), bytes.count <= index + 1 || bytes[index + 1] != UInt8(ascii: "=") {
      index += 1
      values[name] = readValue(depth: 0)
    } else if next("+"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "=") {
      index += 2
      let more = readValue(depth: 0)
      values[name] = .several([values[name] ?? .unknown, more])
    }
    skipLine()
  }

  /// To the next line, brackets and texts passed as a whole.
  private mutating func skipLine() {
    var depth = 0
    while index < bytes.count, isWhole {
      switch bytes[index] {
      case UInt8(ascii: "\n") where depth == 0:
        index += 1
        return
      case UInt8(ascii: "#"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = text()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        index += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        index += 1
      default: index += 1
      }
    }
  }

  // MARK: Values

  /// Values with `+` between them.
  private mutating func readValue(depth: Int) -> Value {
    guard depth < Self.depthLimit else {
      isWhole = false
      return .unknown
    }
    var parts = [readOperand(depth: depth)]
    while isWhole {
      skipSpaces(acrossLines: depth > 0)
      guard next("+") else { break }
      index += 1
      parts.append(readOperand(depth: depth))
    }
    return parts.count == 1 ? parts[0] : .several(parts)
  }

  private mutating func readOperand(depth: Int) -> Value {
    skipSpaces(acrossLines: depth > 0)
    guard index < bytes.count else {
      isWhole = false
      return .unknown
    }
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      var whole = text()
      // Texts that stand next to each other are one.
      while isWhole {
        skipSpaces(acrossLines: depth > 0)
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
          break
        }
        whole += text()
      }
      return isFollowedByMore ? .unknown : .text(whole)
    case UInt8(ascii: "["), UInt8(ascii: "("): return .list(readElements(depth: depth))
    case UInt8(ascii: "{"): return .several(readElements(depth: depth))
    default: break
    }
    guard let name = word() else {
      index += 1
      return .unknown
    }
    skipSpaces()
    if next("("), let call = readCall(name, depth: depth) { return isFollowedByMore ? .unknown : .call(call) }
    return isFollowedByMore ? .unknown : .name(name)
  }

  /// `"…".format(…)`, `"…" % …`: what comes of it is not known.
  private var isFollowedByMore: Bool { next(".") || next("%") || next("[") || next("*") }

  /// The elements between brackets; of a dictionary its values.
  private mutating func readElements(depth: Int) -> [Value] {
    let close = bytes[index] == UInt8(ascii: "[") ? "]" : bytes[index] == UInt8(ascii: "(") ? ")" : "}"
    index += 1
    var elements: [Value] = []
    while isWhole {
      skipSpaces(acrossLines: true)
      guard index < bytes.count else {
        isWhole = false
        break
      }
      if next(Character(close)) {
        index += 1
        break
      }
      let before = index
      let value = readValue(depth: depth + 1)
      skipRest()
      if next(":") {
        index += 1
        continue
      }
      elements.append(value)
      if next(",") { index += 1 } else if index == before { index += 1 }
    }
    return elements
  }

  private mutating func readCall(_ name: String, depth: Int) -> Call? {
    var call = Call(name: name, arguments: [])
    index += 1
    while isWhole {
      skipSpaces(acrossLines: true)
      guard index < bytes.count else {
        isWhole = false
        return nil
      }
      if next(")") {
        index += 1
        return call
      }
      let before = index
      let label = label()
      let value = readValue(depth: depth + 1)
      skipRest()
      call.arguments.append((label, value))
      if next(",") { index += 1 } else if index == before { index += 1 }
    }
    return nil
  }

  /// `name =` in front of an argument.
  private mutating func label() -> String? {
    let start = index
    if let name = word() {
      skipSpaces(acrossLines: true)
      if next("="), index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: "=") {
        index += 1
        return name
      }
    }
    index = start
    return nil
  }

  /// What stands between a value and the end of its element: `if x else y`, `for x in y`, `.items()`, `% x`.
  private mutating func skipRest() {
    var depth = 0
    while index < bytes.count, isWhole {
      switch bytes[index] {
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        if depth == 0 { return }
        index += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return }
        depth -= 1
        index += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        index += 1
      case UInt8(ascii: "#"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = text()
      default: index += 1
      }
    }
    isWhole = false
  }

  // MARK: Tokens

  private func next(_ mark: Character) -> Bool { index < bytes.count && bytes[index] == mark.asciiValue }

  private mutating func skipComment() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipSpaces(acrossLines: Bool = false) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0D: index += 1
      case UInt8(ascii: "\\") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"): index += 2
      case UInt8(ascii: "\n") where acrossLines: index += 1
      case UInt8(ascii: "#") where acrossLines: skipComment()
      default: return
      }
    }
  }

  private mutating func word() -> String? {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == UInt8(ascii: "_")
      guard isLetter || index > start && byte >= 0x30 && byte <= 0x39 else { break }
      index += 1
    }
    return index == start ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// A text between quotes, one or three; escapes are left as they are.
  private mutating func text() -> String {
    let quote = bytes[index]
    let isLong = index + 2 < bytes.count && bytes[index + 1] == quote && bytes[index + 2] == quote
    index += isLong ? 3 : 1
    let start = index
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if isLong {
        if index + 2 < bytes.count, bytes[index] == quote, bytes[index + 1] == quote, bytes[index + 2] == quote {
          index += 3
          return String(decoding: bytes[start..<(index - 3)], as: UTF8.self)
        }
      } else if bytes[index] == quote {
        index += 1
        return String(decoding: bytes[start..<(index - 1)], as: UTF8.self)
      } else if bytes[index] == UInt8(ascii: "\n") {
        break
      }
      index += 1
    }
    isWhole = false
    index = min(index, bytes.count)
    return ""
  }
}
