package import DigraphReport
import TextOutput

/// The locators and containers of a project: what is registered, who asks for it, and what is wrong with that.
package struct ContainersAnswer: Answer {
  let report: Report
  let locators: [Locator]
  let findings: [ReportFinding]

  /// A type that others ask for services.
  struct Locator {
    let name: String
    var consumers: Set<Int> = []
    var places = 0
  }

  package init(_ report: Report) {
    self.report = report
    var found: [Int: Locator] = [:]
    for edge in report.edges where edge.kind == .locator && edge.via != .locator && !report.nodes[edge.source].isTest {
      found[edge.target, default: Locator(name: report.nodes[edge.target].name)].consumers.insert(edge.source)
      found[edge.target]!.places += edge.sites.count
    }
    locators = found.values.sorted { ($1.places, $0.name) < ($0.places, $1.name) }
    findings = report.findings.filter { Self.rules.contains($0.rule) }
  }

  /// The rules that compare what is registered with what is asked for.
  private static let rules: Set<String> = [
    "argument-mismatch", "captive-dependency", "constructed-and-registered", "data-as-service", "double-in-production",
    "duplicate-registration", "forced-resolution", "missing-registration", "misspelt-name", "registration-cycle",
    "resolution-outside-root", "unused-registration", "value-in-shared-scope",
  ]

  // MARK: Text

  package func text(_ options: RenderOptions) -> [UInt8] {
    var page = TextPage(options)
    guard !locators.isEmpty || !report.registrations.isEmpty || !report.resolutions.isEmpty else {
      page.line([("No locators and no containers.", .good)])
      return page.buffer.bytes
    }
    let counts = [
      DisplayText.count(locators.count, "locator"), DisplayText.count(report.registrations.count, "registration"),
      DisplayText.count(report.resolutions.count, "resolution"),
    ]
    page.line([("\(counts.joined(separator: ", ")).", .heading)])
    if !locators.isEmpty {
      page.heading("Locators and containers that are asked")
      for locator in locators {
        let asked =
          "\(DisplayText.count(locator.consumers.count, "consumer")), \(DisplayText.count(locator.places, "place"))"
        page.cells(indent: 2, column: 28, [(locator.name, .plain), (asked, .faint)])
      }
    }
    if !report.registrations.isEmpty {
      page.heading("Registrations")
      for row in report.registrations { write(row, to: &page) }
    }
    if !report.resolutions.isEmpty {
      page.heading("Resolutions")
      for row in report.resolutions { write(row, to: &page) }
    }
    if !findings.isEmpty {
      page.heading("What is wrong")
      for finding in findings {
        page.cells(indent: 2, [("\(finding.site.file):\(finding.site.line)", .faint), (finding.rule, .plain)])
        page.paragraph(indent: 4, finding.message)
      }
    }
    return page.buffer.bytes
  }

  private func write(_ row: ReportRegistration, to page: inout TextPage) {
    var notes = [
      row.also.isEmpty ? nil : "also \(row.also.joined(separator: ", "))", row.scope.map { "scope \($0)" },
      Self.named(row.name, row.isNamed), Self.handed(row.argumentTypes),
      row.condition.map { "if \($0)" } ?? (row.isConditional ? "in some builds" : nil),
      row.isTest ? "test" : nil,
    ]
    .compactMap(\.self)
    notes.append(row.asked == 0 ? "not asked for" : "asked for \(DisplayText.count(row.asked, "time"))")
    let service = row.service ?? "some type"
    let made = row.implementation.map { $0 == service ? service : "\(service) by \($0)" } ?? service
    page.cells(
      indent: 2, column: 28,
      [(made, .plain), ("\(row.container), \(row.consumer), \(notes.joined(separator: ", "))", .faint)])
    page.line(indent: 4, [(Self.address(row.site), .faint)])
  }

  private func write(_ row: ReportResolution, to page: inout TextPage) {
    let notes = [
      row.kind == .wrapper ? "by a wrapper" : nil, Self.named(row.name, row.isNamed), Self.handed(row.argumentTypes),
      row.isForced ? "forced" : nil, row.isTest ? "test" : nil, row.registered == 0 ? "not registered as such" : nil,
    ].compactMap(\.self)
    let words = ([row.container, row.consumer] + notes).joined(separator: ", ")
    page.cells(indent: 2, column: 28, [(row.service ?? "some type", .plain), (words, .faint)])
    page.line(indent: 4, [(Self.address(row.site), .faint)])
  }

  private static func named(_ name: String?, _ isNamed: Bool) -> String? {
    name.map { "named \($0)" } ?? (isNamed ? "named" : nil)
  }

  private static func handed(_ types: [String]) -> String? {
    types.isEmpty ? nil : "with (\(types.joined(separator: ", ")))"
  }

  private static func address(_ site: ReportSite) -> String { "\(site.file):\(site.line):\(site.column)" }

  // MARK: JSON

  package func json() -> [UInt8] {
    JSONWriter.document { json in
      json.head(of: report)
      json.key("locators", onNewLine: true)
      json.lines(locators) { json, locator in
        json.member("type", locator.name)
        json.member("consumers", locator.consumers.count)
        json.member("places", locator.places)
      }
      json.key("registrations", onNewLine: true)
      json.lines(Array(report.registrations)) { json, row in
        json.member("service", row.service)
        json.member("implementation", row.implementation)
        json.member("also", listed: row.also)
        json.member("container", row.container)
        json.member("consumer", row.consumer)
        json.member("module", row.module)
        json.member("scope", row.scope)
        json.member("named", row.isNamed)
        json.member("name", row.name)
        json.member("arguments", row.arguments)
        json.member("argumentTypes", listed: row.argumentTypes)
        json.member("conditional", row.isConditional)
        json.member("condition", row.condition)
        if row.isCollection { json.member("collection", true) }
        json.member("test", row.isTest)
        json.member("asked", row.asked)
        json.members(of: row.site)
      }
      json.key("resolutions", onNewLine: true)
      json.lines(Array(report.resolutions)) { json, row in
        json.member("service", row.service)
        json.member("container", row.container)
        json.member("consumer", row.consumer)
        json.member("module", row.module)
        json.member("kind", row.kind)
        json.member("named", row.isNamed)
        json.member("name", row.name)
        json.member("arguments", row.arguments)
        json.member("argumentTypes", listed: row.argumentTypes)
        json.member("forced", row.isForced)
        json.member("optional", row.isOptional)
        json.member("thrown", row.isThrown)
        if row.isCollection { json.member("collection", true) }
        json.member("test", row.isTest)
        json.member("registered", row.registered)
        json.members(of: row.site)
      }
      json.key("findings", onNewLine: true)
      json.lines(findings) { json, finding in
        json.member("rule", finding.rule)
        json.member("severity", finding.severity)
        json.member("identity", finding.identity)
        json.member("message", finding.message)
        json.member("file", finding.site.file)
        json.member("line", finding.site.line)
      }
    }
  }

  // MARK: CSV

  package func csv() -> [UInt8]? {
    var csv = CSVWriter()
    csv.row(["what", "service", "implementation", "container", "consumer", "scope", "count", "file", "line", "column"])
    for row in report.registrations {
      csv.row([
        "registration", row.service ?? "", row.implementation ?? "", row.container, row.consumer, row.scope ?? "",
        String(row.asked), row.site.file, String(row.site.line), String(row.site.column),
      ])
    }
    for row in report.resolutions {
      csv.row([
        "resolution", row.service ?? "", "", row.container, row.consumer, "", String(row.registered), row.site.file,
        String(row.site.line), String(row.site.column),
      ])
    }
    return csv.buffer.bytes
  }
}
