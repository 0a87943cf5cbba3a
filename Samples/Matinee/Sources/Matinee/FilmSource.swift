/// Where films come from. Whoever conforms says how it is connected, and lets others change that: interface injection.
protocol FilmSource: AnyObject {
  var connection: Connection { get set }
  func films() throws -> [Film]
}
