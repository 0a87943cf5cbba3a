import DigraphReport
import DigraphReporting

/// Runs the program.
///
/// It reads and writes through `environment` only, so that a test can call it.
/// - Parameter arguments: the arguments without the program's own name.
package func run(arguments: [String], in environment: Environment) -> ExitCode {
  // A layout may hang or crash, so a child process does it: this program again, started with a first argument that
  // nobody types. Its other arguments are not parsed here.
  if let child = environment.pipeline.layoutChild, arguments.first == child.argument {
    return child.run(Array(arguments.dropFirst())) == 0 ? .success : .failure
  }
  let parser = ArgumentParser(
    commands: Commands.all, formats: environment.pipeline.formats,
    rules: environment.pipeline.rules.map(\.identifier))
  if arguments.first == CompletionNames.argument {
    return CompletionNames.answer(Array(arguments.dropFirst()), parser, in: environment)
  }
  do throws(CommandError) {
    let invocation = try parser.parse(arguments)
    let settings = invocation.settings
    guard let command = invocation.command ?? (settings.wantsHelp ? .help : settings.wantsVersion ? .version : nil)
    else {
      try? environment.standardError.write(Array(HelpText.short(parser).utf8))
      return .failure
    }
    let context = CommandContext(
      command: command, settings: settings, environment: environment, parser: parser,
      messages: Messages(sink: environment.standardError, verbosity: settings.verbosity),
      program: { run(arguments: $0, in: $1) })
    if settings.wantsHelp {
      try Command.showHelp(on: invocation.command, context)
      return .success
    }
    guard !environment.workingFolder.isEmpty else { throw CommandError("the current folder no longer exists") }
    if settings.wantsVersion { return try Command.version.run(context) }
    if command.operands.isEmpty, let extra = settings.operands.first {
      throw CommandError("'\(command.name)' takes no arguments, but was given '\(extra)'")
    }
    return try command.run(context)
  } catch {
    let messages = Messages(sink: environment.standardError, verbosity: .quiet)
    error.messages.forEach(messages.error)
    return .failure
  }
}
