import Foundation

extension ChooseSandwichViewController {
  /// The screen with what it uses in the application.
  static func build() -> ChooseSandwichViewController {
    let viewModel = ChooseSandwichViewModel(
      kitchen: OrderingAPI(), session: Session.shared, storage: DefaultsFavoriteStorage(defaults: .standard))
    return ChooseSandwichViewController(viewModel: viewModel)
  }
}
