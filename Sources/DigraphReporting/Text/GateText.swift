/// What the gate says of a run as a whole.
package struct GateText: Sendable, Equatable {
  package var passes: Bool
  /// One line: the counts and what to do.
  package var line: String

  package init(passes: Bool, line: String) {
    self.passes = passes
    self.line = line
  }
}
