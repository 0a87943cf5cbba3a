/// Something to order.
struct Sandwich: Codable, Equatable {
  let id: Int
  let name: String
  let cents: Int
}
