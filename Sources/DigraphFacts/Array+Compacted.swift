extension Array {
  /// The elements, which are taken out of this array: as a copy that has room for no more, while this one keeps its
  /// memory for the next file.
  ///
  /// A large array is handed over as it is, as a copy would hold it twice, and what it has room for and does not use has
  /// mostly never been touched; the next file hardly needs as much. O(elements), O(1) for a large array.
  package mutating func takeCompacted() -> [Element] {
    if isEmpty { return [] }
    if count * MemoryLayout<Element>.stride > 1 << 20 {
      defer { self = [] }
      return self
    }
    defer { removeAll(keepingCapacity: true) }
    return withUnsafeBufferPointer { source in
      [Element](unsafeUninitializedCapacity: source.count) { target, count in
        count = target.initialize(fromContentsOf: source)
      }
    }
  }
}
