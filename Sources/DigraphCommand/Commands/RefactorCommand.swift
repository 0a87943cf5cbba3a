import DigraphFacts
import DigraphAnalysis
import DigraphQueries
import DigraphRefactoring
import DigraphReport
import DigraphReporting
import SourceEditing
import TextOutput

extension Command {
  static let refactor = Command(
    "refactor",
    summary: "Write the change that hands a type what it gets itself",
    details: """
      Prints a patch that hands CONSUMER its hard-coded dependencies instead: a protocol of what it uses, a parameter of \
      its initializer with today's value as its default, a stored property, every use, the conformance of the real \
      type, and doubles for the tests. 'git apply' and 'patch -p1' take it; --apply writes the files at once, all or \
      none. With --dependency, what a property wrapper injects becomes a parameter too, and what CONSUMER is handed by \
      its own type is known by a protocol of CONSUMER's, which breaks a circle. If CONSUMER is a singleton, its \
      initializer is opened; with its own name as the dependency, whoever reaches it is handed it. With --composition-root MODULE, a function that \
      wires a module is written instead. What cannot be changed safely stays as it is, and the reason is printed. CONSUMER is the name of a type, or \
      the last part of it; Module.Type where several modules have one of that name. The exit code is 1 if something was \
      refused.
      """,
    operands: "[CONSUMER] [PATH…]",
    groups: [.reading, .selecting, .refactoring, .writing]
  ) { context throws(CommandError) in
    if let count = context.settings.planned { return try RefactorRun(context).run(steps: count) }
    if let module = context.settings.composedModule { return try RefactorRun(context).compose(module) }
    guard let typed = context.settings.operands.first else {
      throw CommandError("'refactor' needs the name of a type: digraph refactor CONSUMER [PATH…]")
    }
    return try RefactorRun(context).run(typed)
  }
}

/// Works out a refactoring and writes it.
struct RefactorRun {
  private let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  func run(_ typed: String) throws(CommandError) -> ExitCode {
    var settings = context.settings
    settings.operands.removeFirst()
    let workspace = try Workspace(settings, in: context.environment)
    let scan = Scan(context, workspace: workspace)
    let analysis = try scan.analysis()
    let consumers = try consumers(typed, in: analysis.report)
    scan.stopwatch.begin("refactoring")
    let root = workspace.root
    let files = SourceFiles(root: root)
    var refactorings: [Refactoring] = []
    var names: [String] = []
    for consumer in consumers {
      let refactoring = analysis.refactoring(of: consumer, settings.refactoring, read: files.bytes)
      guard !refactoring.outcomes.isEmpty else { continue }
      refactorings.append(refactoring)
      names.append("\(analysis.report.nodes[consumer].qualifiedName) (\(refactoring.outcomes[0].file))")
    }
    guard refactorings.count < 2 || refactorings.filter({ !$0.changes.isEmpty }).count < 2 else {
      throw CommandError(
        "'\(typed)' means several types, and one is refactored at a time: \(names.joined(separator: ", "))")
    }
    let first = analysis.report.nodes[consumers[0]].name
    let refactoring =
      refactorings.max { $0.changes.count < $1.changes.count }
      ?? Refactoring(consumer: first, changes: [], outcomes: [])
    scan.stopwatch.begin("output")
    try write(refactoring, root: root, InputFiles(of: analysis.report, workspace))
    context.showDiagnostics(of: analysis.report)
    report(refactoring, in: analysis.report)
    if settings.showsTimings { scan.stopwatch.table.forEach(context.messages.error) }
    return refactoring.outcomes.contains { $0.refusal != nil } ? .findings : .success
  }

  /// Wires the types of a module.
  func compose(_ module: String) throws(CommandError) -> ExitCode {
    let workspace = try Workspace(context.settings, in: context.environment)
    let scan = Scan(context, workspace: workspace)
    let analysis = try scan.analysis()
    let files = SourceFiles(root: workspace.root)
    let composed = analysis.composition(of: module, read: files.bytes)
    guard !composed.outcomes.isEmpty else {
      let known = Set(analysis.report.nodes.compactMap(\.module)).sorted()
      let nearest = known.contains(module) ? "" : NearestSpelling.suggestions(for: module, in: known)
      context.messages.note(
        "no type of a module '\(module)' is handed a service in its initializer; nothing to do\(nearest)")
      return .success
    }
    try write(composed, root: workspace.root, InputFiles(of: analysis.report, workspace))
    context.showDiagnostics(of: analysis.report)
    report(composed, in: analysis.report)
    return composed.outcomes.contains { $0.refusal != nil } ? .findings : .success
  }

  /// Carries out the first steps of the plan.
  func run(steps count: Int) throws(CommandError) -> ExitCode {
    let settings = context.settings
    let workspace = try Workspace(settings, in: context.environment)
    let scan = Scan(context, workspace: workspace)
    let found = try PlanRun(scan, root: workspace.root, request: settings.refactoring).run(count)
    if settings.appliesRefactoring {
      // What several steps change is written once.
      var last: [String: FileChange] = [:]
      for change in found.changes.joined() {
        last[change.path] = FileChange(
          path: change.path, before: last[change.path]?.before ?? change.before, after: change.after)
      }
      try FileChanges(last.values.sorted { $0.path < $1.path }, below: workspace.root).write()
    } else {
      var bytes: [UInt8] = []
      for (index, changes) in found.changes.enumerated() {
        let step = found.plan.steps[index]
        let consumers = DisplayText.count(step.consumers.count, "consumer")
        bytes += Array("Step \(index + 1): hand \(step.dependency) to \(consumers)\n\n".utf8)
        bytes += UnifiedDiff.bytes(of: changes.map { ($0.path, $0.before, $0.after) })
      }
      let target = OutputTarget(settings.output, in: context.environment)
      try target.write(bytes, sparing: InputFiles(of: found.report, workspace))
    }
    context.showDiagnostics(of: found.report)
    for (index, step) in found.plan.steps.enumerated() {
      let consumers = DisplayText.count(step.consumers.count, "consumer")
      context.messages.note(
        "step \(index + 1): \(step.dependency) is handed to \(consumers); warnings \(step.before.warnings) -> \(step.after.warnings)"
      )
    }
    if found.plan.steps.isEmpty { context.messages.note("no dependency can be handed in; nothing to do") }
    return .success
  }

  /// What has the name and is no test.
  private func consumers(_ typed: String, in report: Report) throws(CommandError) -> [Int] {
    let ids = try TypeNames(report).ids(typed).filter { !report.nodes[$0].isTest }
    guard !ids.isEmpty else { throw CommandError("'\(typed)' is no type of the project's product") }
    return ids
  }

  private func write(_ refactoring: Refactoring, root: String, _ inputs: InputFiles) throws(CommandError) {
    if context.settings.appliesRefactoring {
      try FileChanges(refactoring.changes, below: root).write()
      return
    }
    let target = OutputTarget(context.settings.output, in: context.environment)
    try target.write(UnifiedDiff.bytes(of: refactoring.changes.map { ($0.path, $0.before, $0.after) }), sparing: inputs)
  }

  /// What was done and what was not, on standard error.
  private func report(_ refactoring: Refactoring, in report: Report) {
    let name = refactoring.consumer
    if refactoring.outcomes.isEmpty {
      let asked = context.settings.refactoring.dependencies
      let got = Set(report.findings.lazy.filter { $0.consumer == name }.compactMap(\.dependency)).sorted()
      if !asked.isEmpty, !got.isEmpty {
        let names = asked.map { "'\($0)'" }.joined(separator: ", ")
        let nearest = asked.count == 1 ? NearestSpelling.suggestions(for: asked[0], in: got) : ""
        context.messages.note("\(name) gets no \(names) itself that a warning speaks of; nothing to do\(nearest)")
        return
      }
      context.messages.note("\(name) gets no dependency itself that a warning speaks of; nothing to do")
      return
    }
    for outcome in refactoring.outcomes {
      let place = "\(outcome.file):\(outcome.line)"
      if let refusal = outcome.refusal {
        context.messages.error("\(place): \(outcome.symbol) stays: \(refusal)")
      } else {
        let verb = outcome.symbol.contains(" and ") ? "are" : "is"
        let notes = outcome.notes.isEmpty ? "" : " (\(outcome.notes.joined(separator: "; ")))"
        context.messages.note("\(place): \(outcome.symbol) \(verb) \(outcome.deed)\(notes)")
      }
    }
    if context.settings.appliesRefactoring {
      let count = DisplayText.count(refactoring.changes.count, "file")
      context.messages.note("wrote \(count)")
    }
  }
}
