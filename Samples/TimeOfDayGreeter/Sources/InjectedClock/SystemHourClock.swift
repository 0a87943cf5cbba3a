import Foundation

/// The hour on the user's wall: the two lines the greeter once held.
struct SystemHourClock: HourClock {
  var hour: Int {
    Calendar.current.component(.hour, from: Date())
  }
}
