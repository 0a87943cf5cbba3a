import Testing

@testable import ShareSheet

@Suite struct ShareSheetModelTests {
  let post = Post(id: 1, title: "Holiday")
  let ada = Friend(id: 7, name: "Ada")
  let notifications = SpyNotificationService()

  func model(friends: Result<[Friend], Refusal> = .success([]), refusal: Refusal? = nil) -> ShareSheetModel {
    ShareSheetModel(
      post: post, repository: StubFriendsRepository(answer: friends), shareService: StubShareService(refusal: refusal),
      notifications: notifications)
  }

  @Test func showsTheFriendsItLoads() async {
    let model = model(friends: .success([ada]))
    await model.load()
    #expect(model.friends == [ada])
    #expect(model.failure == nil)
  }

  @Test func saysThatFriendsCouldNotBeLoaded() async {
    let model = model(friends: .failure(Refusal()))
    await model.load()
    #expect(model.failure == "Your friends could not be loaded.")
  }

  @Test func tellsOthersOfAShare() async {
    let model = model()
    await model.share(with: ada)
    #expect(notifications.shared == [post])
  }

  @Test func tellsNobodyOfAShareThatFailed() async {
    let model = model(refusal: Refusal())
    await model.share(with: ada)
    #expect(notifications.shared.isEmpty)
    #expect(model.failure == "Holiday could not be shared with Ada.")
  }
}
