/// Integers from -2³¹ to 2³¹ - 1 in an array that takes half of what one of `Int` does: graphs have millions of nodes,
/// and the algorithms several numbers for each.
package struct CompactIntegers: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral, Sendable, Hashable
{
  private var words: [Int32]

  /// The same number again and again.
  package init(repeating value: Int, count: Int) { words = [Int32](repeating: Int32(value), count: count) }

  /// O(elements).
  package init(_ elements: some Sequence<Int>) { words = elements.map(Int32.init) }

  package init(arrayLiteral elements: Int...) { self.init(elements) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { words.count }

  package subscript(_ index: Int) -> Int {
    get { Int(words[index]) }
    set { words[index] = Int32(newValue) }
  }

  /// Amortized O(1).
  mutating func append(_ element: Int) { words.append(Int32(element)) }

  mutating func reserveCapacity(_ count: Int) { words.reserveCapacity(count) }

  mutating func removeLast() -> Int { Int(words.removeLast()) }

  mutating func popLast() -> Int? { words.popLast().map(Int.init) }

  mutating func removeAll(keepingCapacity: Bool) { words.removeAll(keepingCapacity: keepingCapacity) }

  package func makeIterator() -> Part { Part(words: words, position: 0, end: words.count) }

  /// The first of them.
  func first(_ count: Int) -> CompactIntegers {
    var first = self
    first.words.removeLast(words.count - count)
    return first
  }

  /// Those in a range of places.
  func part(_ places: Range<Int>) -> Part {
    precondition(places.upperBound <= words.count)
    return Part(words: words, position: places.lowerBound, end: places.upperBound)
  }

  /// Some that stand next to each other; many times as fast as a slice where nothing is optimised.
  package struct Part: Sequence, IteratorProtocol {
    fileprivate let words: [Int32]
    fileprivate var position: Int
    fileprivate let end: Int

    /// How many are left to read.
    package var count: Int { end - position }
    /// The next to read.
    package var first: Int? { position < end ? Int(words[position]) : nil }

    package mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position += 1 }
      return Int(words[position])
    }
  }

  /// For the innermost loops.
  func withWords<Result>(_ body: (UnsafeBufferPointer<Int32>) -> Result) -> Result {
    words.withUnsafeBufferPointer(body)
  }
}
