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

  /// What it takes to hand a consumer what it gets itself.
  ///
  /// - Parameters:
  ///   - consumer: the index of a node of the report.
  ///   - read: gives the bytes of a file by its path relative to the root; nil where it cannot be read.
  package func refactoring(
    of consumer: Int, _ request: RefactoringRequest, read: @escaping (String) -> [UInt8]?
  ) -> Refactoring {
    let code = CodeBase(results, references: references, read: read)
    return Refactorer.refactor(NodeID(index: consumer), findings: findings, request: request, in: code)
  }
}
