/// Told what became of a login.
protocol LoginViewModelDelegate: AnyObject {
  func didLogIn()
  func didFailToLogIn(because reason: String)
}

/// Checks what was typed and logs in.
final class LoginViewModel {
  weak var delegate: LoginViewModelDelegate?

  private let api = OrderingAPI()

  func logIn(email: String, password: String) async {
    guard email.contains("@") else {
      delegate?.didFailToLogIn(because: "That is no e-mail address.")
      return
    }
    guard password.count >= 8 else {
      delegate?.didFailToLogIn(because: "A password has eight characters or more.")
      return
    }
    do {
      let account = try await api.logIn(email: email, password: password)
      Session.shared.start(with: account)
      delegate?.didLogIn()
    } catch {
      delegate?.didFailToLogIn(because: "The shop does not know you.")
    }
  }
}
