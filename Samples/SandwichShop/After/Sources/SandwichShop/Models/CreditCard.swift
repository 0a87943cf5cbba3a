/// A card, good until the end of its month.
struct CreditCard: Codable, Equatable {
  let number: String
  let expiryYear: Int
  let expiryMonth: Int
}
