import DigraphFacts

/// What the program says to people on standard error, each message one line.
package struct Messages: Sendable {
  private let sink: any ByteSink
  private let verbosity: Settings.Verbosity

  package init(sink: any ByteSink, verbosity: Settings.Verbosity) {
    self.sink = sink
    self.verbosity = verbosity
  }

  /// Something went wrong.
  func error(_ text: String) { say(text) }

  /// Something is worth knowing.
  func note(_ text: String) {
    if verbosity != .quiet { say(text) }
  }

  /// Something only those who ask want to know.
  func detail(_ text: String) {
    if verbosity == .verbose { say(text) }
  }

  private func say(_ text: String) {
    // Nobody is left to tell when standard error fails.
    try? sink.write(Array("digraph: \(Self.printable(text))\n".utf8))
  }

  /// Names come from other people's files and must not drive the terminal.
  static func printable(_ text: String) -> String { VisibleText.of(text) }
}
