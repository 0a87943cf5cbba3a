/// How long what a container makes lives, from the shortest on.
package enum Lifetime: Int, Sendable, Comparable {
  /// Whoever asks gets an instance of their own.
  case each
  /// As long as one request to the container.
  case graph
  /// As long as somebody holds it.
  case weak
  /// Until somebody resets it: a session.
  case session
  /// As long as the container, or the process.
  case process

  package static func < (a: Lifetime, b: Lifetime) -> Bool { a.rawValue < b.rawValue }

  /// By the word for it in a framework, or in a container of one's own; nil where that may mean anything.
  package static func named(_ scope: String, in family: String) -> Lifetime? {
    switch (family, scope) {
    case ("Dip", "shared"): .graph
    case (_, "application"), (_, "container"), (_, "eagerSingleton"), (_, "singleton"): .process
    case (_, "cached"), (_, "session"): .session
    case (_, "weak"), (_, "weakSingleton"): .weak
    case ("Factory", "shared"), ("Resolver", "shared"): .weak
    case (_, "graph"): .graph
    case (_, "prototype"), (_, "transient"), (_, "unique"): .each
    case ("Resolver", _), ("Swinject", _): .session
    default: nil
    }
  }
}
