/// Who is logged in.
struct Account: Codable, Equatable {
  let name: String
  let token: String
  let cards: [CreditCard]
}
