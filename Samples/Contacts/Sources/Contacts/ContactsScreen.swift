/// A stand-in for a view controller.
final class ContactsScreen {
  private let presenter: ContactsPresenter
  private(set) var lines: [String] = []

  init(presenter: ContactsPresenter) {
    self.presenter = presenter
  }

  func viewWillAppear() {
    lines = presenter.lines()
  }
}
