/// A text with names in it, apart from its words: a report says the same of many types, and keeps the words once.
package struct Phrase: Sendable, Equatable {
  /// The words, with ``hole`` in the place of each name.
  package private(set) var pattern: String
  package private(set) var names: [String]

  /// Stands for a name. No text of ours holds it otherwise.
  static let hole: Unicode.Scalar = "\0"

  init(pattern: String, names: [String]) {
    self.pattern = pattern
    self.names = names
  }

  /// A text that somebody else has put together.
  package init(_ text: String) {
    self.init(pattern: text.isEmpty ? "" : String(Self.hole), names: text.isEmpty ? [] : [text])
  }

  package var isEmpty: Bool { pattern.isEmpty }

  /// The text of a pattern and the names that stand in its holes, by their numbers; nil for none.
  package static func text(_ numbers: ArraySlice<Int32>, _ texts: [String]) -> String? {
    guard let pattern = numbers.first else { return nil }
    var (text, names) = ("", numbers.dropFirst())
    var rest = texts[Int(pattern)].utf8[...]
    while let hole = rest.firstIndex(of: UInt8(ascii: "\0")) {
      text += Substring(rest[..<hole])
      text += texts[Int(names.removeFirst())]
      rest = rest[rest.index(after: hole)...]
    }
    return text + Substring(rest)
  }
}

extension Phrase: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self.init(pattern: value, names: []) }

  package init(stringInterpolation: StringInterpolation) {
    self.init(pattern: stringInterpolation.pattern, names: stringInterpolation.names)
  }

  /// Gathers the words of a literal and the names between them.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pattern = ""
    fileprivate var names: [String] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      pattern.reserveCapacity(literalCapacity + interpolationCount)
      names.reserveCapacity(interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { pattern += literal }

    package mutating func appendInterpolation(_ name: String) {
      pattern.unicodeScalars.append(Phrase.hole)
      names.append(name)
    }

    package mutating func appendInterpolation(_ number: Int) { appendInterpolation(String(number)) }

    package mutating func appendInterpolation(_ phrase: Phrase) {
      pattern += phrase.pattern
      names += phrase.names
    }
  }
}

extension Phrase {
  /// One behind the other, with words between them.
  package static func joined(_ phrases: [Phrase], separator: String) -> Phrase {
    var joined: Phrase?
    for phrase in phrases { joined = joined.map { "\($0)\(Phrase(pattern: separator, names: []))\(phrase)" } ?? phrase }
    return joined ?? ""
  }
}
