/// Told what became of a login.
protocol LoginViewModelDelegate: AnyObject {
  func didLogIn()
  func didFailToLogIn(because reason: String)
}

/// Checks what was typed and logs in.
final class LoginViewModel {
  weak var delegate: LoginViewModelDelegate?

  private let kitchen: SandwichOrdering
  private let session: UserSession

  init(kitchen: SandwichOrdering, session: UserSession) {
    self.kitchen = kitchen
    self.session = session
  }

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
      let account = try await kitchen.logIn(email: email, password: password)
      session.start(with: account)
      delegate?.didLogIn()
    } catch {
      delegate?.didFailToLogIn(because: "The shop does not know you.")
    }
  }
}
