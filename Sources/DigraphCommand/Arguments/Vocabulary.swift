import DigraphReport

/// The names that values of flags are chosen from.
package struct Vocabulary: Sendable {
  /// Identifiers of output formats.
  package var formats: [String]
  /// Identifiers of rules.
  package var rules: [String]

  package init(formats: [String], rules: [String]) {
    self.formats = formats
    self.rules = rules
  }

  /// Kinds of edges and of findings.
  package var kinds: [String] {
    (EdgeKind.allCases.map(\.rawValue) + FindingIdentity.kindsWithoutEdge).sorted()
  }
}
