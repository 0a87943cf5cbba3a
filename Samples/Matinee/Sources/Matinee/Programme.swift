/// Turns films into lines.
final class Programme: RowSource {
  let source: FilmSource

  init(source: FilmSource = FilmArchive()) {
    self.source = source
  }

  func rows() -> [String] {
    guard let films = try? source.films() else { return [] }
    return films.map { "\($0.title) (\($0.year))" }
  }
}
