import DigraphQueries
import DigraphReport
import TextOutput

extension MetricsAnswer {
  package func text(_ options: RenderOptions) -> [UInt8] {
    var page = TextPage(options)
    if isFocused {
      types.forEach { sheet($0, &page) }
      if types.isEmpty { page.line([("None of these is a type of the product.", .plain)]) }
      return page.buffer.bytes
    }
    let counts = TypeCounts(report)
    let left = counts.ofTests.map { "; without \($0)" } ?? ""
    page.line([("Whole graph", .heading), (": " + counts.ofProduct.joined(separator: ", ") + left, .plain)])
    page.blank()
    page.metrics(of: measurements.whole)
    page.heading("Modules (\(DisplayText.grouped(modules.count)))")
    table(
      modules,
      [.types, .fanIn, .fanOut, .instability, .abstractness, .distance, .hardCodedShare, .testability, .lines], &page)
    let order = sort.map { $0.isAscending ? "the lowest \($0.identifier) first" : "the highest \($0.identifier) first" }
    page.heading("Types (\(DisplayText.grouped(types.count))), \(order ?? "by name")")
    let shown = options.isVerbose ? types : Array(types.prefix(Self.shownTypes))
    table(
      shown, [.fanIn, .fanOut, .depth, .needs, .hardCodedShare, .testability, .lines, .churn, .volatileReach], &page)
    page.more(types.count - shown.count, "type")
    singletons(options, &page)
    testOrder(options, &page)
    if measurements.areEstimated {
      page.blank()
      page.paragraph(indent: 0, "The graph is large: counts of transitive dependencies are estimates.", .info)
    }
    return page.buffer.bytes
  }

  /// One type, every metric on a line, and the ways to what is volatile.
  private func sheet(_ row: Measurements.Row, _ page: inout TextPage) {
    if !page.buffer.isEmpty { page.blank() }
    page.cells(
      indent: 0,
      [
        (names[row.node!], .heading),
        (report.nodes[row.node!].site.map { "\($0.file):\($0.line)" } ?? "", .faint),
      ])
    page.blank()
    page.metrics(of: row)
    page.effects(measurements.volatileChains(of: row.node!), "No test can intercept")
  }

  /// Names, and a column for each metric that any row has; the one rows are sorted by among them.
  private func table(_ rows: [Measurements.Row], _ metrics: [Metric], _ page: inout TextPage) {
    var wanted = Metrics.all.filter { metric in
      metrics.contains { $0.identifier == metric.identifier } || metric.identifier == sort?.identifier
    }
    wanted = wanted.filter { metric in rows.contains { metric.value(of: $0) != nil } }
    // Words have no fixed width and stand last.
    let columns = wanted.filter { $0.unit != "groups" }
    let words = wanted.filter { $0.unit == "groups" }
    let titles = rows.map { row in row.node.map { names[$0] } ?? row.name }
    let width = min(titles.map { DisplayText.width(DisplayText.printable($0)) }.max() ?? 0, 44)
    page.line(
      indent: 2,
      [
        (columns.map { DisplayText.right(Self.heading($0), Self.width($0)) }.joined(separator: "  ") + "  name", .faint)
      ])
    for (row, title) in zip(rows, titles) {
      let numbers = columns.map { metric in
        DisplayText.right(metric.value(of: row).map(TextPage.shown) ?? "", Self.width(metric))
      }
      let rest = words.compactMap { $0.value(of: row).map(TextPage.shown) }.joined(separator: " ")
      let padding = String(repeating: " ", count: max(width - DisplayText.width(DisplayText.printable(title)), 0))
      page.line(
        indent: 2,
        [
          (numbers.joined(separator: "  ") + "  ", .plain), (title, .plain),
          (rest.isEmpty ? "" : "\(padding)  \(rest)", .faint),
        ])
    }
  }

  /// Words of headings that tables have no room for.
  private static func heading(_ metric: Metric) -> String {
    switch metric.identifier {
    case "hard-coded-share": "hard"
    case "abstractness": "abstract"
    case "testability": "testable"
    case "instability": "unstable"
    case "singleton-reach": "reach"
    default: metric.identifier
    }
  }

  private static func width(_ metric: Metric) -> Int { max(heading(metric).count, 5) }

  private func testOrder(_ options: RenderOptions, _ page: inout TextPage) {
    guard let all = report.testOrder, !all.isEmpty else { return }
    page.heading("Variables by which tests may disturb each other (\(DisplayText.grouped(all.count)))")
    let shown = options.isVerbose ? all : Array(all.prefix(10))
    for found in shown {
      let resets = found.resets.isEmpty ? "" : "; reset by \(Self.some(found.resets))"
      page.paragraph(
        indent: 2,
        "\(found.variable): written by \(Self.some(found.writers)), reached by the tests of "
          + "\(DisplayText.count(found.readers.count, "type"))\(resets)", .plain)
    }
    page.more(all.count - shown.count, "variable")
  }

  /// A few names stand for all.
  private static func some(_ names: [String]) -> String {
    names.count > 4
      ? "\(names.prefix(3).joined(separator: ", ")) and \(names.count - 3) more" : names.joined(separator: ", ")
  }

  private func singletons(_ options: RenderOptions, _ page: inout TextPage) {
    guard !measurements.singletons.isEmpty else { return }
    page.heading("Shared instances by the number of types they tie together")
    page.line(indent: 2, [("reach  direct  type", .faint)])
    let shown = options.isVerbose ? measurements.singletons : Array(measurements.singletons.prefix(10))
    for singleton in shown {
      let numbers = DisplayText.right(singleton.reach, 5) + "  " + DisplayText.right(singleton.direct, 6)
      let node = report.nodes[singleton.node]
      page.cells(
        indent: 2, [(numbers, .plain), (names[singleton.node], .plain), (node.ownership.rawValue, .faint)])
    }
    page.more(measurements.singletons.count - shown.count, "shared instance")
  }
}
