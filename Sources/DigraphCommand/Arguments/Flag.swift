/// A flag of the command line.
///
/// A flag is a value in a file of its own and one line in ``Flags``: parsing, help and documents all read that list.
package struct Flag: Sendable {
  /// The name without the two hyphens.
  package let name: String
  package let short: Character?
  /// The value that follows it; nil for a switch.
  package let value: Value?
  /// One line that starts with a capital letter and has no full stop.
  package let summary: String
  /// Whole sentences with the details; may be empty.
  package let details: String
  /// The group it belongs to; commands that list the group accept the flag.
  package let group: Group
  /// Writes the value into the settings.
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

  /// The value of a flag.
  package struct Value: Sendable {
    /// Its name in the help, in capitals.
    package let placeholder: String
    /// The values to choose from; empty if any text is allowed.
    package let choices: @Sendable (Vocabulary) -> [String]
    /// The default in a command; nil if it cannot be said in one word.
    package let usual: @Sendable (Command) -> String?
    /// Whether other values are allowed than those.
    package let isOpen: Bool
    /// Whether one argument may hold several values, separated by commas.
    package let isList: Bool

    package init(
      _ placeholder: String, choices: @escaping @Sendable (Vocabulary) -> [String] = { _ in [] },
      usual: @escaping @Sendable (Command) -> String? = { _ in nil }, isList: Bool = false, isOpen: Bool = false
    ) {
      self.isOpen = isOpen
      self.placeholder = placeholder
      self.choices = choices
      self.usual = usual
      self.isList = isList
    }
  }

  /// A group of flags, with its title. Help shows the groups in this order.
  package enum Group: String, Sendable, CaseIterable {
    /// Where the code is.
    case locating = "Location"
    /// What is read, and how.
    case reading = "Input"
    /// Which files of those that are read are written down.
    case sharding = "Part"
    /// How the work is done.
    case running = "Run"
    /// Which results are kept.
    case selecting = "Filters"
    /// Which part of the graph is shown.
    case focusing = "Focus"
    /// Where the answer goes.
    case writing = "Output"
    /// How many chains are shown.
    case chaining = "Chains"
    /// How many entries are shown.
    case listing = "Lists"
    /// How findings are grouped.
    case grouping = "Groups"
    /// What is rewritten, and how.
    case refactoring = "Refactoring"
    /// What a change begins with.
    case since = "Change"
    /// How much of the history is looked at.
    case sampling = "Samples"
    /// Which of several lists is shown.
    case choosing = "List"
    /// The order of rows.
    case sorting = "Order"
    /// The format of the answer.
    case formatting = "Format"
    /// Additional reports, and how they look.
    case reporting = "Reports"
    /// The colours of pictures.
    case coloring = "Colours"
    /// In which files findings are reported.
    case narrowing = "Reported files"
    /// What makes a run fail.
    case gating = "Gate"
    /// How a baseline is recorded.
    case recording = "Recording"
    /// What is printed of a configuration.
    case configuring = "Configuration"
    /// What every command accepts.
    case general = "General"
  }
}
