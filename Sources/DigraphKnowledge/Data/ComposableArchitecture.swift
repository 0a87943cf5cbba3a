extension BuiltInTexts {
  static let composableArchitecture: StaticString = #"""
    //: package ComposableArchitecture
    import ComposableArchitecture

    protocol Reducer<State, Action> {  //: makes part
      associatedtype State
      associatedtype Action
      func reduce(into state: inout State, action: Action) -> Effect<Action>
      func ifLet<Wrapped, Inner>(_ state: WritableKeyPath<State, Wrapped>, action: Never, then wrapped: () -> any Reducer<Wrapped, Inner> = 0) -> Reduce<State, Action>
      func forEach<Elements, Inner>(_ elements: WritableKeyPath<State, Elements>, action: Never, element: () -> any Reducer<Elements, Inner> = 0) -> Reduce<State, Action>
      func onChange<Part>(of value: (State) -> Part, _ reducer: (Part, Part) -> any Reducer<State, Action>) -> Reduce<State, Action>
    }
    typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
    typealias ReducerProtocol = Reducer  //: makes part
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
    class ViewStore<ViewState, ViewAction> {  //: glue plumbing
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

    // Views
    //: CaseLet         view interface
    //: ForEachStore    view interface
    //: IfLetStore      view interface
    //: SwitchStore     view interface
    //: WithViewStore   view interface

    // Attributes of declarations
    //: @ObservableState  makes data
    //: @Reducer          makes part
    """#
}
