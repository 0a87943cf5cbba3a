/// What to refactor first, and what each step is worth.
package struct Plan: Sendable, Equatable {
  /// What changes with a step.
  package struct Measures: Sendable, Equatable {
    /// Warnings that a consumer gets a dependency itself.
    package var warnings = 0
    /// Types of the product with such a warning.
    package var consumers = 0
    /// Types that cannot be tested without the network, the clock, storage, shared state.
    package var needNetwork = 0
    package var needClock = 0
    package var needStorage = 0
    package var needSharedState = 0
    package var depth = 0

    package init() {}
  }

  /// A dependency is handed to all consumers that can take it.
  package struct Step: Sendable, Equatable {
    /// The dependency.
    package var dependency: String
    /// Those who are handed it, sorted.
    package var consumers: [String]
    /// The protocol that is written for it; nil where none is.
    package var protocolName: String?
    /// How many places are rewritten.
    package var places: Int
    /// The files that change, sorted.
    package var files: [String]
    /// Consumers that keep getting it themselves, and why.
    package var refused: [Refused]
    package var before = Measures()
    package var after = Measures()

    package init(dependency: String, consumers: [String], places: Int, files: [String], refused: [Refused]) {
      self.dependency = dependency
      self.consumers = consumers
      self.places = places
      self.files = files
      self.refused = refused
    }
  }

  package struct Refused: Sendable, Equatable {
    package var consumer: String
    package var reason: String

    package init(consumer: String, reason: String) {
      self.consumer = consumer
      self.reason = reason
    }
  }

  /// What the code base says about wiring by hand or by a container.
  package struct Wiring: Sendable, Equatable {
    package var depth = 0
    package var registrations = 0
    /// Services that are registered with one implementation in all builds.
    package var withOneImplementation = 0
    /// Protocols of the product, and those of them with two implementations or more in the product.
    package var protocols = 0
    package var withSeveralImplementations = 0

    package init() {}
  }

  package var start = Measures()
  package var steps: [Step] = []
  package var wiring = Wiring()

  package init() {}
}
