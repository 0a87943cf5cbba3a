extension BuiltInTexts {
  static let rxSwift: StaticString = #"""
    //: package RxSwift
    import RxSwift
    import RxCocoa
    import RxRelay

    protocol Disposable { func dispose() }
    class DisposeBag {}  //: glue reactive
    extension NotificationCenter { var rx: Never { get } }
    //: NotificationCenter#rx  listens
    extension Disposable { func disposed(by bag: DisposeBag) }
    enum Disposables { static func create() -> any Disposable; static func create(with dispose: () -> Void) -> any Disposable }  //: glue reactive
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
    struct Binder<Value>: ObserverType<Value> {  //: glue reactive
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
    class ReplaySubject<Element>: Observable<Element>, ObserverType<Element> { static func create(bufferSize: Int) -> ReplaySubject<Element> }  //: glue reactive
    class PublishSubject<Element>: Observable<Element>, ObserverType<Element> { init() }  //: glue reactive
    class AsyncSubject<Element>: Observable<Element>, ObserverType<Element> { init() }  //: glue reactive
    class BehaviorSubject<Element>: Observable<Element>, ObserverType<Element> {  //: glue reactive
      init(value: Element)
      func value() throws -> Element
    }
    class PublishRelay<Element>: ObservableType<Element>, ObserverType<Element> {  //: glue reactive
      init()
      func accept(_ event: Element)
    }
    class BehaviorRelay<Element>: ObservableType<Element>, ObserverType<Element> {  //: glue reactive
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
    struct Single<Element>: ObservableConvertibleType<Element> {  //: glue reactive
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
    struct Maybe<Element>: ObservableConvertibleType<Element> {  //: glue reactive
      static func just(_ element: Element) -> Maybe<Element>
      static func empty() -> Maybe<Element>
      func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil) -> any Disposable
      func map<Other>(_ transform: (Element) throws -> Other) -> Maybe<Other>
      func flatMap<Other>(_ selector: (Element) throws -> Maybe<Other>) -> Maybe<Other>
    }
    struct Completable {  //: glue reactive
      static func empty() -> Completable
      func subscribe(onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable
      func andThen<Element>(_ next: Single<Element>) -> Single<Element>
      func andThen<Element>(_ next: Observable<Element>) -> Observable<Element>
    }
    struct Driver<Element>: ObservableConvertibleType<Element> {  //: glue reactive
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
    struct Signal<Element>: ObservableConvertibleType<Element> {  //: glue reactive
      func emit(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable
      func emit(to observers: any ObserverType<Element>...) -> any Disposable
      func map<Other>(_ transform: (Element) -> Other) -> Signal<Other>
      func filter(_ predicate: (Element) -> Bool) -> Signal<Element>
    }
    class MainScheduler: SchedulerType {
      static let asyncInstance: SerialDispatchQueueScheduler  //: singleton scheduler Scheduling, info
    }
    //: MainScheduler.instance       singleton scheduler Scheduling, info
    class ConcurrentDispatchQueueScheduler: SchedulerType {}
    //: ConcurrentDispatchQueueScheduler(*)  construct scheduler Scheduling, info
    class SerialDispatchQueueScheduler: SchedulerType {}
    //: SerialDispatchQueueScheduler(*)  construct scheduler Scheduling, info
    class ConcurrentMainScheduler: SchedulerType {}
    //: ConcurrentMainScheduler.instance  singleton scheduler Scheduling, info
    class CurrentThreadScheduler: SchedulerType {}
    //: CurrentThreadScheduler.instance  singleton scheduler Scheduling, info
    class OperationQueueScheduler: SchedulerType {}
    //: OperationQueueScheduler(*)  construct scheduler Scheduling, info

    //: CompositeDisposable  glue reactive
    //: ControlEvent         glue reactive
    //: ControlProperty      glue reactive
    //: Infallible           glue reactive
    //: ReplayRelay          glue reactive
    //: SerialDisposable     glue reactive
    """#
}
