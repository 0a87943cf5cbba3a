import DigraphReport

/// A report with nothing but findings.
func report(_ findings: [ReportFinding]) -> Report {
  Report(
    tool: .init(name: "digraph", version: "1.2.3", catalogue: "7"), root: "/app", summary: .init(), nodes: [],
    edges: [], cycles: [], deepestChain: [], singletons: [], findings: findings, resolution: .init(), diagnostics: [])
}

/// A finding of an identity; the rest of it is of no concern to the gate.
func finding(
  _ identity: FindingIdentity, severity: Severity = .warning, file: String = "A.swift", line: Int = 1
) -> ReportFinding {
  let site = ReportSite(file: file, line: line, column: 1)
  return ReportFinding(
    rule: identity.rule, severity: severity, identity: identity.description, consumer: identity.subject,
    dependency: nil, member: nil, kind: identity.kind, source: nil, target: nil, site: site, endLine: line,
    endColumn: 2, sites: [site], message: "a message", reason: "", suggestion: "")
}

/// A consumer reaches a singleton.
func access(_ consumer: String, _ dependency: String) -> FindingIdentity {
  .edge(rule: "singleton-access", consumer: consumer, dependency: dependency, kind: .singleton)
}

/// Types depend on each other.
func cycle(_ members: String...) -> FindingIdentity {
  .cycle(rule: "dependency-cycle", members: members)
}
