package import DigraphQueries
package import DigraphReport
import TextOutput

/// Every cycle: its members, the shortest way round, what to cut, and all edges inside it.
package struct CyclesAnswer: Answer {
  private let report: Report
  private let query: CycleQuery
  private let names: NodeNames
  private let commands: [Int: [Int: String]]

  /// - Parameters:
  ///   - query: what was found out about this report.
  ///   - commands: what turns an edge around, by the indices of its consumer and dependency.
  package init(_ query: CycleQuery, of report: Report, commands: [Int: [Int: String]] = [:]) {
    self.query = query
    self.commands = commands
    self.report = report
    names = NodeNames(report)
  }

  // MARK: Text

  package func text(_ options: RenderOptions) -> [UInt8] {
    var page = TextPage(options)
    guard let largest = query.cycles.map(\.members.count).max() else {
      page.line([("No cycles.", .good)])
      return page.buffer.bytes
    }
    page.line([
      (
        "\(DisplayText.count(query.cycles.count, "cycle")), the largest of \(DisplayText.count(largest, "type")).",
        .heading
      )
    ])
    page.paragraph(indent: 0, "The graph is \(Self.verdict(query.cutCount, least: query.leastCutCount)).")
    for (number, cycle) in query.cycles.enumerated() {
      page.heading(
        "Cycle \(number + 1): \(DisplayText.count(cycle.members.count, "type")), "
          + DisplayText.count(cycle.links.count, "edge"))
      page.paragraph(indent: 2, cycle.members.map { names[$0] }.joined(separator: ", "))
      page.blank()
      page.line(indent: 2, [("Shortest path around", .faint)])
      page.edges(Self.steps(of: cycle).flatMap(\.edges), of: report, names, indent: 4)
      page.blank()
      page.line(indent: 2, [(Self.verdict(cycle.cut.count, least: cycle.leastCut), .good)])
      page.edges(cycle.cut.flatMap { cycle.links[$0].edges }, of: report, names, indent: 4, allSites: true)
      for link in cycle.cut.map({ cycle.links[$0] }) {
        if let command = commands[link.source]?[link.target] { page.line(indent: 4, [(command, .plain)]) }
      }
      page.blank()
      page.line(indent: 2, [("All edges inside", .faint)])
      page.edges(cycle.links.flatMap(\.edges), of: report, names, indent: 4, allSites: options.isVerbose)
    }
    return page.buffer.bytes
  }

  /// `acyclic by removing 3 edges; no fewer do`.
  static func verdict(_ count: Int, least: Int) -> String {
    let words = "acyclic by removing \(DisplayText.count(count, "edge"))"
    return words + (count == least ? ", which is the minimum" : "; at least \(DisplayText.grouped(least)) must go")
  }

  /// The links of the witness, in its order.
  private static func steps(of cycle: CycleQuery.Cycle) -> [CycleQuery.Link] {
    zip(cycle.witness, cycle.witness.dropFirst()).compactMap { source, target in
      cycle.links.first { $0.source == source && $0.target == target }
    }
  }

  // MARK: JSON

  package func json() -> [UInt8] {
    JSONWriter.document { json in
      json.head(of: report)
      json.key("cut", onNewLine: true)
      json.object { json in
        json.member("edges", query.cutCount)
        json.member("atLeast", query.leastCutCount)
        json.member("minimum", query.cutCount == query.leastCutCount)
      }
      json.key("cycles", onNewLine: true)
      json.lines(query.cycles) { write($1, to: &$0) }
    }
  }

  private func write(_ cycle: CycleQuery.Cycle, to json: inout JSONWriter) {
    json.key("members")
    json.array(cycle.members) { $0.value(names[$1]) }
    json.key("witness")
    json.array(cycle.witness) { $0.value(names[$1]) }
    json.key("cut")
    json.object { json in
      json.key("edges")
      json.array(cycle.cut) { write(cycle.links[$1], to: &$0) }
      json.member("atLeast", cycle.leastCut)
      json.member("minimum", cycle.isLeast)
    }
    json.key("edges")
    json.array(cycle.links) { write($1, to: &$0) }
  }

  /// One entry for each pair, with all that runs between the two.
  private func write(_ link: CycleQuery.Link, to json: inout JSONWriter) {
    json.object { json in
      json.member("consumer", names[link.source])
      json.member("dependency", names[link.target])
      if let command = commands[link.source]?[link.target] { json.member("command", command) }
      json.key("by")
      json.array(link.edges) { json, edge in
        json.object {
          $0.member("kind", report.edges[edge].kind)
          $0.sites(of: report.edges[edge])
        }
      }
    }
  }
}
