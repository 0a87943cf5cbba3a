/// Where films come from.
protocol FilmProvider {
  func films() throws -> [Film]
}
