extension ConfirmationViewController {
  /// The screen with what it uses in the application.
  static func build(order: Order) -> ConfirmationViewController {
    ConfirmationViewController(viewModel: ConfirmationViewModel(order: order))
  }
}
