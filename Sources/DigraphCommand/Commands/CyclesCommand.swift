import DigraphGate
import DigraphQueries
import DigraphReporting

extension Command {
  static let cycles = Command(
    "cycles",
    summary: "Show every cycle, all edges in it, and what to cut",
    details: """
      A cycle is a group of types that all reach one another through what they acquire. For each it shows the members, \
      the shortest way round, every edge inside with kind and place, and the smallest set of edges without which no \
      cycle is left: hard-coded ones before injected ones, one place before many. An edge is a consumer and a \
      dependency, with all that runs between the two. Of cycles with up to \(CycleQuery.exactSize) members the set is \
      always the smallest; of larger ones it says so where that is proved, and how many must go in any case where it is \
      not. With --kinds only edges of these kinds are looked at.
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
