/// As much of the package as the sample needs in order to be compiled: what is registered is never made.
public protocol Resolver {
  func resolve<Service>(_ serviceType: Service.Type) -> Service?
  func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
  func resolve<Service, A, B>(_ serviceType: Service.Type, arguments a: A, _ b: B) -> Service?
}

public final class ObjectScope: Sendable {
  public static let container = ObjectScope()
  public static let weak = ObjectScope()
}

public final class ServiceEntry<Service> {
  @discardableResult public func inObjectScope(_ objectScope: ObjectScope) -> ServiceEntry<Service> { self }
}

public final class Container: Resolver {
  public init() {}

  @discardableResult
  public func register<Service>(
    _ serviceType: Service.Type, name: String? = nil, factory: @escaping (any Resolver) -> Service
  ) -> ServiceEntry<Service> { ServiceEntry() }

  @discardableResult
  public func register<Service, A, B>(
    _ serviceType: Service.Type, name: String? = nil, factory: @escaping (any Resolver, A, B) -> Service
  ) -> ServiceEntry<Service> { ServiceEntry() }

  public func resolve<Service>(_ serviceType: Service.Type) -> Service? { nil }
  public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? { nil }
  public func resolve<Service, A, B>(_ serviceType: Service.Type, arguments a: A, _ b: B) -> Service? { nil }
}

public protocol Assembly {
  func assemble(container: Container)
}

public final class Assembler {
  public let resolver: any Resolver

  public init(_ assemblies: [any Assembly]) {
    let container = Container()
    for assembly in assemblies { assembly.assemble(container: container) }
    resolver = container
  }
}
