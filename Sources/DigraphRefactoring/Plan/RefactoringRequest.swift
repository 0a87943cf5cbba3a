package import SourceEditing
import TestDoubles

/// What a refactoring is asked for.
package struct RefactoringRequest: Sendable, Equatable {
  /// Rules whose findings say that a consumer gets a dependency itself.
  package static let rules: Set<String> = [
    "hard-coded-construction", "resolution-outside-root", "service-locator", "singleton-access", "volatile-static",
  ]

  /// How a consumer is handed what it got itself.
  package enum Style: String, Sendable, CaseIterable {
    /// A parameter of the initializer whose default is what the consumer did: no call changes.
    case `default`
    /// A parameter of the initializer: everyone who makes a consumer passes it.
    case required
    /// A property with what the consumer did as its first value.
    case property
    /// A parameter of the initializer that makes one: for what is made anew at each use.
    case factory
    /// A parameter of the initializer that an assembler passes: a protocol whose functions, all of one name, make what
    /// is asked for by its type.
    case assembler

    /// Whoever makes a consumer passes what it needs.
    var isRequired: Bool { self == .required || self == .assembler }
  }

  /// By which type the consumer knows what it is handed.
  package enum Abstraction: String, Sendable, CaseIterable {
    /// A protocol of what this consumer uses.
    case used
    /// A protocol of what all consumers use together.
    case shared
    /// A protocol of all that other types may use.
    case whole
    /// A protocol that the dependency conforms to already.
    case existing
    /// The type itself.
    case none
  }

  /// Names of dependencies; empty for all.
  package var dependencies: [String] = []
  package var style = Style.default
  /// Nil for a protocol that exists, where one fits, or a new one.
  package var abstraction: Abstraction?
  /// What a new protocol is called; `{Type}` is the dependency.
  package var protocolName = "{Type}Protocol"
  /// What stands in for the dependencies in tests.
  var doubles = DoubleWriter.Form.spy

  package init() {}

  /// What may be asked for to stand in for dependencies in tests; `spy` unless asked for.
  package static var kindsOfDoubles: [String] { DoubleWriter.Form.allCases.map(\.rawValue) }

  /// - Parameter kind: one of ``kindsOfDoubles``.
  package mutating func writeDoubles(_ kind: String) { doubles = DoubleWriter.Form(rawValue: kind) ?? .none }

  /// Nothing stands in for dependencies: the patch is of the product's code alone.
  package mutating func leaveOutDoubles() { doubles = .none }

  /// A dependency was asked for by its name.
  func names(_ dependency: String) -> Bool {
    dependencies.contains { $0 == dependency || dependency.hasSuffix(".\($0)") }
  }

  /// What a new protocol of a type may be called, by the names that the type may be called.
  func protocolNames(_ types: [String]) -> [String] {
    types.map { protocolName.split(separator: "{Type}", omittingEmptySubsequences: false).joined(separator: $0) }
  }
}

/// What a refactoring comes to: changes to files, and what became of each dependency.
package struct Refactoring: Sendable, Equatable {
  package struct Outcome: Sendable, Equatable {
    package var consumer: String
    package var dependency: String
    /// What the consumer writes to get it.
    package var symbol: String
    package var file: String
    package var line: Int
    /// How many places get it.
    package var places: Int
    /// The protocol by which it is known now; nil where it is known by its type.
    package var protocolName: String?
    /// Why nothing was changed; nil where it was.
    package var refusal: String?
    /// What else is worth knowing.
    package var notes: [String]
    /// What became of it, where nothing was refused.
    package var deed = "handed in"
  }

  package var consumer: String
  package var changes: [FileChange]
  package var outcomes: [Outcome]

  package init(consumer: String, changes: [FileChange], outcomes: [Outcome]) {
    self.consumer = consumer
    self.changes = changes
    self.outcomes = outcomes
  }
}
