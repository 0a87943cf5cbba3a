/// The bytes of a file, and what they tell without being parsed.
package struct SourceBytes {
  /// All of them.
  package let all: [UInt8]

  /// - Parameter all: what the file holds.
  package init(all: [UInt8]) { self.all = all }

  /// Where the line of a place ends, its newline left out.
  package func lineEnd(of offset: Int) -> Int {
    var end = offset
    while end < all.count, all[end] != UInt8(ascii: "\n") { end += 1 }
    return end > offset && all[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }

  /// The place of the first byte at or behind one that is no white space and in no comment.
  package func skippingBlanks(_ offset: Int) -> Int {
    var place = offset
    while place < all.count {
      if Self.isBlank(all[place]) || all[place] == UInt8(ascii: "\n") || all[place] == UInt8(ascii: "\r") {
        place += 1
      } else if all[place...].starts(with: "//".utf8) {
        place = lineEnd(of: place)
      } else if all[place...].starts(with: "/*".utf8) {
        var depth = 0
        repeat {
          if all[place...].starts(with: "/*".utf8) {
            depth += 1
            place += 2
          } else if all[place...].starts(with: "*/".utf8) {
            depth -= 1
            place += 2
          } else {
            place += 1
          }
        } while depth > 0 && place < all.count
      } else {
        return place
      }
    }
    return place
  }

  /// What stands behind a name calls it, rather than naming it with its labels or handing it on.
  package func isCalled(behind offset: Int) -> Bool {
    let next = skippingBlanks(offset)
    guard next < all.count else { return false }
    if [UInt8(ascii: "{"), UInt8(ascii: "<")].contains(all[next]) { return true }
    guard all[next] == UInt8(ascii: "(") else { return false }
    let labels = all[(next + 1)...].prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "(") }
    let isOfLabels =
      labels.last == UInt8(ascii: ":") && !labels.contains { Self.isBlank($0) || $0 == UInt8(ascii: ",") }
    return !isOfLabels
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
