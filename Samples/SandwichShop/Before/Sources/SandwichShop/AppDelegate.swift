import ScreenKit

/// Shows the first screen.
@main
final class AppDelegate {
  private let navigation = NavigationController(root: LoginViewController())

  static func main() {
    let delegate = AppDelegate()
    delegate.navigation.visible?.lines.forEach { print($0) }
  }
}
