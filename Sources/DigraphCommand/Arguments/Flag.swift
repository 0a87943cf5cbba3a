/// A flag of the command line.
///
/// A flag is a value in a file of its own and one line in ``Flags``: parsing, help, documents and checks read that
/// list and nothing else.
package struct Flag: Sendable {
  /// Without the two hyphens.
  package let name: String
  package let short: Character?
  /// What follows it; nil for a switch.
  package let value: Value?
  /// One line, a capital letter at the start and no full stop.
  package let summary: String
  /// Whole sentences that say the rest; may be empty.
  package let details: String
  /// Commands that name this group take the flag.
  package let group: Group
  /// Writes what was said into the settings.
  package let update: @Sendable (inout Settings, String) throws(CommandError) -> Void

  package init(
    _ name: String, short: Character? = nil, value: Value? = nil, summary: String, details: String = "", group: Group,
    update: @escaping @Sendable (inout Settings, String) throws(CommandError) -> Void
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.summary = summary
    self.details = details
    self.group = group
    self.update = update
  }

  /// What a flag takes.
  package struct Value: Sendable {
    /// As help shows it, in capitals.
    package let placeholder: String
    /// The only values there are; empty where anything goes.
    package let choices: @Sendable (Vocabulary) -> [String]
    /// What holds in a command where the flag is not given; nil where that needs more words than one.
    package let usual: @Sendable (Command) -> String?
    /// Several may stand in one argument, with commas between them.
    package let isList: Bool

    package init(
      _ placeholder: String, choices: @escaping @Sendable (Vocabulary) -> [String] = { _ in [] },
      usual: @escaping @Sendable (Command) -> String? = { _ in nil }, isList: Bool = false
    ) {
      self.placeholder = placeholder
      self.choices = choices
      self.usual = usual
      self.isList = isList
    }
  }

  /// What flags are about. Help shows them in this order.
  package enum Group: String, Sendable, CaseIterable {
    /// Where the code lies.
    case locating = "Where it lies"
    /// Which of it is read, and how.
    case reading = "What is read"
    /// Which of the results are kept.
    case selecting = "What is kept"
    /// Which part of the graph is looked at.
    case focusing = "What is looked at"
    /// Where the answer goes.
    case writing = "Where it goes"
    /// How many chains are shown.
    case chaining = "Chains"
    /// In which order rows stand.
    case sorting = "Order"
    /// How an answer is shown.
    case formatting = "How it is shown"
    /// Where reports go beside.
    case reporting = "Reports"
    /// What fails a run.
    case gating = "What fails"
    /// How a baseline is recorded.
    case recording = "Recording"
    /// What every command takes.
    case general = "General"
  }
}
