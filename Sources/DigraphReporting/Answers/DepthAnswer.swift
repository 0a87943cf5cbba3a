package import DigraphQueries
package import DigraphReport
import TextOutput

/// The level of every type, how many types each level has, and the chain that makes the graph as deep as it is.
package struct DepthAnswer: Answer {
  private let report: Report
  private let query: DepthQuery
  private let names: NodeNames
  /// For each node how many others it needs, directly or not; the platform's left out.
  private let needs: [Int]
  private let areNeedsEstimated: Bool

  package init(_ query: DepthQuery, of report: Report) {
    self.query = query
    self.report = report
    names = NodeNames(report)
    (needs, areNeedsEstimated) = query.needs()
  }

  // MARK: Text

  package func text(_ options: RenderOptions) -> [UInt8] {
    var page = TextPage(options)
    guard let deepest = query.levels.first else {
      page.line([("Depth 0: no type acquires a dependency.", .heading)])
      return page.buffer.bytes
    }
    let length = DisplayText.count(deepest.depth, "edge")
    page.line([("Depth \(deepest.depth): the longest dependency chain has \(length).", .heading)])
    page.heading("Types by depth")
    bars(&page)
    page.heading("Longest chain")
    page.chain(query.chain(from: deepest.node), of: report, names, indent: 2)
    page.heading("Depth of each type (\(DisplayText.count(query.levels.count, "type")))")
    page.paragraph(
      indent: 2,
      "'needs' is the number of product types that a type depends on, directly or indirectly"
        + (areNeedsEstimated ? "; it is estimated, as the graph is large." : "."), .faint)
    page.blank()
    page.line(indent: 2, [("depth  needs  type", .faint)])
    for level in query.levels {
      let place = report.nodes[level.node].site.map { "\($0.file):\($0.line)" } ?? ""
      let numbers = DisplayText.right(level.depth, 5) + "  " + DisplayText.right(needs[level.node], 5)
      page.cells(indent: 2, [(numbers, .plain), (names[level.node], .plain), (place, .faint)])
    }
    return page.buffer.bytes
  }

  private func bars(_ page: inout TextPage) {
    let most = query.distribution.max() ?? 1
    for (depth, count) in query.distribution.enumerated().reversed() {
      let length = count == 0 ? 0 : max(count * 40 / most, 1)
      page.cells(
        indent: 2,
        [
          (DisplayText.right(depth, 5) + "  " + DisplayText.right(count, 5), .plain),
          (String(repeating: "#", count: length), .faint),
        ])
    }
  }

  // MARK: JSON

  /// How many types all chains together name at most; behind that the types, deepest first, are shown without.
  private static let stationsPerType = 30
  private static let leastStations = 10_000

  package func json() -> [UInt8] {
    JSONWriter.document { json in
      json.head(of: report)
      json.member("depth", query.levels.first?.depth ?? 0)
      json.key("distribution", onNewLine: true)
      json.array(query.distribution) { $0.value($1) }
      if let deepest = query.levels.first {
        json.key("longestChain", onNewLine: true)
        json.array(query.chain(from: deepest.node)) { json, step in json.object { $0.write(step, report, names) } }
      }
      json.key("types", onNewLine: true)
      // Of a graph as deep as it is large, all chains together would grow with the square of its size.
      var left = Self.leastStations + Self.stationsPerType * query.levels.count
      json.lines(query.levels) { json, level in
        let node = report.nodes[level.node]
        json.member("name", node.name)
        json.member("module", node.module)
        json.member("file", node.site?.file)
        json.member("line", node.site?.line)
        json.member("depth", level.depth)
        json.member("needs", needs[level.node])
        if areNeedsEstimated { json.member("estimated", true) }
        guard left > 0 else { return }
        let stations = query.stations(from: level.node)
        left -= stations.count
        json.key("chain")
        json.array(stations) { $0.value(names[$1]) }
      }
    }
  }

  package func csv() -> [UInt8]? {
    var csv = CSVWriter()
    csv.row(["depth", "needs", "name", "module", "file", "line"])
    for level in query.levels {
      let node = report.nodes[level.node]
      csv.row([
        String(level.depth), String(needs[level.node]), node.name, node.module ?? "", node.site?.file ?? "",
        node.site.map { String($0.line) } ?? "",
      ])
    }
    return csv.buffer.bytes
  }
}

extension TextPage {
  /// A chain, one step to a line: who depends on whom, how, and where.
  mutating func chain(_ steps: [ChainStep], of report: Report, _ names: NodeNames, indent: Int) {
    let rows = steps.map { (step: $0, name: "\(names[$0.source]) -> \(names[$0.target])") }
    let column = column(of: rows.map(\.name))
    for (step, name) in rows {
      let edge = report.edges[step.edge]
      var pieces: [(String, Style)] = [(name, .plain)]
      if step.isImplementation {
        pieces.append((edge.isChoice ? "made by a container" : "implemented by", .faint))
      } else {
        pieces.append((Self.manner(of: edge), edge.kind.isHardCoded ? .warning : .faint))
      }
      pieces.append((Self.places(of: edge, all: false), .faint))
      if step.isInsideCycle { pieces.append(("inside a cycle", .faint)) }
      cells(indent: indent, column: column, pieces)
    }
  }
}

extension JSONWriter {
  mutating func write(_ step: ChainStep, _ report: Report, _ names: NodeNames) {
    let edge = report.edges[step.edge]
    member("consumer", names[step.source])
    member("dependency", names[step.target])
    member("kind", step.isImplementation ? "implementation" : edge.kind.rawValue)
    member("role", edge.role)
    member("via", edge.via)
    member("weak", edge.isWeak)
    sites(of: edge)
  }
}
