package import DigraphQueries
package import DigraphReport
import TextOutput

/// All metrics of types, modules and the whole.
package struct MetricsAnswer: Answer {
  /// Which rows are shown, and in which order.
  package struct Selection: Sendable {
    /// A metric's identifier, `name`, or nil for the usual order.
    package var sort: String?
    /// Ids of nodes; nil for all types of the product.
    package var nodes: Set<Int>?
    /// Names of modules; nil for all.
    package var modules: Set<String>?

    package init(sort: String? = nil) {
      self.sort = sort
    }
  }

  let report: Report
  let measurements: Measurements
  let names: NodeNames
  /// Types and modules in the order they are shown.
  let types: [Measurements.Row]
  let modules: [Measurements.Row]
  let isFocused: Bool
  let sort: Metric?
  /// How many types a table on the terminal has.
  static let shownTypes = 30

  package init(_ measurements: Measurements, of report: Report, _ selection: Selection) {
    self.measurements = measurements
    self.report = report
    names = NodeNames(report)
    isFocused = selection.nodes != nil
    sort = Metrics.all.first { $0.identifier == selection.sort ?? "testability" }
    let metric = sort
    types = Self.sorted(
      measurements.types.filter { row in
        selection.nodes.map { $0.contains(row.node!) } ?? true
          && selection.modules.map { row.module.map($0.contains) ?? false } ?? true
      }, by: metric)
    modules = Self.sorted(
      measurements.modules.filter { row in selection.modules.map { $0.contains(row.name) } ?? true },
      by: selection.sort == nil ? nil : metric)
  }

  /// Rows without a value come last; of equal ones the one with more dependencies, then by name.
  private static func sorted(_ rows: [Measurements.Row], by metric: Metric?) -> [Measurements.Row] {
    guard let metric else { return rows.sorted { ($0.name, $0.module ?? "") < ($1.name, $1.module ?? "") } }
    let keys = rows.map { row in metric.value(of: row).map { metric.isAscending ? $0.magnitude : -$0.magnitude } }
    let needs = rows.map { Metric.needs.value(of: $0)?.magnitude ?? 0 }
    return rows.indices.sorted { a, b in
      let (left, right) = (keys[a] ?? .infinity, keys[b] ?? .infinity)
      if left != right { return left < right }
      return needs[a] != needs[b] ? needs[a] > needs[b] : a < b
    }
    .map { rows[$0] }
  }

  // MARK: CSV

  package func csv() -> [UInt8]? {
    var csv = CSVWriter()
    csv.row(["scope", "name", "module", "kind", "file", "line"] + Metrics.all.map(\.identifier))
    for row in (isFocused ? [] : [measurements.whole] + modules) + types {
      let node = row.node.map { report.nodes[$0] }
      csv.row(
        [
          row.scope.rawValue, row.name, row.module ?? "", node?.kind.rawValue ?? "", node?.site?.file ?? "",
          node?.site.map { String($0.line) } ?? "",
        ] + Metrics.all.map { $0.value(of: row).map(Self.plain) ?? "" })
    }
    return csv.buffer.bytes
  }

  /// As a spreadsheet reads it.
  private static func plain(_ value: Metric.Value) -> String {
    switch value {
    case .count(let count): String(count)
    case .share(let share): DisplayText.decimal(share)
    case .words(let words): words.joined(separator: " ")
    }
  }

  // MARK: JSON

  package func json() -> [UInt8] {
    JSONWriter.document { json in
      json.head(of: report)
      if measurements.areEstimated { json.member("estimated", true) }
      json.key("whole", onNewLine: true)
      json.object { write(measurements.whole, to: &$0) }
      json.key("modules", onNewLine: true)
      json.lines(modules) { write($1, to: &$0) }
      json.key("types", onNewLine: true)
      json.lines(types) { write($1, to: &$0) }
      json.key("singletons", onNewLine: true)
      json.lines(measurements.singletons) { json, singleton in
        let node = report.nodes[singleton.node]
        json.member("name", node.name)
        json.member("module", node.module)
        json.member("ownership", node.ownership)
        json.member("reach", singleton.reach)
        json.member("direct", singleton.direct)
      }
      guard let testOrder = report.testOrder else { return }
      json.key("testOrder", onNewLine: true)
      json.lines(testOrder) { json, found in
        json.member("variable", found.variable)
        for (key, names) in [("writers", found.writers), ("readers", found.readers), ("resets", found.resets)] {
          json.key(key)
          json.array(names) { $0.value($1) }
        }
      }
    }
  }

  private func write(_ row: Measurements.Row, to json: inout JSONWriter) {
    if row.scope != .whole { json.member("name", row.name) }
    json.member("module", row.module)
    if let node = row.node.map({ report.nodes[$0] }) {
      json.member("kind", node.kind)
      json.member("role", node.role)
      json.member("file", node.site?.file)
      json.member("line", node.site?.line)
    }
    for metric in Metrics.all {
      guard let value = metric.value(of: row) else { continue }
      json.write(value, for: metric)
    }
    guard let node = row.node, !row.isFreeOfVolatile else { return }
    json.key("volatileChains")
    json.array(measurements.volatileChains(of: node)) { json, chain in
      json.object { json in
        json.member("group", chain.group)
        json.key("chain")
        json.array(chain.chain) { $0.value($1) }
      }
    }
  }
}

extension Measurements.Row {
  fileprivate var isFreeOfVolatile: Bool { Metric.volatileReach.value(of: self) == nil }
}
