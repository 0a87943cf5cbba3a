public import DigraphFacts

/// A nominal type, protocol included: one that the run declares, or one that is only named.
@frozen
public struct EntityID: Identifier {
  /// Those that the run declares count up from zero; a type that is only named has the complement of its name's symbol.
  public let number: Int32

  @inlinable
  public init(number: Int32) { self.number = number }

  /// A type that is named and not declared in the run.
  @inlinable
  public static func external(_ name: Symbol) -> EntityID { EntityID(number: ~Int32(bitPattern: name)) }

  /// Nobody names it: what an extension extends whose type is missing. In an ``OptionalID`` it is none.
  @inlinable
  public static var unnamed: EntityID { EntityID(number: -1) }

  /// The run declares it, so that the tables of types have a row for it.
  @inlinable
  public var isDeclared: Bool { number >= 0 }

  /// The name of a type that the run does not declare.
  @inlinable
  public var externalName: Symbol? { number < 0 ? Symbol(bitPattern: ~number) : nil }

  @inlinable
  public static func == (a: Self, b: Self) -> Bool { a.number == b.number }

  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// The standard library's sets and dictionaries hash an integer in one step by this, for half of the cost.
  @inlinable
  public func _rawHashValue(seed: Int) -> Int { number._rawHashValue(seed: seed) }
}

extension EntityID? {
  /// It is a type, and the run declares it.
  @inlinable
  public var isDeclared: Bool { self?.isDeclared ?? false }
}
