extension BuiltInTexts {
  static let knit: StaticString = #"""
    //: package Knit
    import Knit

    protocol ModuleAssembly {  //: container injection, makes root
      associatedtype TargetResolver
      func assemble(container: Container<TargetResolver>)
    }
    protocol AutoInitModuleAssembly: ModuleAssembly {  //: container injection, makes root
      init()
    }
    protocol FakeAssembly: ModuleAssembly {}  //: container injection, makes root
    protocol AbstractAssembly: ModuleAssembly {}  //: container injection, makes root
    protocol Resolver {
      func unsafeResolver(file: Never = 0, function: Never = 0, line: Never = 0) -> any SwinjectResolver
      func resolveCollection<Service>(_ type: Service.Type) -> ServiceCollection<Service>
    }
    protocol SwinjectResolver {  //: container injection
      func resolve<Service>(_ serviceType: Service.Type) -> Service?
      func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
      func resolve<Service, Argument>(_ serviceType: Service.Type, argument: Argument) -> Service?
      func resolve<Service, Argument>(_ serviceType: Service.Type, name: String?, argument: Argument) -> Service?
      func resolve<Service>(_ serviceType: Service.Type, arguments: Any...) -> Service?
      func resolve<Service>(_ serviceType: Service.Type, name: String?, arguments: Any...) -> Service?
      func resolveCollection<Service>(_ type: Service.Type) -> ServiceCollection<Service>
    }
    class SwinjectContainer: SwinjectResolver {  //: container injection
      init()
      func register<Service>(_ serviceType: Service.Type, name: String? = nil, factory: (any SwinjectResolver) -> Service) -> ServiceEntry<Service>
    }
    class ServiceCollection<Service> {  //: glue injection
      var parent: ServiceCollection<Service>? { get }
      var entries: [Service] { get }
      var allEntries: [Service] { get }
    }
    class ServiceEntry<Service> {
      func inObjectScope(_ objectScope: ObjectScope) -> ServiceEntry<Service>
      func initCompleted(_ completed: (any SwinjectResolver, Service) -> Void) -> ServiceEntry<Service>
      func implements<T>(_ type: T.Type, name: String? = nil) -> ServiceEntry<Service>
    }
    class ObjectScope {}
    class Container<TargetResolver>: Resolver {
      var resolver: TargetResolver { get }
      func register<Service>(_ type: Service.Type, name: String? = nil, factory: (TargetResolver) -> Service) -> ServiceEntry<Service>
      func register<Service, A>(_ type: Service.Type, name: String? = nil, factory: (TargetResolver, A) -> Service) -> ServiceEntry<Service>
      func register<Service, A, B>(_ type: Service.Type, name: String? = nil, factory: (TargetResolver, A, B) -> Service) -> ServiceEntry<Service>
      func register<Service, A, B, C>(_ type: Service.Type, name: String? = nil, factory: (TargetResolver, A, B, C) -> Service) -> ServiceEntry<Service>
      func register<Service>(_ type: Service.Type, name: String? = nil, mainActorFactory: (TargetResolver) -> Service) -> ServiceEntry<Service>
      func register<Service, A>(_ type: Service.Type, name: String? = nil, mainActorFactory: (TargetResolver, A) -> Service) -> ServiceEntry<Service>
      func register<Service, A, B>(_ type: Service.Type, name: String? = nil, mainActorFactory: (TargetResolver, A, B) -> Service) -> ServiceEntry<Service>
      func register<Service, A, B, C>(_ type: Service.Type, name: String? = nil, mainActorFactory: (TargetResolver, A, B, C) -> Service) -> ServiceEntry<Service>
      func registerIntoCollection<Service>(_ service: Service.Type, factory: (TargetResolver) -> Service) -> ServiceEntry<Service>
      func registerAbstract<Service>(_ serviceType: Service.Type, name: String? = nil)
    }
    class ModuleAssembler {  //: container injection
      init(parent: ModuleAssembler? = nil, _ modules: [any ModuleAssembly])
      var resolver: any SwinjectResolver { get }
    }
    class ScopedModuleAssembler<TargetResolver> {  //: container injection
      init(parent: ModuleAssembler? = nil, _ modules: [any ModuleAssembly])
      var resolver: TargetResolver { get }
    }

    // Functions that take a closure by which a container makes a service
    //: .registerIntoCollection  registers

    // What the generator declares for each registration
    //: @KnitAccessor  registers
    """#
}
