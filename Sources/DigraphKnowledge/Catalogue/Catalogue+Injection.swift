extension Catalogue {
  /// Property wrappers, containers and locators of dependency-injection frameworks, and the environment of SwiftUI.
  static let injection = """
    // Wrappers that inject
    @Autowired            injection  injection  -
    @Dependency           injection  injection  -  // swift-dependencies
    @DynamicInjected      injection  injection  -  // Factory
    @Forwarded            injection  injection  -  // SafeDI
    @Inject               injection  injection  -
    @Injected             injection  injection  -  // Resolver, Factory, Dip
    @InjectedContainer    injection  injection  -
    @InjectedObject       injection  injection  -
    @InjectedObservable   injection  injection  -
    @InjectedType         injection  injection  -
    @InjectedWeak         injection  injection  -  // Dip
    @Instantiated         injection  injection  -  // SafeDI
    @LazyInject           injection  injection  -
    @LazyInjected         injection  injection  -
    @OptionalInjected     injection  injection  -
    @Received             injection  injection  -  // SafeDI
    @Weaver               injection  injection  -
    @WeaverP1             injection  injection  -
    @WeaverP2             injection  injection  -
    @WeaverP3             injection  injection  -
    @WeaverP4             injection  injection  -
    @WeakLazyInjected     injection  injection  -

    // Containers and locators
    Assembler             container  injection  -  // Swinject
    Assembly              container  injection  -  // Swinject
    AutoRegistering       container  injection  -  // Factory
    BootstrapComponent    container  injection  -  // Needle
    ComponentFactory      container  injection  -  // Cleanse
    Container             container  injection  -  // Swinject, Factory
    ContainerManager      container  injection  -  // Factory
    DependencyContainer   container  injection  -  // Dip
    DependencyValues      container  injection  -  // swift-dependencies
    DIContainer           container  injection  -  // DITranquillity
    PluginizedComponent   container  injection  -  // Needle
    Resolver              container  injection  -  // Resolver, Swinject
    ResolverRegistering   container  injection  -  // Resolver
    RootComponent         container  injection  -  // Cleanse
    SharedContainer       container  injection  -  // Factory
    SwinjectStoryboard    container  injection  -
    SynchronizedResolver  container  injection  -  // Swinject

    // What swift-dependencies has keys for
    AnyScheduler               service  scheduler    Scheduling
    AnySchedulerOf             service  scheduler    Scheduling
    DateGenerator              service  clock        DateProviding
    OpenURLEffect              service  application  URLOpening
    UUIDGenerator              service  random       UUIDProviding
    WithRandomNumberGenerator  service  random       RandomProviding

    // What registrations are made of
    BindingReceipt        glue       injection  -  // Cleanse
    DependencyKey         glue       injection  -  // swift-dependencies
    ObjectScope           glue       injection  -  // Swinject
    ParameterFactory      glue       injection  -  // Factory
    ReceiptBinder         glue       injection  -  // Cleanse
    ResolverOptions       glue       injection  -  // Resolver
    ResolverScope         glue       injection  -  // Resolver
    ServiceEntry          glue       injection  -  // Swinject
    TestDependencyKey     glue       injection  -  // swift-dependencies
    """
}
