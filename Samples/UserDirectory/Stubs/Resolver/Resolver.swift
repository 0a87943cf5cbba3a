/// As much of the package as the sample needs in order to be compiled and run. Scopes are not kept apart: all but
/// `unique` keep what they made.
public final class Resolver {
  public struct Name: ExpressibleByStringLiteral {
    let text: String
    public init(stringLiteral text: String) { self.text = text }
  }

  nonisolated(unsafe) static var factories: [String: () -> Any] = [:]
  nonisolated(unsafe) static var made: [String: Any] = [:]
  nonisolated(unsafe) static var unique: Set<String> = []

  static func key(_ type: Any.Type, _ name: Name?) -> String { "\(type) \(name?.text ?? "")" }

  @discardableResult
  public static func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping () -> Service?
  ) -> ResolverOptions<Service> {
    let key = key(type, name)
    factories[key] = { factory()! }
    return ResolverOptions(key: key)
  }

  public static func resolve<Service>(_ type: Service.Type = Service.self, name: Name? = nil) -> Service {
    if factories.isEmpty { (Resolver() as? any ResolverRegistering).map { Swift.type(of: $0).registerAllServices() } }
    return make(key(type, name)) as! Service
  }

  static func make(_ key: String) -> Any {
    if let known = made[key] { return known }
    let new = factories[key]!()
    if !unique.contains(key) { made[key] = new }
    return new
  }
}

public protocol ResolverRegistering {
  static func registerAllServices()
}

public enum ResolverScope {
  case application, cached, graph, shared, unique
}

public struct ResolverOptions<Service> {
  let key: String

  @discardableResult
  public func scope(_ scope: ResolverScope) -> ResolverOptions<Service> {
    if scope == .unique { Resolver.unique.insert(key) }
    return self
  }

  @discardableResult
  public func implements<P>(_ type: P.Type, name: Resolver.Name? = nil) -> ResolverOptions<Service> {
    let key = key
    Resolver.factories[Resolver.key(type, name)] = { Resolver.make(key) }
    return self
  }
}

@propertyWrapper
public struct Injected<Service> {
  public let wrappedValue: Service

  public init() { wrappedValue = Resolver.resolve() }
  public init(name: Resolver.Name) { wrappedValue = Resolver.resolve(name: name) }
}

@propertyWrapper
public struct LazyInjected<Service> {
  public lazy var wrappedValue: Service = Resolver.resolve()

  public init() {}
}
