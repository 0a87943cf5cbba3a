import DigraphGate
package import DigraphReport
import TextOutput

extension Report {
  /// The report as a CI server shows it beside a change: without what a baseline knows and lets pass, and with the
  /// entries of the baseline that match nothing.
  ///
  /// - Complexity: O(findings + bytes of the baseline).
  package func reviewed(_ options: RenderOptions) -> Report {
    var report = self
    if !options.showsKnown, findings.contains(where: { $0.status == .known }) {
      report.findings = findings.keeping { $0.status != .known || $0.fails(options.gate) }
    }
    guard let stale = gate?.stale, !stale.isEmpty else { return report }
    let lines = BaselineLines(options.source(options.baselineFile) ?? [])
    for identity in stale {
      let site = ReportSite(file: options.baselineFile, line: lines.number(of: identity), column: 1)
      report.findings.append { row in
        row.put(.rule, GatePolicy.staleRule)
        row.put(.severity, options.staleSeverity)
        row.put(.identity, phrase: "\(GatePolicy.staleRule): \(identity)")
        row.put(.consumer, options.baselineFile)
        row.put(.kind, "file")
        row.put(.file, site.file)
        row.put(.line, site.line)
        row.put(.column, site.column)
        row.put(.endLine, site.line)
        row.put(.endColumn, site.column)
        row.put(.sites, [site])
        row.put(.message, phrase: "The baseline lists what is fixed: \(identity).")
        row.put(.reason, phrase: "What is fixed could come back unseen as long as the baseline lists it.")
        row.put(.suggestion, phrase: "Commit the result of `digraph baseline --shrink`.")
        row.put(.status, ReportFinding.Status.new)
        row.put(.fails, options.staleSeverity == .error)
      }
    }
    return report
  }
}

extension ReportFinding {
  /// Whether the run fails on it. Of a run without a gate its severity decides.
  func fails(_ gate: Gate) -> Bool {
    fails || severity >= gate.failOn && (gate.isStrict || status != .known)
  }
}

/// The lines of a baseline, by what they list.
private struct BaselineLines {
  private var numbers: [String: Int] = [:]

  init(_ bytes: [UInt8]) {
    let start = "{\"identity\": \""
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      guard let begin = text.firstRange(of: start)?.upperBound, let end = text[begin...].firstIndex(of: "\"") else {
        continue
      }
      numbers[String(text[begin..<end])] = index + 1
    }
  }

  func number(of identity: String) -> Int { numbers[identity] ?? 1 }
}
