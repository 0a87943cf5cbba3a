package import DigraphReporting

/// Something `digraph` can do.
///
/// A command is a value in a file of its own and one line in ``Commands``. It only connects: it reads the settings, calls
/// the stages and returns the exit code.
package struct Command: Sendable {
  package let name: String
  /// One line that starts with a capital letter and has no full stop.
  package let summary: String
  /// Whole sentences with the details.
  package let details: String
  /// Its operands as the help shows them; empty if it takes none.
  package let operands: String
  /// The groups of flags it accepts.
  package let groups: Set<Flag.Group>
  /// The format of its report if none is asked for; nil for a command without a report.
  package let defaultFormat: String?
  /// The formats of its answer; nil if that is a report, which has all formats.
  package let formats: [AnswerFormat]?
  package let run: @Sendable (CommandContext) throws(CommandError) -> ExitCode

  package init(
    _ name: String, summary: String, details: String, operands: String = "", groups: Set<Flag.Group>,
    defaultFormat: String? = nil, formats: [AnswerFormat]? = nil,
    run: @escaping @Sendable (CommandContext) throws(CommandError) -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.operands = operands
    // A command that reads code has to know where it is.
    self.groups = groups.union(groups.contains(.reading) ? [.general, .locating, .running] : [.general])
    self.defaultFormat = defaultFormat ?? formats?.first?.rawValue
    self.formats = formats
    self.run = run
  }
}

/// What a command works with.
package struct CommandContext: Sendable {
  package let command: Command
  package var settings: Settings
  package var environment: Environment
  /// All commands and flags.
  package let parser: ArgumentParser
  package let messages: Messages
  /// Runs the program anew, for commands that answer others in its name.
  package var program: @Sendable ([String], Environment) -> ExitCode = { _, _ in .failure }

  /// The number of threads.
  var jobs: Int { settings.jobs ?? environment.processorCount }
}
