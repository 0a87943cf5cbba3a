/// Finds places such as `App/Login.swift:14:9` in text, so that a terminal can open their files.
package struct FileLinks: Sendable {
  /// Absolute, without a slash at its end.
  private let root: String
  /// Relative to the root.
  private let files: Set<String>

  /// - Parameter files: what may be linked to, relative to the root.
  package init(root: String, files: some Sequence<String>) {
    self.root = root.hasSuffix("/") ? String(root.dropLast()) : root
    self.files = Set(files)
  }

  /// A part of a text.
  struct Piece: Equatable {
    var text: String
    /// Where it leads; nil for text that leads nowhere.
    var address: String?
  }

  /// The text in parts.
  ///
  /// - Complexity: O(length of the text), and O(files) for each path whose beginning was left out.
  func pieces(of text: String) -> [Piece] {
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    // What is behind `start` stands in pieces already.
    var (start, position) = (0, 0)
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while let colon = bytes[position...].firstIndex(of: UInt8(ascii: ":")) {
      let end = Self.endOfLine(bytes, colon)
      position = max(end, colon + 1)
      guard end > colon, let (first, file) = file(bytes, start..<colon) else { continue }
      if first > start { pieces.append(Piece(text: part(start..<first))) }
      pieces.append(Piece(text: part(first..<end), address: "file://\(AddressText.path("\(root)/\(file)"))"))
      start = end
    }
    if start < bytes.count { pieces.append(Piece(text: part(start..<bytes.count))) }
    return pieces
  }

  /// Where the line and the column behind a colon end; the colon where there is none.
  private static func endOfLine(_ bytes: [UInt8], _ colon: Int) -> Int {
    var end = colon
    for _ in 0..<2 {
      var digits = end
      guard digits < bytes.count, bytes[digits] == UInt8(ascii: ":") else { break }
      repeat { digits += 1 } while digits < bytes.count && UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[digits]
      guard digits > end + 1 else { break }
      end = digits
    }
    return end
  }

  /// Paths may have spaces in them: as many words are tried, within so many bytes.
  private static let (mostWords, longest) = (6, 1_024)

  /// The file whose name ends where a range does, and where that name begins.
  private func file(_ bytes: [UInt8], _ range: Range<Int>) -> (Int, String)? {
    var (first, words) = (range.upperBound, 0)
    while first >= range.lowerBound, words < Self.mostWords, range.upperBound - first <= Self.longest {
      let isStart = first == range.lowerBound || [0x20, 0x28, 0x60, 0x22, 0x2C].contains(bytes[first - 1])
      if isStart, first < range.upperBound {
        words += 1
        let path = String(decoding: bytes[first..<range.upperBound], as: UTF8.self)
        if let file = file(path) { return (first, file) }
      }
      first -= 1
    }
    return nil
  }

  private func file(_ path: String) -> String? {
    if files.contains(path) { return path }
    guard path.hasPrefix("…/") else { return nil }
    let end = path.dropFirst()
    let found = files.filter { $0.hasSuffix(end) }
    return found.count == 1 ? found.first : nil
  }
}
