/// Knows the user's friends.
protocol FriendsRepository {
  func friends() async throws -> [Friend]
}
