/// What shells complete after `digraph`, read from the lists of commands and flags.
package struct Completions: Sendable {
  /// A shell that scripts are written for.
  package enum Shell: String, Sendable, CaseIterable {
    case bash, fish, zsh
  }

  /// What may stand somewhere.
  enum Argument: Equatable {
    case nothing, file, folder
    /// One of these; as a list several with commas between them.
    case words([String], isList: Bool)
    /// A name that the program is asked for; as a list several with commas between them.
    case names(CompletionNames, isList: Bool)
    /// Such a name, or a file.
    case namesOrFile(CompletionNames)
  }

  let parser: ArgumentParser

  package init(_ parser: ArgumentParser) {
    self.parser = parser
  }

  /// The script that a shell reads at its start.
  package func script(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletions(completions: self).script
    case .fish: FishCompletions(completions: self).script
    case .zsh: ZshCompletions(completions: self).script
    }
  }

  var commandNames: [String] { parser.commands.map(\.name) }

  func flags(of command: Command) -> [Flag] { parser.flags.filter { command.groups.contains($0.group) } }

  /// What follows a flag; nil for a switch.
  func argument(of flag: Flag) -> Argument? {
    guard let value = flag.value else { return nil }
    let choices = value.choices(parser.vocabulary)
    if !choices.isEmpty { return .words(choices, isList: value.isList) }
    return switch value.placeholder {
    case "MODULE": .names(.modules, isList: value.isList)
    case "NAME": .names(.types, isList: value.isList)
    case "REF": .names(.refs, isList: value.isList)
    default: Self.place(value.placeholder)
    }
  }

  /// What stands behind a command. A test holds every word that a command uses to be known here.
  func operands(of command: Command) -> Argument {
    let known: [String: Argument] = [
      "AB": .namesOrFile(.refs), "ABPATH": .namesOrFile(.types), "COMMAND": .words(commandNames, isList: false),
      "CONSUMERPATH": .namesOrFile(.types), "RULE": .words(parser.vocabulary.rules, isList: false),
      "SHELL": .words(Shell.allCases.map(\.rawValue), isList: false),
      "TYPEPATH": .namesOrFile(.types),
    ]
    let word = String(command.operands.filter { $0.isUppercase && $0.isASCII })
    return known[word] ?? Self.place(word)
  }

  private static func place(_ placeholder: String) -> Argument {
    switch placeholder {
    case "FILE", "GLOB", "PATH", "REPORT": .file
    case "FOLDER": .folder
    default: .nothing
    }
  }

  /// A word as a shell takes it back, in single quotes.
  static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}
