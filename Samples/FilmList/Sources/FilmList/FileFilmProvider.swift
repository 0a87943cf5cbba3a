import Foundation

/// Reads films from a file on disk.
final class FileFilmProvider: FilmProvider {
  private let files: FileManager
  private let path: String

  init(files: FileManager, path: String) {
    self.files = files
    self.path = path
  }

  func films() throws -> [Film] {
    guard let data = files.contents(atPath: path) else { throw FilmError.noFilms(path: path) }
    return try JSONDecoder().decode([Film].self, from: data)
  }
}
