extension PlatformInterface {
  /// Sequences and collections: what their elements are, and what closures over them are given. Lazy and sliced forms
  /// are arrays here, since only the elements matter.
  static let collections = """
    protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    protocol Sequence<Element> {
      associatedtype Element
      var lazy: [Element] { get }
      var publisher: AnyPublisher<Element, Never> { get }
      var underestimatedCount: Int { get }
      func makeIterator() -> AnyIterator<Element>
      func map<T>(_ transform: (Element) throws -> T) -> [T]
      func flatMap<T>(_ transform: (Element) throws -> any Sequence<T>) -> [T]
      func compactMap<T>(_ transform: (Element) throws -> T?) -> [T]
      func filter(_ isIncluded: (Element) throws -> Bool) -> [Element]
      func filter(_ predicate: Predicate<Element>) throws -> [Element]
      func first(where predicate: (Element) throws -> Bool) -> Element?
      func contains(_ element: Element) -> Bool
      func contains(where predicate: (Element) throws -> Bool) -> Bool
      func allSatisfy(_ predicate: (Element) throws -> Bool) -> Bool
      func count(where predicate: (Element) throws -> Bool) -> Int
      func forEach(_ body: (Element) throws -> Void)
      func reduce<R>(_ initial: R, _ next: (R, Element) throws -> R) -> R
      func reduce<R>(into initial: R, _ update: (inout R, Element) throws -> Void) -> R
      func randomElement() -> Element?
      func randomElement(using generator: inout Never) -> Element?
      func shuffled() -> [Element]
      func shuffled(using generator: inout Never) -> [Element]
      func sorted() -> [Element]
      func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) -> [Element]
      func sorted(using comparator: SortDescriptor<Element>) -> [Element]
      func sorted(using comparators: [SortDescriptor<Element>]) -> [Element]
      func min() -> Element?
      func max() -> Element?
      func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) -> Element?
      func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) -> Element?
      func reversed() -> [Element]
      func enumerated() -> [(offset: Int, element: Element)]
      func prefix(_ count: Int) -> [Element]
      func prefix(while predicate: (Element) throws -> Bool) -> [Element]
      func suffix(_ count: Int) -> [Element]
      func dropFirst(_ count: Int = 1) -> [Element]
      func dropLast(_ count: Int = 1) -> [Element]
      func drop(while predicate: (Element) throws -> Bool) -> [Element]
      func starts(with other: any Sequence<Element>) -> Bool
      func elementsEqual(_ other: any Sequence<Element>) -> Bool
      func split(separator: Element, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [[Element]]
      func split(maxSplits: Int = 0, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) -> [[Element]]
      func joined() -> [Element.Element]
      func joined(separator: String) -> String
    }
    protocol Collection<Element>: Sequence<Element> {
      var first: Element? { get }
      var last: Element? { get }
      var count: Int { get }
      var isEmpty: Bool { get }
      var indices: Range<Int> { get }
      var startIndex: Int { get }
      var endIndex: Int { get }
      func firstIndex(of element: Element) -> Int?
      func firstIndex(where predicate: (Element) throws -> Bool) -> Int?
      func lastIndex(of element: Element) -> Int?
      func lastIndex(where predicate: (Element) throws -> Bool) -> Int?
      func last(where predicate: (Element) throws -> Bool) -> Element?
      func index(after index: Int) -> Int
      func prefix(upTo end: Int) -> [Element]
      func suffix(from start: Int) -> [Element]
      func difference(from other: any Collection<Element>) -> CollectionDifference<Element>
      subscript(position: Int) -> Element { get }
      subscript(bounds: Range<Int>) -> [Element] { get }
    }
    protocol BidirectionalCollection<Element>: Collection<Element> {}
    protocol RandomAccessCollection<Element>: BidirectionalCollection<Element> {}
    protocol MutableCollection<Element>: Collection<Element> {
      mutating func shuffle()
      mutating func shuffle(using generator: inout Never)
      mutating func sort()
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool)
      mutating func sort(using comparator: SortDescriptor<Element>)
      mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) -> Int
      mutating func reverse()
      mutating func swapAt(_ i: Int, _ j: Int)
    }
    protocol RangeReplaceableCollection<Element>: Collection<Element> {
      mutating func append(_ element: Element)
      mutating func append(contentsOf elements: any Sequence<Element>)
      mutating func insert(_ element: Element, at index: Int)
      mutating func insert(contentsOf elements: any Sequence<Element>, at index: Int)
      mutating func remove(at index: Int) -> Element
      mutating func removeFirst() -> Element
      mutating func removeLast() -> Element
      mutating func popFirst() -> Element?
      mutating func popLast() -> Element?
      mutating func removeAll(keepingCapacity: Bool = false)
      mutating func removeAll(where predicate: (Element) throws -> Bool)
      mutating func replaceSubrange(_ range: Range<Int>, with elements: any Collection<Element>)
    }
    struct Array<Element>: RandomAccessCollection<Element>, MutableCollection<Element>, RangeReplaceableCollection<Element> {
      init()
      init(_ elements: any Sequence<Element>)
      init(repeating element: Element, count: Int)
      subscript(index: Int) -> Element { get set }
      subscript(range: Range<Int>) -> [Element] { get set }
    }
    struct ArraySlice<Element>: RandomAccessCollection<Element>, MutableCollection<Element>, RangeReplaceableCollection<Element> {
      init(_ elements: any Sequence<Element>)
    }
    struct ContiguousArray<Element>: RandomAccessCollection<Element>, MutableCollection<Element>, RangeReplaceableCollection<Element> {
      init(_ elements: any Sequence<Element>)
    }
    struct AnySequence<Element>: Sequence<Element> {
      init(_ elements: any Sequence<Element>)
    }
    struct AnyCollection<Element>: RandomAccessCollection<Element> {
      init(_ elements: any Sequence<Element>)
    }
    struct AnyIterator<Element>: Sequence<Element>, IteratorProtocol<Element> {
      init(_ body: () -> Element?)
      mutating func next() -> Element?
    }
    struct CollectionDifference<Element> {}
    struct CollectionOfOne<Element>: RandomAccessCollection<Element> {
      init(_ element: Element)
    }
    struct Set<Element>: Collection<Element> {
      init()
      init(_ elements: any Sequence<Element>)
      func union(_ other: any Sequence<Element>) -> Set<Element>
      func subtracting(_ other: any Sequence<Element>) -> Set<Element>
      func intersection(_ other: any Sequence<Element>) -> Set<Element>
      func symmetricDifference(_ other: any Sequence<Element>) -> Set<Element>
      func isSubset(of other: any Sequence<Element>) -> Bool
      func isSuperset(of other: any Sequence<Element>) -> Bool
      func isDisjoint(with other: any Sequence<Element>) -> Bool
      func filter(_ isIncluded: (Element) throws -> Bool) -> Set<Element>
      mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element)
      mutating func update(with element: Element) -> Element?
      mutating func remove(_ element: Element) -> Element?
      mutating func removeFirst() -> Element
      mutating func popFirst() -> Element?
      mutating func removeAll(keepingCapacity: Bool = false)
      mutating func formUnion(_ other: any Sequence<Element>)
      mutating func formIntersection(_ other: any Sequence<Element>)
      mutating func subtract(_ other: any Sequence<Element>)
    }
    struct Dictionary<Key, Value>: Collection<(key: Key, value: Value)> {
      typealias Element = (key: Key, value: Value)
      init()
      init(uniqueKeysWithValues pairs: any Sequence<(Key, Value)>)
      init(_ pairs: any Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value)
      init(grouping values: Value, by keyForValue: (Value.Element) throws -> Key)
      var keys: [Key] { get }
      var values: [Value] { get }
      subscript(key: Key) -> Value? { get set }
      subscript(key: Key, default value: Value) -> Value { get set }
      func mapValues<T>(_ transform: (Value) throws -> T) -> [Key: T]
      func compactMapValues<T>(_ transform: (Value) throws -> T?) -> [Key: T]
      func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) -> [Key: Value]
      func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) -> [Key: Value]
      mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value)
      mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
      mutating func removeValue(forKey key: Key) -> Value?
      mutating func removeAll(keepingCapacity: Bool = false)
    }
    struct Range<Bound>: RandomAccessCollection<Bound> {
      typealias Element = Bound
      var lowerBound: Bound { get }
      var upperBound: Bound { get }
    }
    struct ClosedRange<Bound>: RandomAccessCollection<Bound> {
      typealias Element = Bound
      var lowerBound: Bound { get }
      var upperBound: Bound { get }
    }
    struct PartialRangeFrom<Bound>: Sequence<Bound> {
      typealias Element = Bound
    }
    struct PartialRangeUpTo<Bound> {}
    struct PartialRangeThrough<Bound> {}
    struct SortDescriptor<Compared> {
      init<T>(_ keyPath: KeyPath<Compared, T>, order: SortOrder = 0)
    }
    struct Predicate<Input> {}
    func zip<A, B>(_ a: any Sequence<A>, _ b: any Sequence<B>) -> [(A, B)]
    func sequence<T>(first: T, next: (T) -> T?) -> [T]
    func sequence<T, S>(state: S, next: (inout S) -> T?) -> [T]
    func repeatElement<T>(_ element: T, count: Int) -> [T]
    """
}
