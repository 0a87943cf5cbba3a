import Foundation

/// Greets by the time of day.
///
/// Its interface says that it needs a name and nothing else. In truth it also needs a calendar and a clock, and takes
/// both itself: a test of the evening greeting passes in the evening only.
struct TimeOfDayGreeter {
  func greeting(for name: String) -> String {
    let hour = Calendar.current.component(.hour, from: Date())
    switch hour {
    case 5..<12: return "Good morning, \(name)"
    case 12..<18: return "Good afternoon, \(name)"
    default: return "Good evening, \(name)"
    }
  }
}
