import DigraphFacts
import DigraphReport

/// A report as a small application would have it.
func cannedReport(
  _ identities: [FindingIdentity], severity: Severity = .warning, diagnostics: [Diagnostic] = []
) -> Report {
  var report = Report(tool: .init(name: "digraph", version: "1.2.3", catalogue: "7"), root: "/app")
  report.summary.files = 2
  report.summary.findings = identities.count
  for identity in identities {
    report.findings.append { row in
      row.put(.rule, identity.rule)
      row.put(.severity, severity)
      row.put(.identity, phrase: identity.phrase)
      row.put(.consumer, identity.subject)
      row.put(.kind, identity.kind)
      row.put(.file, "Login.swift")
      row.put(.line, 3)
      row.put(.column, 5)
      row.put(.endLine, 3)
      row.put(.endColumn, 9)
      row.put(.sites, [ReportSite(file: "Login.swift", line: 3, column: 5)])
      row.put(.message, phrase: "\(identity.subject) is found.")
      row.put(.reason, phrase: "It counts.")
      row.put(.suggestion, phrase: "Mend it.")
    }
  }
  for diagnostic in diagnostics { report.diagnostics.append(diagnostic) }
  return report
}

/// A consumer reaches a singleton.
func access(_ consumer: String, _ dependency: String = "Session") -> FindingIdentity {
  .edge(rule: "singleton-access", consumer: consumer, dependency: dependency, kind: .singleton)
}

/// A consumer constructs a dependency.
func construction(_ consumer: String, _ dependency: String) -> FindingIdentity {
  .edge(rule: "hard-coded-construction", consumer: consumer, dependency: dependency, kind: .construct)
}
