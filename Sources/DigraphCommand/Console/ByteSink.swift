package import FileAccess

/// Somewhere bytes go: standard output, standard error, or a test.
package protocol ByteSink: Sendable {
  /// A person is looking at it.
  var isTerminal: Bool { get }
  /// Its width, where it is a terminal and says so.
  var columns: Int? { get }
  /// Writes all of the bytes. A reader that went away has read enough: that is no error.
  func write(_ bytes: [UInt8]) throws(SystemError)
}
