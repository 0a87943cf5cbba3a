import DigraphReport

/// A report with nothing but findings.
func report(_ findings: [StubFinding]) -> Report {
  var report = Report(tool: .init(name: "digraph", version: "1.2.3", catalogue: "7"), root: "/app")
  for finding in findings { report.findings.append(finding.put) }
  return report
}

/// A finding of an identity; the rest of it is of no concern to the gate.
struct StubFinding {
  var identity: FindingIdentity
  var severity: Severity
  var file: String
  var line: Int

  func put(in row: inout Rows<ReportFinding>) {
    row.put(.rule, identity.rule)
    row.put(.severity, severity)
    row.put(.identity, phrase: identity.phrase)
    row.put(.consumer, identity.subject)
    row.put(.kind, identity.kind)
    row.put(.file, file)
    row.put(.line, line)
    row.put(.message, phrase: "a message")
  }
}

func finding(
  _ identity: FindingIdentity, severity: Severity = .warning, file: String = "A.swift", line: Int = 1
) -> StubFinding {
  StubFinding(identity: identity, severity: severity, file: file, line: line)
}

/// A consumer reaches a singleton.
func access(_ consumer: String, _ dependency: String) -> FindingIdentity {
  .edge(rule: "singleton-access", consumer: consumer, dependency: dependency, kind: .singleton)
}

/// Types depend on each other.
func cycle(_ members: String...) -> FindingIdentity {
  .cycle(rule: "dependency-cycle", members: members)
}
