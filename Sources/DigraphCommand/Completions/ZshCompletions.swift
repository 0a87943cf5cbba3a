/// Completions for zsh.
struct ZshCompletions {
  let completions: Completions

  var script: String {
    """
    #compdef digraph
    # Completions of digraph for zsh: a file of this name, _digraph, in a folder of $fpath; or source it.
    _digraph_commands() {
      local -a commands
      commands=(
    \(commands)
      )
      _describe command commands
    }
    \(functions)
    _digraph() {
      local curcontext="$curcontext" state line
      typeset -A opt_args
      _arguments -C '1:command:_digraph_commands' '*::argument:->arguments'
      [[ $state == arguments ]] || return
      case $words[1] in
    \(completions.parser.commands.map(branch).joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] == _digraph ]]; then _digraph "$@"; else compdef _digraph digraph; fi

    """
  }

  /// One that offers names, and one that offers names and files, for each kind of names.
  private var functions: String {
    CompletionNames.allCases.map { names in
      """
      _digraph_\(names)() { compadd "$@" -- ${(f)"$(\(names.question))"}; }
      _digraph_\(names)_or_files() { _digraph_\(names) "$@"; _files "$@"; }
      """
    }.joined(separator: "\n")
  }

  private var commands: String {
    completions.parser.commands.map { "    " + Completions.quoted("\($0.name):\($0.summary)") }
      .joined(separator: "\n")
  }

  private func branch(on command: Command) -> String {
    let operands = action(completions.operands(of: command)).map { [Completions.quoted("*:operand:\($0)")] } ?? []
    let specifications = completions.flags(of: command).map(specification) + operands
    return "    \(command.name))\n      _arguments -s \\\n        "
      + specifications.joined(separator: " \\\n        ") + "\n      ;;"
  }

  /// `'(-f --format)'{-f+,--format=}'[Format of the report]:FORMAT:(dot json)'`; what may be repeated begins with `*`.
  private func specification(of flag: Flag) -> String {
    let value = completions.argument(of: flag)
    let isRepeated = flag.summary.contains("repeated") || flag.value?.isList == true
    let text = flag.summary.replacing("[", with: "(").replacing("]", with: ")").replacing(":", with: ",")
    let message = value.map { ":\(flag.value?.placeholder ?? ""):\(action($0) ?? " ")" } ?? ""
    let long = "--\(flag.name)\(value == nil ? "" : "=")"
    let tail = Completions.quoted("[\(text)]\(message)")
    guard let short = flag.short else {
      return isRepeated ? "'*'\(long)\(tail)" : "\(long)\(tail)"
    }
    let before = isRepeated ? "'*'" : "'(-\(short) --\(flag.name))'"
    return "\(before){-\(short)\(value == nil ? "" : "+"),\(long)}\(tail)"
  }

  private func action(_ argument: Completions.Argument) -> String? {
    switch argument {
    case .nothing: nil
    case .file: "_files"
    case .folder: "_files -/"
    case .words(let choices, isList: false): "(\(choices.joined(separator: " ")))"
    case .names(let names, isList: false): "_digraph_\(names)"
    case .names(let names, isList: true): "_sequence _digraph_\(names)"
    case .namesOrFile(let names): "_digraph_\(names)_or_files"
    case .words(let choices, isList: true): "_sequence compadd - \(choices.joined(separator: " "))"
    }
  }
}
