/// A hash for each line of a file, by which GitHub recognises an alert when lines have moved: what it keeps as
/// `primaryLocationLineHash`.
///
/// GitHub takes any value here, but computes its own where none is given and warns where another one is. So this is its
/// algorithm to the last bit: a rolling hash (Rabin and Karp) over the 100 UTF-16 units from the start of a line, without
/// spaces and tabs, every line end one line feed; after the last unit comes 65535, then zeros.
package enum LineHashes {
  private static let width = 100
  private static let factor: UInt64 = 37
  /// 37 to the power of 100, without the bits that do not fit: what the unit that leaves the window was multiplied by.
  private static let leaving = (0..<width).reduce(into: UInt64(1)) { power, _ in power &*= factor }

  /// One for each line, the first line first: the hash in hexadecimal, a colon, and how many times it has occurred.
  ///
  /// - Parameter bytes: UTF-8; what is none is replaced as the standard library does.
  /// - Complexity: O(bytes).
  package static func all(in bytes: [UInt8]) -> [String] {
    var rolling = Rolling()
    var wasReturn = false
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      switch unit {
      case 0x20, 0x09: wasReturn = false
      case 0x0A where wasReturn: wasReturn = false
      default:
        wasReturn = unit == 0x0D
        rolling.take(wasReturn ? 0x0A : unit)
      }
    }
    rolling.finish()
    return rolling.hashes
  }

  private struct Rolling {
    private(set) var hashes: [String] = []
    private var counts: [UInt64: Int] = [:]
    private var window = [UInt16](repeating: 0, count: width)
    /// Whether the unit in the window is the first of its line.
    private var isStart = [Bool](repeating: false, count: width)
    private var (position, hash) = (0, UInt64(0))
    private var isLineStart = true

    mutating func take(_ unit: UInt16) {
      emit()
      isStart[position] = isLineStart
      isLineStart = unit == 0x0A
      push(unit)
    }

    mutating func finish() {
      take(.max)
      for _ in 0..<width {
        emit()
        isStart[position] = false
        push(0)
      }
    }

    /// The window is full where a line began: its hash is known.
    private mutating func emit() {
      guard isStart[position] else { return }
      counts[hash, default: 0] += 1
      hashes.append("\(String(hash, radix: 16)):\(counts[hash]!)")
    }

    private mutating func push(_ unit: UInt16) {
      hash = hash &* factor &+ UInt64(unit) &- leaving &* UInt64(window[position])
      window[position] = unit
      position = position == width - 1 ? 0 : position + 1
    }
  }
}
