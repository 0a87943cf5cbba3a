import DigraphEffects
package import DigraphFacts
import DigraphGraph
package import DigraphKnowledge
import DigraphLinking
import DigraphReport
import DigraphRules
import WorkerThreads

/// The analysis of code that changes all the time, as somebody types: of what it has found already, it keeps what the
/// change leaves as it is.
package final class AnalysisSession {
  private var settings: AnalysisSettings
  private let workers: Workers
  private var facts: FactBase
  private var files: LinkedFiles
  private var linked: LinkedProgram
  private var effects: Effects
  private var classification: Classification
  private var graph: ProgramGraph
  /// Files in which things stand elsewhere than when effects and graph were made.
  private var moved: Set<Int> = []
  /// What the compiler's index says otherwise.
  private let notes: [Diagnostic]

  /// More files than this are read faster all together.
  private static let mostFiles = 16

  /// - Parameters:
  ///   - settings: with a compiler's index, all is analyzed anew each time.
  ///   - stage: called when a stage begins, with its name.
  package init(
    _ facts: FactBase, settings: AnalysisSettings, knowledge: Knowledge, stage: (String) -> Void = { _ in }
  ) {
    self.settings = settings
    self.facts = facts
    workers = Workers(count: settings.jobs)
    stage("linking")
    files = Linker.files(facts, knowledge: knowledge, jobs: settings.jobs, keepsOwnReads: settings.measuresTypes)
    var (linked, notes): (LinkedProgram, [Diagnostic]) = (files.linked, [])
    if let index = settings.index { notes = linked.correct(by: index) }
    (self.linked, self.notes) = (linked, notes)
    (effects, classification, graph) = Analyzer.graph(
      of: linked, settings, after: Continuation(nil, changed: []), workers, stage: stage)
  }

  /// What another state of the code means.
  package enum Step: Sendable {
    case same, changed
    /// It is to be analyzed anew, and nothing that is held here is of use any more.
    case outdated
  }

  /// Goes on with another state of the code.
  package func update(_ facts: FactBase, stage: (String) -> Void = { _ in }) -> Step {
    guard settings.index == nil, let changed = changedFiles(facts) else { return .outdated }
    if changed.isEmpty { return .same }
    stage("linking")
    self.facts = facts
    moved.formUnion(changed)
    var places: [(file: Int, OffsetMap)] = []
    for file in changed {
      switch files.replace(facts.files[file], at: file) {
      case .declarations: return .outdated
      case .references: continue
      case .places(let map): places.append((file, map))
      }
    }
    linked = files.linked
    if places.count == changed.count, places.allSatisfy({ move($0.file, by: $0.1) }) { return .changed }
    (effects, classification, graph) = Analyzer.graph(
      of: linked, settings, after: Continuation((effects, classification, graph), changed: moved), workers, stage: stage
    )
    moved = []
    return .changed
  }

  /// The files that are not what they were; nil where more than the contents of a few of them is different.
  private func changedFiles(_ facts: FactBase) -> [Int]? {
    guard facts.files.count == self.facts.files.count, facts.moduleOfFile == self.facts.moduleOfFile,
      facts.modules == self.facts.modules, facts.modulesOfSharedFile == self.facts.modulesOfSharedFile,
      facts.otherCode == self.facts.otherCode, facts.platform === self.facts.platform,
      facts.unread == self.facts.unread
    else { return nil }
    let changed = facts.files.indices.filter { facts.files[$0] !== self.facts.files[$0] }
    guard changed.count <= Self.mostFiles,
      changed.allSatisfy({ facts.files[$0].path == self.facts.files[$0].path })
    else { return nil }
    return changed
  }

  private func move(_ file: Int, by places: OffsetMap) -> Bool {
    effects.move(Int32(file), by: places) && graph.move(Int32(file), by: places, linked, classification)
  }

  /// The report, and what refactorings are worked out from.
  ///
  /// - Parameter paths: where any are given, the report has the findings that have a place in these files, and nothing
  ///   else.
  package func analysis(
    diagnostics: [Diagnostic], in paths: Set<String>? = nil, stage: (String) -> Void = { _ in }
  ) -> Analysis {
    let results = Results(
      linked.program, effects, classification, graph, limits: settings.limits, architecture: settings.architecture,
      unread: facts.unread)
    stage("rules")
    let findings = Analyzer.findings(in: results, settings, workers)
    stage("report")
    let builder = ReportBuilder(
      results: results, effects: effects, counts: linked.counts,
      injections: Injections(linked.program, classification.profiles), responsibilities: nil, workers: workers)
    let report =
      if let paths {
        builder.report(on: findings.filter { $0.sites.contains { paths.contains($0.file) } }, settings)
      } else {
        builder.report(
          findings: findings, FindingRecipes(), Priorities(findings, results, effects),
          diagnostics: diagnostics + notes, settings: settings)
      }
    return Analysis(report: report, results: results, findings: findings, references: linked.references)
  }
}
