import ScreenKit

/// The first screen.
final class LoginViewController: ViewController, LoginViewModelDelegate {
  private let viewModel: LoginViewModel

  init(viewModel: LoginViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    viewModel.delegate = self
    lines = ["Welcome to the sandwich shop", "E-mail: ", "Password: "]
  }

  func logInTapped(email: String, password: String) async {
    await viewModel.logIn(email: email, password: password)
  }

  func didLogIn() {
    navigation?.push(ChooseSandwichViewController.build())
  }

  func didFailToLogIn(because reason: String) {
    lines.append(reason)
  }
}
