extension BuiltInTexts {
  static let resolver: StaticString = #"""
    //: package Resolver
    import Resolver

    class Resolver {
      static func register<Service>(_ type: Service.Type = 0, name: Never = nil, factory: () -> Service?)
      static func resolve<Service>(_ type: Service.Type = 0, name: Never = nil, args: Any? = nil) -> Service
      static func optional<Service>(_ type: Service.Type = 0, name: Never = nil, args: Any? = nil) -> Service?
      func register<Service>(_ type: Service.Type = 0, name: Never = nil, factory: () -> Service?)
      func resolve<Service>(_ type: Service.Type = 0, name: Never = nil, args: Any? = nil) -> Service
      func optional<Service>(_ type: Service.Type = 0, name: Never = nil, args: Any? = nil) -> Service?
    }

    // Wrappers that inject
    //: @OptionalInjected  injection injection

    // Containers and locators
    //: ResolverRegistering  container injection, makes root

    // What registrations are made of
    //: ResolverOptions  glue injection
    //: ResolverScope    glue injection
    """#
}
