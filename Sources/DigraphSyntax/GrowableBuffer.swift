#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Elements in one piece of memory that grows by doubling. Large ones grow without a copy, as the system moves pages.
struct GrowableBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    base = Self.allocate(nil, self.capacity)
  }

  deinit { free(base) }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func removeLast(_ number: Int) { count -= number }

  /// Gives back the memory of all elements from one on, which it forgets.
  mutating func truncate(to count: Int) {
    precondition(count <= capacity)
    self.count = min(count, self.count)
    capacity = max(count, 16)
    base = Self.allocate(base, capacity)
  }

  @inline(never)
  private mutating func grow() {
    capacity *= 2
    base = Self.allocate(base, capacity)
  }

  private static func allocate(_ old: UnsafeMutablePointer<Element>?, _ capacity: Int) -> UnsafeMutablePointer<Element>
  {
    guard let memory = realloc(old, capacity * MemoryLayout<Element>.stride) else { fatalError("out of memory") }
    return memory.bindMemory(to: Element.self, capacity: capacity)
  }
}
