import DigraphFacts

extension Command {
  static let help = Command(
    "help",
    summary: "Show help on all commands or on one",
    details: "With --verbose it explains each flag in full.",
    operands: "[COMMAND]",
    groups: [.writing]
  ) { context throws(CommandError) in
    let operands = context.settings.operands
    guard operands.count <= 1 else { throw CommandError("'help' explains one command at a time") }
    var command: Command?
    if let name = operands.first {
      let names = context.parser.commands.map(\.name)
      command = context.parser.commands.first { $0.name == name }
      if command == nil {
        throw CommandError("unknown command '\(name)'; \(NearestSpelling.advice(for: name, in: names))")
      }
    }
    try showHelp(on: command, context)
    return .success
  }

  /// Writes the help on a command, or on all.
  static func showHelp(on command: Command?, _ context: CommandContext) throws(CommandError) {
    let help = HelpText(
      parser: context.parser, width: context.environment.textWidth, isLong: context.settings.verbosity == .verbose)
    let text = command.map(help.page) ?? help.overview
    try OutputTarget(context.settings.output, in: context.environment).write(Array(text.utf8), sparing: .nothing)
  }
}
