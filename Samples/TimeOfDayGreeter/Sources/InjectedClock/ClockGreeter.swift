/// Greets by the time of day, as the given clock tells it.
struct ClockGreeter {
  private let clock: HourClock

  init(clock: HourClock) {
    self.clock = clock
  }

  func greeting(for name: String) -> String {
    switch clock.hour {
    case 5..<12: return "Good morning, \(name)"
    case 12..<18: return "Good afternoon, \(name)"
    default: return "Good evening, \(name)"
    }
  }
}
