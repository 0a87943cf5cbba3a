import DigraphFacts
package import DigraphLinking

/// What is handed to the factory of a service, beside the container itself.
extension Containers.Registration {
  /// The types of what the factory is handed; nil where the code does not say.
  package var arguments: [ContainerCall.ArgumentType]? {
    guard family.isFramework, !family.isDeclared, call.arguments >= 0 else { return nil }
    let types = padded(call)
    switch family.name {
    case "Resolver": return types.count < 2 ? [] : nil
    case "Dip", "Factory": return types
    default: return Array(types.dropFirst())
    }
  }
}

extension Containers.Resolution {
  /// The types of what is handed over with the question; nil where the code does not say.
  package var arguments: [ContainerCall.ArgumentType]? {
    guard family.isFramework, !family.isDeclared, !isWrapper, call.arguments >= 0 else { return nil }
    return padded(call)
  }
}

/// One type for each argument, whether or not the code says which.
private func padded(_ call: ContainerCall) -> [ContainerCall.ArgumentType] {
  let unknown = max(Int(call.arguments) - call.argumentTypes.count, 0)
  return call.argumentTypes + Array(repeating: ContainerCall.ArgumentType(nil), count: unknown)
}
