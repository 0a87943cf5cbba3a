/// Loads the friends and shares the post with the chosen one.
///
/// Everything it needs can be handed in. What nobody hands in is built by the defaults: calls stay short, and the model
/// still knows three concrete types by name.
final class ShareSheetModel {
  private(set) var friends: [Friend] = []
  private(set) var failure: String?

  private let post: Post
  private let repository: FriendsRepository
  private let shareService: ShareService
  private let notifications: NotificationService

  init(
    post: Post,
    repository: FriendsRepository = DefaultFriendsRepository(),
    shareService: ShareService = DefaultShareService(),
    notifications: NotificationService = DefaultNotificationService()
  ) {
    self.post = post
    self.repository = repository
    self.shareService = shareService
    self.notifications = notifications
  }

  func load() async {
    do {
      friends = try await repository.friends()
      failure = nil
    } catch {
      failure = "Your friends could not be loaded."
    }
  }

  func share(with friend: Friend) async {
    do {
      try await shareService.share(post, with: friend)
      notifications.postWasShared(post)
      failure = nil
    } catch {
      failure = "\(post.title) could not be shared with \(friend.name)."
    }
  }
}
