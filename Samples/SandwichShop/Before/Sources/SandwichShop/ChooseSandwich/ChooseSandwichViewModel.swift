import Foundation

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

  private let api = OrderingAPI()

  func refresh() async {
    guard let token = Session.shared.account?.token else {
      failure = "Please log in."
      return
    }
    do {
      let favorite = UserDefaults.standard.integer(forKey: "favorite-sandwich")
      let offer = try await api.sandwiches(token: token)
      sandwiches = offer.filter { $0.id == favorite } + offer.filter { $0.id != favorite }
      failure = nil
    } catch {
      failure = "The menu could not be read."
    }
    delegate?.sandwichesDidChange()
  }

  func choose(_ sandwich: Sandwich) {
    UserDefaults.standard.set(sandwich.id, forKey: "favorite-sandwich")
    delegate?.didChoose(sandwich)
  }
}
