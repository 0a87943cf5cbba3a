import DigraphQueries
import DigraphReport

/// The part of a report that --focus, --reaches and --modules select.
struct FocusedPart {
  private let report: Report
  private let focus: Settings.Focus
  private let names: TypeNames

  init(_ report: Report, _ focus: Settings.Focus) {
    self.report = report
    self.focus = focus
    names = TypeNames(report)
  }

  /// The nodes that all of these flags select; nil if none of them is given.
  func nodes() throws(CommandError) -> Set<Int>? {
    var kept: Set<Int>?
    func keep(_ nodes: Set<Int>) { kept = kept.map { $0.intersection(nodes) } ?? nodes }
    if !focus.names.isEmpty { keep(try neighbours(of: names.ids(focus.names))) }
    if !focus.reaches.isEmpty { keep(try whatReaches(names.ids(focus.reaches))) }
    if !focus.modules.isEmpty {
      let modules = try names.modules(focus.modules)
      keep(Set(report.nodes.filter { $0.module.map(modules.contains) ?? false }.map(\.id)))
    }
    return kept
  }

  private func neighbours(of asked: [Int]) -> Set<Int> {
    let query = ReachQuery(report, followsNavigation: true)
    let limit = focus.depth == 0 ? nil : focus.depth ?? 1
    let found = query.needs(of: asked, limit: limit) + query.dependents(of: asked, limit: limit)
    return Set(asked).union(shown(found.map(\.node), beside: asked))
  }

  private func whatReaches(_ asked: [Int]) -> Set<Int> {
    let limit = focus.names.isEmpty ? focus.depth.flatMap { $0 > 0 ? $0 : nil } : nil
    let found = ReachQuery(report).dependents(of: asked, limit: limit)
    return Set(asked).union(shown(found.map(\.node), beside: asked))
  }

  /// Tests are shown only beside a test.
  private func shown(_ nodes: [Int], beside asked: [Int]) -> [Int] {
    asked.contains { report.nodes[$0].isTest } ? nodes : nodes.filter { !report.nodes[$0].isTest }
  }
}
