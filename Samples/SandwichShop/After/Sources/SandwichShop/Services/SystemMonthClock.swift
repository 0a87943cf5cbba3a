import Foundation

/// The month on the user's calendar: the lines the view model once held.
struct SystemMonthClock: MonthClock {
  var currentMonth: Month {
    let today = Calendar.current.dateComponents([.year, .month], from: Date())
    return Month(year: today.year ?? 0, month: today.month ?? 0)
  }
}
