/// What expiry needs to know of the time, and no more.
protocol MonthClock {
  var currentMonth: Month { get }
}
