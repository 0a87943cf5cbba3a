/// Hands a post to a friend.
protocol ShareService {
  func share(_ post: Post, with friend: Friend) async throws
}
