/// Finds what somebody may have meant.
package enum NearestSpelling {
  /// Bytes of the longest word that is compared.
  private static let longest = 200

  /// The candidate that is nearest to a word; nil where none is near. Of two, the one that comes first.
  package static func of(_ word: String, in candidates: [String]) -> String? {
    several(word, in: candidates, limit: 1).first
  }

  /// The candidates that are near to a word, the nearest first; of those equally near, the ones that come first.
  package static func several(_ word: String, in candidates: [String], limit: Int = 3) -> [String] {
    // Nobody misspells a text of this length by a letter, and to compare two takes the product of their lengths.
    guard word.utf8.count <= longest else { return [] }
    let typed = Array(word.lowercased())
    let near = candidates.compactMap { candidate -> (name: String, distance: Int)? in
      guard candidate.utf8.count <= longest else { return nil }
      let letters = Array(candidate.lowercased())
      var distance = distance(typed, letters)
      // Somebody who typed the beginning meant the whole.
      if letters.count > typed.count, typed.count >= 3 {
        distance = min(distance, self.distance(typed, Array(letters.prefix(typed.count))) + 1)
      }
      return distance <= max(2, typed.count / 3) && distance < typed.count ? (candidate, distance) : nil
    }
    // Sorting keeps no order of its own.
    return near.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(limit).map(\.element.name)
  }

  /// The number of letters to insert, remove, replace or swap with their neighbour.
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

  /// The end of a message about a word that is not known: what was meant, or what there is.
  static func advice(for word: String, in candidates: [String]) -> String {
    if let nearest = of(word, in: candidates) { return "did you mean '\(nearest)'?" }
    return "there is \(candidates.joined(separator: ", "))"
  }

  /// The end of a message about a name of which there are too many to list: what may have been meant, if anything.
  static func suggestions(for word: String, in candidates: [String]) -> String {
    let near = several(word, in: candidates).map { "'\($0)'" }
    guard let last = near.last else { return "" }
    return "; did you mean \(near.count == 1 ? last : near.dropLast().joined(separator: ", ") + " or " + last)?"
  }
}
