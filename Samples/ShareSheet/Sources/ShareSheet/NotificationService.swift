/// Tells the rest of the application what happened.
protocol NotificationService {
  func postWasShared(_ post: Post)
}
