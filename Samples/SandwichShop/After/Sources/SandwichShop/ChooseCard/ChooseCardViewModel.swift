/// Told of the order.
protocol ChooseCardViewModelDelegate: AnyObject {
  func didOrder(_ order: Order)
  func didFailToOrder(because reason: String)
}

/// Offers the cards that are still good and orders with the chosen one.
final class ChooseCardViewModel {
  weak var delegate: ChooseCardViewModelDelegate?

  private let sandwich: Sandwich
  private let kitchen: SandwichOrdering
  private let session: UserSession
  private let clock: MonthClock

  init(sandwich: Sandwich, kitchen: SandwichOrdering, session: UserSession, clock: MonthClock) {
    self.sandwich = sandwich
    self.kitchen = kitchen
    self.session = session
    self.clock = clock
  }

  var cards: [CreditCard] {
    let today = clock.currentMonth
    return (session.account?.cards ?? []).filter { Month(year: $0.expiryYear, month: $0.expiryMonth) >= today }
  }

  func order(with card: CreditCard) async {
    guard let token = session.account?.token else {
      delegate?.didFailToOrder(because: "Please log in.")
      return
    }
    do {
      let order = try await kitchen.place(OrderRequest(sandwich: sandwich.id, card: card.number), token: token)
      delegate?.didOrder(order)
    } catch {
      delegate?.didFailToOrder(because: "The kitchen did not take the order.")
    }
  }
}
