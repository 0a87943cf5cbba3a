import DigraphFacts
import DigraphQueries
import DigraphReport
import TextOutput

/// Writes a SARIF log of one run, within what GitHub takes.
struct SARIFLog {
  /// Of the limits GitHub documents: results of a run, and locations it shows of a result.
  private static let (mostResults, mostLocations) = (25_000, 100)
  /// Characters of a rule's texts.
  private static let longestText = 1_024

  private let report: Report
  private let options: RenderOptions
  private let results: [SARIFResult]
  /// Those that the report has findings of, by identifier; with nothing but that for one nobody describes.
  private let rules: [(identifier: String, description: RuleDescription?)]
  /// By path; nil inside for a file that cannot be had.
  private var sources: [String: SourceText?] = [:]
  /// How many results there was no room for.
  let omitted: Int

  init(_ whole: Report, _ options: RenderOptions) {
    let report = whole.reviewed(options)
    self.report = report
    self.options = options
    let results = SARIFResult.all(of: report)
    self.results = Array(results.prefix(Self.mostResults))
    omitted = results.count - self.results.count
    rules = Set(report.findings.map(\.rule)).sorted().map { rule in
      (rule, options.rules.first { $0.identifier == rule })
    }
  }

  mutating func bytes() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.key("runs")
      json.array([report]) { json, _ in json.object { writeRun(&$0) } }
    }
    var buffer = json.buffer
    buffer.newLine()
    return buffer.bytes
  }

  private mutating func writeRun(_ json: inout JSONWriter) {
    json.key("tool", onNewLine: true)
    json.object { json in
      json.key("driver")
      json.object { json in
        json.member("name", report.tool.name)
        json.member("semanticVersion", report.tool.version)
        json.key("rules")
        json.lines(rules) { writeRule($1.identifier, $1.description, &$0) }
      }
    }
    json.key("automationDetails", onNewLine: true)
    json.object { $0.member("id", "digraph/") }
    json.member("columnKind", "utf16CodeUnits")
    json.key("originalUriBaseIds")
    json.object { json in
      json.key("%SRCROOT%")
      json.object { Self.writeText("description", "The root that was scanned.", &$0) }
    }
    json.key("invocations", onNewLine: true)
    json.array([report.diagnostics]) { json, diagnostics in json.object { writeInvocation(diagnostics, &$0) } }
    json.key("results", onNewLine: true)
    let edges = EdgeIndex(report)
    json.lines(results) { writeResult($1, edges, &$0) }
  }

  // MARK: Rules

  private func writeRule(_ identifier: String, _ description: RuleDescription?, _ json: inout JSONWriter) {
    let title = description?.title ?? identifier
    let rationale = description?.rationale ?? title
    json.member("id", identifier)
    json.member("name", identifier.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
    Self.writeText("shortDescription", String(title.prefix(Self.longestText)), &json)
    Self.writeText("fullDescription", String(rationale.prefix(Self.longestText)), &json)
    let limits = description?.limits ?? []
    json.key("help")
    json.object { json in
      json.member("text", ([rationale] + limits).joined(separator: "\n"))
      let listed = limits.isEmpty ? "" : "\n\nLimits:\n\n" + limits.map { "- \($0)" }.joined(separator: "\n")
      json.member("markdown", rationale + listed)
    }
    let severity = description?.severity ?? .warning
    json.key("defaultConfiguration")
    json.object { $0.member("level", Self.level(severity)) }
    json.key("properties")
    json.object { json in
      json.key("tags")
      json.array(["maintainability", "dependency-injection"]) { $0.value($1) }
      json.member("precision", "high")
      json.member("problem.severity", severity == .info ? "recommendation" : severity.rawValue)
    }
  }

  // MARK: Results

  private mutating func writeResult(_ result: SARIFResult, _ edges: EdgeIndex, _ json: inout JSONWriter) {
    let finding = result.first
    json.member("ruleId", finding.rule)
    json.member("ruleIndex", rules.firstIndex { $0.identifier == finding.rule })
    json.member("level", Self.level(finding.severity))
    if let status = finding.status { json.member("baselineState", status == .new ? "new" : "unchanged") }
    let related = result.related(in: report, edges).prefix(Self.mostLocations)
    Self.writeText("message", message(of: result, Array(related)), &json)
    json.key("locations")
    json.array([finding]) { json, finding in
      json.object { json in
        writePlace(finding.site, end: (finding.endLine, finding.endColumn), &json)
        json.key("logicalLocations")
        json.array([finding.consumer]) { json, consumer in json.object { $0.member("fullyQualifiedName", consumer) } }
      }
    }
    if !related.isEmpty {
      json.key("relatedLocations")
      json.array(Array(related.enumerated())) { json, place in
        json.object { json in
          json.member("id", place.offset + 1)
          writePlace(place.element.site, end: nil, &json)
          Self.writeText("message", place.element.text, &json)
        }
      }
    }
    json.key("partialFingerprints")
    json.object { json in
      json.member("primaryLocationLineHash", source(finding.site.file)?.hash(ofLine: finding.site.line))
      json.member("digraphIdentity/v1", result.identity)
    }
  }

  /// What a result says, with links to the related places, which viewers show only then (SARIF 2.1.0, 3.11.6).
  private func message(
    of result: SARIFResult, _ related: [(site: ReportSite, text: String)]
  ) -> String {
    let links = related.prefix(Self.mostLinks).enumerated().map { place, related in
      let text = related.text.replacing("[", with: "\\[").replacing("]", with: "\\]")
      return "[\(text)](\(place + 1))"
    }
    let see = links.isEmpty ? [] : ["See: \(links.joined(separator: ", "))."]
    return ([result.message] + see + [result.first.allowance(options)].compactMap(\.self)).joined(separator: "\n")
  }

  /// Of more related places the first are linked.
  private static let mostLinks = 3

  /// A place, on one line: GitHub shows an alert on a pull request only where all its lines were changed.
  ///
  /// Columns are absent where the file cannot be had: nobody knows then how many UTF-16 units its bytes are.
  private mutating func writePlace(_ site: ReportSite, end: (line: Int, column: Int)?, _ json: inout JSONWriter) {
    let source = source(site.file)
    let start = source?.utf16Column(line: site.line, column: site.column)
    let endsHere = end.map { $0.line == site.line && $0.column > site.column } ?? false
    json.key("physicalLocation")
    json.object { json in
      json.key("artifactLocation")
      json.object { json in
        json.member("uri", AddressText.path(site.file))
        json.member("uriBaseId", "%SRCROOT%")
      }
      json.key("region")
      json.object { json in
        json.member("startLine", site.line)
        json.member("startColumn", start)
        json.member("endLine", end == nil ? nil : site.line)
        if let end, start != nil, endsHere {
          json.member("endColumn", source?.utf16Column(line: site.line, column: end.column))
        }
      }
    }
  }

  private mutating func source(_ file: String) -> SourceText? {
    if let known = sources[file] { return known }
    let text = options.source(file).map(SourceText.init)
    sources[file] = .some(text)
    return text
  }

  // MARK: What went wrong

  private func writeInvocation(_ diagnostics: Rows<ReportDiagnostic>, _ json: inout JSONWriter) {
    json.member("executionSuccessful", true)
    guard !diagnostics.isEmpty else { return }
    json.key("toolExecutionNotifications")
    json.array(diagnostics) { json, diagnostic in
      json.object { json in
        json.member("level", diagnostic.severity.rawValue)
        Self.writeText("message", diagnostic.message, &json)
        guard let file = diagnostic.file else { return }
        json.key("locations")
        json.array([file]) { json, file in
          json.object { json in
            json.key("physicalLocation")
            json.object { json in
              json.key("artifactLocation")
              json.object {
                $0.member("uri", AddressText.path(file))
                $0.member("uriBaseId", "%SRCROOT%")
              }
              guard let line = diagnostic.line else { return }
              json.key("region")
              json.object { $0.member("startLine", line) }
            }
          }
        }
      }
    }
  }

  private static func writeText(_ key: String, _ text: String, _ json: inout JSONWriter) {
    json.key(key)
    json.object { $0.member("text", text) }
  }

  private static func level(_ severity: Severity) -> String { severity == .info ? "note" : severity.rawValue }
}
