import ScreenKit

/// The last screen.
final class ConfirmationViewController: ViewController {
  private let viewModel: ConfirmationViewModel

  init(order: Order) {
    viewModel = ConfirmationViewModel(order: order)
    super.init()
  }

  override func viewDidLoad() {
    lines = [viewModel.title, viewModel.message]
  }
}
