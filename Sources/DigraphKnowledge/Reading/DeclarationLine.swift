/// What a line of an interface declares: the first declaration that begins in it.
struct DeclarationLine {
  enum Keyword: CaseIterable {
    case actor, `associatedtype`, `case`, `class`, `enum`, `extension`, `func`, `init`, `let`, `protocol`, `struct`
    case `subscript`, `typealias`, `var`
  }

  let keyword: Keyword
  let isStatic: Bool
  /// The declared name, or the label of an initializer's first argument.
  let name: Range<Int>
  /// Of an initializer: it takes nothing.
  let isBare: Bool

  /// Whether it opens a scope whose name its members go by.
  var isType: Bool {
    switch keyword {
    case .actor, .class, .enum, .extension, .protocol, .struct: true
    default: false
    }
  }

  /// Nil where the line declares nothing that could be named.
  ///
  /// - Complexity: O(length).
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var scanner = Scanner(bytes: bytes, position: range.lowerBound, end: range.upperBound)
    var isStatic = false
    var keyword: Keyword?
    while let word = scanner.word() {
      let text = UnsafeBufferPointer(rebasing: bytes[word])
      if let found = Self.keyword(text) {
        // `class func` is a static member.
        if found == .class, let next = scanner.peek(), Self.isMember(next) {
          isStatic = true
          continue
        }
        keyword = found
        break
      }
      if Self.equals(text, "static") { isStatic = true }
      scanner.skipParentheses()
    }
    guard let keyword else { return nil }
    self.keyword = keyword
    self.isStatic = isStatic || keyword == .case
    if keyword == .`init` {
      guard let label = scanner.label() else { return nil }
      name = label
      isBare = scanner.isBehindParentheses
    } else {
      guard let word = scanner.word() else { return nil }
      name = word
      isBare = false
    }
  }

  private static func isMember(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch keyword(text) {
    case .func, .let, .var, .subscript: true
    default: false
    }
  }

  private static func keyword(_ text: UnsafeBufferPointer<UInt8>) -> Keyword? {
    for (word, keyword) in keywords where equals(text, word) { return keyword }
    return nil
  }

  private static let keywords: [(StaticString, Keyword)] = [
    ("func", .func), ("var", .var), ("class", .class), ("struct", .struct), ("init", .`init`), ("protocol", .protocol),
    ("let", .let), ("enum", .enum), ("case", .case), ("extension", .extension), ("typealias", .typealias),
    ("actor", .actor), ("associatedtype", .associatedtype), ("subscript", .subscript),
  ]

  private static func equals(_ text: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    guard text.count == word.utf8CodeUnitCount else { return false }
    for index in text.indices where text[index] != word.utf8Start[index] { return false }
    return true
  }

  /// Takes the line apart into names and what stands between them.
  private struct Scanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var position: Int
    let end: Int
    var isBehindParentheses = false

    /// The next name, attributes skipped; nil where something else comes first.
    mutating func word() -> Range<Int>? {
      skipAttributes()
      let isQuoted = position < end && bytes[position] == UInt8(ascii: "`")
      if isQuoted { position += 1 }
      let start = position
      while position < end, bytes[position].isOfName { position += 1 }
      let range = start..<position
      if isQuoted { position = min(position + 1, end) }
      return range.isEmpty ? nil : range
    }

    func peek() -> UnsafeBufferPointer<UInt8>? {
      var ahead = self
      return ahead.word().map { UnsafeBufferPointer(rebasing: bytes[$0]) }
    }

    /// `private(set)`, `nonisolated(unsafe)`
    mutating func skipParentheses() {
      guard position < end, bytes[position] == UInt8(ascii: "(") else { return }
      while position < end, bytes[position] != UInt8(ascii: ")") { position += 1 }
      position = min(position + 1, end)
    }

    /// The label of the first parameter behind `init`, `init?` or `init<T>`; empty for `_` and for no parameter.
    mutating func label() -> Range<Int>? {
      while position < end, bytes[position] != UInt8(ascii: "(") { position += 1 }
      guard position < end else { return nil }
      position += 1
      skipSpaces()
      if position < end, bytes[position] == UInt8(ascii: ")") {
        isBehindParentheses = true
        return position..<position
      }
      guard let word = word() else { return nil }
      return word.count == 1 && bytes[word.lowerBound] == UInt8(ascii: "_") ? word.lowerBound..<word.lowerBound : word
    }

    private mutating func skipAttributes() {
      skipSpaces()
      while position < end, bytes[position] == UInt8(ascii: "@") {
        position += 1
        while position < end, bytes[position].isOfName { position += 1 }
        skipParentheses()
        skipSpaces()
      }
    }

    private mutating func skipSpaces() {
      while position < end, bytes[position].isBlank { position += 1 }
    }
  }
}
