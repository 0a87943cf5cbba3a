/// Completions for bash, from version 3.2 on, which macOS has.
struct BashCompletions {
  let completions: Completions

  var script: String {
    """
    # Completions of digraph for bash. To have them: source <(digraph completions bash)
    _digraph_names() { command digraph \(CompletionNames.argument) "$1" 2>/dev/null; }
    _digraph() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= flags= operands= index
      local IFS=$'\\n' before=
      COMPREPLY=()
      # '--flag=value' comes in three words.
      if [[ $current == '=' ]]; then
        current=
      elif [[ $previous == '=' && $COMP_CWORD -gt 1 ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        case ${COMP_WORDS[index]} in
          \(completions.commandNames.joined(separator: "|")))
            command=${COMP_WORDS[index]}
            break
            ;;
        esac
      done
      case $previous in
    \(values)
      esac
      case $command in
        '') operands=\(words(completions.commandNames)) ;;
    \(commands)
      esac
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "$flags" -- "$current"))
      elif [[ $operands == /file ]]; then
        COMPREPLY=($(compgen -f -- "$current"))
      elif [[ $operands == /* ]]; then
        COMPREPLY=($(compgen -W "$(_digraph_names "${operands#/}")" -- "$current") $(compgen -f -- "$current"))
      else
        COMPREPLY=($(compgen -W "$operands" -- "$current"))
      fi
    }
    complete -o filenames -F _digraph digraph

    """
  }

  /// A branch for each flag that takes a value.
  private var values: String {
    completions.parser.flags.compactMap { flag -> String? in
      guard let argument = completions.argument(of: flag) else { return nil }
      let spelling = (flag.short.map { "-\($0)|" } ?? "") + "--\(flag.name)"
      let reply: String? =
        switch argument {
        case .nothing: nil
        case .file: "COMPREPLY=($(compgen -f -- \"$current\"))"
        case .folder: "COMPREPLY=($(compgen -d -- \"$current\"))"
        case .words(let choices, let isList): Self.reply(words(choices), isList: isList)
        case .names(let names, let isList): Self.reply("\"$(_digraph_names \(names))\"", isList: isList)
        case .namesOrFile(let names):
          "COMPREPLY=($(compgen -W \"$(_digraph_names \(names))\" -- \"$current\") $(compgen -f -- \"$current\"))"
        }
      return "    \(spelling)) \(reply.map { "\($0); " } ?? "")return ;;"
    }.joined(separator: "\n")
  }

  /// The last of a list is completed, with those before it in front.
  private static func reply(_ words: String, isList: Bool) -> String {
    isList
      ? "[[ $current == *,* ]] && before=${current%,*},; "
        + "COMPREPLY=($(compgen -P \"$before\" -W \(words) -- \"${current##*,}\"))"
      : "COMPREPLY=($(compgen -W \(words) -- \"$current\"))"
  }

  private var commands: String {
    completions.parser.commands.map { command in
      let flags = completions.flags(of: command).map { "--\($0.name)" }
      let operands: String? =
        switch completions.operands(of: command) {
        case .nothing: nil
        case .file, .folder: "/file"
        case .words(let choices, _): words(choices)
        case .names(let names, _), .namesOrFile(let names): "/\(names)"
        }
      return "    \(command.name)) flags=\(words(flags))\(operands.map { "; operands=\($0)" } ?? "") ;;"
    }.joined(separator: "\n")
  }

  /// Several words in one, a line for each, as words may not be parted at spaces: names of files hold some.
  private func words(_ words: [String]) -> String { "$'\(words.joined(separator: "\\n"))'" }
}
