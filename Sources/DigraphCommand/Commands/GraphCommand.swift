extension Command {
  static let graph = Command(
    "graph",
    summary: "Draw the graph",
    details: """
      Reads as scan does and writes a picture: DOT by default, or SVG, PNG, PDF or HTML, laid out without a 'dot' on the \
      machine, or Mermaid. A large graph is collapsed so that it can be read; the picture says what it hides. GraphML, \
      CSV and edges hold the whole graph. --focus NAME draws a type and its neighbours, --reaches NAME all that reaches \
      it; both hold for every format.
      """,
    operands: "[PATH…]",
    groups: [.reading, .selecting, .focusing, .writing, .formatting, .reporting, .gating],
    defaultFormat: "dot"
  ) { context throws(CommandError) in
    try ReportRun(context).run(baseline: .named)
  }
}
