/// What the screens want from the kitchen.
protocol SandwichOrdering {
  func logIn(email: String, password: String) async throws -> Account
  func sandwiches(token: String) async throws -> [Sandwich]
  func place(_ order: OrderRequest, token: String) async throws -> Order
}

extension OrderingAPI: SandwichOrdering {}
