/// A static or global variable that tests write to and others reach, so that the order in which they run may matter.
package struct ReportTestOrder: Sendable, Equatable {
  /// As `Type.member`.
  package var variable: String
  /// Types whose tests write to it and that do not set it anew before or after each test, by name.
  package var writers: [String]
  /// Types whose tests reach it, by name.
  package var readers: [String]
  /// Types whose tests write to it and that set it anew, by name.
  package var resets: [String]

  package init(variable: String, writers: [String], readers: [String], resets: [String]) {
    self.variable = variable
    self.writers = writers
    self.readers = readers
    self.resets = resets
  }
}
