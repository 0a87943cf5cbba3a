/// A stand-in for a view controller, so that the shop compiles where there is no UIKit.
open class ViewController {
  public internal(set) weak var navigation: NavigationController?
  /// What stands on the screen.
  public var lines: [String] = []

  public init() {}

  /// Called once, before the screen is shown.
  open func viewDidLoad() {}
}
