/// What a list needs: rows. Whoever conforms must let its provider be exchanged.
protocol FilmRowSource: AnyObject {
  var provider: FilmProvider { get set }
  func rows() -> [FilmRow]
}
