import DigraphCommand
import FileAccess
import Foundation

/// A folder that is gone when the test is.
final class TemporaryFolder: Sendable {
  /// Absolute, without links.
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "digraph-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and the folders above it.
  func add(_ name: String, _ text: String = "") throws {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func addFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  /// The text of a file; nil where there is none.
  func text(of name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// All names in it, sorted.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

extension AtomicFile {
  /// Writes a whole file.
  static func replace(_ path: String, with bytes: [UInt8], followingLinks: Bool = true) throws(SystemError) {
    let file = try AtomicFile(path, followingLinks: followingLinks)
    try file.write(bytes)
    try file.finish()
  }
}
