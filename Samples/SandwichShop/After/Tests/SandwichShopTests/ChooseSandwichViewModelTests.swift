import Testing

@testable import SandwichShop

@Suite struct ChooseSandwichViewModelTests {
  let kitchen = StubKitchen()
  let storage = FakeFavoriteStorage()

  func model(account: Account? = Example.account) -> ChooseSandwichViewModel {
    ChooseSandwichViewModel(kitchen: kitchen, session: FakeSession(account: account), storage: storage)
  }

  @Test func offersTheFavoriteFirst() async {
    kitchen.menu = [Example.cheese, Example.tuna]
    storage.favoriteSandwich = Example.tuna.id
    let model = model()
    await model.refresh()
    #expect(model.sandwiches == [Example.tuna, Example.cheese])
  }

  @Test func remembersTheChoice() {
    model().choose(Example.cheese)
    #expect(storage.favoriteSandwich == Example.cheese.id)
  }

  @Test func needsALogin() async {
    let model = model(account: nil)
    await model.refresh()
    #expect(model.failure == "Please log in.")
  }

  @Test func saysThatTheMenuIsMissing() async {
    let model = model()
    await model.refresh()
    #expect(model.failure == "The menu could not be read.")
  }
}
