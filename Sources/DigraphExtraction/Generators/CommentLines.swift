/// The lines of the comments that stand directly above a piece of code, from the nearest up, without their slashes.
struct CommentLines: Sequence, IteratorProtocol {
  private let source: [UInt8]
  /// Behind the last byte of the next line.
  private var end: Int

  /// - Parameter start: where the code begins.
  init(before start: Int, in source: [UInt8]) {
    self.source = source
    end = start
    while end > 0, source[end - 1] != UInt8(ascii: "\n") { end -= 1 }
  }

  mutating func next() -> String? {
    guard end > 0 else { return nil }
    var start = end - 1
    while start > 0, source[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let line = String(decoding: source[start..<(end - 1)], as: UTF8.self).drop(while: \.isWhitespace)
    guard line.hasPrefix("//") else { return nil }
    end = start
    return String(line.drop { $0 == "/" })
  }
}
