/// A film, as a list shows it.
struct FilmRow: Equatable {
  let text: String
}
