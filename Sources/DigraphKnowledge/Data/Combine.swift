extension BuiltInTexts {
  static let combine: StaticString = #"""
    //: framework Combine

    protocol Cancellable {  //: glue reactive
      func cancel()
    }
    class AnyCancellable: Cancellable, Hashable {  //: glue reactive
      init(_ cancel: () -> Void)
      func store(in set: inout Set<AnyCancellable>)
    }
    protocol Subscription: Cancellable {}  //: glue reactive
    protocol Scheduler {}  //: glue reactive
    protocol Subscriber<Input, Failure> {  //: glue reactive
      associatedtype Input
      associatedtype Failure
    }
    enum Subscribers {  //: glue reactive
      enum Completion<Failure> {
        case finished
        case failure(Failure)
      }
      struct Demand {}
    }
    enum Publishers {  //: glue reactive
      struct CombineLatest<A, B, Failure>: Publisher<(A, B), Failure> {
        typealias Output = (A, B)
        init(_ a: any Publisher<A, Failure>, _ b: any Publisher<B, Failure>)
      }
      struct CombineLatest3<A, B, C, Failure>: Publisher<(A, B, C), Failure> {
        typealias Output = (A, B, C)
        init(_ a: any Publisher<A, Failure>, _ b: any Publisher<B, Failure>, _ c: any Publisher<C, Failure>)
      }
      struct CombineLatest4<A, B, C, D, Failure>: Publisher<(A, B, C, D), Failure> {
        typealias Output = (A, B, C, D)
        init(_ a: any Publisher<A, Failure>, _ b: any Publisher<B, Failure>, _ c: any Publisher<C, Failure>, _ d: any Publisher<D, Failure>)
      }
      struct Zip<A, B, Failure>: Publisher<(A, B), Failure> {
        typealias Output = (A, B)
        init(_ a: any Publisher<A, Failure>, _ b: any Publisher<B, Failure>)
      }
      struct Zip3<A, B, C, Failure>: Publisher<(A, B, C), Failure> {
        typealias Output = (A, B, C)
        init(_ a: any Publisher<A, Failure>, _ b: any Publisher<B, Failure>, _ c: any Publisher<C, Failure>)
      }
      struct Merge<Output, Failure>: Publisher<Output, Failure> {
        init(_ a: any Publisher<Output, Failure>, _ b: any Publisher<Output, Failure>)
      }
      struct Merge3<Output, Failure>: Publisher<Output, Failure> {
        init(_ a: any Publisher<Output, Failure>, _ b: any Publisher<Output, Failure>, _ c: any Publisher<Output, Failure>)
      }
      struct MergeMany<Output, Failure>: Publisher<Output, Failure> {
        init(_ all: any Publisher<Output, Failure>...)
        init(_ all: any Sequence<any Publisher<Output, Failure>>)
      }
    }
    protocol Publisher<Output, Failure> {  //: glue reactive
      associatedtype Output
      associatedtype Failure
      var values: AsyncStream<Output> { get }
      func sink(receiveValue: (Output) -> Void) -> AnyCancellable
      func sink(receiveCompletion: (Subscribers.Completion<Failure>) -> Void, receiveValue: (Output) -> Void) -> AnyCancellable
      func assign<Root>(to keyPath: KeyPath<Root, Output>, on object: Root) -> AnyCancellable
      func assign(to published: inout AnyPublisher<Output, Never>)
      func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
      func map<T>(_ transform: (Output) -> T) -> AnyPublisher<T, Failure>
      func tryMap<T>(_ transform: (Output) throws -> T) -> AnyPublisher<T, any Error>
      func compactMap<T>(_ transform: (Output) -> T?) -> AnyPublisher<T, Failure>
      func tryCompactMap<T>(_ transform: (Output) throws -> T?) -> AnyPublisher<T, any Error>
      func flatMap<T, E>(maxPublishers: Never = 0, _ transform: (Output) -> any Publisher<T, E>) -> AnyPublisher<T, E>
      func mapError<E>(_ transform: (Failure) -> E) -> AnyPublisher<Output, E>
      func setFailureType<E>(to type: E.Type) -> AnyPublisher<Output, E>
      func filter(_ isIncluded: (Output) -> Bool) -> AnyPublisher<Output, Failure>
      func tryFilter(_ isIncluded: (Output) throws -> Bool) -> AnyPublisher<Output, any Error>
      func removeDuplicates() -> AnyPublisher<Output, Failure>
      func removeDuplicates(by predicate: (Output, Output) -> Bool) -> AnyPublisher<Output, Failure>
      func replaceNil<T>(with value: T) -> AnyPublisher<T, Failure>
      func replaceError(with value: Output) -> AnyPublisher<Output, Never>
      func replaceEmpty(with value: Output) -> AnyPublisher<Output, Failure>
      func `catch`<E>(_ handler: (Failure) -> any Publisher<Output, E>) -> AnyPublisher<Output, E>
      func tryCatch(_ handler: (Failure) throws -> any Publisher<Output, any Error>) -> AnyPublisher<Output, any Error>
      func retry(_ times: Never) -> AnyPublisher<Output, Failure>
      func first() -> AnyPublisher<Output, Failure>
      func first(where predicate: (Output) -> Bool) -> AnyPublisher<Output, Failure>
      func last() -> AnyPublisher<Output, Failure>
      func prefix(_ count: Int) -> AnyPublisher<Output, Failure>
      func prefix(while predicate: (Output) -> Bool) -> AnyPublisher<Output, Failure>
      func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure>
      func drop(while predicate: (Output) -> Bool) -> AnyPublisher<Output, Failure>
      func append(_ other: AnyObject...) -> AnyPublisher<Output, Failure>
      func prepend(_ other: AnyObject...) -> AnyPublisher<Output, Failure>
      func collect() -> AnyPublisher<[Output], Failure>
      func collect(_ count: Int) -> AnyPublisher<[Output], Failure>
      func ignoreOutput() -> AnyPublisher<Never, Failure>
      func scan<T>(_ initial: T, _ next: (T, Output) -> T) -> AnyPublisher<T, Failure>
      func reduce<T>(_ initial: T, _ next: (T, Output) -> T) -> AnyPublisher<T, Failure>
      func allSatisfy(_ predicate: (Output) -> Bool) -> AnyPublisher<Bool, Failure>
      func contains(where predicate: (Output) -> Bool) -> AnyPublisher<Bool, Failure>
      func receive(on scheduler: any Scheduler, options: Never = 0) -> AnyPublisher<Output, Failure>
      func subscribe(on scheduler: any Scheduler, options: Never = 0) -> AnyPublisher<Output, Failure>
      func subscribe(_ subject: any Subject<Output, Failure>) -> AnyCancellable
      func debounce(for dueTime: Never, scheduler: any Scheduler, options: Never = 0) -> AnyPublisher<Output, Failure>
      func throttle(for interval: Never, scheduler: any Scheduler, latest: Bool) -> AnyPublisher<Output, Failure>
      func delay(for interval: Never, tolerance: Never = nil, scheduler: any Scheduler, options: Never = 0) -> AnyPublisher<Output, Failure>
      func timeout(_ interval: Never, scheduler: any Scheduler, options: Never = 0, customError: (() -> Failure)? = nil) -> AnyPublisher<Output, Failure>
      func handleEvents(receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil) -> AnyPublisher<Output, Failure>
      func print(_ prefix: String = 0) -> AnyPublisher<Output, Failure>
      func share() -> AnyPublisher<Output, Failure>
      func autoconnect() -> AnyPublisher<Output, Failure>
      func decode<T>(type: T.Type, decoder: any TopLevelDecoder) -> AnyPublisher<T, any Error>
      func encode(encoder: any TopLevelEncoder) -> AnyPublisher<Data, any Error>
      func switchToLatest() -> AnyPublisher<Output.Output, Failure>
      func merge(with other: any Publisher<Output, Failure>) -> AnyPublisher<Output, Failure>
      func combineLatest<A>(_ a: any Publisher<A, Failure>) -> AnyPublisher<(Output, A), Failure>
      func combineLatest<A, B>(_ a: any Publisher<A, Failure>, _ b: any Publisher<B, Failure>) -> AnyPublisher<(Output, A, B), Failure>
      func combineLatest<A, T>(_ a: any Publisher<A, Failure>, _ transform: (Output, A) -> T) -> AnyPublisher<T, Failure>
      func zip<A>(_ a: any Publisher<A, Failure>) -> AnyPublisher<(Output, A), Failure>
    }
    struct AnyPublisher<Output, Failure>: Publisher<Output, Failure> {  //: glue reactive
      init(_ publisher: any Publisher<Output, Failure>)
    }
    protocol Subject<Output, Failure>: Publisher<Output, Failure> {  //: glue reactive
      func send(_ value: Output)
      func send()
      func send(completion: Subscribers.Completion<Failure>)
    }
    class PassthroughSubject<Output, Failure>: Subject<Output, Failure> {}  //: glue reactive
    class CurrentValueSubject<Output, Failure>: Subject<Output, Failure> {  //: glue reactive
      init(_ value: Output)
      var value: Output { get set }
    }
    struct Just<Output>: Publisher<Output, Never> {  //: glue reactive
      typealias Failure = Never
      init(_ output: Output)
    }
    struct Empty<Output, Failure>: Publisher<Output, Failure> {}  //: glue reactive
    struct Fail<Output, Failure>: Publisher<Output, Failure> {  //: glue reactive
      init(error: Failure)
      init(outputType: Output.Type, failure: Failure)
    }
    class Future<Output, Failure>: Publisher<Output, Failure> {  //: glue reactive
      typealias Promise = (Result<Output, Failure>) -> Void
      init(_ attemptToFulfill: ((Result<Output, Failure>) -> Void) -> Void)
      var value: Output { get }
    }
    struct Deferred<DeferredPublisher>: Publisher<DeferredPublisher.Output, DeferredPublisher.Failure> {  //: glue reactive
      typealias Output = DeferredPublisher.Output
      typealias Failure = DeferredPublisher.Failure
      init(createPublisher: () -> DeferredPublisher)
    }
    struct Record<Output, Failure>: Publisher<Output, Failure> {}  //: glue reactive
    protocol ObservableObject: AnyObject {  //: glue reactive, makes observable
      var objectWillChange: ObservableObjectPublisher { get }
    }
    class ObservableObjectPublisher: Publisher<Void, Never> {  //: glue reactive
      typealias Output = Void
      typealias Failure = Never
      func send()
    }
    protocol ConnectablePublisher<Output, Failure>: Publisher<Output, Failure> {  //: glue reactive
      func connect() -> any Cancellable
    }
    struct TimerPublisher: Publisher<Date, Never> {
      typealias Output = Date
      typealias Failure = Never
      func autoconnect() -> AnyPublisher<Date, Never>
    }
    struct Published<Value> {  //: glue reactive
      init(wrappedValue: Value)
      init(initialValue: Value)
      var projectedValue: AnyPublisher<Value, Never> { get }
    }

    //: AnySubscriber  glue reactive

    // Plumbing
    //: ImmediateScheduler.shared  glue plumbing

    // Attributes of declarations
    //: @Published  shown
    """#
}
