import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks the server for the friends.
final class DefaultFriendsRepository: FriendsRepository {
  private let session: URLSession

  init(session: URLSession = .shared) {
    self.session = session
  }

  func friends() async throws -> [Friend] {
    let (data, _) = try await session.data(from: Endpoint.friends)
    return try JSONDecoder().decode([Friend].self, from: data)
  }
}
