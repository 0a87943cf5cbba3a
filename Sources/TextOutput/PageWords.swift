/// Texts of a page, each kept once, in the order in which they are first named.
package struct PageWords {
  package private(set) var all: [String] = []
  private var known: [String: Int] = [:]

  package init() {}

  /// The number of a text.
  package mutating func number(of text: String) -> Int {
    if let number = known[text] { return number }
    known[text] = all.count
    all.append(text)
    return all.count - 1
  }

  /// Each text without what it has in common with the one before, and in front of it a sign for how much that is.
  ///
  /// Paths and names that stand sorted become a third as long. What is shared is plain ASCII, so that its length is the
  /// same in any unit.
  package static func shortened(_ texts: [String]) -> [String] {
    var last: [UInt8] = []
    return texts.map { text in
      let bytes = Array(text.utf8)
      var shared = 0
      while shared < min(bytes.count, last.count, longestShared), bytes[shared] == last[shared], bytes[shared] < 0x80 {
        shared += 1
      }
      last = bytes
      let sign = Character(Unicode.Scalar(firstSign + UInt8(shared)))
      return String(sign) + String(decoding: bytes[shared...], as: UTF8.self)
    }
  }

  /// `?` stands for nothing shared, `~` for the most there can be.
  private static let firstSign = UInt8(ascii: "?")
  private static let longestShared = Int(UInt8(ascii: "~") - firstSign)
}
