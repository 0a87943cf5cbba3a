/// An array whose places are identifiers: no row of a table is found by the number of something else.
///
/// Public, unlike most around it: only so does the compiler specialize it in other targets.
@frozen
public struct IDTable<Key: Identifier, Element> {
  @usableFromInline var elements: [Element]

  @inlinable
  public init() { elements = [] }

  /// - Parameter elements: those of the identifiers from zero on.
  @inlinable
  public init(_ elements: [Element]) { self.elements = elements }

  @inlinable
  public init(repeating element: Element, count: Int) { elements = [Element](repeating: element, count: count) }

  @inlinable
  public var count: Int { elements.count }

  /// The identifiers of all elements, in their order.
  @inlinable
  public var ids: IDRange<Key> { IDRange(from: 0, to: elements.count) }

  @inlinable
  public subscript(_ id: Key) -> Element {
    get { elements[id.index] }
    _modify { yield &elements[id.index] }
  }

  @inlinable
  public func contains(_ id: Key) -> Bool { elements.indices.contains(id.index) }

  @inlinable
  public mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  /// - Returns: the identifier of the new element.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> Key {
    elements.append(element)
    return Key(index: elements.count - 1)
  }
}

extension IDTable: Sendable where Element: Sendable {}

extension IDTable: Sequence {
  @inlinable
  public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }

  @inlinable
  public var underestimatedCount: Int { elements.count }
}

/// Identifiers one behind the other.
@frozen
public struct IDRange<Key: Identifier>: Sequence, IteratorProtocol, Sendable {
  @usableFromInline var position: Int
  @usableFromInline let end: Int

  @inlinable
  public init(from start: Int, to end: Int) {
    position = start
    self.end = end
  }

  /// - Parameter end: behind the last one.
  @inlinable
  public init(from start: Key, to end: Key) { self.init(from: start.index, to: end.index) }

  @inlinable
  public mutating func next() -> Key? {
    guard position < end else { return nil }
    defer { position += 1 }
    return Key(index: position)
  }

  @inlinable
  public var underestimatedCount: Int { end - position }
}
