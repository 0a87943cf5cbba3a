package import DigraphReport

/// Which findings and edges a run was asked for, by rule and by kind.
package struct FindingSelection: Sendable, Equatable {
  /// Rules to keep; empty keeps all.
  package var only: Set<String>
  /// Rules to leave out.
  package var skip: Set<String>
  /// Kinds to keep, of edges and of findings; empty keeps all.
  package var kinds: Set<String>

  package init(only: Set<String> = [], skip: Set<String> = [], kinds: Set<String> = []) {
    self.only = only
    self.skip = skip
    self.kinds = kinds
  }

  /// Whether a finding of this rule and kind was asked for.
  package func contains(rule: String, kind: String) -> Bool {
    (only.isEmpty || only.contains(rule)) && !skip.contains(rule) && (kinds.isEmpty || kinds.contains(kind))
  }

  /// The report with what was asked for.
  ///
  /// Depth, cycles and the numbers of a node belong to the whole graph and stay as they are.
  package func applied(to report: Report) -> Report {
    var report = appliedToFindings(of: report)
    if !kinds.isEmpty {
      report.edges = report.edges.keeping { kinds.contains($0.kind.rawValue) }
      report.summary.edges = report.edges.count
    }
    return report
  }

  /// The report with the findings that were asked for, and all edges.
  package func appliedToFindings(of report: Report) -> Report {
    var report = report
    // To keep all would copy them.
    if self != FindingSelection() {
      report.findings = report.findings.keeping { contains(rule: $0.rule, kind: $0.kind) }
    }
    report.summary.findings = report.findings.count
    return report
  }
}
