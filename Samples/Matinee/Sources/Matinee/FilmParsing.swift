/// Makes films of a text.
protocol FilmParsing {
  func films(in text: String) -> [Film]
}
