/// What a greeting wants to know of the time, and no more.
protocol HourClock {
  /// The hour of the day, 0 to 23.
  var hour: Int { get }
}
