/// Someone a post can be shared with.
struct Friend: Codable, Equatable {
  let id: Int
  let name: String
}
