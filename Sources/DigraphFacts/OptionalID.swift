/// Keeps an identifier or none in four bytes, where an optional of its own would take eight: for rows of large tables.
///
///     @OptionalID var parent: DeclarationID?
@frozen
@propertyWrapper
public struct OptionalID<Key: Identifier>: Hashable, Sendable {
  @usableFromInline var number: Int32

  @inlinable
  public init(wrappedValue: Key?) { number = wrappedValue?.number ?? -1 }

  @inlinable
  public var wrappedValue: Key? {
    get { number == -1 ? nil : Key(number: number) }
    set { number = newValue?.number ?? -1 }
  }
}
