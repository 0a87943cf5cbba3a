extension PlatformInterface {
  /// Containers and locators: what they give back where they are asked for a type. Each behind its `import`, as
  /// ``packages``. Of two types of one name the first is meant inside of these texts.
  static let containers = """
    import Swinject
    import SwinjectAutoregistration
    import SwinjectStoryboard
    protocol Resolver {
      func resolve<Service>(_ serviceType: Service.Type) -> Service?
      func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
      func resolve<Service, Argument>(_ serviceType: Service.Type, argument: Argument) -> Service?
      func resolve<Service, Argument>(_ serviceType: Service.Type, name: String?, argument: Argument) -> Service?
      func resolve<Service>(_ serviceType: Service.Type, arguments: Any...) -> Service?
      func resolve<Service>(_ serviceType: Service.Type, name: String?, arguments: Any...) -> Service?
    }
    protocol Assembly {
      func assemble(container: Container)
      func loaded(resolver: any Resolver)
    }
    class Container: Resolver {
      init(parent: Container? = nil, defaultObjectScope: ObjectScope = 0, behaviors: [Never] = 0, registeringClosure: (Container) -> Void = 0)
      func register<Service>(_ serviceType: Service.Type, name: String? = nil, factory: (any Resolver) -> Service) -> ServiceEntry<Service>
      func register<Service, A>(_ serviceType: Service.Type, name: String? = nil, factory: (any Resolver, A) -> Service) -> ServiceEntry<Service>
      func register<Service, A, B>(_ serviceType: Service.Type, name: String? = nil, factory: (any Resolver, A, B) -> Service) -> ServiceEntry<Service>
      func register<Service, A, B, C>(_ serviceType: Service.Type, name: String? = nil, factory: (any Resolver, A, B, C) -> Service) -> ServiceEntry<Service>
      func synchronize() -> any Resolver
    }
    class Assembler {
      init(container: Container? = nil)
      init(_ assemblies: [any Assembly], container: Container = 0)
      init(_ assemblies: [any Assembly], parent: Assembler?, defaultObjectScope: ObjectScope = 0, behaviors: [Never] = 0)
      init(parentAssembler: Assembler?, defaultObjectScope: ObjectScope = 0, behaviors: [Never] = 0)
      var resolver: any Resolver { get }
      func apply(assembly: any Assembly)
      func apply(assemblies: [any Assembly])
    }
    class ObjectScope {}
    class ServiceEntry<Service> {
      func inObjectScope(_ objectScope: ObjectScope) -> ServiceEntry<Service>
      func initCompleted(_ completed: (any Resolver, Service) -> Void) -> ServiceEntry<Service>
      func implements<T>(_ type: T.Type, name: String? = nil) -> ServiceEntry<Service>
    }

    import Dip
    class DependencyContainer {
      init(autoInjectProperties: Never = 0, configBlock: (DependencyContainer) -> Void = 0)
      func register<T>(_ scope: Never = 0, tag: Never = 0, factory: () throws -> T)
      func register<T>(_ scope: Never = 0, type: T.Type, tag: Never = 0, factory: () throws -> T)
      func resolve<T>(tag: Never = nil) throws -> T
      func resolve<T>(tag: Never = nil, arguments: Any...) throws -> T
    }

    import Resolver
    class Resolver {
      static func register<Service>(_ type: Service.Type = 0, name: Never = nil, factory: () -> Service?)
      static func resolve<Service>(_ type: Service.Type = 0, name: Never = nil, args: Any? = nil) -> Service
      static func optional<Service>(_ type: Service.Type = 0, name: Never = nil, args: Any? = nil) -> Service?
      func register<Service>(_ type: Service.Type = 0, name: Never = nil, factory: () -> Service?)
      func resolve<Service>(_ type: Service.Type = 0, name: Never = nil, args: Any? = nil) -> Service
      func optional<Service>(_ type: Service.Type = 0, name: Never = nil, args: Any? = nil) -> Service?
    }
    """
}
