import DigraphFacts
package import DigraphReporting

/// Turns arguments into a command and its settings.
///
/// Flags may stand anywhere, even before the command: `--flag value`, `--flag=value`, `-f value`, `-fvalue`; one-letter
/// switches may be joined; `--` ends the flags.
package struct ArgumentParser: Sendable {
  package let commands: [Command]
  package let flags: [Flag]
  package let formats: [any ReportFormat]
  package let vocabulary: Vocabulary

  /// - Parameter rules: the identifiers of all rules.
  package init(commands: [Command], formats: [any ReportFormat], rules: [String]) {
    let identifiers = formats.map(\.identifier)
    self.commands = commands
    self.formats = formats
    flags = Flags.all(formats: identifiers)
    vocabulary = Vocabulary(formats: identifiers, rules: rules)
  }

  /// A command and its settings.
  package struct Invocation: Sendable {
    /// Nil if none was named.
    package var command: Command?
    package var settings: Settings
  }

  package func parse(_ arguments: [String]) throws(CommandError) -> Invocation {
    do {
      return try parseStrictly(arguments)
    } catch {
      // A request for help is answered, whatever else was typed.
      let flags = arguments.prefix { $0 != "--" }
      guard flags.contains("--help") || flags.contains("-h") else { throw error }
      var settings = Settings()
      settings.wantsHelp = true
      let name = arguments.first { !$0.hasPrefix("-") }
      return Invocation(command: commands.first { $0.name == name }, settings: settings)
    }
  }

  private func parseStrictly(_ arguments: [String]) throws(CommandError) -> Invocation {
    let (occurrences, operands) = try matched(arguments)
    var settings = Settings()
    var command: Command?
    if let name = operands.first {
      guard let found = commands.first(where: { $0.name == name }) else { throw unknownCommand(name) }
      command = found
    }
    settings.operands = Array(operands.dropFirst())
    for occurrence in occurrences {
      if let command, !command.groups.contains(occurrence.flag.group) { throw misplaced(occurrence, command) }
      try apply(occurrence, to: &settings, vocabulary(of: command))
    }
    if let command, settings.format == nil { settings.format = try format(ofFile: settings.output, command) }
    return Invocation(command: command, settings: settings)
  }

  /// The format that the name of a file speaks of; nil where it speaks of none and the usual one is text, which may have
  /// any name.
  private func format(ofFile path: String?, _ command: Command) throws(CommandError) -> String? {
    guard command.groups.contains(.formatting), let path, let name = path.split(separator: "/").last,
      let dot = name.lastIndex(of: "."), dot > name.startIndex
    else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    let possible = vocabulary(of: command).formats
    let meant = formats.filter { $0.fileExtensions.contains(ending) }.map(\.identifier)
    if let format = meant.first(where: possible.contains) { return format }
    if meant.isEmpty, command.defaultFormat ?? "text" == "text" { return nil }
    let problem =
      meant.first.map { "'\(command.name)' has no format '\($0)'" } ?? "no format has the ending '\(ending)'"
    let names = possible.joined(separator: ", ")
    throw CommandError("cannot write \(path): \(problem); name one with --format: \(names)")
  }

  /// The possible values of a command's flags.
  func vocabulary(of command: Command?) -> Vocabulary {
    var vocabulary = vocabulary
    if let formats = command?.formats { vocabulary.formats = formats.map(\.rawValue) }
    return vocabulary
  }

  private func apply(
    _ occurrence: Occurrence, to settings: inout Settings, _ vocabulary: Vocabulary
  ) throws(CommandError) {
    let flag = occurrence.flag
    guard let value = flag.value else { return try flag.update(&settings, "") }
    let parts = value.isList ? occurrence.value.split(separator: ",").map(String.init) : [occurrence.value]
    guard !parts.isEmpty, !parts.contains("") else { throw missingValue(occurrence.spelling, value) }
    let choices = value.choices(vocabulary)
    for part in parts {
      if !choices.isEmpty, !value.isOpen, !choices.contains(part) {
        // What another command has is no mistyped word.
        let isElsewhere = value.choices(self.vocabulary).contains(part)
        let advice =
          isElsewhere
          ? "here it is one of: \(choices.joined(separator: ", "))" : NearestSpelling.advice(for: part, in: choices)
        let unknown = isElsewhere ? "no" : "unknown"
        throw CommandError(
          "\(unknown) \(value.placeholder.lowercased()) '\(part)' for \(occurrence.spelling); \(advice)")
      }
      try flag.update(&settings, part)
    }
  }
}

// MARK: Matching

extension ArgumentParser {
  /// A flag as it was written.
  private struct Occurrence {
    let flag: Flag
    let spelling: String
    let value: String
  }

  private func matched(_ arguments: [String]) throws(CommandError) -> ([Occurrence], operands: [String]) {
    var occurrences: [Occurrence] = []
    var operands: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      } else if argument.hasPrefix("--") {
        occurrences.append(try long(argument, &rest))
      } else if argument.hasPrefix("-"), argument != "-" {
        try short(argument, &rest, &occurrences)
      } else {
        operands.append(argument)
      }
    }
    return (occurrences, operands)
  }

  private func long(_ argument: String, _ rest: inout ArraySlice<String>) throws(CommandError) -> Occurrence {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = "--\(parts[0])"
    guard let flag = flags.first(where: { $0.name == parts[0] }) else {
      throw unknownFlag(spelling, in: flags.map { "--\($0.name)" })
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let value = flag.value else {
      if attached != nil { throw CommandError("\(spelling) takes no value") }
      return Occurrence(flag: flag, spelling: spelling, value: "")
    }
    return Occurrence(flag: flag, spelling: spelling, value: try text(attached, spelling, value, &rest))
  }

  private func short(
    _ argument: String, _ rest: inout ArraySlice<String>, _ occurrences: inout [Occurrence]
  ) throws(CommandError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      guard let flag = flags.first(where: { $0.short == letter }) else {
        throw unknownFlag(argument, in: flags.map { "--\($0.name)" })
      }
      guard let value = flag.value else {
        occurrences.append(Occurrence(flag: flag, spelling: spelling, value: ""))
        continue
      }
      if letters.first == "=" { letters.removeFirst() }
      let attached = letters.isEmpty ? nil : String(letters)
      let text = try text(attached, spelling, value, &rest)
      occurrences.append(Occurrence(flag: flag, spelling: spelling, value: text))
      return
    }
  }

  /// A flag's value: the text attached to it, or the next argument. An argument that looks like a flag is not taken for a
  /// value; `--flag=--value` passes such a one.
  private func text(
    _ attached: String?, _ spelling: String, _ value: Flag.Value, _ rest: inout ArraySlice<String>
  ) throws(CommandError) -> String {
    if let attached { return attached }
    guard let next = rest.first, !next.hasPrefix("--") else { throw missingValue(spelling, value) }
    rest.removeFirst()
    return next
  }
}

// MARK: Messages

extension ArgumentParser {
  private func unknownCommand(_ name: String) -> CommandError {
    let names = commands.map(\.name)
    let isNear = NearestSpelling.of(name, in: names) != nil
    let looksLikeAPath = !isNear && (name.contains("/") || name.contains("."))
    return CommandError(
      "unknown command '\(name)'; \(looksLikeAPath ? "did you mean 'scan \(name)'?" : NearestSpelling.advice(for: name, in: names))"
    )
  }

  private func unknownFlag(_ spelling: String, in spellings: [String]) -> CommandError {
    let nearest = NearestSpelling.of(spelling, in: spellings)
    let advice = nearest.map { "did you mean '\($0)'?" } ?? "'digraph help COMMAND' lists the flags of a command"
    return CommandError("unknown flag '\(spelling)'; \(advice)")
  }

  private func misplaced(_ occurrence: Occurrence, _ command: Command) -> CommandError {
    let others = commands.filter { $0.groups.contains(occurrence.flag.group) }.map(\.name)
    return CommandError(
      "'\(command.name)' does not accept \(occurrence.spelling); it belongs to \(others.joined(separator: ", "))"
    )
  }

  private func missingValue(_ spelling: String, _ value: Flag.Value) -> CommandError {
    CommandError("\(spelling) needs a value: \(spelling) \(value.placeholder)")
  }
}
