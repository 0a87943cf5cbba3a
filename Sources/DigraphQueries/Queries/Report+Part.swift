package import DigraphReport

extension Report {
  /// The report on some of its nodes: edges between them, findings and singletons of them, cycles all of whose members
  /// are among them. Nodes keep their depth and fans, which belong to the whole graph, and get new ids.
  ///
  /// - Complexity: linear in the report.
  package func part(_ kept: Set<Int>) -> Report {
    var part = self
    var number = [Int](repeating: -1, count: nodes.count)
    part.nodes = kept.sorted().enumerated().map { index, id in
      number[id] = index
      var node = nodes[id]
      node.id = index
      return node
    }
    part.edges = edges.compactMap { edge in
      guard number[edge.source] >= 0, number[edge.target] >= 0 else { return nil }
      var edge = edge
      (edge.source, edge.target) = (number[edge.source], number[edge.target])
      return edge
    }
    part.cycles = cycles.filter { kept.isSuperset(of: $0.members) }.map { cycle in
      ReportCycle(members: cycle.members.map { number[$0] }, witness: cycle.witness.map { number[$0] })
    }
    part.deepestChain = kept.isSuperset(of: deepestChain) ? deepestChain.map { number[$0] } : []
    let names = Set(part.nodes.map(\.name))
    part.singletons = singletons.filter { names.contains($0.type) }
    part.findings = findings.compactMap { finding in
      guard finding.source.map({ number[$0] >= 0 }) ?? names.contains(finding.consumer) else { return nil }
      var finding = finding
      finding.source = finding.source.map { number[$0] }
      finding.target = finding.target.flatMap { number[$0] >= 0 ? number[$0] : nil }
      return finding
    }
    part.summary.types = part.nodes.count { $0.ownership == .project && $0.kind.isType }
    part.summary.edges = part.edges.count
    part.summary.findings = part.findings.count
    part.summary.depth = part.nodes.reduce(0) { max($0, $1.depth ?? 0) }
    part.summary.cycles = part.cycles.count
    part.summary.singletons = part.singletons.count { $0.ownership == .project && $0.risk != .holder }
    return part
  }
}
