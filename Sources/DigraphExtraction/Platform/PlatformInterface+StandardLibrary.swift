extension PlatformInterface {
  /// Values, optionals, results, key paths, and the protocols that generic code is bound by.
  static let standardLibrary = """
    typealias Void = ()
    typealias AnyClass = AnyObject.Type
    struct Never {}
    struct Bool {}
    struct Int { static let zero: Int; func advanced(by n: Int) -> Int; func isMultiple(of other: Int) -> Bool }
    struct Int8 {}
    struct Int16 {}
    struct Int32 {}
    struct Int64 {}
    struct UInt {}
    struct UInt8 {}
    struct UInt16 {}
    struct UInt32 {}
    struct UInt64 {}
    struct Float {}
    struct Double {}
    struct CGFloat {}
    struct Character {}
    struct Substring: Collection<Character> {
      typealias Element = Character
    }
    struct String: Collection<Character> {
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
      func write(to url: URL, atomically: Bool, encoding: StringEncoding) throws
      func write(toFile path: String, atomically: Bool, encoding: StringEncoding) throws
    }
    enum Optional<Wrapped> {
      case none
      case some(Wrapped)
      var unsafelyUnwrapped: Wrapped { get }
      var publisher: AnyPublisher<Wrapped, Never> { get }
      func map<U>(_ transform: (Wrapped) throws -> U) -> U?
      func flatMap<U>(_ transform: (Wrapped) throws -> U?) -> U?
      func take() -> Wrapped?
    }
    enum Result<Success, Failure> {
      case success(Success)
      case failure(Failure)
      init(catching body: () throws -> Success)
      func get() throws -> Success
      func map<T>(_ transform: (Success) -> T) -> Result<T, Failure>
      func mapError<E>(_ transform: (Failure) -> E) -> Result<Success, E>
      func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure>
      var publisher: AnyPublisher<Success, Failure> { get }
    }
    class AnyKeyPath {}
    class PartialKeyPath<Root>: AnyKeyPath {}
    class KeyPath<Root, Value>: PartialKeyPath<Root> {}
    class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}
    class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}
    struct ObjectIdentifier {}
    struct AnyHashable {}
    struct Mirror {}
    protocol Sendable {}
    protocol Copyable {}
    protocol Equatable {}
    protocol Hashable: Equatable {}
    protocol Comparable: Equatable {}
    protocol Identifiable<ID> {
      associatedtype ID
      var id: ID { get }
    }
    protocol CaseIterable {
      static var allCases: [Self] { get }
    }
    protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    protocol SetAlgebra {}
    protocol OptionSet: RawRepresentable, SetAlgebra {
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
    protocol CodingKey {}
    protocol CustomStringConvertible {}
    protocol CustomDebugStringConvertible {}
    protocol LosslessStringConvertible: CustomStringConvertible {}
    protocol ExpressibleByStringLiteral {}
    protocol ExpressibleByIntegerLiteral {}
    protocol ExpressibleByArrayLiteral {}
    protocol ExpressibleByDictionaryLiteral {}
    protocol Numeric {}
    protocol BinaryInteger: Numeric {}
    protocol FixedWidthInteger: BinaryInteger {}
    protocol FloatingPoint: Numeric {}
    protocol BinaryFloatingPoint: FloatingPoint {}
    protocol StringProtocol: Collection<Character> {}
    protocol RandomNumberGenerator {}
    protocol Error {
      var localizedDescription: String { get }
    }
    protocol LocalizedError: Error {}
    protocol CustomNSError: Error {}
    protocol RecoverableError: Error {}
    func abs<T>(_ x: T) -> T
    func max<T>(_ x: T, _ y: T, _ rest: T...) -> T
    func min<T>(_ x: T, _ y: T, _ rest: T...) -> T
    func numericCast<T>(_ x: T) -> T
    func swap<T>(_ a: inout T, _ b: inout T)
    func stride<T>(from start: T, to end: T, by step: T) -> [T]
    func stride<T>(from start: T, through end: T, by step: T) -> [T]
    func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U
    func withExtendedLifetime<T, R>(_ x: T, _ body: (T) throws -> R) -> R
    func autoreleasepool<R>(invoking body: () throws -> R) -> R
    """
}
