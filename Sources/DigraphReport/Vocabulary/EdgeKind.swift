/// How a consumer gets a dependency.
package enum EdgeKind: String, Vocabulary {
  case construct, singleton, `static`, locator
  case initializer = "init"
  case initializerDefault = "init-default"
  case initializerFactory = "init-factory"
  case property, method, wrapper, environment, inherit, conform, mention

  /// The consumer decides itself which instance it gets.
  package var isHardCoded: Bool {
    switch self {
    case .construct, .singleton, .static, .locator: true
    default: false
    }
  }

  /// The consumer gets hold of an instance this way, rather than only naming a type.
  package var isAcquiring: Bool {
    switch self {
    case .inherit, .conform, .mention: false
    default: true
    }
  }
}
