extension BuiltInTexts {
  static let swift: StaticString = #"""
    //: framework Swift

    protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    protocol Sequence<Element> {  //: glue value
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
    protocol Collection<Element>: Sequence<Element> {  //: glue value
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
    struct Array<Element>: RandomAccessCollection<Element>, MutableCollection<Element>, RangeReplaceableCollection<Element> {  //: glue value
      init()
      init(_ elements: any Sequence<Element>)
      init(repeating element: Element, count: Int)
      subscript(index: Int) -> Element { get set }
      subscript(range: Range<Int>) -> [Element] { get set }
    }
    struct ArraySlice<Element>: RandomAccessCollection<Element>, MutableCollection<Element>, RangeReplaceableCollection<Element> {  //: glue value
      init(_ elements: any Sequence<Element>)
    }
    struct ContiguousArray<Element>: RandomAccessCollection<Element>, MutableCollection<Element>, RangeReplaceableCollection<Element> {  //: glue value
      init(_ elements: any Sequence<Element>)
    }
    struct AnySequence<Element>: Sequence<Element> {  //: glue value
      init(_ elements: any Sequence<Element>)
    }
    struct AnyCollection<Element>: RandomAccessCollection<Element> {  //: glue value
      init(_ elements: any Sequence<Element>)
    }
    struct AnyIterator<Element>: Sequence<Element>, IteratorProtocol<Element> {  //: glue value
      init(_ body: () -> Element?)
      mutating func next() -> Element?
    }
    struct CollectionDifference<Element> {}  //: glue value
    struct CollectionOfOne<Element>: RandomAccessCollection<Element> {  //: glue value
      init(_ element: Element)
    }
    struct Set<Element>: Collection<Element> {  //: glue value
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
    struct Dictionary<Key, Value>: Collection<(key: Key, value: Value)> {  //: glue value
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
    struct Range<Bound>: RandomAccessCollection<Bound> {  //: glue value
      typealias Element = Bound
      var lowerBound: Bound { get }
      var upperBound: Bound { get }
    }
    struct ClosedRange<Bound>: RandomAccessCollection<Bound> {  //: glue value
      typealias Element = Bound
      var lowerBound: Bound { get }
      var upperBound: Bound { get }
    }
    struct PartialRangeFrom<Bound>: Sequence<Bound> {  //: glue value
      typealias Element = Bound
    }
    struct PartialRangeUpTo<Bound> {}  //: glue value
    struct PartialRangeThrough<Bound> {}  //: glue value
    func zip<A, B>(_ a: any Sequence<A>, _ b: any Sequence<B>) -> [(A, B)]
    func sequence<T>(first: T, next: (T) -> T?) -> [T]
    func sequence<T, S>(state: S, next: (inout S) -> T?) -> [T]
    func repeatElement<T>(_ element: T, count: Int) -> [T]
    protocol Actor {}
    protocol GlobalActor {}
    protocol Executor {}
    protocol SerialExecutor: Executor {}
    actor MainActor {  //: glue plumbing
      static let shared: MainActor
      static func run<T>(resultType: T.Type = 0, body: () throws -> T) async -> T  //: glue plumbing
      static func assumeIsolated<T>(_ body: () throws -> T) -> T  //: glue plumbing
    }
    struct TaskPriority {}  //: glue value
    struct CancellationError: Error {}
    struct Duration {}  //: glue value
    protocol InstantProtocol {}
    protocol Clock<Duration> {  //: service clock
      associatedtype Duration
    }
    struct ContinuousClock: Clock<Duration> {}  //: service clock
    //: ContinuousClock(*)          construct clock
    //: ContinuousClock.now         static clock MonotonicTimeProviding
    //: ContinuousClock.continuous  singleton clock
    struct SuspendingClock: Clock<Duration> {}  //: service clock
    //: SuspendingClock(*)          construct clock
    //: SuspendingClock.now         static clock MonotonicTimeProviding
    //: SuspendingClock.suspending  singleton clock
    struct Task<Success, Failure> {  //: glue plumbing
      init(priority: TaskPriority? = nil, operation: () async throws -> Success)
      init(name: String? = nil, priority: TaskPriority? = nil, operation: () async throws -> Success)
      static func detached<T>(priority: TaskPriority? = nil, operation: () async throws -> T) -> Task<T, any Error>  //: static scheduler Executing, info
      static func immediate<T>(priority: TaskPriority? = nil, operation: () async throws -> T) -> Task<T, any Error>
      var value: Success { get }
      var result: Result<Success, Failure> { get }
      func cancel()
    }
    //: Task.sleep              static clock Sleeping, waits
    //: Task(*)                 glue plumbing
    //: Task.checkCancellation  glue plumbing
    //: Task.currentPriority    glue plumbing
    //: Task.isCancelled        glue plumbing
    class TaskLocal<Value> {
      var wrappedValue: Value { get }
      func withValue<R>(_ value: Value, operation: () throws -> R) -> R
    }
    protocol AsyncIteratorProtocol<Element> {  //: glue reactive
      associatedtype Element
      mutating func next() async throws -> Element?
    }
    protocol AsyncSequence<Element, Failure> {  //: glue reactive
      associatedtype Element
      associatedtype Failure
      func map<T>(_ transform: (Element) async throws -> T) -> AsyncStream<T>
      func compactMap<T>(_ transform: (Element) async throws -> T?) -> AsyncStream<T>
      func flatMap<T>(_ transform: (Element) async throws -> any AsyncSequence<T, any Error>) -> AsyncStream<T>
      func filter(_ isIncluded: (Element) async throws -> Bool) -> AsyncStream<Element>
      func first(where predicate: (Element) async throws -> Bool) async -> Element?
      func contains(where predicate: (Element) async throws -> Bool) async -> Bool
      func reduce<R>(_ initial: R, _ next: (R, Element) async throws -> R) async -> R
      func reduce<R>(into initial: R, _ update: (inout R, Element) async throws -> Void) async -> R
      func prefix(_ count: Int) -> AsyncStream<Element>
      func dropFirst(_ count: Int = 1) -> AsyncStream<Element>
      func makeAsyncIterator() -> AsyncStream<Element>
    }
    struct AsyncStream<Element>: AsyncSequence<Element, Never>, AsyncIteratorProtocol<Element> {  //: glue plumbing
      init(_ type: Element.Type = 0, bufferingPolicy limit: Never = 0, _ build: (Continuation) -> Void)
      init(unfolding produce: () async -> Element?, onCancel: (() -> Void)? = nil)
      static func makeStream(of type: Element.Type = 0, bufferingPolicy limit: Never = 0) -> (stream: AsyncStream<Element>, continuation: Continuation)
      mutating func next() async -> Element?
      struct Continuation {
        func yield(_ value: Element)
        func finish()
        var onTermination: ((Termination) -> Void)? { get set }
        enum Termination { case finished, cancelled }
      }
    }
    struct AsyncThrowingStream<Element, Failure>: AsyncSequence<Element, Failure>, AsyncIteratorProtocol<Element> {  //: glue plumbing
      init(_ type: Element.Type = 0, bufferingPolicy limit: Never = 0, _ build: (Continuation) -> Void)
      init(unfolding produce: () async throws -> Element?)
      static func makeStream(of type: Element.Type = 0, throwing failure: Failure.Type = 0, bufferingPolicy limit: Never = 0) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: Continuation)
      mutating func next() async throws -> Element?
      struct Continuation {
        func yield(_ value: Element)
        func yield(with result: Result<Element, any Error>)
        func finish(throwing error: any Error? = nil)
        var onTermination: ((Termination) -> Void)? { get set }
        enum Termination { case finished((any Error)?), cancelled }
      }
    }
    struct CheckedContinuation<T, E> {  //: glue plumbing
      func resume()
      func resume(returning value: T)
      func resume(throwing error: E)
      func resume(with result: Result<T, any Error>)
    }
    struct UnsafeContinuation<T, E> {  //: glue plumbing
      func resume()
      func resume(returning value: T)
      func resume(throwing error: E)
      func resume(with result: Result<T, any Error>)
    }
    func withCheckedContinuation<T>(isolation: Never = 0, function: Never = 0, _ body: (CheckedContinuation<T, Never>) -> Void) async -> T
    func withCheckedThrowingContinuation<T>(isolation: Never = 0, function: Never = 0, _ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T
    func withUnsafeContinuation<T>(_ body: (UnsafeContinuation<T, Never>) -> Void) async -> T
    func withUnsafeThrowingContinuation<T>(_ body: (UnsafeContinuation<T, any Error>) -> Void) async throws -> T
    func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: () -> Void) async -> T
    func withTaskGroup<C, R>(of type: C.Type = 0, returning result: R.Type = 0, body: (inout TaskGroup<C>) async -> R) async -> R
    func withThrowingTaskGroup<C, R>(of type: C.Type = 0, returning result: R.Type = 0, body: (inout ThrowingTaskGroup<C, any Error>) async throws -> R) async -> R
    func withDiscardingTaskGroup<R>(returning result: R.Type = 0, body: (inout DiscardingTaskGroup) async -> R) async -> R
    struct DiscardingTaskGroup {}
    struct TaskGroup<Element>: AsyncSequence<Element, Never> {  //: glue plumbing
      mutating func addTask(priority: TaskPriority? = nil, operation: () async -> Element)
      mutating func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: () async -> Element) -> Bool
      mutating func next() async -> Element?
      func cancelAll()
    }
    struct ThrowingTaskGroup<Element, Failure>: AsyncSequence<Element, Failure> {  //: glue plumbing
      mutating func addTask(priority: TaskPriority? = nil, operation: () async throws -> Element)
      mutating func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: () async throws -> Element) -> Bool
      mutating func next() async throws -> Element?
      mutating func nextResult() async -> Result<Element, Failure>?
      func waitForAll() async throws
      func cancelAll()
    }
    struct Mutex<Value> {  //: glue plumbing
      init(_ value: Value)
      func withLock<R>(_ body: (inout Value) throws -> R) -> R
      func withLockIfAvailable<R>(_ body: (inout Value) throws -> R) -> R?
    }
    struct Atomic<Value> {  //: glue plumbing
      init(_ value: Value)
    }
    class ManagedBuffer<Header, Element> {  //: glue plumbing, makes data
      var header: Header { get set }
    }
    struct ManagedBufferPointer<Header, Element> {  //: glue plumbing
      init(unsafeBufferObject buffer: AnyObject)
      var header: Header { get set }
      var buffer: AnyObject { get }
    }
    typealias Codable = Decodable & Encodable  //: makes codable
    protocol Encodable {  //: glue value, makes codable
      func encode(to encoder: any Encoder) throws
    }
    protocol Decodable {  //: glue value, makes codable
      init(from decoder: any Decoder) throws
    }
    protocol Encoder {  //: glue value, makes data
      func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
      func unkeyedContainer() -> UnkeyedEncodingContainer
      func singleValueContainer() -> SingleValueEncodingContainer
    }
    protocol Decoder {  //: glue value, makes data
      func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
      func unkeyedContainer() throws -> UnkeyedDecodingContainer
      func singleValueContainer() throws -> SingleValueDecodingContainer
    }
    struct KeyedEncodingContainer<Key> {
      mutating func encode<T>(_ value: T, forKey key: Key) throws
      mutating func encodeIfPresent<T>(_ value: T?, forKey key: Key) throws
      mutating func encodeNil(forKey key: Key) throws
      mutating func nestedContainer<Nested>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested>
      mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer
      mutating func superEncoder(forKey key: Key) -> Encoder
    }
    struct KeyedDecodingContainer<Key> {
      var allKeys: [Key] { get }
      func contains(_ key: Key) -> Bool
      func decode<T>(_ type: T.Type, forKey key: Key) throws -> T
      func decode<T>(forKey key: Key) throws -> T
      func decodeIfPresent<T>(_ type: T.Type, forKey key: Key) throws -> T?
      func decodeIfPresent<T>(forKey key: Key) throws -> T?
      func decodeNil(forKey key: Key) throws -> Bool
      func nestedContainer<Nested>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested>
      func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer
      func superDecoder(forKey key: Key) throws -> Decoder
    }
    protocol UnkeyedEncodingContainer {  //: makes data
      mutating func encode<T>(_ value: T) throws
      mutating func nestedContainer<Nested>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested>
    }
    protocol UnkeyedDecodingContainer {  //: makes data
      mutating func decode<T>(_ type: T.Type) throws -> T
      mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T?
      mutating func nestedContainer<Nested>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested>
    }
    protocol SingleValueEncodingContainer {  //: makes data
      mutating func encode<T>(_ value: T) throws
    }
    protocol SingleValueDecodingContainer {  //: makes data
      func decode<T>(_ type: T.Type) throws -> T
    }
    enum DecodingError: Error {
      case typeMismatch(AnyObject, Context)
      case valueNotFound(AnyObject, Context)
      case keyNotFound(CodingKey, Context)
      case dataCorrupted(Context)
      struct Context {}
    }
    enum EncodingError: Error {
      case invalidValue(AnyObject, Context)
      struct Context {}
    }
    typealias Void = ()  //: glue value
    typealias AnyClass = AnyObject.Type  //: glue value
    struct Never {}  //: glue value
    struct Bool {}  //: glue value
    //: Bool.random  static random RandomProviding
    struct Int { static let zero: Int; func advanced(by n: Int) -> Int; func isMultiple(of other: Int) -> Bool }  //: glue value
    //: Int.random  static random RandomProviding
    struct Int8 {}  //: glue value
    //: Int8.random  static random RandomProviding
    struct Int16 {}  //: glue value
    //: Int16.random  static random RandomProviding
    struct Int32 {}  //: glue value
    //: Int32.random  static random RandomProviding
    struct Int64 {}  //: glue value
    //: Int64.random  static random RandomProviding
    struct UInt {}  //: glue value
    //: UInt.random  static random RandomProviding
    struct UInt8 {}  //: glue value
    //: UInt8.random  static random RandomProviding
    struct UInt16 {}  //: glue value
    //: UInt16.random  static random RandomProviding
    struct UInt32 {}  //: glue value
    //: UInt32.random  static random RandomProviding
    struct UInt64 {}  //: glue value
    //: UInt64.random  static random RandomProviding
    struct Float {}  //: glue value
    //: Float.random  static random RandomProviding
    struct Double {}  //: glue value
    //: Double.random  static random RandomProviding
    struct Character {}  //: glue value
    struct Substring: Collection<Character> {  //: glue value
      typealias Element = Character
    }
    struct String: Collection<Character> {  //: glue value
      typealias Element = Character
      var utf8: [UInt8] { get }
      var unicodeScalars: [Character] { get }
      subscript(bounds: Range<Int>) -> Substring { get }
      func lowercased() -> String
      func uppercased() -> String
      func hasPrefix(_ prefix: String) -> Bool
      func hasSuffix(_ suffix: String) -> Bool
      func components(separatedBy separator: String) -> [String]
      func replacingOccurrences(of target: String, with replacement: String) -> String
      func trimmingCharacters(in set: CharacterSet) -> String
      func write(to url: URL, atomically: Bool, encoding: StringEncoding) throws  //: member files FileSystem
      func write(toFile path: String, atomically: Bool, encoding: StringEncoding) throws
    }
    //: String(contentsOf:)               static files ResourceLoading, fetches
    //: String(contentsOfFile:)           static files ResourceLoading
    //: String.localizedStringWithFormat  glue value
    enum Optional<Wrapped> {  //: glue value
      case none
      case some(Wrapped)
      var unsafelyUnwrapped: Wrapped { get }
      var publisher: AnyPublisher<Wrapped, Never> { get }
      func map<U>(_ transform: (Wrapped) throws -> U) -> U?
      func flatMap<U>(_ transform: (Wrapped) throws -> U?) -> U?
      func take() -> Wrapped?
    }
    enum Result<Success, Failure> {  //: glue value
      case success(Success)
      case failure(Failure)
      init(catching body: () throws -> Success)
      func get() throws -> Success
      func map<T>(_ transform: (Success) -> T) -> Result<T, Failure>
      func mapError<E>(_ transform: (Failure) -> E) -> Result<Success, E>
      func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure>
      var publisher: AnyPublisher<Success, Failure> { get }
    }
    class AnyKeyPath {}  //: glue value
    class PartialKeyPath<Root>: AnyKeyPath {}  //: glue value
    class KeyPath<Root, Value>: PartialKeyPath<Root> {}  //: glue value
    class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}  //: glue value
    class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}  //: glue value
    struct ObjectIdentifier {}  //: glue value
    struct AnyHashable {}  //: glue value
    struct Mirror {}  //: glue value
    protocol Sendable {}
    protocol Copyable {}
    protocol Equatable {}  //: makes value compared
    protocol Hashable: Equatable {}  //: makes value compared
    protocol Comparable: Equatable {}  //: makes value compared
    protocol Identifiable<ID> {  //: makes value
      associatedtype ID
      var id: ID { get }
    }
    protocol CaseIterable {
      static var allCases: [Self] { get }
    }
    protocol RawRepresentable<RawValue> {  //: makes data compared
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    protocol SetAlgebra {}
    protocol OptionSet: RawRepresentable, SetAlgebra {  //: glue value, makes data compared
      typealias Element = Self
      func contains(_ member: Self) -> Bool
      func union(_ other: Self) -> Self
      func intersection(_ other: Self) -> Self
      func subtracting(_ other: Self) -> Self
      func isSuperset(of other: Self) -> Bool
      func isDisjoint(with other: Self) -> Bool
      mutating func insert(_ member: Self)
      mutating func remove(_ member: Self)
      mutating func formUnion(_ other: Self)
      mutating func subtract(_ other: Self)
    }
    protocol CodingKey {}  //: glue value, makes data
    protocol CustomStringConvertible {}
    protocol CustomDebugStringConvertible {}
    protocol LosslessStringConvertible: CustomStringConvertible {
      init?(_ description: String)
    }
    protocol ExpressibleByStringLiteral {
      init(stringLiteral value: String)
    }
    protocol ExpressibleByIntegerLiteral {
      init(integerLiteral value: Int)
    }
    protocol ExpressibleByArrayLiteral<ArrayLiteralElement> {
      init(arrayLiteral elements: ArrayLiteralElement...)
    }
    protocol ExpressibleByDictionaryLiteral<Key, Value> {
      init(dictionaryLiteral elements: (Key, Value)...)
    }
    protocol Numeric {}
    protocol BinaryInteger: Numeric {}
    protocol FixedWidthInteger: BinaryInteger {}
    protocol FloatingPoint: Numeric {}
    protocol BinaryFloatingPoint: FloatingPoint {}
    protocol StringProtocol: Collection<Character> {}
    protocol RandomNumberGenerator {}
    protocol Error {  //: glue value, makes error
      var localizedDescription: String { get }
    }
    func abs<T>(_ x: T) -> T
    func max<T>(_ x: T, _ y: T, _ rest: T...) -> T
    func min<T>(_ x: T, _ y: T, _ rest: T...) -> T
    func numericCast<T>(_ x: T) -> T
    func swap<T>(_ a: inout T, _ b: inout T)
    func stride<T>(from start: T, to end: T, by step: T) -> [T]
    func stride<T>(from start: T, through end: T, by step: T) -> [T]
    func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U
    func withExtendedLifetime<T, R>(_ x: T, _ body: (T) throws -> R) -> R

    // The process
    //: CommandLine.arguments   static process EnvironmentReading
    //: CommandLine.argc        static process EnvironmentReading
    //: CommandLine.unsafeArgv  static process EnvironmentReading
    //: readLine                function process TerminalReading

    // Logs
    //: print       function logging Logging, info, prints
    //: debugPrint  function logging Logging, info, prints
    //: dump        function logging Logging, info, prints

    // Values
    //: Float16.random                  static random RandomProviding
    //: Float80.random                  static random RandomProviding
    //: Int128.random                   static random RandomProviding
    //: UInt128.random                  static random RandomProviding
    //: .randomElement                  member random RandomProviding
    //: .shuffled                       member random RandomProviding
    //: .shuffle                        member random RandomProviding
    //: SystemRandomNumberGenerator(*)  construct random RandomProviding
    //: SystemRandomNumberGenerator     service random RandomProviding, source random

    // Types
    //: AnyObject                      glue value
    //: DefaultStringInterpolation     glue value
    //: Float16                        glue value
    //: Float80                        glue value
    //: Hasher                         glue plumbing
    //: InlineArray                    glue value
    //: Int128                         glue value
    //: KeyValuePairs                  glue value
    //: OpaquePointer                  glue value
    //: Regex                          glue value
    //: Selector                       glue value
    //: SIMD2                          glue value
    //: SIMD3                          glue value
    //: SIMD4                          glue value
    //: Slice                          glue value
    //: Span                           glue value
    //: StaticString                   glue value
    //: StringInterpolation            glue value
    //: UInt128                        glue value
    //: Unicode                        glue value
    //: Unmanaged                      glue value
    //: UnsafeBufferPointer            glue value
    //: UnsafeMutableBufferPointer     glue value
    //: UnsafeMutablePointer           glue value
    //: UnsafeMutableRawBufferPointer  glue value
    //: UnsafeMutableRawPointer        glue value
    //: UnsafePointer                  glue value
    //: UnsafeRawBufferPointer         glue value
    //: UnsafeRawPointer               glue value
    //: Zip2Sequence                   glue value

    // What inheriting from it, conforming to it or carrying it says
    //: KeyedDecodingContainerProtocol  makes data
    //: KeyedEncodingContainerProtocol  makes data

    // Attributes of declarations
    //: @main             makes root entry
    //: @propertyWrapper  makes wrapper
    //: @GlobalActor      plain
    //: @MainActor        plain

    // Checks
    //: assert               asserts
    //: assertionFailure     asserts
    //: precondition         asserts
    //: preconditionFailure  asserts
    """#
}
