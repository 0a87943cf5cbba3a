import DigraphReport

/// How the consumers of a report get their dependencies, counted in pairs of the two.
struct DependencyCounts: Sendable {
  /// Of one consumer.
  struct Counts: Sendable {
    /// Pairs with any dependency edge, and those with a hard-coded one.
    var all = 0
    var hardCoded = 0
    /// Pairs but for those with the type of a default, whose parameter counts already.
    var declared = 0
    /// Of these: known as a protocol or a closure.
    var abstract = 0
    /// Of these: another one can be put in its place after construction.
    var swappable = 0
    /// Pairs but for those that are only handed on, and what a test seldom replaces.
    var used = 0
    /// Of these: the initializer asks for it, and nothing else gets hold of it.
    var byInitializer = 0

    mutating func add(_ other: Counts) {
      all += other.all
      hardCoded += other.hardCoded
      declared += other.declared
      abstract += other.abstract
      swappable += other.swappable
      used += other.used
      byInitializer += other.byInitializer
    }
  }

  /// By the id of the consumer's node.
  private(set) var counts: [Counts]

  /// Pairs of consumer and dependency stand together in the report's edges.
  ///
  /// - Parameter kinds: kinds of edges to look at; empty looks at all.
  /// - Complexity: O(edges), and reading the initializers of consumers with defaults.
  init(_ report: Report, kinds: Set<String>) {
    counts = [Counts](repeating: Counts(), count: report.nodes.count)
    var pair = Pair(source: -1, target: -1)
    // What a container hands over counts by the protocol that the consumer names.
    for edge in report.edges where edge.isDependency && edge.source != edge.target && edge.via != .container {
      guard kinds.isEmpty || kinds.contains(edge.kind.rawValue) else { continue }
      if pair.source != edge.source || pair.target != edge.target {
        add(pair, report)
        pair = Pair(source: edge.source, target: edge.target)
      }
      pair.add(edge)
    }
    add(pair, report)
  }

  private mutating func add(_ pair: Pair, _ report: Report) {
    guard pair.source >= 0 else { return }
    var found = Counts(all: 1, hardCoded: pair.isHardCoded ? 1 : 0)
    if !pair.isOnlyDefault || report.nodes[pair.source].declaresParameter(of: report.nodes[pair.target]) {
      found.declared = 1
      found.abstract = pair.isAbstract ? 1 : 0
      found.swappable = pair.isSwappable ? 1 : 0
    }
    if pair.isUsed {
      found.used = 1
      found.byInitializer = pair.isByInitializer ? 1 : 0
    }
    counts[pair.source].add(found)
  }

  /// What the edges of a pair say together.
  private struct Pair {
    let source: Int
    let target: Int
    var isHardCoded = false
    var isAbstract = false
    var isSwappable = false
    var isUsed = false
    var isByInitializer = true
    var isOnlyDefault = true

    init(source: Int, target: Int) {
      self.source = source
      self.target = target
    }

    mutating func add(_ edge: ReportEdge) {
      if edge.kind.isHardCoded { isHardCoded = true }
      if edge.abstraction != .concrete { isAbstract = true }
      if edge.kind != .initializerDefault || edge.abstraction != .concrete { isOnlyDefault = false }
      if edge.isSettable { isSwappable = true }
      switch edge.kind {
      case .property, .wrapper, .environment: isSwappable = true
      default: break
      }
      if edge.role == .handOver || edge.isBackground { return }
      isUsed = true
      if ![.initializer, .initializerDefault, .initializerFactory].contains(edge.kind) { isByInitializer = false }
    }
  }
}

extension ReportEdge {
  /// A log, or another thread's schedule: findings about these are for information.
  fileprivate var isBackground: Bool { group == "logging" || group == "scheduler" }

  /// The type that a parameter falls back to where its argument is left out.
  var isToDefault: Bool { kind == .initializerDefault && abstraction == .concrete }
}

extension ReportNode {
  /// One of its initializers has a parameter that is written as the type.
  fileprivate func declaresParameter(of type: ReportNode) -> Bool {
    let name = type.name.split(separator: ".").last ?? ""
    return initializers.contains { initializer in
      initializer.parameters.contains { parameter in
        (parameter.type ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(name)
      }
    }
  }

  /// Whoever is one creates what others ask for; it has no dependencies of its own to ask for.
  var isOwner: Bool {
    switch role {
    case .compositionRoot, .factory, .assembler, .container: true
    default: false
    }
  }
}
