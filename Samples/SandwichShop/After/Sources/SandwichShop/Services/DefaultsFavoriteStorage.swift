import Foundation

/// Keeps the favourite in the user defaults.
final class DefaultsFavoriteStorage: FavoriteStorage {
  private let key = "favorite-sandwich"
  private let defaults: UserDefaults

  init(defaults: UserDefaults) {
    self.defaults = defaults
  }

  var favoriteSandwich: Int? {
    get { defaults.object(forKey: key) as? Int }
    set { defaults.set(newValue, forKey: key) }
  }
}
