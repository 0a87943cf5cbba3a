extension BuiltInTexts {
  static let swinject: StaticString = #"""
    //: package Swinject
    import Swinject
    import SwinjectAutoregistration
    import SwinjectStoryboard

    protocol Resolver {  //: container injection
      func resolve<Service>(_ serviceType: Service.Type) -> Service?
      func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
      func resolve<Service, Argument>(_ serviceType: Service.Type, argument: Argument) -> Service?
      func resolve<Service, Argument>(_ serviceType: Service.Type, name: String?, argument: Argument) -> Service?
      func resolve<Service>(_ serviceType: Service.Type, arguments: Any...) -> Service?
      func resolve<Service>(_ serviceType: Service.Type, name: String?, arguments: Any...) -> Service?
    }
    protocol Assembly {  //: container injection, makes root
      func assemble(container: Container)
      func loaded(resolver: any Resolver)
    }
    class Container: Resolver {  //: container injection
      init(parent: Container? = nil, defaultObjectScope: ObjectScope = 0, behaviors: [Never] = 0, registeringClosure: (Container) -> Void = 0)
      func register<Service>(_ serviceType: Service.Type, name: String? = nil, factory: (any Resolver) -> Service) -> ServiceEntry<Service>
      func register<Service, A>(_ serviceType: Service.Type, name: String? = nil, factory: (any Resolver, A) -> Service) -> ServiceEntry<Service>
      func register<Service, A, B>(_ serviceType: Service.Type, name: String? = nil, factory: (any Resolver, A, B) -> Service) -> ServiceEntry<Service>
      func register<Service, A, B, C>(_ serviceType: Service.Type, name: String? = nil, factory: (any Resolver, A, B, C) -> Service) -> ServiceEntry<Service>
      func autoregister<Service>(_ service: Service.Type, name: String? = nil, initializer: Never) -> ServiceEntry<Service>
      func autoregister<Service>(_ service: Service.Type, name: String? = nil, argument: Never, initializer: Never) -> ServiceEntry<Service>
      func autoregister<Service>(_ service: Service.Type, name: String? = nil, arguments: Never..., initializer: Never) -> ServiceEntry<Service>
      func forward<T, Service>(_ type: T.Type, name: String? = nil, to service: ServiceEntry<Service>) -> ServiceEntry<T>
      func storyboardInitCompleted<C>(_ controllerType: C.Type, name: String? = nil, initCompleted: (any Resolver, C) -> Void)
      func synchronize() -> any Resolver
    }
    protocol ResolverType {  //: container injection
      func resolve<Service>(_ serviceType: Service.Type) -> Service?
      func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
      func resolve<Service, Argument>(_ serviceType: Service.Type, argument: Argument) -> Service?
      func resolve<Service>(_ serviceType: Service.Type, arguments: Any...) -> Service?
    }
    protocol AssemblyType {  //: container injection, makes root
      func assemble(container: Container)
      func loaded(resolver: any ResolverType)
    }
    class Assembler {  //: container injection
      init(container: Container? = nil)
      init(assemblies: [any Assembly], container: Container = 0) throws
      init(_ assemblies: [any Assembly], container: Container = 0)
      init(_ assemblies: [any Assembly], parent: Assembler?, defaultObjectScope: ObjectScope = 0, behaviors: [Never] = 0)
      init(parentAssembler: Assembler?, defaultObjectScope: ObjectScope = 0, behaviors: [Never] = 0)
      var resolver: any Resolver { get }
      func apply(assembly: any Assembly)
      func apply(assemblies: [any Assembly])
    }
    class SwinjectStoryboard {  //: container injection
      static var defaultContainer: Container { get set }
      static func create(name: String, bundle: Bundle?) -> SwinjectStoryboard
      static func create(name: String, bundle: Bundle?, container: any Resolver) -> SwinjectStoryboard
      func instantiateInitialViewController() -> UIViewController?
      func instantiateViewController(withIdentifier identifier: String) -> UIViewController
    }
    class Lazy<Service> {
      var instance: Service { get }
    }
    class Provider<Service> {
      var instance: Service { get }
    }
    class ObjectScope {}  //: glue injection
    class ServiceEntry<Service> {  //: glue injection
      func inObjectScope(_ objectScope: ObjectScope) -> ServiceEntry<Service>
      func initCompleted(_ completed: (any Resolver, Service) -> Void) -> ServiceEntry<Service>
      func implements<T>(_ type: T.Type, name: String? = nil) -> ServiceEntry<Service>
      func implements<A, B>(_ first: A.Type, _ second: B.Type) -> ServiceEntry<Service>
      func implements<A, B, C>(_ first: A.Type, _ second: B.Type, _ third: C.Type) -> ServiceEntry<Service>
      func implements<A, B, C, D>(_ first: A.Type, _ second: B.Type, _ third: C.Type, _ fourth: D.Type) -> ServiceEntry<Service>
    }

    // Containers and locators
    //: SynchronizedResolver  container injection

    // Functions that take a closure by which a container makes a service
    //: .register                 registers
    //: .autoregister             registers, completes
    //: .storyboardInitCompleted  registers, completes
    //: Container#forward         registers
    """#
}
