/// Turns films into rows.
///
/// Constructor injection: it cannot exist without a provider and a sorter. The provider stays settable, so that it can
/// be swapped at run time.
final class FilmCatalogue: FilmRowSource {
  var provider: FilmProvider
  private let sorter: FilmSorter

  init(withProvider provider: FilmProvider, andSorter sorter: FilmSorter) {
    self.provider = provider
    self.sorter = sorter
  }

  func rows() -> [FilmRow] {
    guard let films = try? provider.films() else { return [] }
    return sorter.sorted(films).map { FilmRow(text: "\($0.title) (\($0.year))") }
  }
}
