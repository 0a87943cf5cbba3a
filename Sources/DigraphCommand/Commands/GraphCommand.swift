extension Command {
  static let graph = Command(
    "graph",
    summary: "Draw the graph",
    details: """
      Scans the code and draws the graph: as DOT by default, as SVG, PNG, PDF or HTML (no installed 'dot' is needed), or \
      as Mermaid. A large graph is collapsed until it is readable, and the picture says what it leaves out. GraphML, CSV \
      and edges hold the whole graph. --focus NAME selects a type and its neighbours, --reaches NAME everything that \
      depends on it, in every format; a picture marks what is in focus and draws the dependencies that lead to it and \
      away from it, with --context also those among the neighbours. Dependencies against the architecture rules of the \
      configuration have a ✗, and those that are new against a baseline have a +.
      """,
    operands: "[PATH…]",
    groups: [.reading, .selecting, .focusing, .writing, .formatting, .coloring, .reporting, .gating],
    defaultFormat: "dot"
  ) { context throws(CommandError) in
    try ReportRun(context).run(baseline: .named)
  }
}
