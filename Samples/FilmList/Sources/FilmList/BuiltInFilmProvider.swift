/// Knows a few films by heart.
final class BuiltInFilmProvider: FilmProvider {
  func films() throws -> [Film] {
    [Film(title: "Metropolis", year: 1927), Film(title: "The General", year: 1926)]
  }
}
