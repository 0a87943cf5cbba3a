/// Reads a film from each line: `1927 Metropolis`.
final class LineParser: FilmParsing {
  func films(in text: String) -> [Film] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let year = Int(words[0]) else { return nil }
      return Film(title: String(words[1]), year: year)
    }
  }
}
