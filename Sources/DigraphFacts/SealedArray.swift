extension Array {
  /// The elements in an array that has room for no more, and leaves this one empty with its memory kept.
  ///
  /// A large array is handed over as it is, as a copy would hold it twice: what it has room for and does not use has
  /// never been touched, and takes no memory. Its memory is not kept, as the next file hardly needs as much.
  /// O(elements).
  mutating func sealed() -> [Element] {
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
