/// What a screen needs: lines of text. It knows nothing of films.
protocol RowSource: AnyObject {
  func rows() -> [String]
}
