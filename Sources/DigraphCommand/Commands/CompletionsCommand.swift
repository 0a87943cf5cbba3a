import DigraphFacts

extension Command {
  static let completions = Command(
    "completions",
    summary: "Write a script that completes commands and flags in a shell",
    details: """
      For bash: source <(digraph completions bash) in ~/.bashrc. For fish: digraph completions fish --output \
      ~/.config/fish/completions/digraph.fish. For zsh: digraph completions zsh --output _digraph in a folder of $fpath.
      """,
    operands: "SHELL",
    groups: [.writing]
  ) { context throws(CommandError) in
    let shells = Completions.Shell.allCases.map(\.rawValue)
    guard context.settings.operands.count == 1 else {
      throw CommandError("'completions' needs one shell: \(shells.joined(separator: ", "))")
    }
    let name = context.settings.operands[0]
    guard let shell = Completions.Shell(rawValue: name) else {
      throw CommandError("unknown shell '\(name)'; \(NearestSpelling.advice(for: name, in: shells))")
    }
    let script = Completions(context.parser).script(for: shell)
    try OutputTarget(context.settings.output, in: context.environment).write(Array(script.utf8), sparing: .nothing)
    return .success
  }
}
