/// How dependencies are handed in.
extension Metric {
  private static let terms = "digraph, terms after M. Seemann and S. van Deursen, Dependency Injection, 2019"

  package static let initializerInjected = Metric(
    "initializer-injected", title: "Initializer-injected",
    meaning: """
      The share of consumers that take all their dependencies by initializer, so that whoever creates one sees what it \
      needs. A single type does (1) or does not (0). Composition roots, what is only handed on, logs and schedulers do \
      not count; nothing for a type without dependencies.
      """,
    formula:
      "|{t : t has dependencies, and every pair of t and a dependency has edges of the kinds init, init-default and init-factory alone}| / |{t : t has dependencies}|",
    unit: "share", source: terms
  ) { .share($0.initializerInjected, of: $0.consumers) }

  package static let protocolTyped = Metric(
    "protocol-typed", title: "Protocol-typed",
    meaning: """
      The share of dependencies that the consumer knows as a protocol, or as a closure that stands in for one, so that \
      another implementation can take their place. The type of a default argument is no dependency beside the type of \
      its parameter.
      """,
    formula: "pairs of consumer and dependency with an edge to a protocol or closure / pairs with any dependency edge",
    unit: "share", source: terms
  ) { .share($0.abstract, of: $0.declared) }

  package static let runTimeSwappable = Metric(
    "run-time-swappable", title: "Swappable at run time",
    meaning: """
      The share of dependencies that a test or the program can exchange after construction: those in settable \
      properties, of which some are given to the initializer first, behind injecting property wrappers and in the \
      environment. Of a report that was read it is known only where no initializer is given them.
      """,
    formula:
      "pairs of consumer and dependency with an edge of the kind property, wrapper or environment, or of which a class keeps the dependency in a settable property / pairs with any dependency edge",
    unit: "share", source: terms
  ) { .share($0.swappable, of: $0.declared) }

  package static let overrideCost = Metric(
    "override-cost", title: "Override cost",
    meaning: """
      How many constructions a test must restate to replace what is deepest in a chain of default arguments: each default \
      in between that would have made it. 0 where the type's own initializer takes it, nothing for a type without \
      defaults. Of a module or the whole: the largest of a type in it.
      """,
    formula: "edges on the longest chain of defaults that starts at it - 1", unit: "constructions",
    source: "digraph; the argument against defaults in constructors: \"bastard injection\", M. Seemann, 2011",
    scopes: [.type, .module, .whole]
  ) { $0.overrideCost.map(Value.count) }
}
