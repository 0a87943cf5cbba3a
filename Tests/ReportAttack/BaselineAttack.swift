import DigraphGate
import DigraphReport

/// Compares a run with a baseline of whoever wrote it, and writes it again without what is gone.
package enum BaselineAttack {
  package static func attack(_ bytes: [UInt8]) -> ReportAttack.Outcome {
    let baseline: Baseline
    do {
      baseline = try Baseline(fileText: bytes)
    } catch {
      let text = error.description
      return text.contains(where: \.isNewline) ? .failed("not one line: \(text)") : .refused(text)
    }
    let report = report(of: baseline)
    let shrunk = baseline.shrunk(to: report, scope: baseline.scope, selection: FindingSelection())
    let comparison = BaselineComparison(
      report, with: baseline, scope: baseline.scope, selection: FindingSelection())
    guard comparison.statuses.count == report.findings.count else { return .failed("a finding without status") }
    guard let again = try? Baseline(fileText: Array(shrunk.fileText.utf8)) else {
      return .failed("what was written cannot be read")
    }
    return again.counts == shrunk.counts ? .shown : .failed("what was written is read as something else")
  }

  /// Every second entry is still found, and something else is new.
  private static func report(of baseline: Baseline) -> Report {
    var identities = baseline.counts.keys.sorted().enumerated().filter { $0.offset % 2 == 0 }.map(\.element.description)
    identities.append("singleton-access: Somebody -> Else (singleton)")
    var report = Report(tool: Report.Tool(name: "digraph", version: "1", catalogue: "1"), root: "/")
    for identity in identities {
      report.findings.append { row in
        row.put(.rule, "singleton-access")
        row.put(.severity, Severity.warning)
        row.put(.identity, phrase: Phrase(identity))
        row.put(.consumer, "Somebody")
        row.put(.kind, "singleton")
        row.put(.file, "A.swift")
      }
    }
    return report
  }
}
