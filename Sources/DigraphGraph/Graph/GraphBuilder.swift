import DigraphContainers
import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import DigraphReport
import WorkerThreads

/// Gathers acquisitions into the edges of the graph, everything sorted.
///
/// A class only so that handing it to threads copies one reference instead of its many parts.
final class GraphBuilder: Sendable {
  private let program: Program
  private let profiles: IDTable<EntityID, TypeProfile>
  private let workers: Workers
  /// Of each module its first file.
  private let firstFiles: [Int: Int]

  private init(_ program: Program, _ classification: Classification, _ workers: Workers) {
    self.program = program
    profiles = classification.profiles
    self.workers = workers
    // Headers hold no statements.
    let files = program.files.indices.filter { !program.files[$0].isHeader }
    firstFiles = Dictionary(files.map { (program.moduleOfFile[$0], $0) }) { first, _ in first }
  }

  /// The graph of a program; types of the project are in it even where nothing is acquired.
  ///
  /// - Parameter last: what to go on from; nil where nobody will.
  static func graph(
    of linked: LinkedProgram, _ effects: Effects, _ classification: Classification, _ containers: Containers,
    after last: Continuation<AcquisitionParts>?, _ workers: Workers
  ) -> (graph: DependencyGraph, parts: AcquisitionParts?) {
    let made = AcquisitionParts(AcquisitionCollector(linked, effects, classification), after: last, workers)
    var all = workers.joined(made.pieces)
    // Where nobody goes on from them, they are of no use any more.
    let parts = last == nil ? nil : consume made
    all += ContainerChoices(linked.program, classification.profiles).acquisitions(of: containers)
    return (GraphBuilder(linked.program, classification, workers).build(all), parts)
  }

  private func build(_ acquisitions: [Acquisition]) -> DependencyGraph {
    var table = NodeTable(entities: program.entities.count)
    for entity in program.entities.ids where !program.entities[entity].isPlatform {
      table.id(of: .entity(entity))
    }
    let pairs = acquisitions.map { (source: table.id(of: $0.source), target: table.id(of: $0.target)) }
    let keys = table.keys
    let order = self.order(of: keys)
    let nodes = workers.map(keys.count, inChunksOf: Self.chunk) { node(keys[order[$0]]) }
    var places = IDTable<ID<NodeKey>, NodeID>(repeating: NodeID(index: 0), count: nodes.count)
    for (place, key) in order.enumerated() { places[key] = NodeID(index: place) }
    let ranks = workers.map(acquisitions.count, inChunksOf: Self.chunk) { [places] index in
      Rank(acquisitions[index], source: places[pairs[index].source], target: places[pairs[index].target])
    }
    return gather(acquisitions, ranks, nodes: nodes)
  }

  /// The nodes by name, module and place.
  private func order(of keys: IDTable<ID<NodeKey>, NodeKey>) -> [ID<NodeKey>] {
    let names = IDTable<ID<NodeKey>, String>(
      workers.map(keys.count, inChunksOf: Self.chunk) { name(keys[ID(index: $0)]) })
    return keys.ids.sorted { a, b in
      let (left, right) = (names[a], names[b])
      return left == right ? isBefore(keys[a], keys[b]) : left < right
    }
  }

  /// Of two nodes of one name.
  private func isBefore(_ a: NodeKey, _ b: NodeKey) -> Bool {
    let (left, right) = (place(a), place(b))
    let modules = (moduleName(left.module), moduleName(right.module))
    if modules.0 != modules.1 { return modules.0 < modules.1 }
    if left.file != right.file || left.offset != right.offset {
      return (left.file, left.offset) < (right.file, right.offset)
    }
    return node(a).kind.rawValue < node(b).kind.rawValue
  }

  // MARK: Edges

  /// What makes two acquisitions the same edge, in the order of edges.
  private struct Rank: Equatable, Sendable {
    var pair: UInt64
    var kind: UInt64

    init(_ acquisition: Acquisition, source: NodeID, target: NodeID) {
      pair = UInt64(source.index) << 32 | UInt64(target.index)
      let kind = UInt64(acquisition.kind.place)
      let role = UInt64(acquisition.role.map { $0.place + 1 } ?? 0)
      let via = UInt64(acquisition.via.map { $0.place + 1 } ?? 0)
      // A weak reference stands apart: it is no dependency.
      let isWeak: UInt64 = acquisition.flags.contains(.isWeak) ? 1 : 0
      self.kind = kind << 16 | role << 8 | via << 4 | isWeak
    }

    var source: NodeID { NodeID(number: Int32(truncatingIfNeeded: pair >> 32)) }
    var target: NodeID { NodeID(number: Int32(truncatingIfNeeded: pair)) }
  }

  /// The edges by rank, their sites by place. The acquisitions are counted into one bucket for each source first: the
  /// buckets are small, and several threads sort and gather them.
  private func gather(
    _ acquisitions: [Acquisition], _ ranks: [Rank], nodes: [DependencyGraph.Node]
  ) -> DependencyGraph {
    let count = nodes.count
    var starts = [Int32](repeating: 0, count: count + 1)
    for rank in ranks { starts[rank.source.index + 1] += 1 }
    for node in 0..<count { starts[node + 1] += starts[node] }
    var next = starts
    var order = [Int32](repeating: 0, count: ranks.count)
    for (index, rank) in ranks.enumerated() {
      order[Int(next[rank.source.index])] = Int32(index)
      next[rank.source.index] += 1
    }
    let parts = workers.map((count + Self.chunk - 1) / Self.chunk) { [starts, order] part in
      let sources = (part * Self.chunk)..<min((part + 1) * Self.chunk, count)
      return gather(sources, order, starts, acquisitions, ranks)
    }
    var edges: [DependencyGraph.Edge] = []
    edges.reserveCapacity(parts.reduce(0) { $0 + $1.edges.count })
    var sites: Int32 = 0
    for part in parts {
      for var edge in part.edges {
        edge.sitesStart += sites
        edge.sitesEnd += sites
        edges.append(edge)
      }
      sites += Int32(part.sites.count)
    }
    return DependencyGraph(nodes: IDTable(nodes), edges: edges, sites: workers.joined(parts.map(\.sites)))
  }

  /// The edges of some sources, as a graph without nodes.
  private func gather(
    _ sources: Range<Int>, _ order: [Int32], _ starts: [Int32], _ acquisitions: [Acquisition], _ ranks: [Rank]
  ) -> DependencyGraph {
    var graph = DependencyGraph(nodes: IDTable(), edges: [], sites: [])
    var bucket: [Int32] = []
    var last: Rank?
    for source in sources {
      bucket.removeAll(keepingCapacity: true)
      bucket += order[Int(starts[source])..<Int(starts[source + 1])]
      leaveOutKnown(&bucket, acquisitions, ranks)
      bucket.sort { a, b in
        let (left, right) = (ranks[Int(a)], ranks[Int(b)])
        if left.pair != right.pair { return left.pair < right.pair }
        if left.kind != right.kind { return left.kind < right.kind }
        let (x, y) = (acquisitions[Int(a)], acquisitions[Int(b)])
        if x.file != y.file { return x.file < y.file }
        if (x.start, x.end) != (y.start, y.end) || x.member == y.member { return (x.start, x.end) < (y.start, y.end) }
        return program.symbols[x.member] < program.symbols[y.member]
      }
      for index in bucket {
        let index = Int(index)
        let acquisition = acquisitions[index]
        if ranks[index] != last {
          graph.edges.append(edge(acquisition, ranks[index], firstSite: graph.sites.count))
          last = ranks[index]
        }
        add(acquisition, to: &graph)
      }
    }
    return graph
  }

  /// What a container hands over is worth an edge only where the consumer's own code does not name it.
  private func leaveOutKnown(_ bucket: inout [Int32], _ acquisitions: [Acquisition], _ ranks: [Rank]) {
    guard bucket.contains(where: { acquisitions[Int($0)].isHandedByContainer }) else { return }
    let known = Set(
      bucket.lazy.map { Int($0) }.filter { !acquisitions[$0].isHandedByContainer && acquisitions[$0].kind.isAcquiring }
        .map { ranks[$0].pair })
    bucket.removeAll { acquisitions[Int($0)].isHandedByContainer && known.contains(ranks[Int($0)].pair) }
  }

  /// How many buckets one thread sorts at a time.
  private static let chunk = 256

  private func edge(_ acquisition: Acquisition, _ rank: Rank, firstSite: Int) -> DependencyGraph.Edge {
    DependencyGraph.Edge(
      source: rank.source, target: rank.target, kind: acquisition.kind, abstraction: acquisition.abstraction,
      certainty: acquisition.certainty, role: acquisition.role, via: acquisition.via, flags: acquisition.flags,
      member: acquisition.member, entry: acquisition.entry, declaration: acquisition.declaration,
      sitesStart: Int32(firstSite), sitesEnd: Int32(firstSite))
  }

  private func add(_ acquisition: Acquisition, to graph: inout DependencyGraph) {
    let edge = graph.edges.count - 1
    let known = graph.edges[edge].flags
    let isWorse = known.contains(.isInfo) && !acquisition.flags.contains(.isInfo)
    if known.contains(.isCompanion) && !acquisition.flags.contains(.isCompanion) || isWorse {
      // What the default is says more than what the parameter is called; what fails a build, more than what informs.
      graph.edges[edge].member = acquisition.member
      graph.edges[edge].entry = acquisition.entry
      graph.edges[edge].declaration = acquisition.declaration
    }
    graph.edges[edge].flags = known.union(acquisition.flags).intersection(.ofAny).union(
      known.intersection(acquisition.flags))
    if acquisition.certainty.place < graph.edges[edge].certainty.place {
      graph.edges[edge].certainty = acquisition.certainty
    }
    if graph.edges[edge].entry < 0 { graph.edges[edge].entry = acquisition.entry }
    let site = DependencyGraph.Site(
      file: acquisition.file, start: acquisition.start, end: acquisition.end,
      isExempt: acquisition.flags.contains(.isExempt),
      isInNamedRoot: acquisition.flags.contains(.isInNamedRoot), isPreview: acquisition.flags.contains(.isPreview),
      isInfo: acquisition.flags.contains(.isInfo), member: acquisition.member)
    if let last = graph.sites.last, graph.edges[edge].sitesEnd > graph.edges[edge].sitesStart, last.file == site.file,
      last.start == site.start
    {
      return
    }
    graph.sites.append(site)
    graph.edges[edge].sitesEnd = Int32(graph.sites.count)
  }

  // MARK: Nodes

  private func name(_ key: NodeKey) -> String {
    switch key.meaning {
    case .entity(let entity): program.qualifiedName(entity)
    case .function(let id): program.symbols[program.declarations[id].name]
    case .topLevel: "top-level code"
    }
  }

  /// Where something is declared; -1 for what is not scanned.
  private func place(_ key: NodeKey) -> (module: Int32, file: Int32, offset: UInt32) {
    let declaration: DeclarationID
    switch key.meaning {
    case .entity(let entity):
      guard let index = program.projectEntity(entity) else { return (-1, -1, 0) }
      declaration = program.entities[index].declaration
    case .function(let id): declaration = id
    // Its place is the first file of the module.
    case .topLevel(let module): return (module, Int32(firstFiles[Int(module)] ?? 0), 0)
    }
    let file = program.declarations[declaration].file
    return (Int32(program.moduleOfFile[Int(file)]), file, program.fact(declaration).nameStart)
  }

  private func moduleName(_ module: Int32) -> String { module < 0 ? "" : program.modules[Int(module)].importName }

  private func node(_ key: NodeKey) -> DependencyGraph.Node {
    let place = place(key)
    var node = DependencyGraph.Node(
      key: key, name: name(key), module: place.module, kind: .external, role: nil, ownership: .project, isTest: false,
      file: place.file, offset: place.offset)
    switch key.meaning {
    case .entity(let entity):
      if let index = program.projectEntity(entity) {
        node.kind = ReportNode.Kind(program.entities[index].kind)
        node.role = profiles[index].role
        node.isTest = profiles[index].isTest
      } else {
        (node.role, node.ownership) = external(entity)
      }
    case .function(let id):
      node.kind = program.declarations[id].kind == .property ? .global : .function
      node.isTest = program.isTestFile[Int(place.file)]
      if node.isTest, program.isMarkedAsTest(id) { node.role = .test }
    case .topLevel(let module):
      node.kind = .topLevel
      node.isTest = program.modules[Int(module)].isTest
    }
    if node.kind != .external, place.file >= 0 { node.otherCode = program.otherCode[Int(place.file)] }
    if node.otherCode?.kind == .vendored { node.ownership = .package }
    return node
  }

  private func external(_ entity: EntityID) -> (Role?, Ownership) {
    let entry = program.known(entity)
    let isOfPlatform =
      entity.isDeclared
      ? !program.entities[entity].isPackage
      : entry?.isPackage != true
        && (program.known.isOfPlatform(program.symbol(of: entity))
          || program.symbols.withUTF8(of: program.symbol(of: entity), program.known.knowledge.hasPlatformPrefix))
    return (entry.flatMap { $0.kind == .view ? .view : nil }, isOfPlatform ? .platform : .package)
  }
}

extension ReportNode.Kind {
  /// Of a type of the project.
  fileprivate init(_ kind: DeclarationFact.Kind) {
    self =
      switch kind {
      case .struct: .struct
      case .enum: .enum
      case .actor: .actor
      case .protocol: .protocol
      default: .class
      }
  }
}
