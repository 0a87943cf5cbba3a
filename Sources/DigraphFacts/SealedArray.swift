extension Array {
  /// The elements in an array that has room for no more, and leaves this one empty with its memory kept.
  ///
  /// A large array is handed over as it is: a copy would hold it twice. O(elements).
  mutating func sealed() -> [Element] {
    if isEmpty { return [] }
    if count * MemoryLayout<Element>.stride > 1 << 20 {
      defer { self = [] }
      return self
    }
    let elements = withUnsafeBufferPointer { source in
      [Element](unsafeUninitializedCapacity: source.count) { target, count in
        count = target.initialize(fromContentsOf: source)
      }
    }
    removeAll(keepingCapacity: true)
    return elements
  }
}
