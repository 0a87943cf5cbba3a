package import DigraphQueries
package import DigraphReport
import TextOutput

/// What some types need, directly or not, or who needs them.
package struct ReachAnswer: Answer {
  /// Which way is asked.
  package enum Direction: Sendable {
    /// What the types need.
    case needs
    /// Who reaches them.
    case dependents
  }

  private let report: Report
  private let nodes: [Int]
  private let direction: Direction
  private let found: [ReachQuery.Found]
  private let names: NodeNames
  private let depth: DepthQuery

  /// - Parameters:
  ///   - nodes: ids of the types that are asked about, at least one.
  ///   - limit: how many edges away to look; nil for as far as it goes.
  ///   - depth: of the same report.
  package init(
    _ query: ReachQuery, _ direction: Direction, of nodes: [Int], limit: Int?, depth: DepthQuery, in report: Report
  ) {
    self.report = report
    self.nodes = nodes
    self.direction = direction
    self.depth = depth
    found = direction == .needs ? query.needs(of: nodes, limit: limit) : query.dependents(of: nodes, limit: limit)
    names = NodeNames(report)
  }

  // MARK: Text

  package func text(_ options: RenderOptions) -> [UInt8] {
    var page = TextPage(options)
    let asked = nodes.map { names[$0] }.joined(separator: ", ")
    switch direction {
    case .needs:
      page.paragraph(
        indent: 0,
        "\(asked): depth \(nodes.map { depth.depth(of: $0) }.max() ?? 0), "
          + "needs \(counted(found.map(\.node))).", .heading)
      if let deepest = nodes.max(by: { depth.depth(of: $0) < depth.depth(of: $1) }), depth.depth(of: deepest) > 0 {
        page.heading("Longest chain")
        page.chain(depth.chain(from: deepest), of: report, names, indent: 2)
      }
    case .dependents:
      page.paragraph(indent: 0, "\(asked): reached by \(counted(found.map(\.node))).", .heading)
    }
    list(found.filter { isShown($0, isTest: false) }, direction == .needs ? "Needs" : "Reached by", &page)
    list(found.filter { isShown($0, isTest: true) }, "Tests", &page)
    return page.buffer.bytes
  }

  private func isShown(_ found: ReachQuery.Found, isTest: Bool) -> Bool { report.nodes[found.node].isTest == isTest }

  /// `12 types, 3 of them of the platform or packages, and 4 in tests`.
  private func counted(_ ids: [Int]) -> String {
    let tests = ids.count { report.nodes[$0].isTest }
    let externals = ids.count { report.nodes[$0].ownership != .project }
    return DisplayText.count(ids.count - tests, "type")
      + (externals > 0 ? ", \(DisplayText.grouped(externals)) of them from the platform or packages" : "")
      + (tests > 0 ? ", and \(DisplayText.count(tests, "type")) in tests" : "")
  }

  private func list(_ found: [ReachQuery.Found], _ title: String, _ page: inout TextPage) {
    guard !found.isEmpty else { return }
    page.heading("\(title) (\(DisplayText.grouped(found.count)))")
    page.line(indent: 2, [("edges  type", .faint)])
    for item in found {
      let place = report.nodes[item.node].site.map { "\($0.file):\($0.line)" }
      page.cells(
        indent: 2,
        [
          (DisplayText.right(item.distance, 5), .plain), (names[item.node], .plain),
          (place ?? report.nodes[item.node].ownership.rawValue, .faint),
        ])
    }
  }

  // MARK: JSON

  package func json() -> [UInt8] {
    JSONWriter.document { json in
      json.head(of: report)
      json.key("asked", onNewLine: true)
      json.array(nodes) { $0.value(names[$1]) }
      json.key(direction == .needs ? "needs" : "reachedBy", onNewLine: true)
      json.lines(found) { json, item in
        let node = report.nodes[item.node]
        json.member("name", node.name)
        json.member("module", node.module)
        json.member("ownership", node.ownership)
        json.member("test", node.isTest)
        json.member("file", node.site?.file)
        json.member("line", node.site?.line)
        json.member("distance", item.distance)
      }
    }
  }

  package func csv() -> [UInt8]? {
    var csv = CSVWriter()
    csv.row(["distance", "name", "module", "ownership", "test", "file", "line"])
    for item in found {
      let node = report.nodes[item.node]
      csv.row([
        String(item.distance), node.name, node.module ?? "", node.ownership.rawValue, String(node.isTest),
        node.site?.file ?? "", node.site.map { String($0.line) } ?? "",
      ])
    }
    return csv.buffer.bytes
  }
}
