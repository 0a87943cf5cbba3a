/// A month of a year.
struct Month: Equatable, Comparable {
  let year: Int
  let month: Int

  static func < (a: Month, b: Month) -> Bool {
    (a.year, a.month) < (b.year, b.month)
  }
}
