import DigraphFacts
import DigraphReport

/// A report as a small application would have it.
func cannedReport(
  _ identities: [FindingIdentity], severity: Severity = .warning, diagnostics: [Diagnostic] = []
) -> Report {
  var summary = Report.Summary()
  summary.files = 2
  summary.findings = identities.count
  return Report(
    tool: .init(name: "digraph", version: "1.2.3", catalogue: "7"), root: "/app", summary: summary, nodes: [],
    edges: [], cycles: [], deepestChain: [], singletons: [],
    findings: identities.map { cannedFinding($0, severity: severity) }, resolution: .init(), diagnostics: diagnostics)
}

private func cannedFinding(_ identity: FindingIdentity, severity: Severity) -> ReportFinding {
  let site = ReportSite(file: "Login.swift", line: 3, column: 5)
  return ReportFinding(
    rule: identity.rule, severity: severity, identity: identity.description, consumer: identity.subject,
    dependency: nil, member: nil, kind: identity.kind, source: nil, target: nil, site: site, endLine: 3, endColumn: 9,
    sites: [site], message: "\(identity.subject) is found.", reason: "It counts.", suggestion: "Mend it.")
}

/// A consumer reaches a singleton.
func access(_ consumer: String, _ dependency: String = "Session") -> FindingIdentity {
  .edge(rule: "singleton-access", consumer: consumer, dependency: dependency, kind: .singleton)
}

/// A consumer constructs a dependency.
func construction(_ consumer: String, _ dependency: String) -> FindingIdentity {
  .edge(rule: "hard-coded-construction", consumer: consumer, dependency: dependency, kind: .construct)
}
