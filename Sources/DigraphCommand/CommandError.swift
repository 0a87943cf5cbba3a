/// Why a run cannot do what it was asked for: one line for people, or one for each mistake. It ends the run with
/// ``ExitCode/failure``.
package struct CommandError: Error, Equatable {
  /// Without the program's name, a capital letter at the start or a full stop at the end; never empty.
  package let messages: [String]

  package init(_ message: String) {
    messages = [message]
  }

  /// - Parameter messages: at least one.
  package init(_ messages: [String]) {
    self.messages = messages
  }

  /// All of them.
  package var message: String { messages.joined(separator: "\n") }
}
