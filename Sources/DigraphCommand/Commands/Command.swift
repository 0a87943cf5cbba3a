package import DigraphReporting

/// Something `digraph` can do.
///
/// A command is a value in a file of its own and one line in ``Commands``. It only connects: it reads settings, calls
/// the stages and says how it ended.
package struct Command: Sendable {
  package let name: String
  /// One line, a capital letter at the start and no full stop.
  package let summary: String
  /// Whole sentences that say the rest.
  package let details: String
  /// What stands behind it, as help shows it; empty for nothing.
  package let operands: String
  /// The groups of flags it takes.
  package let groups: Set<Flag.Group>
  /// The format of its report where none is asked for; nil for a command without a report.
  package let defaultFormat: String?
  /// The formats of its answer; nil where that is a report, which has them all.
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
    // Whoever reads code has to know where it lies.
    self.groups = groups.union(groups.contains(.reading) ? [.general, .locating] : [.general])
    self.defaultFormat = defaultFormat ?? formats?.first?.rawValue
    self.formats = formats
    self.run = run
  }
}

/// What a command works with.
package struct CommandContext: Sendable {
  package let command: Command
  package let settings: Settings
  package let surroundings: Surroundings
  /// Knows all commands and flags.
  package let parser: ArgumentParser
  package let messages: Messages
}
