package import DigraphReport

/// The whole report for programs; `Documentation/report.schema.json` describes it, `ReportReader` reads it.
package struct JSONFormat: ReportFormat {
  package let identifier = "json"
  package let title = "JSON"
  package let summary = "The whole report for programs, as described in Documentation/report.schema.json."

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    var bytes: [UInt8] = []
    let last = render(report, options) { bytes += $0 }
    return Rendering(bytes: bytes + last.bytes)
  }

  package func render(_ report: Report, _ options: RenderOptions, _ take: ([UInt8]) -> Void) -> Rendering {
    withoutActuallyEscaping(take) { write(report, JSONWriter(take: $0)) }
  }

  private func write(_ report: Report, _ writer: consuming JSONWriter) -> Rendering {
    var json = writer
    json.object { json in
      json.member("schemaVersion", Report.schemaVersion)
      json.key("tool", onNewLine: true)
      json.object { $0.write(report.tool) }
      if let title = report.title {
        json.key("title", onNewLine: true)
        json.value(title)
      }
      json.key("summary", onNewLine: true)
      json.object { $0.write(report.summary) }
      json.key("nodes", onNewLine: true)
      json.lines(report.nodes) { $0.write($1) }
      json.key("edges", onNewLine: true)
      json.lines(report.edges) { $0.write($1) }
      json.key("cycles", onNewLine: true)
      json.lines(report.cycles) { $0.write($1) }
      json.key("deepestChain", onNewLine: true)
      json.array(report.deepestChain) { $0.value($1) }
      json.key("singletons", onNewLine: true)
      json.lines(report.singletons) { $0.write($1) }
      json.key("findings", onNewLine: true)
      json.lines(report.findings) { $0.write($1) }
      if let gate = report.gate {
        json.key("gate", onNewLine: true)
        json.object { $0.write(gate) }
      }
      json.key("resolution", onNewLine: true)
      json.object { $0.write(report.resolution) }
      json.key("diagnostics", onNewLine: true)
      json.lines(report.diagnostics) { $0.write($1) }
    }
    var buffer = json.buffer
    buffer.newLine()
    return Rendering(bytes: buffer.bytes)
  }
}
