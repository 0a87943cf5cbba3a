/// Brings films into an order.
protocol FilmSorter {
  func sorted(_ films: [Film]) -> [Film]
}

/// The oldest first.
struct ByYearSorter: FilmSorter {
  func sorted(_ films: [Film]) -> [Film] {
    films.sorted { ($0.year, $0.title) < ($1.year, $1.title) }
  }
}
