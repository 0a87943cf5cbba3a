/// What is sent to the kitchen.
struct OrderRequest: Codable, Equatable {
  let sandwich: Int
  let card: String
}
