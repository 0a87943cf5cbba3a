/// What Swift calls that which Objective-C declares.
///
/// Sources: "Renaming Objective-C APIs for Swift" of Apple's documentation, and SE-0005, of whose rules those are kept
/// that bear on initializers and shared instances.
enum ImportedNames {
  /// The name of a member that gives an instance of a type, without the words that the type's name ends with:
  /// `sharedManager` of `FilmManager` is `shared`.
  static func member(_ name: String, giving type: String) -> String {
    let own = words(of: name)
    let ending = words(of: type)
    var kept = own.count
    var place = ending.count
    while kept > 0, place > 0, own[kept - 1].lowercased() == ending[place - 1].lowercased() {
      kept -= 1
      place -= 1
    }
    return kept == 0 || kept == own.count ? name : own[..<kept].joined()
  }

  /// A function's name and the labels of its parameters: `loadFilmWithTitle:year:` is `loadFilm(withTitle:year:)`.
  static func function(_ pieces: [String]) -> (name: String, labels: [String]) {
    var parts = words(of: pieces[0])
    var label = "_"
    if let preposition = parts.dropFirst().lastIndex(where: { prepositions.contains($0) }) {
      label = lowered(parts[preposition...].joined())
      parts.removeSubrange(preposition...)
    }
    return (parts.joined(), [label] + pieces.dropFirst().map { $0.isEmpty ? "_" : $0 })
  }

  /// The labels of an initializer: `initWithTitle:year:` is `init(title:year:)`. Nil for another method.
  ///
  /// - Parameter type: the name of the type where the method is one of it, which may stand in the place of `init`.
  static func initializer(_ pieces: [String], of type: String? = nil) -> [String]? {
    let parts = words(of: pieces[0])
    var length = 0
    if let type {
      // `filmWithTitle:` of `ABCFilm`
      let ending = words(of: type).map { $0.lowercased() }
      length = parts.prefix { $0 != "With" }.count
      guard length > 0, length < parts.count,
        ending.suffix(length).elementsEqual(parts.prefix(length).map { $0.lowercased() })
      else { return nil }
    } else {
      guard parts[0] == "init" else { return nil }
      length = 1
    }
    var first = Array(parts[length...])
    if first.first == "With", first.count > 1 { first.removeFirst() }
    return [first.isEmpty ? "_" : lowered(first.joined())] + pieces.dropFirst().map { $0.isEmpty ? "_" : $0 }
  }

  private static let prepositions: Set<String> = [
    "At", "By", "For", "From", "In", "Into", "Of", "On", "To", "Using", "With",
  ]

  /// `URLForFilm` has the words `URL`, `For` and `Film`.
  static func words(of name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    var start = 0
    for index in letters.indices.dropFirst() where letters[index].isUppercase {
      let endsAbbreviation = index + 1 < letters.count && letters[index + 1].isLowercase
      if !letters[index - 1].isUppercase || endsAbbreviation {
        words.append(String(letters[start..<index]))
        start = index
      }
    }
    return words + [String(letters[start...])]
  }

  /// `Title` as a label is `title`, `URL` is `url`.
  private static func lowered(_ name: String) -> String {
    let first = words(of: name)[0]
    return first.lowercased() + name.dropFirst(first.count)
  }
}
