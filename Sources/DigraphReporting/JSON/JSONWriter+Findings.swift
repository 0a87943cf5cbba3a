import DigraphFacts
import DigraphReport

/// The parts of the contract that describe the run and its findings. Keys stand in the order of the schema.
extension JSONWriter {
  mutating func write(_ tool: Report.Tool) {
    member("name", tool.name)
    member("version", tool.version)
    member("catalogue", tool.catalogue)
  }

  mutating func write(_ summary: Report.Summary) {
    member("files", summary.files)
    member("lines", summary.lines)
    member("types", summary.types)
    member("edges", summary.edges)
    member("findings", summary.findings)
    member("depth", summary.depth)
    member("cycles", summary.cycles)
    member("singletons", summary.singletons)
  }

  mutating func write(_ finding: ReportFinding) {
    let (subject, words) = (finding.subject, finding.words)
    member("rule", finding.rule)
    member("severity", finding.severity)
    member("identity", finding.identity)
    member("consumer", subject.consumer)
    member("dependency", subject.dependency)
    member("member", subject.member)
    member("kind", subject.kind)
    member("source", finding.source)
    member("target", finding.target)
    member("file", finding.site.file)
    member("line", finding.site.line)
    member("column", finding.site.column)
    member("endLine", finding.endLine)
    member("endColumn", finding.endColumn)
    write(finding.sites)
    member("message", words.message)
    member("reason", words.reason.isEmpty ? nil : words.reason)
    member("suggestion", words.suggestion.isEmpty ? nil : words.suggestion)
    member("status", finding.status)
  }

  mutating func write(_ gate: Report.GateSummary) {
    member("new", gate.new)
    member("known", gate.known)
    key("stale")
    array(gate.stale) { $0.value($1) }
  }

  mutating func write(_ resolution: Report.Resolution) {
    member("references", resolution.references)
    member("exact", resolution.exact)
    member("byName", resolution.byName)
    member("guessed", resolution.guessed)
    member("external", resolution.external)
    member("unknown", resolution.unknown)
  }

  mutating func write(_ diagnostic: Diagnostic) {
    member("severity", diagnostic.severity)
    member("file", diagnostic.file)
    member("line", diagnostic.line)
    member("column", diagnostic.column)
    member("message", diagnostic.message)
  }
}
