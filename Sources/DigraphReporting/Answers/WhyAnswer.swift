package import DigraphQueries
package import DigraphReport
import TextOutput

/// The chains that lead from one type to another.
package struct WhyAnswer: Answer {
  private let report: Report
  private let sources: [Int]
  private let targets: [Int]
  private let query: WhyQuery
  /// The other way round.
  private let reverse: WhyQuery?
  private let names: NodeNames

  /// - Parameter reverse: chains from the targets to the sources, where there are none in the direction asked for.
  package init(_ query: WhyQuery, reverse: WhyQuery?, from sources: [Int], to targets: [Int], in report: Report) {
    self.report = report
    self.sources = sources
    self.targets = targets
    self.query = query
    self.reverse = reverse
    names = NodeNames(report)
  }

  // MARK: Text

  package func text(_ options: RenderOptions) -> [UInt8] {
    var page = TextPage(options)
    var (from, to) = (Self.listed(sources, names), Self.listed(targets, names))
    guard let manner = query.manner else {
      page.paragraph(indent: 0, "\(from) does not depend on \(to): no chain leads from the one to the other.", .heading)
      if let reverse, reverse.manner != nil {
        page.heading("The other way round: \(to) depends on \(from)")
        write(reverse.chains.prefix(1), &page)
      }
      return page.buffer.bytes
    }
    let length = DisplayText.count(query.chains[0].count, "edge")
    // Of several that were meant, those that the first chain joins.
    if let first = query.chains[0].first?.first, let last = query.chains[0].last?.first {
      (from, to) = (names[first.source], names[last.target])
    }
    switch manner {
    case .dependencies: page.paragraph(indent: 0, "\(from) depends on \(to) through \(length).", .heading)
    case .navigation:
      page.paragraph(
        indent: 0, "\(from) leads to \(to) through \(length), but only by navigation or back references.", .heading)
    case .names:
      page.paragraph(
        indent: 0, "\(from) knows \(to) through \(length), but only by name: by inheritance, conformance or mentions.",
        .heading)
    }
    page.blank()
    write(query.chains[...], &page)
    return page.buffer.bytes
  }

  private func write(_ chains: ArraySlice<WhyQuery.Chain>, _ page: inout TextPage) {
    for (number, chain) in chains.enumerated() {
      if number > 0 { page.blank() }
      page.chain(chain.flatMap(\.self), of: report, names, indent: 2)
    }
  }

  /// The first few, and how many more.
  private static func listed(_ nodes: [Int], _ names: NodeNames) -> String {
    let shown = nodes.prefix(3).map { names[$0] }.joined(separator: ", ")
    return nodes.count > 3 ? "\(shown) and \(nodes.count - 3) more" : shown
  }

  // MARK: JSON

  package func json() -> [UInt8] {
    JSONWriter.document { json in
      json.head(of: report)
      json.key("from", onNewLine: true)
      json.array(sources) { $0.value(names[$1]) }
      json.key("to", onNewLine: true)
      json.array(targets) { $0.value(names[$1]) }
      json.member("by", query.manner)
      json.key("chains", onNewLine: true)
      json.lines(query.chains) { json, chain in
        json.member("edges", chain.count)
        json.key("steps")
        json.array(chain.flatMap(\.self)) { json, step in json.object { $0.write(step, report, names) } }
      }
    }
  }
}
