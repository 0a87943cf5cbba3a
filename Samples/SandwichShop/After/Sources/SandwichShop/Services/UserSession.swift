/// Who is logged in.
protocol UserSession: AnyObject {
  var account: Account? { get }
  func start(with account: Account)
}

extension Session: UserSession {}
