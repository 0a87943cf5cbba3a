/// Finds the words that a misspelt word may have been meant for.
package enum NearestSpelling {
  /// The longest word that is compared, in bytes.
  private static let longest = 200

  /// The candidate nearest to a word; nil if none is near. Among equally near ones, the first.
  package static func of(_ word: String, in candidates: [String]) -> String? {
    several(word, in: candidates, limit: 1).first
  }

  /// The candidates near to a word, nearest first; equally near ones keep their order.
  package static func several(_ word: String, in candidates: [String], limit: Int = 3) -> [String] {
    // Nobody mistypes one letter of a text this long, and a comparison takes the product of two lengths.
    guard word.utf8.count <= longest else { return [] }
    let typed = Array(word.lowercased())
    let near = candidates.compactMap { candidate -> (name: String, distance: Int)? in
      guard candidate.utf8.count <= longest else { return nil }
      let letters = Array(candidate.lowercased())
      var distance = distance(typed, letters)
      // A prefix probably means the whole word.
      if letters.count > typed.count, typed.count >= 3 {
        distance = min(distance, self.distance(typed, Array(letters.prefix(typed.count))) + 1)
      }
      return distance <= max(2, typed.count / 3) && distance < typed.count ? (candidate, distance) : nil
    }
    // The sort is not guaranteed to be stable.
    return near.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(limit).map(\.element.name)
  }

  /// The number of letters to insert, remove, replace or swap with their neighbour (Damerau-Levenshtein distance).
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var twoBack: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var current = [i + 1]
      for j in b.indices {
        let replace = previous[j] + (a[i] == b[j] ? 0 : 1)
        var best = min(previous[j + 1] + 1, current[j] + 1, replace)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, twoBack[j - 1] + 1) }
        current.append(best)
      }
      twoBack = previous
      previous = current
    }
    return previous[b.count]
  }

  /// The end of a message about an unknown word: the nearest candidate, or all of them.
  package static func advice(for word: String, in candidates: [String]) -> String {
    if let nearest = of(word, in: candidates) { return "did you mean '\(nearest)'?" }
    return "expected one of: \(candidates.joined(separator: ", "))"
  }

  /// The end of a message about an unknown name, if there are too many candidates to list: the near ones, if any.
  package static func suggestions(for word: String, in candidates: [String]) -> String {
    let near = several(word, in: candidates).map { "'\($0)'" }
    guard let last = near.last else { return "" }
    return "; did you mean \(near.count == 1 ? last : near.dropLast().joined(separator: ", ") + " or " + last)?"
  }
}
