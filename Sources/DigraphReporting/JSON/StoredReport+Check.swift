extension StoredReport {
  /// Holds the report to what every format relies on, so that none of them has to ask again: nodes are known by their
  /// places, whatever names a node names one there is, and all numbers can be counted with.
  ///
  /// - Complexity: linear in the report.
  func check() throws(ReportReader.Failure) {
    let check = ReportCheck(nodeCount: nodes.count)
    try summary.check(check)
    try check(all: nodes, "nodes") { node, index throws(ReportReader.Failure) in
      guard node.id == index else {
        throw ReportReader.Failure("nodes[\(index)].id is \(node.id), but must be \(index)")
      }
      try node.check(check, "nodes[\(index)]")
    }
    try check(all: edges, "edges") { edge, index throws(ReportReader.Failure) in
      try check.node(edge.source, "edges[\(index)].source")
      try check.node(edge.target, "edges[\(index)].target")
      try check.sites(edge.sites, "edges[\(index)].sites")
    }
    try checkCycles(check)
    try check(all: deepestChain ?? [], "deepestChain") { id, index throws(ReportReader.Failure) in
      try check.node(id, "deepestChain[\(index)]")
    }
    try check(all: singletons, "singletons") { singleton, index throws(ReportReader.Failure) in
      try check.place(singleton.line, "singletons[\(index)].line")
      try check.count(singleton.uses, "singletons[\(index)].uses")
    }
    try check(all: findings, "findings") { finding, index throws(ReportReader.Failure) in
      try finding.check(check, "findings[\(index)]")
    }
    try gate?.check(check)
    try resolution?.check(check)
    try check(all: diagnostics ?? [], "diagnostics") { diagnostic, index throws(ReportReader.Failure) in
      try check.place(diagnostic.line, "diagnostics[\(index)].line")
      try check.place(diagnostic.column, "diagnostics[\(index)].column")
    }
  }

  /// Components share no node, and a witness goes round within one.
  private func checkCycles(_ check: ReportCheck) throws(ReportReader.Failure) {
    var cycleOfNode = [Int](repeating: -1, count: nodes.count)
    for (number, cycle) in cycles.enumerated() {
      let place = "cycles[\(number)]"
      guard !cycle.members.isEmpty else { throw ReportReader.Failure("\(place).members is empty") }
      for (index, member) in cycle.members.enumerated() {
        try check.node(member, "\(place).members[\(index)]")
        guard cycleOfNode[member] < 0 else {
          throw ReportReader.Failure("\(place).members[\(index)] names node \(member), which is already in a cycle")
        }
        cycleOfNode[member] = number
      }
      for (index, id) in cycle.witness.enumerated() {
        try check.node(id, "\(place).witness[\(index)]")
        guard cycleOfNode[id] == number else {
          throw ReportReader.Failure("\(place).witness[\(index)] names node \(id), which is not a member of the cycle")
        }
      }
      guard cycle.witness.count > 1, cycle.witness.first == cycle.witness.last else {
        throw ReportReader.Failure("\(place).witness does not end where it begins")
      }
    }
  }
}

/// What numbers of a report may be. Places are put together only for what is wrong.
struct ReportCheck {
  let nodeCount: Int

  /// More than anybody has, and few enough to be added up and multiplied by a thousand.
  private static let most = Int(Int32.max)

  func node(_ id: Int, _ place: @autoclosure () -> String) throws(ReportReader.Failure) {
    guard id >= 0, id < nodeCount else {
      throw ReportReader.Failure("\(place()) names node \(id), which does not exist")
    }
  }

  func node(_ id: Int?, _ place: @autoclosure () -> String) throws(ReportReader.Failure) {
    if let id { try node(id, place()) }
  }

  /// How many of something there are.
  func count(_ number: Int?, _ place: @autoclosure () -> String) throws(ReportReader.Failure) {
    try self.number(number, from: 0, place())
  }

  /// A line or column.
  func place(_ number: Int?, _ place: @autoclosure () -> String) throws(ReportReader.Failure) {
    try self.number(number, from: 1, place())
  }

  private func number(_ number: Int?, from least: Int, _ place: @autoclosure () -> String) throws(ReportReader.Failure)
  {
    guard let number, !(least...Self.most).contains(number) else { return }
    throw ReportReader.Failure("\(place()) is \(number), but must be from \(least) to \(Self.most)")
  }

  func sites(_ sites: [StoredSite], _ place: @autoclosure () -> String) throws(ReportReader.Failure) {
    for (index, site) in sites.enumerated() {
      try self.place(site.line, "\(place())[\(index)].line")
      try self.place(site.column, "\(place())[\(index)].column")
    }
  }

  /// An id or a line is kept in 32 bits, and so is the number of whatever stands in one array.
  func callAsFunction<Element>(
    all elements: [Element], _ name: String,
    _ body: (Element, Int) throws(ReportReader.Failure) -> Void
  ) throws(ReportReader.Failure) {
    guard elements.count <= Self.most else {
      throw ReportReader.Failure("\(name) has more than \(Self.most) elements")
    }
    for (index, element) in elements.enumerated() { try body(element, index) }
  }
}

extension StoredSummary {
  fileprivate func check(_ check: ReportCheck) throws(ReportReader.Failure) {
    try check.count(files, "summary.files")
    try check.count(lines, "summary.lines")
    try check.count(types, "summary.types")
    try check.count(edges, "summary.edges")
    try check.count(findings, "summary.findings")
    try check.count(depth, "summary.depth")
    try check.count(cycles, "summary.cycles")
    try check.count(singletons, "summary.singletons")
  }
}

extension StoredNode {
  fileprivate func check(_ check: ReportCheck, _ place: @autoclosure () -> String) throws(ReportReader.Failure) {
    try check.place(line, "\(place()).line")
    try check.count(depth, "\(place()).depth")
    try check.count(fanIn, "\(place()).fanIn")
    try check.count(fanOut, "\(place()).fanOut")
    for (index, initializer) in (initializers ?? []).enumerated() {
      try check.place(initializer.line, "\(place()).initializers[\(index)].line")
    }
  }
}

extension StoredFinding {
  fileprivate func check(_ check: ReportCheck, _ place: @autoclosure () -> String) throws(ReportReader.Failure) {
    try check.node(source, "\(place()).source")
    try check.node(target, "\(place()).target")
    try check.place(line, "\(place()).line")
    try check.place(column, "\(place()).column")
    try check.place(endLine, "\(place()).endLine")
    try check.place(endColumn, "\(place()).endColumn")
    try check.sites(sites ?? [], "\(place()).sites")
  }
}

extension StoredGate {
  fileprivate func check(_ check: ReportCheck) throws(ReportReader.Failure) {
    try check.count(new, "gate.new")
    try check.count(known, "gate.known")
  }
}

extension StoredResolution {
  fileprivate func check(_ check: ReportCheck) throws(ReportReader.Failure) {
    try check.count(references, "resolution.references")
    try check.count(exact, "resolution.exact")
    try check.count(byName, "resolution.byName")
    try check.count(guessed, "resolution.guessed")
    try check.count(external, "resolution.external")
    try check.count(unknown, "resolution.unknown")
    guard unknown <= references else {
      throw ReportReader.Failure("resolution.unknown is \(unknown), but there are only \(references) references")
    }
  }
}
