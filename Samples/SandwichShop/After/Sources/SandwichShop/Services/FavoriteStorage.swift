/// Remembers the sandwich that was chosen last.
protocol FavoriteStorage: AnyObject {
  var favoriteSandwich: Int? { get set }
}
