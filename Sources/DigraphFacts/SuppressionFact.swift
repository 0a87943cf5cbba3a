/// A comment that asks not to report something: `// digraph:ignore[:next|:this|:file] rule - reason`.
package struct SuppressionFact: Sendable, Equatable {
  /// Identifiers of rules, as written; empty where the comment names none.
  package var rules: [String]
  /// Why; empty where the comment does not say.
  package var reason: String
  /// The line it speaks of, 1-based; 0 is the whole file.
  package var line: Int
  /// What stands behind `digraph:ignore:` where that is no word it knows.
  package var unknownPlace: String?
  /// What stands in the place of `digraph:ignore`, where it is nearly that.
  package var misspeltMark: String?
  /// The bytes of the comment.
  package var start: UInt32
  package var end: UInt32

  package init(
    rules: [String], reason: String, line: Int, unknownPlace: String? = nil, misspeltMark: String? = nil, start: UInt32,
    end: UInt32
  ) {
    self.rules = rules
    self.reason = reason
    self.line = line
    self.unknownPlace = unknownPlace
    self.misspeltMark = misspeltMark
    self.start = start
    self.end = end
  }
}
