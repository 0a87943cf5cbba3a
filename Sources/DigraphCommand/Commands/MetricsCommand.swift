import DigraphGate
import DigraphQueries
import DigraphReporting

extension Command {
  static let metrics = Command(
    "metrics",
    summary: "Measure types, modules and the whole graph",
    details: """
      Documentation/Metrics.md defines every metric with its formula and source. The text shows the most telling ones, \
      the least testable types first; CSV and JSON have all of them, JSON with the chains to volatile dependencies. With \
      --focus NAME it shows every metric of a type and those chains. Churn and age are read from git if there is a \
      repository.
      """,
    operands: "[PATH…]",
    groups: [.reading, .selecting, .focusing, .sorting, .writing, .formatting],
    formats: [.text, .csv, .json]
  ) { context throws(CommandError) in
    try AnswerRun(context).run { report, workspace throws(CommandError) in
      let settings = context.settings
      let names = TypeNames(report)
      let measurements = Measurements(
        report, kinds: settings.selection.kinds, history: context.history(below: workspace.root))
      var shown = MetricsAnswer.Selection(sort: settings.sort)
      if !settings.focus.names.isEmpty { shown.nodes = Set(try names.ids(settings.focus.names)) }
      if !settings.focus.modules.isEmpty { shown.modules = try names.modules(settings.focus.modules) }
      if !settings.focus.reaches.isEmpty {
        let asked = try names.ids(settings.focus.reaches)
        let reached = ReachQuery(report, kinds: settings.selection.kinds).dependents(of: asked).map(\.node)
        shown.nodes = shown.nodes.map { $0.intersection(reached) } ?? Set(reached)
      }
      return MetricsAnswer(measurements, of: report, shown)
    }
  }
}

extension CommandContext {
  /// The history of the files below the root; nil if git has none, with a message that says why.
  fileprivate func history(below root: String) -> FileHistory? {
    do {
      let history = try GitHistory(below: root, git: GitProgram(environment)).changes()
      if history == nil { messages.detail("churn and age are unknown: there is no commit") }
      return history
    } catch {
      messages.detail("churn and age are unknown: \(error.message)")
      return nil
    }
  }
}
