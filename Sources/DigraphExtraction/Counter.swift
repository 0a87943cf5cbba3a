import Synchronization

/// Counts up from several threads.
final class Counter: Sendable {
  private let value = Atomic<Int>(0)

  func increment() -> Int {
    value.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
