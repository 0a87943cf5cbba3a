extension PlatformInterface {
  /// Packages that hand types of a project on to closures and chains. An `import` begins the part of one: what follows
  /// is seen by files that import one of these modules.
  static let packages = """
    import RxSwift
    import RxCocoa
    import RxRelay
    protocol Disposable { func dispose() }
    class DisposeBag {}
    extension Disposable { func disposed(by bag: DisposeBag) }
    enum Disposables { static func create() -> any Disposable; static func create(with dispose: () -> Void) -> any Disposable }
    protocol SchedulerType {}
    enum Event<Element> {
      case next(Element)
      case error(any Error)
      case completed
    }
    protocol ObserverType<Element> {
      associatedtype Element
      func on(_ event: Event<Element>)
      func onNext(_ element: Element)
      func onError(_ error: any Error)
      func onCompleted()
    }
    struct AnyObserver<Element>: ObserverType<Element> {}
    struct Binder<Value>: ObserverType<Value> {
      init<Target>(_ target: Target, scheduler: any SchedulerType = 0, binding: (Target, Value) -> Void)
    }
    protocol ObservableConvertibleType<Element> {
      associatedtype Element
      func asObservable() -> Observable<Element>
    }
    protocol ObservableType<Element>: ObservableConvertibleType<Element> {
      associatedtype Element
      func subscribe(onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable
      func subscribe<Target>(with target: Target, onNext: ((Target, Element) -> Void)? = nil, onError: ((Target, any Error) -> Void)? = nil, onCompleted: ((Target) -> Void)? = nil, onDisposed: ((Target) -> Void)? = nil) -> any Disposable
      func subscribe(_ on: (Event<Element>) -> Void) -> any Disposable
      func subscribe(_ observer: any ObserverType<Element>) -> any Disposable
      func bind(to observers: any ObserverType<Element>...) -> any Disposable
      func bind(onNext: (Element) -> Void) -> any Disposable
      func bind<Target>(with target: Target, onNext: (Target, Element) -> Void) -> any Disposable
      func map<Result>(_ transform: (Element) throws -> Result) -> Observable<Result>
      func compactMap<Result>(_ transform: (Element) throws -> Result?) -> Observable<Result>
      func flatMap<Result>(_ selector: (Element) throws -> any ObservableConvertibleType<Result>) -> Observable<Result>
      func flatMapLatest<Result>(_ selector: (Element) throws -> any ObservableConvertibleType<Result>) -> Observable<Result>
      func flatMapFirst<Result>(_ selector: (Element) throws -> any ObservableConvertibleType<Result>) -> Observable<Result>
      func concatMap<Result>(_ selector: (Element) throws -> any ObservableConvertibleType<Result>) -> Observable<Result>
      func filter(_ predicate: (Element) throws -> Bool) -> Observable<Element>
      func scan<Result>(_ seed: Result, accumulator: (Result, Element) throws -> Result) -> Observable<Result>
      func reduce<Result>(_ seed: Result, accumulator: (Result, Element) throws -> Result) -> Observable<Result>
      func withLatestFrom<Other>(_ second: any ObservableConvertibleType<Other>) -> Observable<Other>
      func withLatestFrom<Other, Result>(_ second: any ObservableConvertibleType<Other>, resultSelector: (Element, Other) throws -> Result) -> Observable<Result>
      func `do`(onNext: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Observable<Element>
      func `catch`(_ handler: (any Error) throws -> Observable<Element>) -> Observable<Element>
      func catchError(_ handler: (any Error) throws -> Observable<Element>) -> Observable<Element>
      func catchAndReturn(_ element: Element) -> Observable<Element>
      func catchErrorJustReturn(_ element: Element) -> Observable<Element>
      func distinctUntilChanged() -> Observable<Element>
      func distinctUntilChanged<Key>(_ selector: (Element) throws -> Key) -> Observable<Element>
      func startWith(_ elements: Element...) -> Observable<Element>
      func take(_ count: Int) -> Observable<Element>
      func take(until other: any ObservableConvertibleType<Any>) -> Observable<Element>
      func skip(_ count: Int) -> Observable<Element>
      func share(replay: Int = 0, scope: Never = 0) -> Observable<Element>
      func observe(on scheduler: any SchedulerType) -> Observable<Element>
      func observeOn(_ scheduler: any SchedulerType) -> Observable<Element>
      func subscribe(on scheduler: any SchedulerType) -> Observable<Element>
      func subscribeOn(_ scheduler: any SchedulerType) -> Observable<Element>
      func debounce(_ time: Never, scheduler: any SchedulerType) -> Observable<Element>
      func throttle(_ time: Never, latest: Bool = true, scheduler: any SchedulerType) -> Observable<Element>
      func delay(_ time: Never, scheduler: any SchedulerType) -> Observable<Element>
      func retry(_ count: Int = 0) -> Observable<Element>
      func toArray() -> Single<[Element]>
      func first() -> Single<Element?>
      func asSingle() -> Single<Element>
      func asMaybe() -> Maybe<Element>
      func asDriver(onErrorJustReturn element: Element) -> Driver<Element>
      func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element>
      func asSignal(onErrorJustReturn element: Element) -> Signal<Element>
      func materialize() -> Observable<Event<Element>>
    }
    class Observable<Element>: ObservableType<Element> {
      static func just(_ element: Element) -> Observable<Element>
      static func just(_ element: Element, scheduler: any SchedulerType) -> Observable<Element>
      static func of(_ elements: Element...) -> Observable<Element>
      static func from(_ elements: [Element]) -> Observable<Element>
      static func from(optional element: Element?) -> Observable<Element>
      static func empty() -> Observable<Element>
      static func never() -> Observable<Element>
      static func error(_ error: any Error) -> Observable<Element>
      static func create(_ subscribe: (AnyObserver<Element>) -> any Disposable) -> Observable<Element>
      static func deferred(_ make: () throws -> Observable<Element>) -> Observable<Element>
      static func merge(_ sources: Observable<Element>...) -> Observable<Element>
      static func merge(_ sources: [Observable<Element>]) -> Observable<Element>
      static func concat(_ sources: Observable<Element>...) -> Observable<Element>
      static func concat(_ sources: [Observable<Element>]) -> Observable<Element>
      static func combineLatest<A, B>(_ a: any ObservableConvertibleType<A>, _ b: any ObservableConvertibleType<B>) -> Observable<(A, B)>
      static func combineLatest<A, B>(_ a: any ObservableConvertibleType<A>, _ b: any ObservableConvertibleType<B>, resultSelector: (A, B) throws -> Element) -> Observable<Element>
      static func zip<A, B>(_ a: any ObservableConvertibleType<A>, _ b: any ObservableConvertibleType<B>) -> Observable<(A, B)>
    }
    class ReplaySubject<Element>: Observable<Element>, ObserverType<Element> { static func create(bufferSize: Int) -> ReplaySubject<Element> }
    class PublishSubject<Element>: Observable<Element>, ObserverType<Element> { init() }
    class AsyncSubject<Element>: Observable<Element>, ObserverType<Element> { init() }
    class BehaviorSubject<Element>: Observable<Element>, ObserverType<Element> {
      init(value: Element)
      func value() throws -> Element
    }
    class PublishRelay<Element>: ObservableType<Element>, ObserverType<Element> {
      init()
      func accept(_ event: Element)
    }
    class BehaviorRelay<Element>: ObservableType<Element>, ObserverType<Element> {
      init(value: Element)
      var value: Element { get }
      func accept(_ event: Element)
      func asDriver() -> Driver<Element>
    }
    enum SingleEvent<Element> {
      case success(Element)
      case failure(any Error)
      case error(any Error)
    }
    struct Single<Element>: ObservableConvertibleType<Element> {
      static func just(_ element: Element) -> Single<Element>
      static func error(_ error: any Error) -> Single<Element>
      static func create(_ subscribe: ((Result<Element, any Error>) -> Void) -> any Disposable) -> Single<Element>
      static func deferred(_ make: () throws -> Single<Element>) -> Single<Element>
      static func zip<A, B>(_ a: Single<A>, _ b: Single<B>) -> Single<(A, B)>
      static func zip<A, B>(_ a: Single<A>, _ b: Single<B>, resultSelector: (A, B) throws -> Element) -> Single<Element>
      func subscribe(onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable
      func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil) -> any Disposable
      func subscribe(_ on: (Result<Element, any Error>) -> Void) -> any Disposable
      func map<Other>(_ transform: (Element) throws -> Other) -> Single<Other>
      func compactMap<Other>(_ transform: (Element) throws -> Other?) -> Maybe<Other>
      func flatMap<Other>(_ selector: (Element) throws -> Single<Other>) -> Single<Other>
      func flatMapCompletable(_ selector: (Element) throws -> Completable) -> Completable
      func `do`(onSuccess: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil) -> Single<Element>
      func `catch`(_ handler: (any Error) throws -> Single<Element>) -> Single<Element>
      func catchErrorJustReturn(_ element: Element) -> Single<Element>
      func catchAndReturn(_ element: Element) -> Single<Element>
      func observe(on scheduler: any SchedulerType) -> Single<Element>
      func observeOn(_ scheduler: any SchedulerType) -> Single<Element>
      func subscribe(on scheduler: any SchedulerType) -> Single<Element>
      func subscribeOn(_ scheduler: any SchedulerType) -> Single<Element>
      func retry(_ count: Int = 0) -> Single<Element>
      func asCompletable() -> Completable
      func asDriver(onErrorJustReturn element: Element) -> Driver<Element>
    }
    struct Maybe<Element>: ObservableConvertibleType<Element> {
      static func just(_ element: Element) -> Maybe<Element>
      static func empty() -> Maybe<Element>
      func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil) -> any Disposable
      func map<Other>(_ transform: (Element) throws -> Other) -> Maybe<Other>
      func flatMap<Other>(_ selector: (Element) throws -> Maybe<Other>) -> Maybe<Other>
    }
    struct Completable {
      static func empty() -> Completable
      func subscribe(onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable
      func andThen<Element>(_ next: Single<Element>) -> Single<Element>
      func andThen<Element>(_ next: Observable<Element>) -> Observable<Element>
    }
    struct Driver<Element>: ObservableConvertibleType<Element> {
      static func just(_ element: Element) -> Driver<Element>
      static func empty() -> Driver<Element>
      static func merge(_ sources: Driver<Element>...) -> Driver<Element>
      static func combineLatest<A, B>(_ a: Driver<A>, _ b: Driver<B>) -> Driver<(A, B)>
      func drive(_ observers: any ObserverType<Element>...) -> any Disposable
      func drive(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable
      func drive<Target>(with target: Target, onNext: ((Target, Element) -> Void)? = nil) -> any Disposable
      func map<Other>(_ transform: (Element) -> Other) -> Driver<Other>
      func compactMap<Other>(_ transform: (Element) -> Other?) -> Driver<Other>
      func flatMap<Other>(_ selector: (Element) -> Driver<Other>) -> Driver<Other>
      func flatMapLatest<Other>(_ selector: (Element) -> Driver<Other>) -> Driver<Other>
      func filter(_ predicate: (Element) -> Bool) -> Driver<Element>
      func `do`(onNext: ((Element) -> Void)? = nil) -> Driver<Element>
      func distinctUntilChanged() -> Driver<Element>
      func distinctUntilChanged<Key>(_ selector: (Element) -> Key) -> Driver<Element>
      func startWith(_ element: Element) -> Driver<Element>
      func withLatestFrom<Other>(_ second: Driver<Other>) -> Driver<Other>
    }
    struct Signal<Element>: ObservableConvertibleType<Element> {
      func emit(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable
      func emit(to observers: any ObserverType<Element>...) -> any Disposable
      func map<Other>(_ transform: (Element) -> Other) -> Signal<Other>
      func filter(_ predicate: (Element) -> Bool) -> Signal<Element>
    }
    class MainScheduler: SchedulerType {}
    class ConcurrentDispatchQueueScheduler: SchedulerType {}
    class SerialDispatchQueueScheduler: SchedulerType {}
    class ConcurrentMainScheduler: SchedulerType {}
    class CurrentThreadScheduler: SchedulerType {}
    class OperationQueueScheduler: SchedulerType {}

    import ComposableArchitecture
    protocol Reducer<State, Action> {
      associatedtype State
      associatedtype Action
      func reduce(into state: inout State, action: Action) -> Effect<Action>
      func ifLet<Wrapped, Inner>(_ state: WritableKeyPath<State, Wrapped>, action: Never, then wrapped: () -> any Reducer<Wrapped, Inner> = 0) -> Reduce<State, Action>
      func forEach<Elements, Inner>(_ elements: WritableKeyPath<State, Elements>, action: Never, element: () -> any Reducer<Elements, Inner> = 0) -> Reduce<State, Action>
      func onChange<Part>(of value: (State) -> Part, _ reducer: (Part, Part) -> any Reducer<State, Action>) -> Reduce<State, Action>
    }
    typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
    typealias ReducerProtocol = Reducer
    struct Reduce<State, Action>: Reducer<State, Action> {
      init(_ reduce: (inout State, Action) -> Effect<Action>)
      init(_ reducer: any Reducer<State, Action>)
    }
    struct CombineReducers<State, Action>: Reducer<State, Action> { init(_ build: () -> any Reducer<State, Action>) }
    struct EmptyReducer<State, Action>: Reducer<State, Action> { init() }
    struct Effect<Action> {
      static var none: Effect<Action> { get }
      static func send(_ action: Action) -> Effect<Action>
      static func send(_ action: Action, animation: Animation?) -> Effect<Action>
      static func run(priority: TaskPriority? = nil, operation: (Send<Action>) async throws -> Void, catch handler: ((any Error, Send<Action>) async -> Void)? = nil, fileID: Never = 0, line: Never = 0) -> Effect<Action>
      static func merge(_ effects: Effect<Action>...) -> Effect<Action>
      static func concatenate(_ effects: Effect<Action>...) -> Effect<Action>
      static func cancel<ID>(id: ID) -> Effect<Action>
      func cancellable<ID>(id: ID, cancelInFlight: Bool = false) -> Effect<Action>
      func map<Other>(_ transform: (Action) -> Other) -> Effect<Other>
      func merge(with other: Effect<Action>) -> Effect<Action>
    }
    typealias EffectOf<R: Reducer> = Effect<R.Action>
    typealias EffectTask = Effect
    struct Send<Action> {
      func callAsFunction(_ action: Action)
      func callAsFunction(_ action: Action, animation: Animation?)
    }
    class StoreTask {}
    @dynamicMemberLookup
    class Store<State, Action> {
      init(initialState: State, reducer: () -> any Reducer<State, Action>, withDependencies prepare: ((inout DependencyValues) -> Void)? = nil)
      var state: State { get }
      func send(_ action: Action) -> StoreTask
      func send(_ action: Action, animation: Animation?) -> StoreTask
      func scope<ChildState, ChildAction>(state: KeyPath<State, ChildState>, action: Never) -> Store<ChildState, ChildAction>
      func withState<R>(_ body: (State) -> R) -> R
      subscript<Part>(dynamicMember keyPath: KeyPath<State, Part>) -> Part { get }
    }
    typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
    @dynamicMemberLookup
    class ViewStore<ViewState, ViewAction> {
      init(_ store: Store<ViewState, ViewAction>, observe: (ViewState) -> ViewState)
      var state: ViewState { get }
      func send(_ action: ViewAction) -> StoreTask
      func send(_ action: ViewAction, animation: Animation?) -> StoreTask
      subscript<Part>(dynamicMember keyPath: KeyPath<ViewState, Part>) -> Part { get }
    }
    typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>
    struct TestStoreTask { func finish(); func cancel() async }
    class TestStore<State, Action> {
      init(initialState: State, reducer: () -> any Reducer<State, Action>, withDependencies prepare: ((inout DependencyValues) -> Void)? = nil)
      var state: State { get }
      var dependencies: DependencyValues { get set }
      func send(_ action: Action, assert update: ((inout State) throws -> Void)? = nil) async -> TestStoreTask
      func receive(_ action: Action, timeout: Never = 0, assert update: ((inout State) throws -> Void)? = nil) async
      func finish() async
    }
    typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action>
    typealias PresentationActionOf<R: Reducer> = PresentationAction<R.Action>
    enum PresentationAction<Action> {
      case dismiss
      case presented(Action)
    }
    struct BindingAction<Root> {}
    enum StackAction<State, Action> {
      case element(id: Never, action: Action)
      case popFrom(id: Never)
      case push(id: Never, state: State)
    }
    struct IdentifiedAction<ID, Action> {}
    @propertyWrapper struct PresentationState<State> { var wrappedValue: State? { get set } }
    struct AlertState<Action> {}
    struct ConfirmationDialogState<Action> {}

    import PackageDescription
    class Package {
      init(name: String, defaultLocalization: Never = 0, platforms: [SupportedPlatform]? = nil, pkgConfig: String? = nil, providers: [Never]? = nil, products: [Product] = 0, traits: Never = 0, dependencies: [Dependency] = 0, targets: [Target] = 0, swiftLanguageModes: [SwiftVersion]? = nil, swiftLanguageVersions: [SwiftVersion]? = nil, cLanguageStandard: Never = 0, cxxLanguageStandard: Never = 0)
      var targets: [Target] { get set }
      var products: [Product] { get set }
      var dependencies: [Dependency] { get set }
      class Dependency {}
    }
    struct SupportedPlatform {}
    struct SwiftVersion {}
    struct SwiftSetting {}
    class Product {}
    struct Resource {}
    class Target {
      var dependencies: [Dependency] { get set }
      var swiftSettings: [SwiftSetting]? { get set }
      struct Dependency {}
      struct PluginUsage {}
    }
    """
}
