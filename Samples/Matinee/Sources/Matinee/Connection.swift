/// Fetches the text behind a name.
protocol Connection {
  func text(named name: String) throws -> String
}
