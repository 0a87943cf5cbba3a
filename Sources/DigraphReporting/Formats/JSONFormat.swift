package import DigraphReport
import TextOutput

/// The whole report for programs; `Documentation/report.schema.json` describes it, `ReportReader` reads it.
package struct JSONFormat: ReportFormat {
  package let identifier = "json"
  package let title = "JSON"
  package let summary = "The whole report for programs, as described in Documentation/report.schema.json."
  package let fileExtensions = ["json"]

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
      for section in Report.sections {
        guard let value = section.value(report) else { continue }
        json.key(section.key, onNewLine: true)
        switch value {
        case .text(let text): json.value(text)
        case .nodes(let ids): json.array(ids) { $0.value($1) }
        case .table(let table, let pool):
          if case .object = section.form {
            JSONRows(table, pool.texts).write(0, to: &json)
          } else {
            json.lines(table, pool.texts)
          }
        }
      }
    }
    var buffer = json.buffer
    buffer.newLine()
    return Rendering(bytes: buffer.bytes)
  }
}
