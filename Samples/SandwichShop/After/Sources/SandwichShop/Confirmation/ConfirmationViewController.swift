import ScreenKit

/// The last screen.
final class ConfirmationViewController: ViewController {
  private let viewModel: ConfirmationViewModel

  init(viewModel: ConfirmationViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    lines = [viewModel.title, viewModel.message]
  }
}
