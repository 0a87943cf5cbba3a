/// What is shared.
struct Post: Codable, Equatable {
  let id: Int
  let title: String
}
