import Foundation

/// The files of this repository.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// A Swift file.
  struct SourceFile {
    /// Relative to the root.
    let path: String
    let lines: [Substring]

    /// As `wc -l` counts: what follows the last newline is no line where nothing follows it.
    var lineCount: Int { lines.last == "" ? lines.count - 1 : lines.count }
    var folders: [Substring] { path.split(separator: "/").dropLast() }
    /// It holds nothing but a text that is built in.
    var isText: Bool { path.hasPrefix("Sources/DigraphKnowledge/Data/") || path.hasPrefix("Sources/PageTexts/") }
    var name: String { path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? "" }
  }

  /// The Swift files below a folder, sorted.
  static func sources(below folder: String) -> [SourceFile] {
    let enumerator = FileManager.default.enumerator(atPath: "\(root)/\(folder)")
    let paths = (enumerator?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    return paths.map { path in
      let text = text(of: "\(folder)/\(path)")
      return SourceFile(path: "\(folder)/\(path)", lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  /// The text of a file; empty where there is none.
  static func text(of path: String) -> String {
    FileManager.default.contents(atPath: "\(root)/\(path)").map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
