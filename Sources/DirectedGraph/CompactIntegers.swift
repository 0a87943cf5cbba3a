/// Integers from -2³¹ to 2³¹ - 1, in an array half the size of one of `Int`: graphs have millions of nodes, and the
/// algorithms keep several numbers for each.
package struct CompactIntegers: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral, Sendable, Hashable
{
  private var words: [Int32]

  /// One value, repeated.
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
  package mutating func append(_ element: Int) { words.append(Int32(element)) }

  package mutating func reserveCapacity(_ count: Int) { words.reserveCapacity(count) }

  package mutating func removeLast() -> Int { Int(words.removeLast()) }

  package mutating func popLast() -> Int? { words.popLast().map(Int.init) }

  package mutating func removeAll(keepingCapacity: Bool) { words.removeAll(keepingCapacity: keepingCapacity) }

  package func makeIterator() -> Part { Part(words: words, position: 0, end: words.count) }

  /// The first `count` elements.
  package func first(_ count: Int) -> CompactIntegers {
    var first = self
    first.words.removeLast(words.count - count)
    return first
  }

  /// The elements in a range of positions.
  package func part(_ places: Range<Int>) -> Part {
    precondition(places.upperBound <= words.count)
    return Part(words: words, position: places.lowerBound, end: places.upperBound)
  }

  /// Adjacent elements. In unoptimized builds this is many times as fast as a slice.
  package struct Part: Sequence, IteratorProtocol {
    fileprivate let words: [Int32]
    fileprivate var position: Int
    fileprivate let end: Int

    package mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position += 1 }
      return Int(words[position])
    }
  }

  /// Gives the innermost loops direct access to the storage.
  package func withWords<Result>(_ body: (UnsafeBufferPointer<Int32>) -> Result) -> Result {
    words.withUnsafeBufferPointer(body)
  }
}
