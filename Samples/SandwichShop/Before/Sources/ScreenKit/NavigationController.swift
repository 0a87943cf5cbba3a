/// A stand-in for a navigation controller.
public final class NavigationController {
  public private(set) var screens: [ViewController] = []

  public init(root: ViewController) {
    push(root)
  }

  public var visible: ViewController? { screens.last }

  public func push(_ screen: ViewController) {
    screen.navigation = self
    screens.append(screen)
    screen.viewDidLoad()
  }
}
