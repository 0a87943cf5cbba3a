import ScreenKit

/// The third screen.
final class ChooseCardViewController: ViewController, ChooseCardViewModelDelegate {
  private let viewModel: ChooseCardViewModel

  init(sandwich: Sandwich) {
    viewModel = ChooseCardViewModel(sandwich: sandwich)
    super.init()
  }

  override func viewDidLoad() {
    viewModel.delegate = self
    lines = viewModel.cards.map { "Card ending in \($0.number.suffix(4))" }
  }

  func rowTapped(at index: Int) async {
    await viewModel.order(with: viewModel.cards[index])
  }

  func didOrder(_ order: Order) {
    navigation?.push(ConfirmationViewController(order: order))
  }

  func didFailToOrder(because reason: String) {
    lines.append(reason)
  }
}
