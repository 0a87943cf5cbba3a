import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs independent pieces of work on threads of their own.
///
/// The threads have stacks of a chosen size, which the standard library's tasks cannot give: parsing and linking
/// recurse as deep as the code they read is nested.
package struct Workers: Sendable {
  /// How many threads work at once, at least 1.
  package let count: Int
  /// Bytes of stack for each.
  package let stackSize: Int

  package init(count: Int, stackSize: Int = 64 << 20) {
    self.count = max(1, count)
    self.stackSize = stackSize
  }

  /// The number of processors that are online, at least 1.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Calls `body` with 0 ..< `pieces`, each once, and returns the results in that order, whatever the order of work.
  ///
  /// Pieces are handed out one at a time, so that large ones at the end do not leave threads idle for long.
  package func map<Result: Sendable>(_ pieces: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    map(pieces, state: { () }) { _, piece in body(piece) }
  }

  /// Like ``map(_:_:)``, with a value that each thread makes once and hands to all its pieces.
  package func map<State, Result: Sendable>(
    _ pieces: Int, state: @Sendable () -> State, _ body: @Sendable (inout State, Int) -> Result
  ) -> [Result] {
    [Result](unsafeUninitializedCapacity: pieces) { results, initialized in
      nonisolated(unsafe) let base = results.baseAddress
      forEach(pieces, state: state) { own, piece in base?.advanced(by: piece).initialize(to: body(&own, piece)) }
      initialized = pieces
    }
  }

  /// Calls `body` with 0 ..< `count`, each once, `chunk` of them in a row on one thread, and returns the results in that
  /// order: for many small pieces.
  package func map<Result: Sendable>(
    _ count: Int, inChunksOf chunk: Int, _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    map(count, inChunksOf: chunk, state: { () }) { _, index in body(index) }
  }

  /// Like ``map(_:inChunksOf:_:)``, with a value that each thread makes once and hands to all its pieces.
  package func map<State, Result: Sendable>(
    _ count: Int, inChunksOf chunk: Int, state: @Sendable () -> State, _ body: @Sendable (inout State, Int) -> Result
  ) -> [Result] {
    [Result](unsafeUninitializedCapacity: count) { results, initialized in
      nonisolated(unsafe) let base = results.baseAddress
      forEach((count + chunk - 1) / chunk, state: state) { own, part in
        for index in (part * chunk)..<min((part + 1) * chunk, count) {
          base?.advanced(by: index).initialize(to: body(&own, index))
        }
      }
      initialized = count
    }
  }

  /// The elements of several arrays one behind the other.
  package func joined<Element: Sendable>(_ arrays: [[Element]]) -> [Element] {
    // One that has all of them may be large, and is no copy then.
    let filled = arrays.indices.lazy.filter { !arrays[$0].isEmpty }.prefix(2)
    if let only = filled.first, filled.count == 1 { return arrays[only] }
    var starts: [Int] = []
    starts.reserveCapacity(arrays.count)
    var count = 0
    for array in arrays {
      starts.append(count)
      count += array.count
    }
    return [Element](unsafeUninitializedCapacity: count) { [starts] elements, initialized in
      nonisolated(unsafe) let target = elements
      let chunk = 256
      forEach((arrays.count + chunk - 1) / chunk) { part in
        for index in (part * chunk)..<min((part + 1) * chunk, arrays.count) where !arrays[index].isEmpty {
          _ = target[starts[index]...].initialize(fromContentsOf: arrays[index])
        }
      }
      initialized = count
    }
  }

  /// The results of two functions that have nothing to do with one another, run at once where there are two threads.
  package func both<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    let results = map(2) { piece -> (First?, Second?) in piece == 0 ? (first(), nil) : (nil, second()) }
    guard let one = results[0].0, let other = results[1].1 else { preconditionFailure("each piece makes its own part") }
    return (one, other)
  }

  /// Calls `body` with 0 ..< `pieces`, each once.
  package func forEach(_ pieces: Int, _ body: @Sendable (Int) -> Void) {
    forEach(pieces, state: { () }) { _, piece in body(piece) }
  }

  /// Like ``forEach(_:_:)``, with a value that each thread makes once and hands to all its pieces.
  package func forEach<State>(
    _ pieces: Int, state: @Sendable () -> State, _ body: @Sendable (inout State, Int) -> Void
  ) {
    let next = Atomic<Int>(0)
    withoutActuallyEscaping(state) { state in
      withoutActuallyEscaping(body) { body in
        run(threads: min(count, pieces)) {
          var own = state()
          while true {
            let piece = next.wrappingAdd(1, ordering: .relaxed).oldValue
            guard piece < pieces else { return }
            body(&own, piece)
          }
        }
      }
    }
  }

  /// Runs `body` on every thread and waits for all of them. Where a thread cannot be started, the others do its work.
  private func run(threads: Int, _ body: @escaping @Sendable () -> Void) {
    guard threads > 0 else { return }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
      var started: [pthread_t?] = []
    #else
      var started: [pthread_t] = []
    #endif
    for _ in 0..<threads {
      let box = Unmanaged.passRetained(ThreadBody(run: body))
      #if canImport(Darwin)
        var thread: pthread_t?
        let failed = pthread_create(
          &thread, &attributes,
          { argument in
            Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
            return nil
          }, box.toOpaque())
      #else
        var thread = pthread_t()
        let failed = pthread_create(
          &thread, &attributes,
          { argument in
            if let argument { Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run() }
            return nil
          }, box.toOpaque())
      #endif
      if failed == 0 { started.append(thread) } else { box.release() }
    }
    if started.isEmpty { body() }
    for thread in started {
      #if canImport(Darwin)
        if let thread { pthread_join(thread, nil) }
      #else
        pthread_join(thread, nil)
      #endif
    }
  }
}

/// Carries a closure through a C pointer.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}
