/// The number of one of many things of a kind: its place in their ``IDTable``.
///
/// Public, unlike all around it: only so does the compiler specialize the standard library's collections for it in other
/// targets.
public protocol Identifier: Hashable, Comparable, Sendable {
  /// What is stored. -1 is kept for ``OptionalID``, where it stands for none.
  var number: Int32 { get }

  init(number: Int32)
}

extension Identifier {
  /// Its place in a table.
  @inlinable
  public var index: Int { Int(number) }

  @inlinable
  public init(index: Int) { self.init(number: Int32(index)) }

  @inlinable
  public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}

/// The identifier of a `Value`. Identifiers of different things are different types and cannot be mixed up.
@frozen
public struct ID<Value>: Identifier {
  public let number: Int32

  @inlinable
  public init(number: Int32) { self.number = number }

  @inlinable
  public static func == (a: Self, b: Self) -> Bool { a.number == b.number }

  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// The standard library's sets and dictionaries hash an integer in one step by this, for half of the cost.
  @inlinable
  public func _rawHashValue(seed: Int) -> Int { number._rawHashValue(seed: seed) }

  /// The identifier so many places behind this one.
  @inlinable
  public static func + (id: Self, offset: Int) -> Self { Self(index: id.index + offset) }

  @inlinable
  public static func += (id: inout Self, offset: Int) { id = id + offset }

  @inlinable
  public static func - (id: Self, offset: Int) -> Self { Self(index: id.index - offset) }

  /// How many places an identifier lies behind another.
  @inlinable
  public static func - (a: Self, b: Self) -> Int { a.index - b.index }
}
