import DigraphGate
import DigraphQueries
import DigraphReporting

extension Command {
  static let depth = Command(
    "depth",
    summary: "Show how deep the chains go, and what reaches what",
    details: """
      The depth of a type is the number of edges on the longest dependency chain that starts at it; a cycle adds \
      nothing. The command shows the depth of every type, how many types there are at each depth, and the longest \
      chain. With --focus NAME it shows what a type needs, directly or indirectly, and its longest chain; with \
      --reaches NAME it shows what depends on a type and so may be affected by changing it, tests included.
      """,
    operands: "[PATH…]",
    groups: [.reading, .selecting, .focusing, .writing, .formatting],
    formats: [.text, .json, .csv]
  ) { context throws(CommandError) in
    try AnswerRun(context).run { report, _ throws(CommandError) in
      let kinds = context.settings.selection.kinds
      let focus = context.settings.focus
      let names = TypeNames(report)
      let depth = DepthQuery(report, kinds: kinds)
      guard !focus.names.isEmpty || !focus.reaches.isEmpty else {
        let modules = focus.modules.isEmpty ? nil : try names.modules(focus.modules)
        return DepthAnswer(depth.only(modules, in: report), of: report)
      }
      guard focus.names.isEmpty || focus.reaches.isEmpty else {
        throw CommandError("'depth' accepts --focus or --reaches, not both")
      }
      let query = ReachQuery(report, kinds: kinds)
      let (direction, typed) =
        focus.names.isEmpty ? (ReachAnswer.Direction.dependents, focus.reaches) : (.needs, focus.names)
      let limit = focus.depth.flatMap { $0 > 0 ? $0 : nil }
      return ReachAnswer(query, direction, of: try names.ids(typed), limit: limit, depth: depth, in: report)
    }
  }
}
