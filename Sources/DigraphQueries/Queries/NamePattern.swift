import DigraphFacts
package import DigraphReport

/// A type as the user names it: by its name, a glob or a regular expression.
///
/// A name is the qualified name of a type, the last parts of it, or either with the module in front. A glob (`*` for any
/// characters, `?` for one, `[a-z]` for one of several) must match one of these. A regular expression is enclosed in
/// slashes, such as `/^Login.*Model$/`, and may match anywhere in the qualified name.
package struct NamePattern: Sendable {
  /// The pattern as it was typed.
  package let text: String
  private let matcher: Matcher

  private enum Matcher: Sendable {
    case name
    case glob(GlobPattern)
    /// The text between the slashes: the compiled form cannot be shared between threads.
    case expression(String)
  }

  /// Why a pattern is not valid, in one line.
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
      matcher = .glob(GlobPattern(text))
    } else {
      matcher = .name
    }
  }

  /// The ids of the nodes that it matches, ascending. A name that is the whole name of a node matches only such nodes.
  ///
  /// - Complexity: linear in the names.
  package func matches(in report: Report) -> [Int] {
    switch matcher {
    case .name:
      let whole = report.nodes.filter { $0.name == text || $0.qualifiedName == text }
      return (whole.isEmpty ? report.nodes.filter { $0.qualifiedName.hasSuffix(".\(text)") } : whole).map(\.id)
    case .glob(let pattern):
      return report.nodes.filter { node in node.spellings.contains { pattern.matches($0) } }.map(\.id)
    case .expression(let expression):
      guard let regex = try? Regex(expression) else { return [] }
      return report.nodes.filter { $0.name.firstMatch(of: regex) != nil }.map(\.id)
    }
  }

  /// Whether it matches a plain word, such as the name of a module.
  package func matches(word: String) -> Bool {
    switch matcher {
    case .name: text == word
    case .glob(let pattern): pattern.matches(word)
    case .expression(let expression): (try? Regex(expression)).map { word.firstMatch(of: $0) != nil } ?? false
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
