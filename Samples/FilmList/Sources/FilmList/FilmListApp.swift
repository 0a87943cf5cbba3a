import Foundation

/// The composition root: the one place that knows every concrete type.
@main
enum FilmListApp {
  static func main() {
    let controller = FilmListController()
    controller.source = FilmCatalogue(
      withProvider: FileFilmProvider(files: FileManager.default, path: "films.json"), andSorter: ByYearSorter())
    controller.viewWillAppear()
    if controller.visibleRows.isEmpty { controller.useBuiltInFilms() }
    controller.export(through: ConsoleFilmExporter())
  }
}
