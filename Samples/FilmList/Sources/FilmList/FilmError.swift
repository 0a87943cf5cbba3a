/// Why there are no films.
enum FilmError: Error, Equatable {
  case noFilms(path: String)
}
