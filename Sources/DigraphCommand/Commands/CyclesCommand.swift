import DigraphAnalysis
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
      proved to be, and otherwise how many edges must be cut at least. Where 'digraph refactor' can turn an edge of the \
      set around, the command is shown. With --kinds only edges of these kinds count.
      """,
    operands: "[PATH…]",
    groups: [.reading, .selecting, .writing, .formatting],
    formats: [.text, .json]
  ) { context throws(CommandError) in
    let workspace = try Workspace(context.settings, in: context.environment)
    let scan = Scan(context, workspace: workspace)
    let analysis = try scan.analysis()
    scan.stopwatch.begin("question")
    let query = CycleQuery(analysis.report, kinds: context.settings.selection.kinds)
    let files = SourceFiles(root: workspace.root)
    var commands: [Int: [Int: String]] = [:]
    for link in query.cycles.flatMap({ cycle in cycle.cut.map { cycle.links[$0] } }) {
      commands[link.source, default: [:]][link.target] = analysis.command(
        inverting: (link.source, link.target), read: files.bytes)
    }
    let answer = CyclesAnswer(query, of: analysis.report, commands: commands)
    return try AnswerRun(context).write(answer, on: analysis.report, workspace, scan)
  }
}
