/// What a symbol is.
package enum KnownKind: String, Sendable, CaseIterable {
  /// A shared instance.
  case singleton
  /// Static behaviour, or a construction, that reads what changes between runs.
  case `static`
  /// A construction of something that reaches outside the process.
  case construct
  /// A global function or variable, as ``static``.
  case function
  /// A member of values that reads what changes between runs, as ``static``.
  case member
  /// A property wrapper that reads and writes a store.
  case wrapper
  /// A property wrapper, or a generic type of properties, by which a dependency is injected.
  case injection
  /// A property wrapper that takes its value from the surroundings of a view.
  case environment
  /// A type whose values do work for others: a dependency where it is injected.
  case service
  /// A type whose values are deterministic and in process: a dependency that does no harm.
  case stable
  /// A value or a piece of plumbing, never a dependency.
  case glue
  /// A view, a view controller or a part of one.
  case view
  /// A container or locator of a framework.
  case container

  /// Whether a symbol that is reached in this way can be of this kind: any other would be looked up in vain.
  func fits(_ form: KnownSymbol.Form) -> Bool {
    switch form {
    case .construction, .bareConstruction, .anyConstruction: [.static, .construct, .glue].contains(self)
    case .staticMember: [.singleton, .static, .glue].contains(self)
    case .function: self == .function
    case .member, .memberOfType: self == .member
    case .attribute: [.wrapper, .injection, .environment].contains(self)
    case .word: false
    case .type: [.service, .stable, .glue, .view, .container, .injection].contains(self)
    }
  }
}
