import DigraphGraph
import DigraphLinking
package import DigraphReport

/// Something worth saying about code. One rule is one file and one line in ``Rules``; its examples are its tests, and its
/// documentation is generated from its entry.
package protocol Rule: Sendable {
  static var entry: RuleEntry { get }

  /// Unsorted; sites are sorted within each finding.
  static func findings(in results: Results) -> [Finding]
}

/// What a rule says of itself.
package struct RuleEntry: Sendable {
  /// Reads after "allow".
  package var identifier: String
  /// What it finds, as a noun phrase.
  package var title: String
  /// Of a finding, unless something makes it milder.
  package var severity: Severity
  /// Why it matters.
  package var rationale: String
  /// What it misses and what it reports too much.
  package var limits: [String]
  /// Code that has a finding at each `↓`.
  package var reported: [RuleExample]
  /// Code that has none.
  package var ignored: [RuleExample]
  /// It speaks of files as a whole, so that it matters what stands around an example.
  package var isAboutFiles = false
}

/// Code that shows a rule at work; `↓` stands before each place that is reported.
package struct RuleExample: Sendable {
  package var code: String
  /// What the configuration says beside it.
  package var architecture: Architecture
  /// Where that is not the rule's.
  package var severity: Severity?
  /// Where the example stands, for a test that fails.
  package var line: Int

  package init(
    _ code: String, given architecture: Architecture = Architecture(), severity: Severity? = nil, line: Int = #line
  ) {
    self.code = code
    self.severity = severity
    self.architecture = architecture
    self.line = line
  }
}
