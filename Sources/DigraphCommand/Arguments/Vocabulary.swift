import DigraphReport

/// The names that the values of flags are chosen from.
package struct Vocabulary: Sendable {
  /// The identifiers of the output formats.
  package var formats: [String]
  /// The identifiers of the rules.
  package var rules: [String]

  package init(formats: [String], rules: [String]) {
    self.formats = formats
    self.rules = rules
  }

  /// The kinds of edges and findings.
  package var kinds: [String] {
    (EdgeKind.allCases.map(\.rawValue) + FindingIdentity.kindsWithoutEdge).sorted()
  }
}
