import DigraphFacts
import YAMLDocuments

/// What a value in the configuration may look like.
///
/// The check, the schema for editors and the documentation are all derived from these shapes.
package indirect enum ConfigurationShape: Sendable {
  /// Any text.
  case text
  /// A whole number that is not negative.
  case number
  /// One of several words.
  case word([String])
  /// A pattern or a list of patterns. The text says what they are matched against.
  case patterns(String)
  /// A colour: `#d55e00`.
  case color
  /// One or more of several words.
  case words([String])
  case list(ConfigurationShape)
  /// Any keys, or keys from a list, that all have values of one shape.
  case table(keys: [String]?, ConfigurationShape)
  case object([ConfigurationKey])
  /// A word, or an object that says more.
  case wordOrObject([String], [ConfigurationKey])
}

/// A key of the configuration.
package struct ConfigurationKey: Sendable {
  package let name: String
  package let shape: ConfigurationShape
  /// What it is for, as a sentence.
  package let summary: String
  package let isRequired: Bool

  init(_ name: String, _ shape: ConfigurationShape, _ summary: String, isRequired: Bool = false) {
    self.name = name
    self.shape = shape
    self.summary = summary
    self.isRequired = isRequired
  }
}

/// Checks a document against a shape and collects all mistakes.
struct ConfigurationCheck {
  /// Further mistakes are only counted: nobody reads that many, and finding what was meant takes a while for each.
  private static let mistakeLimit = 100

  private(set) var mistakes: [LocatedMessage] = []
  private(set) var mistakesLeftOut = 0

  mutating func check(_ node: YAMLNode, _ shape: ConfigurationShape, at path: String) {
    switch shape {
    case .text: if text(node) == nil { expect("text", node, path) }
    case .number: if text(node).flatMap(Self.number) == nil { expect("a whole number", node, path) }
    case .word(let words): checkWord(node, words, path)
    case .patterns:
      for pattern in alone(node) {
        if text(pattern).map(\.isEmpty) ?? true { expect("a pattern or a list of patterns", pattern, path) }
      }
    case .color:
      if !(text(node).map(Self.isColor) ?? false) {
        // Without quotes it would be a comment.
        expect("a colour in quotes such as \"#d55e00\"", node, path)
      }
    case .words(let words): for word in alone(node) { checkWord(word, words, path) }
    case .list(let element):
      guard case .list(let elements) = node.value else { return expect("a list", node, path) }
      for (index, child) in elements.enumerated() { check(child, element, at: "\(path)[\(index)]") }
    case .table(let keys, let shape):
      guard let pairs = pairs(node, path) else { return }
      for (key, value) in pairs {
        guard let name = self.name(key, path) else { continue }
        if let keys, !keys.contains(name) { unknown(key, name, keys, path) }
        check(value, shape, at: path.isEmpty ? name : "\(path).\(name)")
      }
    case .object(let keys): checkObject(node, keys, path)
    case .wordOrObject(let words, let keys):
      if case .scalar = node.value { checkWord(node, words, path) } else { checkObject(node, keys, path) }
    }
  }

  private mutating func checkObject(_ node: YAMLNode, _ keys: [ConfigurationKey], _ path: String) {
    guard let pairs = pairs(node, path) else { return }
    var seen: Set<String> = []
    for (key, value) in pairs {
      guard let name = self.name(key, path) else { continue }
      seen.insert(name)
      guard let known = keys.first(where: { $0.name == name }) else {
        unknown(key, name, keys.map(\.name), path)
        continue
      }
      check(value, known.shape, at: path.isEmpty ? name : "\(path).\(name)")
    }
    for key in keys where key.isRequired && !seen.contains(key.name) {
      add(node, "'\(path)' needs the key '\(key.name)'")
    }
  }

  private mutating func pairs(_ node: YAMLNode, _ path: String) -> [(key: YAMLNode, value: YAMLNode)]? {
    guard case .map(let pairs) = node.value else {
      expect("keys with values", node, path)
      return nil
    }
    var seen: Set<String> = []
    for (key, _) in pairs {
      if let name = text(key), !seen.insert(name).inserted { add(key, "the key '\(name)' appears twice") }
    }
    return pairs
  }

  private mutating func name(_ key: YAMLNode, _ path: String) -> String? {
    guard let name = text(key), !name.isEmpty else {
      expect("a key", key, path)
      return nil
    }
    return name
  }

  private mutating func checkWord(_ node: YAMLNode, _ words: [String], _ path: String) {
    guard let word = text(node) else { return expect(words.joined(separator: ", "), node, path) }
    if !words.contains(word) {
      add(node, "unknown value '\(word)' for '\(path)'; \(NearestSpelling.advice(for: word, in: words))")
    }
  }

  private mutating func unknown(_ key: YAMLNode, _ name: String, _ names: [String], _ path: String) {
    let parent = path.isEmpty ? "" : " in '\(path)'"
    add(key, "unknown key '\(name)'\(parent); \(NearestSpelling.advice(for: name, in: names))")
  }

  private mutating func expect(_ what: String, _ node: YAMLNode, _ path: String) {
    let found: String
    switch node.value {
    case .scalar(let text, _): found = node.isNull ? "nothing" : "'\(text.prefix(40))'"
    case .list: found = "a list"
    case .map: found = "keys with values"
    }
    add(node, "\(path.isEmpty ? "the configuration" : "'\(path)'") must be \(what), not \(found)")
  }

  /// Adds a mistake that shapes cannot express.
  mutating func add(_ node: YAMLNode, _ text: @autoclosure () -> String) {
    guard mistakes.count < Self.mistakeLimit else {
      mistakesLeftOut += 1
      return
    }
    mistakes.append(LocatedMessage(location: node.location, text: text()))
  }

  // MARK: Values

  private func text(_ node: YAMLNode) -> String? { node.text }
  private func alone(_ node: YAMLNode) -> [YAMLNode] { node.elements }

  /// Whether it is `#` and six digits.
  private static func isColor(_ text: String) -> Bool {
    text.utf8.count == 7 && text.hasPrefix("#") && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// The value of a number; nil if it is not written as one.
  static func number(_ text: String) -> Int? {
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text)
  }
}

extension YAMLNode {
  /// The text of a scalar; nil if it is empty or not a scalar.
  var text: String? {
    if case .scalar(let text, _) = value, !isNull { text } else { nil }
  }

  /// The elements of a list, or the node itself if it is not a list.
  var elements: [YAMLNode] {
    if case .list(let elements) = value { elements } else { [self] }
  }

  /// The pairs of a mapping with the names of their keys; empty if it is not a mapping.
  var members: [(name: String, key: YAMLNode, value: YAMLNode)] {
    guard case .map(let pairs) = value else { return [] }
    return pairs.compactMap { pair in pair.key.text.map { ($0, pair.key, pair.value) } }
  }

  subscript(_ name: String) -> YAMLNode? { members.first { $0.name == name }?.value }

  var number: Int? { text.flatMap(ConfigurationCheck.number) }
}
