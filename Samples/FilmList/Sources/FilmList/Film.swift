/// A film, as the core of the application knows it.
struct Film: Codable, Equatable {
  let title: String
  let year: Int
}
