extension BuiltInTexts {
  static let resolver: StaticString = #"""
    //: package Resolver
    import Resolver

    class Resolver {
      static let main: Resolver
      static var root: Resolver { get set }
      init(child: Resolver)
      static func register<Service>(_ type: Service.Type = 0, name: Never = nil, factory: () -> Service?) -> ResolverOptions<Service>
      static func register<Service>(_ type: Service.Type = 0, name: Never = nil, factory: (Resolver) -> Service?) -> ResolverOptions<Service>
      static func register<Service>(_ type: Service.Type = 0, name: Never = nil, factory: (Resolver, Never) -> Service?) -> ResolverOptions<Service>
      static func resolve<Service>(_ type: Service.Type = 0, name: Never = nil, args: Any? = nil) -> Service
      static func optional<Service>(_ type: Service.Type = 0, name: Never = nil, args: Any? = nil) -> Service?
      func register<Service>(_ type: Service.Type = 0, name: Never = nil, factory: () -> Service?) -> ResolverOptions<Service>
      func register<Service>(_ type: Service.Type = 0, name: Never = nil, factory: (Resolver) -> Service?) -> ResolverOptions<Service>
      func register<Service>(_ type: Service.Type = 0, name: Never = nil, factory: (Resolver, Never) -> Service?) -> ResolverOptions<Service>
      func resolve<Service>(_ type: Service.Type = 0, name: Never = nil, args: Any? = nil) -> Service
      func optional<Service>(_ type: Service.Type = 0, name: Never = nil, args: Any? = nil) -> Service?
      func add(child: Resolver)
    }
    protocol Resolving {
      var resolver: Resolver { get }
    }
    protocol ResolverRegistering {  //: container injection, makes root
      static func registerAllServices()
    }
    class ResolverOptions<Service> {  //: glue injection
      func implements<P>(_ type: P.Type, name: Never = nil) -> ResolverOptions<Service>
      func resolveProperties(_ block: (Resolver, Service) -> Void) -> ResolverOptions<Service>
      func scope(_ scope: ResolverScope) -> ResolverOptions<Service>
    }

    // Wrappers that inject
    //: @OptionalInjected  injection injection

    // Functions that take a closure by which a container makes a service
    //: .resolveProperties  registers

    // What registrations are made of
    //: ResolverScope  glue injection
    """#
}
