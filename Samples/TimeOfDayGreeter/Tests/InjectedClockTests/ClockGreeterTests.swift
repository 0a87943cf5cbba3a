import Testing

@testable import InjectedClock

struct StubHourClock: HourClock {
  let hour: Int
}

@Suite struct ClockGreeterTests {
  @Test(arguments: [
    (4, "Good evening, Ada"), (5, "Good morning, Ada"), (11, "Good morning, Ada"), (12, "Good afternoon, Ada"),
    (17, "Good afternoon, Ada"), (18, "Good evening, Ada"),
  ])
  func greetsByTheHour(hour: Int, greeting: String) {
    #expect(ClockGreeter(clock: StubHourClock(hour: hour)).greeting(for: "Ada") == greeting)
  }
}
