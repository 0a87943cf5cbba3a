/// Fetches a list and reads it. Both helpers are given to the initializer, under other labels than names, or made by it.
final class FilmArchive: FilmSource {
  var connection: Connection
  private let parser: FilmParsing

  init(withConnection connection: Connection = SessionConnection(), andParser parser: FilmParsing = LineParser()) {
    self.connection = connection
    self.parser = parser
  }

  func films() throws -> [Film] {
    parser.films(in: try connection.text(named: "matinee.txt"))
  }
}
