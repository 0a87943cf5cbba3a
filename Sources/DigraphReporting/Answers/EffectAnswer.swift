import DigraphQueries
package import DigraphReport
import TextOutput

/// By which calls types have an effect.
package struct EffectAnswer: Answer {
  private let report: Report
  private let group: EffectGroup
  private let nodes: [Int]
  private let names: NodeNames

  /// - Parameter nodes: ids of the types that are asked about.
  package init(of nodes: [Int], to group: EffectGroup, in report: Report) {
    self.report = report
    self.group = group
    self.nodes = nodes
    names = NodeNames(report)
  }

  private func effect(of node: Int) -> ReportEffect? { report.nodes[node].effects.first { $0.group == group } }

  package func text(_ options: RenderOptions) -> [UInt8] {
    var page = TextPage(options)
    for (place, node) in nodes.enumerated() {
      if place > 0 { page.blank() }
      guard let effect = effect(of: node) else {
        page.paragraph(
          indent: 0, "\(names[node]) does not reach the group '\(group.rawValue)': no call of its code leads there.",
          .heading)
        continue
      }
      page.paragraph(
        indent: 0,
        "\(names[node]) reaches the group '\(group.rawValue)', "
          + (effect.isHidden ? "and no test can intercept it." : "but a test can intercept a call on the way."),
        .heading)
      page.blank()
      for (step, text) in effect.chain.enumerated() {
        page.line(indent: 2, [(step == 0 ? text : "→ \(text)", step == effect.chain.count - 1 ? .warning : .plain)])
      }
    }
    return page.buffer.bytes
  }

  package func json() -> [UInt8] {
    JSONWriter.document { json in
      json.head(of: report)
      json.member("effect", group)
      json.key("types", onNewLine: true)
      json.lines(nodes) { json, node in
        json.member("name", names[node])
        if let effect = effect(of: node) {
          json.member("hidden", effect.isHidden)
          json.key("chain")
          json.array(effect.chain) { $0.value($1) }
        }
      }
    }
  }
}
