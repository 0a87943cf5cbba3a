/// Says that the order was taken. All it needs is the order.
struct ConfirmationViewModel {
  private let order: Order

  init(order: Order) {
    self.order = order
  }

  var title: String {
    "Thank you for order \(order.number)"
  }

  var message: String {
    "Your \(order.sandwich.name) is ready in \(order.minutesUntilReady) minutes."
  }
}
