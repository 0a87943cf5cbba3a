/// A stand-in for a view controller that a storyboard creates: nothing can be handed to its initializer.
///
/// Property injection: `source` is set after creation. Parameter injection: `export(through:)` is given the exporter
/// that this one call uses.
final class FilmListController {
  var source: FilmRowSource?
  private(set) var visibleRows: [FilmRow] = []

  func viewWillAppear() {
    visibleRows = source?.rows() ?? []
  }

  /// Swaps the provider while the application runs.
  func useBuiltInFilms() {
    source?.provider = BuiltInFilmProvider()
    viewWillAppear()
  }

  func export(through exporter: FilmExporter) {
    exporter.export(visibleRows)
  }
}
