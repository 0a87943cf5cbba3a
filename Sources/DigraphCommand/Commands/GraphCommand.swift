extension Command {
  static let graph = Command(
    "graph",
    summary: "Draw the graph",
    details: """
      Scans the code and draws the graph: as DOT by default, as SVG, PNG, PDF or HTML (no installed 'dot' is needed), or \
      as Mermaid. A large graph is collapsed until it is readable, and the picture says what it leaves out. GraphML, CSV \
      and edges hold the whole graph. --focus NAME selects a type and its neighbours, --reaches NAME everything that \
      depends on it, in every format.
      """,
    operands: "[PATH…]",
    groups: [.reading, .selecting, .focusing, .writing, .formatting, .reporting, .gating],
    defaultFormat: "dot"
  ) { context throws(CommandError) in
    try ReportRun(context).run(baseline: .named)
  }
}
