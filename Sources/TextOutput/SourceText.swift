/// A source file as reports need it that count in something else than bytes.
package struct SourceText {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// What GitHub knows each line by.
  package let hashes: [String]

  /// - Complexity: O(bytes).
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Lines end with LF, CR LF or CR, as everywhere.
    starts =
      [0]
      + bytes.indices.filter { index in
        bytes[index] == 0x0A || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      }.map { $0 + 1 }
    hashes = LineHashes.all(in: bytes)
  }

  /// What GitHub knows the line by; nil where there is no such line.
  package func hash(ofLine line: Int) -> String? { hashes.indices.contains(line - 1) ? hashes[line - 1] : nil }

  /// A column in UTF-16 units, 1-based; nil where the file has no such place, as it has changed since it was read.
  ///
  /// - Parameter column: 1-based, in UTF-8 bytes.
  package func utf16Column(line: Int, column: Int) -> Int? {
    guard starts.indices.contains(line - 1), column > 0 else { return nil }
    let start = starts[line - 1]
    let end = starts.indices.contains(line) ? starts[line] : bytes.count
    guard start + column - 1 <= end else { return nil }
    return String(decoding: bytes[start..<(start + column - 1)], as: UTF8.self).utf16.count + 1
  }
}
