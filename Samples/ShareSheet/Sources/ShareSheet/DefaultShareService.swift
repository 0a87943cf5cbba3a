import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Shares through the server.
final class DefaultShareService: ShareService {
  private let session: URLSession

  init(session: URLSession = .shared) {
    self.session = session
  }

  func share(_ post: Post, with friend: Friend) async throws {
    var request = URLRequest(url: Endpoint.shares)
    request.httpMethod = "POST"
    request.httpBody = try JSONEncoder().encode(["post": post.id, "friend": friend.id])
    _ = try await session.data(for: request)
  }
}
