@testable import SandwichShop

struct Refusal: Error {}

/// A kitchen that answers what it is told to, and refuses where it is told nothing.
final class StubKitchen: SandwichOrdering {
  var account: Account?
  var menu: [Sandwich]?
  var order: Order?
  private(set) var requests: [OrderRequest] = []

  func logIn(email: String, password: String) async throws -> Account {
    guard let account else { throw Refusal() }
    return account
  }

  func sandwiches(token: String) async throws -> [Sandwich] {
    guard let menu else { throw Refusal() }
    return menu
  }

  func place(_ order: OrderRequest, token: String) async throws -> Order {
    requests.append(order)
    guard let answer = self.order else { throw Refusal() }
    return answer
  }
}

final class FakeSession: UserSession {
  private(set) var account: Account?

  init(account: Account? = nil) {
    self.account = account
  }

  func start(with account: Account) {
    self.account = account
  }
}

final class FakeFavoriteStorage: FavoriteStorage {
  var favoriteSandwich: Int?
}

struct StubMonthClock: MonthClock {
  let currentMonth: Month
}

enum Example {
  static let cheese = Sandwich(id: 1, name: "Cheese", cents: 450)
  static let tuna = Sandwich(id: 2, name: "Tuna", cents: 520)
  static let oldCard = CreditCard(number: "1111", expiryYear: 2025, expiryMonth: 12)
  static let goodCard = CreditCard(number: "2222", expiryYear: 2026, expiryMonth: 3)
  static let account = Account(name: "Ada", token: "t", cards: [oldCard, goodCard])
  static let order = Order(number: 7, sandwich: tuna, minutesUntilReady: 9)
}
