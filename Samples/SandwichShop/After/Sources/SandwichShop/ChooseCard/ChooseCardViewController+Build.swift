extension ChooseCardViewController {
  /// The screen with what it uses in the application.
  static func build(sandwich: Sandwich) -> ChooseCardViewController {
    let viewModel = ChooseCardViewModel(
      sandwich: sandwich, kitchen: OrderingAPI(), session: Session.shared, clock: SystemMonthClock())
    return ChooseCardViewController(viewModel: viewModel)
  }
}
