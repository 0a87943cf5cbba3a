import Testing

@testable import SandwichShop

@Suite struct LoginViewModelTests {
  final class Delegate: LoginViewModelDelegate {
    var loggedIn = false
    var reason: String?

    func didLogIn() { loggedIn = true }
    func didFailToLogIn(because reason: String) { self.reason = reason }
  }

  let kitchen = StubKitchen()
  let session = FakeSession()
  let delegate = Delegate()

  func logIn(email: String = "ada@example.org", password: String = "12345678") async {
    let model = LoginViewModel(kitchen: kitchen, session: session)
    model.delegate = delegate
    await model.logIn(email: email, password: password)
  }

  @Test func startsASession() async {
    kitchen.account = Example.account
    await logIn()
    #expect(delegate.loggedIn)
    #expect(session.account == Example.account)
  }

  @Test func asksTheKitchenForGoodInputOnly() async {
    kitchen.account = Example.account
    await logIn(email: "ada")
    #expect(delegate.reason == "That is no e-mail address.")
    await logIn(password: "1234567")
    #expect(delegate.reason == "A password has eight characters or more.")
    #expect(session.account == nil)
  }

  @Test func saysThatTheShopRefused() async {
    await logIn()
    #expect(delegate.reason == "The shop does not know you.")
    #expect(session.account == nil)
  }
}
