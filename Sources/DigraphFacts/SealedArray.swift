extension Array {
  /// The elements in an array that has room for no more, and leaves this one empty with its memory kept.
  ///
  /// A large array is handed over as it is where it has little room to spare, as a copy would hold it twice, and its
  /// memory is kept in no case: the next file hardly needs as much. O(elements).
  mutating func sealed() -> [Element] {
    if isEmpty { return [] }
    let isLarge = count * MemoryLayout<Element>.stride > 1 << 20
    defer { if isLarge { self = [] } else { removeAll(keepingCapacity: true) } }
    if isLarge, capacity - count <= count / 4 { return self }
    return withUnsafeBufferPointer { source in
      [Element](unsafeUninitializedCapacity: source.count) { target, count in
        count = target.initialize(fromContentsOf: source)
      }
    }
  }
}
