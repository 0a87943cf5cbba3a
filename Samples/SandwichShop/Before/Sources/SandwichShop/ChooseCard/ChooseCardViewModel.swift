import Foundation

/// Told of the order.
protocol ChooseCardViewModelDelegate: AnyObject {
  func didOrder(_ order: Order)
  func didFailToOrder(because reason: String)
}

/// Offers the cards that are still good and orders with the chosen one.
final class ChooseCardViewModel {
  weak var delegate: ChooseCardViewModelDelegate?

  private let sandwich: Sandwich
  private let session: Session
  private let api: OrderingAPI

  init(sandwich: Sandwich) {
    self.sandwich = sandwich
    session = .shared
    api = OrderingAPI()
  }

  var cards: [CreditCard] {
    let today = Calendar.current.dateComponents([.year, .month], from: Date())
    guard let year = today.year, let month = today.month else { return [] }
    return (session.account?.cards ?? []).filter { ($0.expiryYear, $0.expiryMonth) >= (year, month) }
  }

  func order(with card: CreditCard) async {
    guard let token = session.account?.token else {
      delegate?.didFailToOrder(because: "Please log in.")
      return
    }
    do {
      let order = try await api.place(OrderRequest(sandwich: sandwich.id, card: card.number), token: token)
      delegate?.didOrder(order)
    } catch {
      delegate?.didFailToOrder(because: "The kitchen did not take the order.")
    }
  }
}
