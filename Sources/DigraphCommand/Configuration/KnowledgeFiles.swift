import DigraphFacts
import DigraphKnowledge
import FileAccess
import YAMLDocuments

/// The texts of knowledge that a configuration names.
struct KnowledgeFiles: Sendable {
  private(set) var texts: [KnowledgeText] = []
  /// Where they stand; absolute.
  var paths: [String] { texts.map(\.file) }

  /// In bytes: the longest built-in text has a tenth of it.
  private static let limit = 1 << 20

  /// Texts that somebody has read.
  init(_ texts: [KnowledgeText]) { self.texts = texts }

  /// Reads what the patterns match, each file once, by pattern and path.
  /// - Parameters:
  ///   - configuration: where the file stands that the patterns are relative to; absolute.
  ///   - origin: who chose it.
  init(
    _ patterns: [(pattern: GlobPattern, location: SourceLocation)], of configuration: String, origin: InputFile.Origin
  ) throws(LocatedMessage) {
    let folder = DiskFile.folder(of: configuration)
    var seen: Set<String> = []
    for (pattern, location) in patterns {
      let names = pattern.literal.map { [String(decoding: $0, as: UTF8.self)] } ?? Self.files(matching: pattern, folder)
      if names.isEmpty { throw LocatedMessage(location: location, text: "no file matches '\(pattern.text)'") }
      for path in names.map({ FilePath.absolute($0, below: folder) }) where seen.insert(path).inserted {
        do {
          texts.append(
            KnowledgeText(file: path, bytes: try InputFile(path: path, origin: origin, limit: Self.limit).read()))
        } catch {
          throw LocatedMessage(location: location, text: "cannot read the knowledge \(path): \(error.reason)")
        }
      }
    }
  }

  /// Paths relative to the folder, sorted. Links are not followed. O(files below the pattern's fixed part).
  private static func files(matching pattern: GlobPattern, _ folder: String) -> [String] {
    let components = pattern.text.split(separator: "/").map(String.init)
    let fixed = components.dropLast().prefix { GlobPattern($0).literal != nil }
    var rest = [fixed.joined(separator: "/")]
    var files: [String] = []
    while let current = rest.popLast() {
      for name in DiskFile.names(in: FilePath.absolute(current, below: folder)) where name != ".git" {
        let path = current.isEmpty ? name : "\(current)/\(name)"
        switch FileSystem.kind(of: FilePath.absolute(path, below: folder), followingLinks: false) {
        case .file: if pattern.matches(path) { files.append(path) }
        case .folder: rest.append(path)
        default: continue
        }
      }
    }
    return files.sorted()
  }
}
