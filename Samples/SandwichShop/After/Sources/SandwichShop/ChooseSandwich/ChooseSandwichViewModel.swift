/// Told of the choice.
protocol ChooseSandwichViewModelDelegate: AnyObject {
  func sandwichesDidChange()
  func didChoose(_ sandwich: Sandwich)
}

/// Offers the sandwiches, the favourite first.
final class ChooseSandwichViewModel {
  weak var delegate: ChooseSandwichViewModelDelegate?
  private(set) var sandwiches: [Sandwich] = []
  private(set) var failure: String?

  private let kitchen: SandwichOrdering
  private let session: UserSession
  private let storage: FavoriteStorage

  init(kitchen: SandwichOrdering, session: UserSession, storage: FavoriteStorage) {
    self.kitchen = kitchen
    self.session = session
    self.storage = storage
  }

  func refresh() async {
    guard let token = session.account?.token else {
      failure = "Please log in."
      return
    }
    do {
      let favorite = storage.favoriteSandwich
      let offer = try await kitchen.sandwiches(token: token)
      sandwiches = offer.filter { $0.id == favorite } + offer.filter { $0.id != favorite }
      failure = nil
    } catch {
      failure = "The menu could not be read."
    }
    delegate?.sandwichesDidChange()
  }

  func choose(_ sandwich: Sandwich) {
    storage.favoriteSandwich = sandwich.id
    delegate?.didChoose(sandwich)
  }
}
