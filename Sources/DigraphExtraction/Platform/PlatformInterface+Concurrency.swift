extension PlatformInterface {
  /// Tasks, streams, continuations, locks and queues: what their closures are given and what they give back.
  static let concurrency = """
    protocol Actor {}
    protocol GlobalActor {}
    protocol Executor {}
    protocol SerialExecutor: Executor {}
    actor MainActor {
      static let shared: MainActor
      static func run<T>(resultType: T.Type = 0, body: () throws -> T) async -> T
      static func assumeIsolated<T>(_ body: () throws -> T) -> T
    }
    struct TaskPriority {}
    struct CancellationError: Error {}
    struct Duration {}
    protocol InstantProtocol {}
    protocol Clock<Duration> {
      associatedtype Duration
    }
    struct ContinuousClock: Clock<Duration> {}
    struct SuspendingClock: Clock<Duration> {}
    struct Task<Success, Failure> {
      init(priority: TaskPriority? = nil, operation: () async throws -> Success)
      init(name: String? = nil, priority: TaskPriority? = nil, operation: () async throws -> Success)
      static func detached<T>(priority: TaskPriority? = nil, operation: () async throws -> T) -> Task<T, any Error>
      static func immediate<T>(priority: TaskPriority? = nil, operation: () async throws -> T) -> Task<T, any Error>
      var value: Success { get }
      var result: Result<Success, Failure> { get }
      func cancel()
    }
    class TaskLocal<Value> {
      var wrappedValue: Value { get }
      func withValue<R>(_ value: Value, operation: () throws -> R) -> R
    }
    protocol AsyncIteratorProtocol<Element> {
      associatedtype Element
      mutating func next() async throws -> Element?
    }
    protocol AsyncSequence<Element, Failure> {
      associatedtype Element
      associatedtype Failure
      func map<T>(_ transform: (Element) async throws -> T) -> AsyncStream<T>
      func compactMap<T>(_ transform: (Element) async throws -> T?) -> AsyncStream<T>
      func flatMap<T>(_ transform: (Element) async throws -> any AsyncSequence<T, any Error>) -> AsyncStream<T>
      func filter(_ isIncluded: (Element) async throws -> Bool) -> AsyncStream<Element>
      func first(where predicate: (Element) async throws -> Bool) async -> Element?
      func contains(where predicate: (Element) async throws -> Bool) async -> Bool
      func reduce<R>(_ initial: R, _ next: (R, Element) async throws -> R) async -> R
      func reduce<R>(into initial: R, _ update: (inout R, Element) async throws -> Void) async -> R
      func prefix(_ count: Int) -> AsyncStream<Element>
      func dropFirst(_ count: Int = 1) -> AsyncStream<Element>
      func makeAsyncIterator() -> AsyncStream<Element>
    }
    struct AsyncStream<Element>: AsyncSequence<Element, Never>, AsyncIteratorProtocol<Element> {
      init(_ type: Element.Type = 0, bufferingPolicy limit: Never = 0, _ build: (Continuation) -> Void)
      init(unfolding produce: () async -> Element?, onCancel: (() -> Void)? = nil)
      static func makeStream(of type: Element.Type = 0, bufferingPolicy limit: Never = 0) -> (stream: AsyncStream<Element>, continuation: Continuation)
      mutating func next() async -> Element?
      struct Continuation {
        func yield(_ value: Element)
        func finish()
        var onTermination: ((Termination) -> Void)? { get set }
        enum Termination { case finished, cancelled }
      }
    }
    struct AsyncThrowingStream<Element, Failure>: AsyncSequence<Element, Failure>, AsyncIteratorProtocol<Element> {
      init(_ type: Element.Type = 0, bufferingPolicy limit: Never = 0, _ build: (Continuation) -> Void)
      init(unfolding produce: () async throws -> Element?)
      static func makeStream(of type: Element.Type = 0, throwing failure: Failure.Type = 0, bufferingPolicy limit: Never = 0) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: Continuation)
      mutating func next() async throws -> Element?
      struct Continuation {
        func yield(_ value: Element)
        func yield(with result: Result<Element, any Error>)
        func finish(throwing error: any Error? = nil)
        var onTermination: ((Termination) -> Void)? { get set }
        enum Termination { case finished((any Error)?), cancelled }
      }
    }
    struct CheckedContinuation<T, E> {
      func resume()
      func resume(returning value: T)
      func resume(throwing error: E)
      func resume(with result: Result<T, any Error>)
    }
    struct UnsafeContinuation<T, E> {
      func resume()
      func resume(returning value: T)
      func resume(throwing error: E)
      func resume(with result: Result<T, any Error>)
    }
    func withCheckedContinuation<T>(isolation: Never = 0, function: Never = 0, _ body: (CheckedContinuation<T, Never>) -> Void) async -> T
    func withCheckedThrowingContinuation<T>(isolation: Never = 0, function: Never = 0, _ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T
    func withUnsafeContinuation<T>(_ body: (UnsafeContinuation<T, Never>) -> Void) async -> T
    func withUnsafeThrowingContinuation<T>(_ body: (UnsafeContinuation<T, any Error>) -> Void) async throws -> T
    func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: () -> Void) async -> T
    func withTaskGroup<C, R>(of type: C.Type = 0, returning result: R.Type = 0, body: (inout TaskGroup<C>) async -> R) async -> R
    func withThrowingTaskGroup<C, R>(of type: C.Type = 0, returning result: R.Type = 0, body: (inout ThrowingTaskGroup<C, any Error>) async throws -> R) async -> R
    func withDiscardingTaskGroup<R>(returning result: R.Type = 0, body: (inout DiscardingTaskGroup) async -> R) async -> R
    struct DiscardingTaskGroup {}
    struct TaskGroup<Element>: AsyncSequence<Element, Never> {
      mutating func addTask(priority: TaskPriority? = nil, operation: () async -> Element)
      mutating func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: () async -> Element) -> Bool
      mutating func next() async -> Element?
      func cancelAll()
    }
    struct ThrowingTaskGroup<Element, Failure>: AsyncSequence<Element, Failure> {
      mutating func addTask(priority: TaskPriority? = nil, operation: () async throws -> Element)
      mutating func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: () async throws -> Element) -> Bool
      mutating func next() async throws -> Element?
      mutating func nextResult() async -> Result<Element, Failure>?
      func waitForAll() async throws
      func cancelAll()
    }
    struct Mutex<Value> {
      init(_ value: Value)
      func withLock<R>(_ body: (inout Value) throws -> R) -> R
      func withLockIfAvailable<R>(_ body: (inout Value) throws -> R) -> R?
    }
    struct Atomic<Value> {
      init(_ value: Value)
    }
    class ManagedBuffer<Header, Element> {
      var header: Header { get set }
    }
    struct OSAllocatedUnfairLock<State> {
      init(initialState: State)
      init(uncheckedState: State)
      func withLock<R>(_ body: (inout State) throws -> R) -> R
      func withLockUnchecked<R>(_ body: (inout State) throws -> R) -> R
    }
    protocol NSLocking {
      func withLock<R>(_ body: () throws -> R) -> R
    }
    class NSLock: NSObject, NSLocking {}
    class NSRecursiveLock: NSObject, NSLocking {}
    class NSCondition: NSObject, NSLocking {}
    class DispatchObject: NSObject {}
    class DispatchQueue: DispatchObject, Scheduler {
      static let main: DispatchQueue
      static func global(qos: DispatchQoS.QoSClass = 0) -> DispatchQueue
      func sync<T>(flags: Never = 0, execute work: () throws -> T) -> T
      func async(group: DispatchGroup? = nil, qos: Never = 0, flags: Never = 0, execute work: () -> Void)
    }
    struct DispatchQoS {
      enum QoSClass { case background, utility, `default`, userInitiated, userInteractive, unspecified }
    }
    class DispatchGroup: DispatchObject {
      func notify(qos: Never = 0, queue: DispatchQueue, execute work: () -> Void)
    }
    class Operation: NSObject {
      var completionBlock: (() -> Void)? { get set }
      func addDependency(_ operation: Operation)
    }
    class BlockOperation: Operation {
      init(block: () -> Void)
    }
    class OperationQueue: NSObject, Scheduler {
      static let main: OperationQueue
      func addOperation(_ operation: Operation)
      func addOperation(_ block: () -> Void)
    }
    class RunLoop: NSObject, Scheduler {
      static let main: RunLoop
      static let current: RunLoop
    }
    class Thread: NSObject {}
    """
}
