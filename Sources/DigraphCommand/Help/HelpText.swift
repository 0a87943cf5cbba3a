import DigraphReporting

/// Help on the terminal, read from the lists of commands and flags.
package struct HelpText {
  let parser: ArgumentParser
  /// Columns of the terminal.
  let width: Int
  /// Whether flags are explained in full.
  let isLong: Bool

  private var columns: Int { min(max(width, 60), 100) }

  /// For somebody who named no command.
  static func short(_ parser: ArgumentParser) -> String {
    let first = ["scan", "explain", "refactor", "check", "graph"]
    let commands = first.compactMap { name in
      parser.commands.first { $0.name == name }.map { (term: "digraph \($0.name)", meaning: $0.summary) }
    }
    let lines =
      ["Usage: digraph COMMAND [FLAG…]", "", "Begin with"] + WrappedText.table(commands, width: 100)
      + ["", "'digraph help' lists all commands, 'digraph help COMMAND' explains one."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// All commands.
  var overview: String {
    let commands = parser.commands.map { (term: $0.name, meaning: $0.summary) }
    let lines =
      WrappedText.lines(
        "digraph reads the Swift files of a repository without building it and shows who depends on whom and how each "
          + "dependency is obtained.", width: columns)
      + ["", "Usage: digraph COMMAND [FLAG…]", "", "Commands"] + WrappedText.table(commands, width: columns)
      + ["", "Exit codes"] + WrappedText.table(Self.exitCodes, width: columns)
      + ["", "'digraph help COMMAND' explains a command."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// One command.
  func page(on command: Command) -> String {
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    var lines = ["digraph \(command.name): \(command.summary.prefix(1).lowercased() + command.summary.dropFirst())"]
    lines += ["", "Usage: digraph \(command.name) [FLAG…]\(operands)", ""]
    lines += WrappedText.paragraphs(command.details, width: columns)
    let flags = parser.flags.filter { command.groups.contains($0.group) }
    let column = WrappedText.column(flags.map(\.spelling))
    for (group, flags) in parser.grouped(flags) {
      let rows = flags.map { (term: $0.spelling, meaning: meaning(of: $0, in: command)) }
      lines += ["", group.rawValue] + WrappedText.table(rows, column: column, width: columns)
    }
    if command.groups.contains(.reporting) {
      let rows = parser.formats.map { (term: $0.identifier, meaning: $0.summary) }
      lines += ["", "Formats"] + WrappedText.table(rows, column: column, width: columns)
    }
    if !isLong { lines += ["", "'digraph help \(command.name) --verbose' explains each flag in full."] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func meaning(of flag: Flag, in command: Command) -> String {
    let head = flag.explained(in: command, parser.vocabulary(of: command))
    return isLong && !flag.details.isEmpty ? "\(head)\n\(flag.details)" : head
  }

  /// The meaning of each exit code.
  package static let exitCodes: [(term: String, meaning: String)] = [
    ("0", "Success: nothing that fails"),
    ("1", "Failing findings, or stale entries in the baseline"),
    ("2", "An error: a bad flag, a missing path, nothing to scan, a file that 'check' could not read"),
  ]
}

extension ArgumentParser {
  /// The flags by group, in the order of the groups.
  package func grouped(_ flags: [Flag]) -> [(group: Flag.Group, flags: [Flag])] {
    Flag.Group.allCases.compactMap { group in
      let members = flags.filter { $0.group == group }
      return members.isEmpty ? nil : (group, members)
    }
  }
}

extension Flag {
  /// `-o, --output FILE`.
  package var spelling: String {
    (short.map { "-\($0), " } ?? "") + "--\(name)" + (value.map { " \($0.placeholder)" } ?? "")
  }

  /// The summary, with the values to choose from and the one that holds unasked.
  func explained(in command: Command, _ vocabulary: Vocabulary) -> String {
    guard let value else { return summary }
    let choices = value.choices(vocabulary)
    let listed = choices.joined(separator: ", ")
    let shown = choices.isEmpty || listed.count > 60 ? summary : "\(summary): \(listed)"
    return value.usual(command).map { "\(shown) (\($0) by default)" } ?? shown
  }
}
