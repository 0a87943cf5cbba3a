package import DigraphReport

extension Report {
  /// The report on some of its nodes: edges between them, findings and singletons of them, cycles all of whose members
  /// are among them. Nodes keep their depth and fans, which belong to the whole graph, and get new ids.
  ///
  /// - Complexity: linear in the report.
  package func part(_ kept: Set<Int>) -> Report {
    var part = self
    let order = kept.sorted()
    var number = [Int?](repeating: nil, count: nodes.count)
    for (index, id) in order.enumerated() { number[id] = index }
    part.nodes = nodes.selecting(order)
    let joined = edges.filter { number[$0.source] != nil && number[$0.target] != nil }
    part.edges = edges.selecting(joined.map(\.cells.row))
    part.edges.replace(.source, joined.map { number[$0.source] })
    part.edges.replace(.target, joined.map { number[$0.target] })
    let inside = cycles.filter { kept.isSuperset(of: $0.members) }
    part.cycles = Rows()
    for cycle in inside {
      part.cycles.append(
        members: cycle.members.compactMap { number[$0] }, witness: cycle.witness.compactMap { number[$0] })
    }
    part.deepestChain = kept.isSuperset(of: deepestChain) ? deepestChain.compactMap { number[$0] } : []
    let names = Set(part.nodes.map(\.name))
    // They are worth something to the whole.
    part.priorities = Rows()
    part.smallestSets = Rows()
    part.singletons = singletons.keeping { names.contains($0.type) }
    let about = findings.filter { $0.source.map { number[$0] != nil } ?? names.contains($0.consumer) }
    part.findings = findings.selecting(about.map(\.cells.row))
    part.findings.replace(.source, about.map { $0.source.flatMap { number[$0] } })
    part.findings.replace(.target, about.map { $0.target.flatMap { number[$0] } })
    part.summary.types = part.nodes.count { $0.ownership == .project && $0.kind.isType }
    part.summary.edges = part.edges.count
    part.summary.findings = part.findings.count
    part.summary.depth = part.nodes.reduce(0) { max($0, $1.depth ?? 0) }
    part.summary.cycles = part.cycles.count
    part.summary.singletons = part.singletons.count { $0.ownership == .project && $0.risk != .holder }
    return part
  }
}
