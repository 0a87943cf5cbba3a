import DigraphFacts
import DigraphGraph
import DigraphReport
import DigraphRules
import SourceEditing

/// Finds the dependency that is worth handing in first.
package enum StepFinder {
  /// A dependency with those who get it themselves, and what handing it in comes to.
  package struct Candidate {
    package var dependency: String
    package var refactoring: Refactoring

    /// Warnings that go away, against the files that somebody has to read.
    var worth: Double {
      let handed = refactoring.outcomes.count { $0.refusal == nil }
      return Double(handed) / Double(refactoring.changes.count + 2)
    }
  }

  /// How many of the dependencies with the most consumers are tried.
  private static let tried = 8

  /// The best of the dependencies with the most warnings, none of which is among those left out; nil where none can be
  /// handed to anybody. O(findings + tried refactorings).
  package static func best(
    without leftOut: Set<String>, request: RefactoringRequest, in code: CodeBase
  ) -> (best: Candidate?, impossible: [String]) {
    let nodes = code.results.graph.nodes
    var consumers: [NodeID: [NodeID]] = [:]
    for source in code.consumersWithFindings {
      for finding in code.findings(of: source) where finding.severity > .info {
        guard let target = finding.target, !leftOut.contains(nodes[target].name) else { continue }
        if consumers[target]?.last != source { consumers[target, default: []].append(source) }
      }
    }
    let sorted = consumers.sorted { a, b in
      (b.value.count, nodes[a.key].name, a.key) < (a.value.count, nodes[b.key].name, b.key)
    }
    var best: Candidate?
    var impossible: [String] = []
    for (target, sources) in sorted.prefix(tried) {
      let refactoring = Refactorer.refactor(sources, of: target, request: request, in: code)
      let candidate = Candidate(dependency: nodes[target].name, refactoring: refactoring)
      if refactoring.changes.isEmpty {
        impossible.append(candidate.dependency)
      } else if candidate.worth > best?.worth ?? 0 {
        best = candidate
      }
    }
    return (best, impossible)
  }
}
