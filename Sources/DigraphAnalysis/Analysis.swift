import DigraphFacts
import DigraphGraph
import DigraphLinking
package import DigraphRefactoring
package import DigraphReport
import DigraphRules

/// A report, and behind it all that refactorings of the code are worked out from.
package struct Analysis: Sendable {
  package var report: Report
  private let results: Results
  private let findings: [Finding]
  private let references: [[Reference]]

  init(report: Report, results: Results, findings: [Finding], references: [[Reference]]) {
    self.report = report
    self.results = results
    self.findings = findings
    self.references = references
  }

  /// The same for some of the findings alone: only what these speak of is handed in.
  ///
  /// - Parameter contains: whether findings of a rule and kind are kept.
  package func keeping(_ contains: (_ rule: String, _ kind: String) -> Bool) -> Analysis {
    Analysis(
      report: report, results: results, findings: findings.filter { contains($0.rule, $0.identity.kind) },
      references: references)
  }

  /// What it takes to hand a consumer what it gets itself.
  ///
  /// - Parameters:
  ///   - consumer: the index of a node of the report.
  ///   - read: gives the bytes of a file by its path relative to the root; nil where it cannot be read.
  package func refactoring(
    of consumer: Int, _ request: RefactoringRequest, read: @escaping (String) -> [UInt8]?
  ) -> Refactoring {
    let code = CodeBase(results, findings: findings, references: references, read: read)
    return Refactorer.refactor([NodeID(index: consumer)], request: request, in: code)
  }

  /// One function that wires the types of a module, by the name under which that is imported.
  package func composition(of module: String, read: @escaping (String) -> [UInt8]?) -> Refactoring {
    let code = CodeBase(results, findings: findings, references: references, read: read)
    return Refactorer.compose(module, in: code)
  }

  /// What lets a consumer know a dependency by a protocol, so that the edge between them is none; nil where nothing does.
  ///
  /// - Parameter edge: the indices of two nodes of the report.
  package func command(
    inverting edge: (consumer: Int, dependency: Int), read: @escaping (String) -> [UInt8]?
  ) -> String? {
    let code = CodeBase(results, findings: findings, references: references, read: read)
    let (consumer, dependency) = (NodeID(index: edge.consumer), NodeID(index: edge.dependency))
    guard let way = Refactorer.inversion(of: consumer, from: dependency, in: code)?.way else { return nil }
    let names = results.graph.nodes
    let command = "digraph refactor \(names[consumer].name) --dependency \(names[dependency].name)"
    return way.style == .default ? command : "\(command) --style \(way.style.rawValue)"
  }

  /// The dependency that is worth handing in first, to all consumers that can take it; nil where there is none.
  ///
  /// - Parameter leftOut: names of dependencies that are not considered; gets those that nobody can be handed.
  package func bestStep(
    _ request: RefactoringRequest, without leftOut: inout Set<String>, read: @escaping (String) -> [UInt8]?
  ) -> StepFinder.Candidate? {
    let code = CodeBase(results, findings: findings, references: references, read: read)
    while true {
      let (best, impossible) = StepFinder.best(without: leftOut, request: request, in: code)
      leftOut.formUnion(impossible)
      if best != nil || impossible.isEmpty { return best }
    }
  }
}
