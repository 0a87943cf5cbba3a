package import DigraphKnowledge
import DigraphLinking
package import DigraphReport

/// What the last words of a type's name say it is for, where nothing it is or does says more.
package struct NameSignals {
  /// The role its last words suggest.
  package let role: Role?
  /// Its values do work for others.
  package let isService: Bool
  /// Its values are deterministic helpers, unless they reach outside the process.
  package let isHelper: Bool
  /// Its values carry data.
  package let isData: Bool
  /// Its values are data even where they hold what does work: a state, a message.
  package let isMessage: Bool
  /// It stands in for another type in a test.
  package let isTestDouble: Bool
  /// It is called after previews.
  package let isPreview: Bool
  /// It is there to be called back.
  package let isBackReference: Bool
  /// It wires others together.
  package let isCompositionRoot: Bool
  /// It is called a container and nothing says of what: as often one of data as one of services.
  package let isBareContainer: Bool
  /// Others ask it for services by type or name.
  package let isLocator: Bool
  /// It is called a view controller.
  package let isController: Bool

  /// O(length of the name).
  package init(_ name: String, _ knowledge: Knowledge) {
    func meaning(_ word: String) -> KnownFacts {
      var word = word
      return word.withUTF8 { knowledge.word($0) } ?? KnownFacts()
    }
    let all = Words(name)
    let bare = Words(name) { meaning($0).word.contains(.empty) }
    var role: WordRole?
    var (marks, own, last) = (WordTraits(), WordTraits(), WordTraits())
    for tail in bare.tails {
      role = role ?? meaning(tail).role
      marks.formUnion(meaning(tail).word)
    }
    for tail in all.tails {
      last = meaning(tail).word
      own.formUnion(last)
    }
    let first = meaning(all.first).word
    self.role = role.flatMap { Role(rawValue: $0.rawValue) }
    isService = marks.contains(.service)
    isHelper = marks.contains(.helper)
    isData = own.contains(.data)
    isMessage = own.contains(.message)
    isTestDouble = first.union(own).contains(.double)
    isPreview = first.union(last).contains(.preview)
    isBackReference = own.contains(.listener)
    isCompositionRoot = own.contains(.root)
    isLocator = own.contains(.locator)
    isBareContainer = all.tails.last == "Container" && !isLocator
    // `ViewControllerWithState`: what stands before the preposition says what it is.
    let isNamedForOthers = !own.isDisjoint(with: [.listener, .root, .helper])
    isController =
      own.contains(.controller)
      || !isNamedForOthers && all.head.contains { meaning($0).word.contains(.controller) }
  }

  /// The first and the last words of a name in camel case.
  private struct Words {
    let first: String
    /// The last two words together, then the last one.
    let tails: [String]
    /// The same of the words before the first preposition, if there is one.
    let head: [String]

    init(_ name: String, without isEmpty: (String) -> Bool = { _ in false }) {
      let bytes = Array(name.utf8)
      var starts: [Int] = []
      for index in bytes.indices where Self.begins(index, bytes) { starts.append(index) }
      func text(_ from: Int, _ to: Int) -> String { String(decoding: bytes[from..<to], as: UTF8.self) }
      var end = bytes.count
      // `SessionProtocol`: the word before the one that says nothing.
      while starts.count > 1, isEmpty(text(starts[starts.count - 1], end)) { end = starts.removeLast() }
      first = text(0, starts.count > 1 ? starts[1] : end)
      func tails(of starts: ArraySlice<Int>, to end: Int) -> [String] {
        starts.suffix(2).map { text($0, end) }
      }
      self.tails = tails(of: starts[...], to: end)
      let preposition = starts.indices.dropFirst().first {
        ["With", "Of", "For"].contains(text(starts[$0], $0 + 1 < starts.count ? starts[$0 + 1] : end))
      }
      head = preposition.map { tails(of: starts[..<$0], to: starts[$0]) } ?? []
    }

    /// A capital after a small letter or a digit, or before a small letter: `URLSession` is `URL`, `Session`.
    private static func begins(_ index: Int, _ bytes: [UInt8]) -> Bool {
      if index == 0 { return true }
      func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
      guard isCapital(bytes[index]) else { return false }
      return !isCapital(bytes[index - 1])
        || (index + 1 < bytes.count && bytes[index + 1] >= 0x61 && bytes[index + 1] <= 0x7A)
    }
  }
}
