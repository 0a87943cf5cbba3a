import DigraphAnalysis
import DigraphRefactoring
import DigraphReport
import SourceEditing

/// Finds the first steps of a plan by carrying them out in memory, one after the other.
struct PlanRun {
  private let scan: Scan
  private let request: RefactoringRequest
  private let files: SourceFiles

  /// A plan, and for each step what it changes.
  struct Outcome {
    var report: Report
    var plan: Plan
    var changes: [[FileChange]]
  }

  init(_ scan: Scan, root: String, request: RefactoringRequest) {
    self.scan = scan
    var request = request
    // A plan is about the product.
    request.leaveOutDoubles()
    self.request = request
    files = SourceFiles(root: root)
  }

  /// - Parameter count: the most steps.
  func run(_ count: Int) throws(CommandError) -> Outcome {
    var analysis = try scan.analysis()
    var plan = Plan()
    plan.start = Plan.Measures(of: analysis.report)
    plan.wiring = Plan.Wiring(of: analysis.report)
    let report = analysis.report
    var contents: [String: [UInt8]] = [:]
    var changes: [[FileChange]] = []
    var leftOut: Set<String> = []
    while plan.steps.count < count {
      let known = contents
      let best = analysis.bestStep(request, without: &leftOut) { known[$0] ?? files.bytes(of: $0) }
      guard let best else { break }
      // What is left of it cannot be handed in.
      leftOut.insert(best.dependency)
      var changed = contents
      for change in best.refactoring.changes { changed[change.path] = change.after }
      let next = try scan.analysis(with: changed)
      var step = Plan.Step(best)
      step.before = Plan.Measures(of: analysis.report)
      step.after = Plan.Measures(of: next.report)
      guard step.after.warnings < step.before.warnings else { continue }
      plan.steps.append(step)
      changes.append(best.refactoring.changes)
      (contents, analysis) = (changed, next)
    }
    return Outcome(report: report, plan: plan, changes: changes)
  }
}

extension Plan.Measures {
  init(of report: Report) {
    self.init()
    let found = report.findings.filter { RefactoringRequest.rules.contains($0.rule) && $0.severity > .info }
    warnings = found.count
    consumers = Set(found.compactMap(\.source)).count
    needNetwork = report.summary.needNetwork
    needClock = report.summary.needClock
    needStorage = report.summary.needStorage
    needSharedState = report.summary.needSharedState
    depth = report.summary.depth
  }
}

extension Plan.Wiring {
  init(of report: Report) {
    self.init()
    depth = report.summary.depth
    var implementations: [String: Set<String>] = [:]
    for row in report.registrations where !row.isTest {
      guard let service = row.service else { continue }
      implementations["\(row.container) \(service)", default: []].insert(row.implementation ?? service)
    }
    registrations = implementations.count
    withOneImplementation = implementations.values.count { $0.count == 1 }
    var conforming: [Int: Set<Int>] = [:]
    for edge in report.edges where edge.kind == .conform {
      let (source, target) = (report.nodes[edge.source], report.nodes[edge.target])
      guard target.ownership == .project, target.kind == .protocol, !target.isTest, !source.isTest,
        source.role != .testDouble
      else { continue }
      conforming[edge.target, default: []].insert(edge.source)
    }
    protocols = conforming.count
    withSeveralImplementations = conforming.values.count { $0.count > 1 }
  }
}

extension Plan.Step {
  init(_ candidate: StepFinder.Candidate) {
    let outcomes = candidate.refactoring.outcomes
    let handed = outcomes.filter { $0.refusal == nil }
    self.init(
      dependency: candidate.dependency, consumers: Set(handed.map(\.consumer)).sorted(),
      places: handed.reduce(0) { $0 + $1.places }, files: candidate.refactoring.changes.map(\.path),
      refused: outcomes.compactMap { outcome in
        outcome.refusal.map { Plan.Refused(consumer: outcome.consumer, reason: $0) }
      })
    let names = Set(handed.compactMap(\.protocolName))
    protocolName = names.count == 1 ? names.first.flatMap { $0 == candidate.dependency ? nil : $0 } : nil
  }
}
