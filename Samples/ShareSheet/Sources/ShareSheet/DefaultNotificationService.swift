import Foundation

/// Tells it through the notification center.
final class DefaultNotificationService: NotificationService {
  static let postWasShared = Notification.Name("post-was-shared")

  func postWasShared(_ post: Post) {
    NotificationCenter.default.post(name: Self.postWasShared, object: nil, userInfo: ["post": post.id])
  }
}
