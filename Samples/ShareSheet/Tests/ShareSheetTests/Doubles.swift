@testable import ShareSheet

struct Refusal: Error {}

struct StubFriendsRepository: FriendsRepository {
  var answer: Result<[Friend], Refusal>

  func friends() async throws -> [Friend] {
    try answer.get()
  }
}

struct StubShareService: ShareService {
  var refusal: Refusal?

  func share(_ post: Post, with friend: Friend) async throws {
    if let refusal { throw refusal }
  }
}

final class SpyNotificationService: NotificationService {
  private(set) var shared: [Post] = []

  func postWasShared(_ post: Post) {
    shared.append(post)
  }
}
