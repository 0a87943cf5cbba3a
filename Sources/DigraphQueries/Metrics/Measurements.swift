package import DigraphReport
import DirectedGraph

/// The numbers behind all metrics, for every type and module of the product and for the whole.
package struct Measurements: Sendable {
  /// What is measured of a type, a module or the whole. What is not known, or makes no sense there, is nil.
  package struct Row: Sendable {
    package var scope: Metric.Scope
    /// Of a type or module; empty for the whole.
    package var name: String
    package var module: String?
    /// Id of the type's node.
    package var node: Int?
    var types = 0
    var protocols = 0
    var fanIn: Int?
    var fanOut: Int?
    var depth: Int?
    /// How many types it reaches, and how many of them by hard-coded edges alone.
    var needs: Int?
    var fixed: Int?
    /// Pairs of consumer and dependency, and those with a hard-coded edge.
    var dependencies = 0
    var hardCoded = 0
    /// Pairs without those of the type of a default; those of them typed by a protocol or closure, and those that can be
    /// exchanged after construction.
    var declared = 0
    var abstract = 0
    var swappable = 0
    /// Types that have dependencies, and those of them that take all by initializer.
    var consumers = 0
    var initializerInjected = 0
    var overrideCost: Int?
    /// What is volatile that no test can intercept: uses of it, and the static and global variables among it.
    var nonMockableCost: Int?
    var mutableState: Int?
    /// Large groups of members that share nothing, where there are several.
    var responsibilities: Int?
    /// Of the whole: shared variables by which tests may disturb each other.
    var testOrder: Int?
    /// What it reaches that is volatile, and what of it no test can intercept: types and groups of a module or the
    /// whole summed up.
    var effects = 0
    var hiddenEffects = 0
    /// The latter, sorted.
    var volatileGroups: [String] = []
    var singletonReach: Int?
    var lines: Int?
    var churn: Int?
    var age: Int?
  }

  /// A shared instance and the types it binds together.
  package struct Singleton: Sendable, Equatable {
    /// Id of the node of the type whose instance is shared.
    package var node: Int
    /// Types that reach the instance by hard-coded edges alone.
    package var reach: Int
    /// Those that reach it themselves.
    package var direct: Int
  }

  /// By id.
  package private(set) var types: [Row] = []
  /// By name.
  package private(set) var modules: [Row] = []
  package private(set) var whole = Row(scope: .whole, name: "")
  /// Those that bind most types first; those of packages and the platform included.
  package let singletons: [Singleton]
  /// Counts of transitive dependencies are estimates.
  package let areEstimated: Bool
  private let report: Report

  /// - Parameters:
  ///   - kinds: kinds of edges to look at; empty looks at all.
  ///   - history: nil outside of version control.
  /// - Complexity: O(n + m), and what ``DirectedGraph/Graph/reachabilityCounts(components:exactWork:)`` states.
  package init(_ report: Report, kinds: Set<String> = [], history: FileHistory? = nil) {
    self.report = report
    let isIncluded = { (node: ReportNode) in node.isProduction || node.ownership != .project }
    let walk = WalkGraph(report, kinds: kinds, takesSteps: true, isIncluded: isIncluded)
    let fixedWalk = WalkGraph(report, kinds: kinds, isHardCoded: true, takesSteps: true, isIncluded: isIncluded)
    let (needs, fixed) = (walk.graph.reachabilityCounts(), fixedWalk.graph.reachabilityCounts())
    let singletonReach = SingletonReach(report, fixedWalk)
    areEstimated = needs.areEstimated || fixed.areEstimated || singletonReach.areEstimated
    singletons = singletonReach.reach
      .map { Singleton(node: $0.key, reach: $0.value, direct: singletonReach.direct[$0.key] ?? 0) }
      .sorted { ($1.reach, $1.direct, $0.node) < ($0.reach, $0.direct, $1.node) }

    let depths = DepthQuery(report, kinds: kinds)
    let dependencies = DependencyCounts(report, kinds: kinds).counts
    let overrides = OverrideCosts(report, kinds: kinds).costs
    let acquired = WalkGraph(report, extent: .acquiring, kinds: kinds, takesSteps: false) { _ in true }.graph.fans()
    let rows: [Row?] = report.nodes.map { node in
      guard node.isProduction else { return nil }
      var row = Row(scope: .type, name: node.name, module: node.module, node: node.id)
      row.types = node.kind.isType ? 1 : 0
      row.protocols = node.kind == .protocol ? 1 : 0
      row.fanIn = acquired.fanIn[node.id]
      row.fanOut = acquired.fanOut[node.id]
      row.depth = depths.depth(of: node.id)
      row.needs = needs.counts[node.id]
      // What runs behind a protocol is for its implementations to answer.
      if node.kind != .protocol {
        row.fixed = fixed.counts[node.id]
        let (all, hidden) = node.effectGroups
        row.effects = all.count(where: \.isVolatile)
        row.volatileGroups = hidden.filter(\.isVolatile).map(\.rawValue).sorted()
        row.hiddenEffects = row.volatileGroups.count
        row.nonMockableCost = node.crossings
        row.mutableState = node.sharedState
        let responsibilities = node.responsibilities.count
        if responsibilities > 1 { row.responsibilities = responsibilities }
        row.overrideCost = overrides[node.id]
      }
      row.take(dependencies[node.id], of: node)
      row.singletonReach = singletonReach.reach[node.id]
      let parts = node.parts
      if !parts.isEmpty { row.lines = parts.reduce(0) { $0 + $1.lines } }
      if let found = history?.summary(of: node.files) { (row.churn, row.age) = (found.churn, found.age) }
      return row
    }
    types = rows.compactMap(\.self)
    addModules(history)
    addWhole(history)
  }

  /// The shortest ways from a type to what is volatile that no test can intercept, one for each group.
  package func volatileChains(of node: Int) -> [ReportEffect] {
    report.nodes[node].effects.filter { $0.isHidden && $0.group.isVolatile }
  }

  // MARK: Sums

  private mutating func addModules(_ history: FileHistory?) {
    var places: [String: Int] = [:]
    for row in types {
      guard let name = row.module, places[name] == nil else { continue }
      places[name] = modules.count
      modules.append(Row(scope: .module, name: name))
    }
    var files = [Set<String>](repeating: [], count: modules.count)
    for row in types {
      guard let place = row.module.flatMap({ places[$0] }) else { continue }
      modules[place].add(row)
      if history != nil, let node = row.node { files[place].formUnion(report.nodes[node].files) }
    }
    for module in report.modules {
      if let place = places[module.name] { modules[place].lines = (modules[place].lines ?? 0) + module.lines }
    }
    addCoupling(places)
    for place in modules.indices {
      if let found = history?.summary(of: files[place]) {
        (modules[place].churn, modules[place].age) = (found.churn, found.age)
      }
    }
    modules.sort { $0.name < $1.name }
  }

  /// Martin's couplings: types outside that use a module, and types inside that use others.
  private mutating func addCoupling(_ places: [String: Int]) {
    let moduleOf = report.nodes.map { node in node.isProduction ? node.module.flatMap { places[$0] } ?? -1 : -1 }
    var afferent = [Int](repeating: 0, count: modules.count)
    var efferent = afferent
    // Edges are sorted by source: what a source has used already is known by its own number.
    var lastUser = [Int](repeating: -1, count: modules.count)
    var lastSource = -1
    for edge in report.edges {
      let (own, other) = (moduleOf[edge.source], moduleOf[edge.target])
      guard own >= 0, other >= 0, own != other else { continue }
      if lastUser[other] != edge.source {
        lastUser[other] = edge.source
        afferent[other] += 1
      }
      if lastSource != edge.source {
        lastSource = edge.source
        efferent[own] += 1
      }
    }
    for place in modules.indices {
      modules[place].fanIn = afferent[place]
      modules[place].fanOut = efferent[place]
    }
  }

  private mutating func addWhole(_ history: FileHistory?) {
    for row in types { whole.add(row) }
    whole.testOrder = report.testOrder?.count
    let lines = report.modules.filter { !$0.isTest }.map(\.lines)
    if !lines.isEmpty { whole.lines = lines.reduce(0, +) }
    guard let history else { return }
    let files = types.reduce(into: Set<String>()) { $0.formUnion(report.nodes[$1.node!].files) }
    if let found = history.summary(of: files) { (whole.churn, whole.age) = (found.churn, found.age) }
  }
}

extension Measurements.Row {
  /// Takes in how a type gets its dependencies.
  fileprivate mutating func take(_ counts: DependencyCounts.Counts, of node: ReportNode) {
    (dependencies, hardCoded) = (counts.all, counts.hardCoded)
    (declared, abstract, swappable) = (counts.declared, counts.abstract, counts.swappable)
    guard node.kind.isType, node.kind != .protocol, !node.isOwner, counts.used > 0 else { return }
    consumers = 1
    initializerInjected = counts.byInitializer == counts.used ? 1 : 0
  }

  /// Takes a type's numbers in.
  fileprivate mutating func add(_ row: Measurements.Row) {
    types += row.types
    protocols += row.protocols
    depth = max(depth ?? 0, row.depth ?? 0)
    if let more = row.needs, let fixedMore = row.fixed {
      needs = (needs ?? 0) + more
      fixed = (fixed ?? 0) + fixedMore
    }
    dependencies += row.dependencies
    hardCoded += row.hardCoded
    declared += row.declared
    abstract += row.abstract
    swappable += row.swappable
    consumers += row.consumers
    initializerInjected += row.initializerInjected
    if let more = row.overrideCost { overrideCost = max(overrideCost ?? 0, more) }
    if let more = row.nonMockableCost { nonMockableCost = (nonMockableCost ?? 0) + more }
    if let more = row.mutableState { mutableState = max(mutableState ?? 0, more) }
    effects += row.effects
    hiddenEffects += row.hiddenEffects
    let known = Set(volatileGroups)
    let new = row.volatileGroups.filter { !known.contains($0) }
    if !new.isEmpty { volatileGroups = (volatileGroups + new).sorted() }
  }
}

extension ReportNode {
  /// Paths of the files that declare or extend it.
  fileprivate var files: Set<String> { Set(parts.map(\.site.file)) }
}
