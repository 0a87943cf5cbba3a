import Testing

@testable import FilmList

struct StubFilmProvider: FilmProvider {
  let answer: [Film]?

  func films() throws -> [Film] {
    guard let answer else { throw FilmError.noFilms(path: "nowhere") }
    return answer
  }
}

final class SpyFilmExporter: FilmExporter {
  private(set) var exported: [FilmRow] = []

  func export(_ rows: [FilmRow]) {
    exported = rows
  }
}

@Suite struct FilmListTests {
  func controller(films: [Film]?) -> FilmListController {
    let controller = FilmListController()
    controller.source = FilmCatalogue(withProvider: StubFilmProvider(answer: films), andSorter: ByYearSorter())
    controller.viewWillAppear()
    return controller
  }

  @Test func showsTheOldestFirst() {
    let controller = controller(films: [Film(title: "B", year: 1930), Film(title: "A", year: 1929)])
    #expect(controller.visibleRows.map(\.text) == ["A (1929)", "B (1930)"])
  }

  @Test func showsNothingWhereTheProviderFails() {
    #expect(controller(films: nil).visibleRows.isEmpty)
  }

  @Test func showsOtherFilmsAfterTheSwap() {
    let controller = controller(films: nil)
    controller.useBuiltInFilms()
    #expect(controller.visibleRows.first?.text == "The General (1926)")
  }

  @Test func exportsWhatIsVisible() {
    let controller = controller(films: [Film(title: "A", year: 1929)])
    let exporter = SpyFilmExporter()
    controller.export(through: exporter)
    #expect(exporter.exported == controller.visibleRows)
  }
}
