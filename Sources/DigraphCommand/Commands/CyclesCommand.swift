import DigraphGate
import DigraphQueries
import DigraphReporting

extension Command {
  static let cycles = Command(
    "cycles",
    summary: "Show every cycle, all edges in it, and what to cut",
    details: """
      A cycle is a group of types that all reach one another through the dependencies they acquire. For each cycle it \
      shows the members, the shortest path around, every edge inside with kind and location, and the smallest set of \
      edges whose removal breaks the cycle; it prefers hard-coded edges to injected ones and edges with few locations. \
      An edge here is a consumer and a dependency, whatever the number of edges between the two. For cycles of up to \
      \(CycleQuery.exactSize) members the set is always the smallest; for larger ones the output says whether it is \
      proved to be, and otherwise how many edges must be cut at least. With --kinds only edges of these kinds count.
      """,
    operands: "[PATH…]",
    groups: [.reading, .selecting, .writing, .formatting],
    formats: [.text, .json]
  ) { context throws(CommandError) in
    try AnswerRun(context).run { report, _ throws(CommandError) in
      CyclesAnswer(CycleQuery(report, kinds: context.settings.selection.kinds), of: report)
    }
  }
}
