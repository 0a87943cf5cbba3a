extension BuiltInTexts {
  static let factory: StaticString = #"""
    //: package Factory
    import Factory
    import FactoryKit
    import FactoryTesting

    protocol SharedContainer {  //: container injection, makes root
      static var shared: Self { get }
      var manager: ContainerManager { get }
      func callAsFunction<T>(key: String = 0, _ factory: () -> T) -> Factory<T>
      func callAsFunction<P, T>(key: String = 0, _ factory: (P) -> T) -> ParameterFactory<P, T>
      func promised<T>(key: String = 0) -> Factory<T?>
      func resolve<T>(_ keyPath: KeyPath<Self, Factory<T>>) -> T
      func dependency<T>(_ keyPath: KeyPath<Self, Factory<T>>) -> T
    }
    protocol Resolving: SharedContainer {  //: container injection
      func register<T>(_ type: T.Type = 0, factory: () -> T) -> Factory<T>
      func factory<T>(_ type: T.Type = 0) -> Factory<T>?
      func resolve<T>(_ type: T.Type = 0) -> T?
    }
    class Container: SharedContainer {
      static let shared: Container
    }
    struct Factory<T> {  //: maker
      init(_ container: any SharedContainer, key: String = 0, _ factory: () -> T)
      init(factory: () -> T)
      init(scope: Never, factory: () -> T)
      func callAsFunction() -> T
      func resolve() -> T
      func resolveOnMainActor() -> T
      func resolveOnGlobalActor(_ isolation: any Actor) -> T
      func register(factory: () -> T) -> Factory<T>
      func scope(_ scope: Never) -> Factory<T>
      func decorator(_ decorator: (T) -> Void) -> Factory<T>
      func once() -> Factory<T>
      func reset(_ options: Never = 0) -> Factory<T>
      func onArg(_ argument: String, factory: () -> T) -> Factory<T>
      func onDebug(factory: () -> T) -> Factory<T>
      func onPreview(factory: () -> T) -> Factory<T>
      func onTest(factory: () -> T) -> Factory<T>
      var cached: Factory<T> { get }
      var graph: Factory<T> { get }
      var shared: Factory<T> { get }
      var singleton: Factory<T> { get }
      var unique: Factory<T> { get }
    }
    struct ParameterFactory<P, T> {  //: glue injection, maker
      init(_ container: any SharedContainer, key: String = 0, _ factory: (P) -> T)
      init(factory: (P) -> T)
      init(scope: Never, factory: (P) -> T)
      func callAsFunction(_ parameters: P) -> T
      func resolve(_ parameters: P) -> T
      func resolveOnMainActor(_ parameters: P) -> T
      func resolveOnGlobalActor(_ isolation: any Actor, parameters: P) -> T
      func register(factory: (P) -> T) -> ParameterFactory<P, T>
      func reset(_ options: Never = 0) -> ParameterFactory<P, T>
      var cached: ParameterFactory<P, T> { get }
      var graph: ParameterFactory<P, T> { get }
      var scopeOnParameters: ParameterFactory<P, T> { get }
      var shared: ParameterFactory<P, T> { get }
      var singleton: ParameterFactory<P, T> { get }
      var unique: ParameterFactory<P, T> { get }
    }
    extension Trait { static var container: ContainerTrait<Container> { get } }
    struct ContainerTrait<C> {
      func callAsFunction(transform: (C) -> Void) -> ContainerTrait<C>
    }

    // Wrappers that inject
    //: @DynamicInjected     injection injection, keys Container
    //: @Injected            injection injection, keys Container
    //: @InjectedObject      injection injection, keys Container
    //: @InjectedObservable  injection injection, keys Container
    //: @InjectedType        injection injection
    //: @LazyInjected        injection injection, keys Container
    //: @WeakLazyInjected    injection injection, keys Container

    // Containers and locators
    //: AutoRegistering   container injection, makes root
    //: ContainerManager  container injection

    // Functions that take a closure by which a container makes a service
    //: .onArg      registers
    //: .onDebug    registers
    //: .onPreview  registers
    //: .onTest     registers
    """#
}
