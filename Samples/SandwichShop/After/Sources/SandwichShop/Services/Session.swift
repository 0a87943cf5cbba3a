/// Remembers who is logged in, for everybody.
final class Session {
  static let shared = Session()

  private(set) var account: Account?

  private init() {}

  func start(with account: Account) {
    self.account = account
  }
}
