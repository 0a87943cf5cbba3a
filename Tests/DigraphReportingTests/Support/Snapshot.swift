import Foundation
import Testing

/// Compares bytes with a file under `Snapshots/`. With `DIGRAPH_UPDATE=1` in the environment the file is rewritten and
/// the test fails all the same, so that nobody takes a changed expectation for a passed test.
enum Snapshot {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Snapshots")

  static func check(_ bytes: [UInt8], _ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appendingPathComponent(path)
    let expected = try? Data(contentsOf: file)
    guard expected != Data(bytes) else { return }
    if ProcessInfo.processInfo.environment["DIGRAPH_UPDATE"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
      Issue.record("\(path) was rewritten: look at the difference", sourceLocation: sourceLocation)
      return
    }
    let (old, new) = (lines(expected ?? Data()), lines(Data(bytes)))
    let first = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    Issue.record(
      """
      \(path) differs from line \(first + 1) on; DIGRAPH_UPDATE=1 rewrites it.
      expected: \(old.indices.contains(first) ? old[first].debugDescription : "the end")
      found:    \(new.indices.contains(first) ? new[first].debugDescription : "the end")
      """, sourceLocation: sourceLocation)
  }

  /// Paths of all stored snapshots, relative to the folder, sorted.
  static func stored() throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { !$0.hasPrefix(".") && $0.contains(".") }.sorted()
  }

  private static func lines(_ data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
