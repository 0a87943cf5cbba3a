import ScreenKit

/// The second screen.
final class ChooseSandwichViewController: ViewController, ChooseSandwichViewModelDelegate {
  private let viewModel: ChooseSandwichViewModel

  init(viewModel: ChooseSandwichViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    viewModel.delegate = self
  }

  func pulledToRefresh() async {
    await viewModel.refresh()
  }

  func rowTapped(at index: Int) {
    viewModel.choose(viewModel.sandwiches[index])
  }

  func sandwichesDidChange() {
    lines = viewModel.failure.map { [$0] } ?? viewModel.sandwiches.map(\.name)
  }

  func didChoose(_ sandwich: Sandwich) {
    navigation?.push(ChooseCardViewController.build(sandwich: sandwich))
  }
}
