import Testing

@testable import SandwichShop

@Suite struct ChooseCardViewModelTests {
  final class Delegate: ChooseCardViewModelDelegate {
    var order: Order?
    var reason: String?

    func didOrder(_ order: Order) { self.order = order }
    func didFailToOrder(because reason: String) { self.reason = reason }
  }

  let kitchen = StubKitchen()
  let delegate = Delegate()

  func model(today: Month = Month(year: 2026, month: 1), account: Account? = Example.account) -> ChooseCardViewModel {
    let model = ChooseCardViewModel(
      sandwich: Example.tuna, kitchen: kitchen, session: FakeSession(account: account),
      clock: StubMonthClock(currentMonth: today))
    model.delegate = delegate
    return model
  }

  @Test(arguments: [
    (Month(year: 2025, month: 12), [Example.oldCard, Example.goodCard]),
    (Month(year: 2026, month: 1), [Example.goodCard]),
    (Month(year: 2026, month: 3), [Example.goodCard]),
    (Month(year: 2026, month: 4), []),
  ])
  func offersCardsUntilTheEndOfTheirMonth(today: Month, cards: [CreditCard]) {
    #expect(model(today: today).cards == cards)
  }

  @Test func ordersOnce() async {
    kitchen.order = Example.order
    await model().order(with: Example.goodCard)
    #expect(kitchen.requests == [OrderRequest(sandwich: Example.tuna.id, card: "2222")])
    #expect(delegate.order == Example.order)
  }

  @Test func needsALogin() async {
    await model(account: nil).order(with: Example.goodCard)
    #expect(delegate.reason == "Please log in.")
    #expect(kitchen.requests.isEmpty)
  }

  @Test func saysThatTheKitchenRefused() async {
    await model().order(with: Example.goodCard)
    #expect(delegate.reason == "The kitchen did not take the order.")
  }
}
