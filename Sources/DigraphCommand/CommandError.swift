/// Why a run cannot do what it was asked for: one line for people. It ends the run with ``ExitCode/failure``.
package struct CommandError: Error, Equatable {
  /// Without the program's name, a capital letter at the start or a full stop at the end.
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}
