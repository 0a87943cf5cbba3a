package import DigraphReport

/// A type as somebody types it: a name, a glob or a regular expression.
///
/// A name is the whole qualified name, its last parts, or either with the module before it. A glob (`*` any letters, `?`
/// one, `[a-z]` a choice) must match the same. A regular expression stands between slashes, `/^Login.*Model$/`, and may
/// match anywhere in the qualified name.
package struct NamePattern: Sendable {
  /// As it was typed.
  package let text: String
  private let matcher: Matcher

  private enum Matcher: Sendable {
    case name
    case glob([Character])
    /// The text between the slashes: the compiled form cannot be handed to other threads.
    case expression(String)
  }

  /// Why a pattern is none; one line.
  package struct Failure: Error, Sendable, Equatable {
    package var message: String
  }

  package init(_ text: String) throws(Failure) {
    self.text = text
    if text.count > 2, text.hasPrefix("/"), text.hasSuffix("/") {
      let expression = String(text.dropFirst().dropLast())
      do { _ = try Regex(expression) } catch {
        throw Failure(message: "'\(text)' is not a valid regular expression")
      }
      matcher = .expression(expression)
    } else if text.contains(where: { "*?[".contains($0) }) {
      matcher = .glob(Array(text))
    } else {
      matcher = .name
    }
  }

  /// It may stand for several types by design.
  package var isGeneral: Bool {
    if case .name = matcher { false } else { true }
  }

  /// The ids of the nodes it matches, ascending. A name that is one node's whole name matches no other's end.
  ///
  /// - Complexity: linear in the names.
  package func matches(in report: Report) -> [Int] {
    switch matcher {
    case .name:
      let whole = report.nodes.filter { $0.name == text || $0.qualifiedName == text }
      return (whole.isEmpty ? report.nodes.filter { $0.qualifiedName.hasSuffix(".\(text)") } : whole).map(\.id)
    case .glob(let pattern):
      return report.nodes.filter { node in
        node.spellings.contains { Self.matches(pattern, Array($0)) }
      }.map(\.id)
    case .expression(let expression):
      guard let regex = try? Regex(expression) else { return [] }
      return report.nodes.filter { $0.name.firstMatch(of: regex) != nil }.map(\.id)
    }
  }

  /// Whether it matches a word that stands for itself, such as the name of a module.
  package func matches(word: String) -> Bool {
    switch matcher {
    case .name: text == word
    case .glob(let pattern): Self.matches(pattern, Array(word))
    case .expression(let expression): (try? Regex(expression)).map { word.firstMatch(of: $0) != nil } ?? false
    }
  }

  /// Without going back further than the last star: linear but for the product with the pattern's length.
  private static func matches(_ pattern: [Character], _ text: [Character]) -> Bool {
    var (position, place) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while place < text.count {
      if position < pattern.count, pattern[position] == "*" {
        star = (position, place)
        position += 1
      } else if position < pattern.count, let next = matchesOne(pattern, position, text[place]) {
        position = next
        place += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (position, place) = (last.pattern + 1, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }

  /// The position behind what matches the character; nil where it does not.
  private static func matchesOne(_ pattern: [Character], _ position: Int, _ character: Character) -> Int? {
    switch pattern[position] {
    case "?": return position + 1
    case "[":
      guard let end = pattern[position...].firstIndex(of: "]") else { return nil }
      var (choices, isNegated, isIn) = (pattern[(position + 1)..<end], false, false)
      if let first = choices.first, first == "!" || first == "^" {
        isNegated = true
        choices.removeFirst()
      }
      while let first = choices.popFirst() {
        if choices.count > 1, choices.first == "-", let last = choices.dropFirst().first {
          if first <= character, character <= last { isIn = true }
          choices.removeFirst(2)
        } else if first == character {
          isIn = true
        }
      }
      return isIn != isNegated ? end + 1 : nil
    default: return pattern[position] == character ? position + 1 : nil
    }
  }
}

extension ReportNode {
  /// With the module before it, where there is one.
  package var qualifiedName: String { module.map { "\($0).\(name)" } ?? name }

  /// The name, its last parts, and both with the module.
  fileprivate var spellings: [String] {
    var rest = name[...]
    var endings = [name]
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
      endings.append(String(rest))
    }
    return module == nil ? endings : endings + [qualifiedName]
  }
}
