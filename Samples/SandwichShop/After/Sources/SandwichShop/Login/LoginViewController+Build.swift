extension LoginViewController {
  /// The screen with what it uses in the application.
  static func build() -> LoginViewController {
    LoginViewController(viewModel: LoginViewModel(kitchen: OrderingAPI(), session: Session.shared))
  }
}
