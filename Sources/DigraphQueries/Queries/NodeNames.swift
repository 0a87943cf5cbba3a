package import DigraphReport

/// A name for each node by which it can be told from all others: its own where nobody else has it, else with the module
/// in front, else with the place behind.
package struct NodeNames {
  /// By id.
  package let names: [String]

  /// - Complexity: O(nodes).
  package init(_ report: Report) {
    let spellings: [(ReportNode) -> String] = [
      { $0.name },
      { node in (node.module.map { "\($0)." } ?? "") + node.name },
      { node in
        let module = node.module.map { "\($0)." } ?? ""
        return module + node.name + (node.site.map { " (\($0.file):\($0.line))" } ?? "")
      },
      { "\($0.name) #\($0.id)" },
    ]
    var names = [String](repeating: "", count: report.nodes.count)
    var open = Array(report.nodes)
    var taken: Set<String> = []
    for spelling in spellings {
      let groups = Dictionary(grouping: open, by: spelling)
      let alone = groups.filter { $0.value.count == 1 && !taken.contains($0.key) }
      for (name, nodes) in alone { names[nodes[0].id] = name }
      taken.formUnion(groups.keys)
      open = open.filter { names[$0.id].isEmpty }
    }
    self.names = names
  }

  package subscript(_ id: Int) -> String { names[id] }
}
