/// The settings of a configuration file (`.xcconfig`), those of the files that it includes among them.
///
/// Source: "Build configuration file syntax" of Xcode's documentation.
struct ConfigurationText {
  private(set) var settings: [String: String] = [:]
  /// The files that were read.
  private(set) var files: [String] = []
  private let read: (String) -> [UInt8]?

  /// More files than these nobody includes; they may include each other.
  private static let fileLimit = 64

  /// - Parameters:
  ///   - path: relative to the root.
  ///   - read: gives the bytes of a file, nil where it cannot be read.
  init(_ path: String, read: @escaping (String) -> [UInt8]?) {
    self.read = read
    take(path)
  }

  private mutating func take(_ path: String) {
    guard files.count < Self.fileLimit, !files.contains(path), let bytes = read(path) else { return }
    files.append(path)
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      var text = String(decoding: line, as: UTF8.self)[...]
      if let comment = text.firstRange(of: "//") { text = text[..<comment.lowerBound] }
      let words = text.drop { $0 == " " || $0 == "\t" }
      if words.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count == 3 { take(ModuleMap.join(folder, String(parts[1]))) }
        continue
      }
      guard let equals = words.firstIndex(of: "=") else { continue }
      let name = Self.trimmed(words[..<equals])
      if !name.isEmpty, !name.contains("[") {
        settings[name] = Self.trimmed(words[words.index(after: equals)...])
      }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let isSpace = { (character: Character) in character == " " || character == "\t" || character == ";" }
    let start = text.drop(while: isSpace)
    return String(start[..<(start.lastIndex { !isSpace($0) }.map { start.index(after: $0) } ?? start.startIndex)])
  }
}
