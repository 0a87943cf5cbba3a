extension ClockGreeter {
  /// The greeter as the application uses it.
  static func build() -> ClockGreeter {
    ClockGreeter(clock: SystemHourClock())
  }
}
