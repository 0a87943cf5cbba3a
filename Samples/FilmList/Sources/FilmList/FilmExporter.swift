/// Carries rows out of the application.
protocol FilmExporter {
  func export(_ rows: [FilmRow])
}

/// Prints them.
struct ConsoleFilmExporter: FilmExporter {
  func export(_ rows: [FilmRow]) {
    for row in rows { print(row.text) }
  }
}
