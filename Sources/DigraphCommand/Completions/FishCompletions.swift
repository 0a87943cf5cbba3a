/// Completions for fish.
struct FishCompletions {
  let completions: Completions

  var script: String {
    let head = [
      "# Completions of digraph for fish. To load them: digraph completions fish | source",
      "complete -c digraph -f",
    ]
    return (head + commands + flags + operands).joined(separator: "\n") + "\n"
  }

  private var commands: [String] {
    completions.parser.commands.map { command in
      "complete -c digraph -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))"
    }
  }

  private var flags: [String] {
    completions.parser.flags.map { flag in
      let takers = completions.parser.commands.filter { $0.groups.contains(flag.group) }.map(\.name)
      let short = flag.short.map { " -s \($0)" } ?? ""
      let value =
        switch completions.argument(of: flag) {
        case nil: ""
        case .nothing: " -x"
        case .file: " -r -F"
        case .folder: " -x -a '(__fish_complete_directories)'"
        case .words(let choices, isList: false): " -x -a \(quoted(choices.joined(separator: " ")))"
        case .words(let choices, isList: true):
          " -x -a \(quoted("(__fish_append , \(choices.joined(separator: " ")))"))"
        case .names(let names, isList: false): " -x -a '(\(names.question))'"
        case .names(let names, isList: true): " -x -a '(__fish_append , (\(names.question)))'"
        case .namesOrFile(let names): " -r -F -a '(\(names.question))'"
        }
      return "complete -c digraph\(condition(takers)) -l \(flag.name)\(short)\(value) -d \(quoted(flag.summary))"
    }
  }

  private var operands: [String] {
    completions.parser.commands.compactMap { command in
      switch completions.operands(of: command) {
      case .nothing: nil
      case .file, .folder: "complete -c digraph\(condition([command.name])) -F"
      case .words(let choices, _):
        "complete -c digraph\(condition([command.name])) -a \(quoted(choices.joined(separator: " ")))"
      case .names(let names, _): "complete -c digraph\(condition([command.name])) -a '(\(names.question))'"
      case .namesOrFile(let names): "complete -c digraph\(condition([command.name])) -F -a '(\(names.question))'"
      }
    }
  }

  private func condition(_ commands: [String]) -> String {
    " -n '__fish_seen_subcommand_from \(commands.joined(separator: " "))'"
  }

  /// In single quotes, fish takes `\'` for a quote.
  private func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
