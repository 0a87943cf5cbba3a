package import DigraphFacts
package import DigraphKnowledge
package import DigraphLinking
package import DigraphReport
import DirectedGraph
package import WorkerThreads

/// The result of the effects stage: what each member and each type of the project reaches outside of its own code,
/// however many calls away, which of it no test can intercept, and by which calls.
package struct Effects: Sendable {
  let nodes: EffectNodes
  private let all: EffectWays
  private let hidden: EffectWays
  /// By node, then in the order of the text.
  private(set) var own: [OwnEffect]
  /// From those that are run to those that run them, without calls that a test can intercept.
  let calls: Graph
  private let work: Work
  /// By entity whether its code, or what its functions take where nobody says otherwise, has a volatile effect that no
  /// test can intercept.
  private let isLeaving: IDTable<EntityID, Bool>
  /// By node whether what it reaches beyond what a test can control it reaches by other ways than the objects that it is
  /// handed.
  private let actsItself: IDTable<EffectNodeID, Bool>
  /// Nil where nobody asked for it, as what follows.
  package let reach: EffectReach?
  package let testOrder: TestOrder?
  /// What the references said of it, to go on with; nil where nobody asked.
  let parts: EffectParts?
  private let graphs: [Graph]?

  /// O(references), and for each group O(members and calls).
  ///
  /// - Parameters:
  ///   - measuresReach: whether ``reach`` and ``testOrder`` are asked for, which takes longer.
  ///   - last: what to go on from; nil where nobody will.
  package init(
    of linked: LinkedProgram, measuresReach: Bool = false, after last: Continuation<Effects>? = nil, _ workers: Workers
  ) {
    let program = linked.program
    let platform = PlatformEffects(program)
    var nodes = EffectNodes(linked)
    var dispatch = DispatchLinker(program, platform)
    dispatch.findOverrides(&nodes)
    let collected = EffectCollector(linked, platform, nodes, after: last?.result?.parts).collect(after: last, workers)
    let parts = collected.pieces
    var edges = EffectEdges()
    edges.own = parts.flatMap(\.own)
    edges.constructed = parts.flatMap(\.constructed)
    dispatch.addWitnesses(nodes, to: &edges)
    dispatch.addOverrides(nodes, to: &edges)
    // Where the same code runs the same, what has other effects than before is all that is new.
    let known = collected.keepsEdges ? last?.result : nil
    let written = parts.flatMap(\.written)
    // What tests alone set is theirs to set: for the product it is a constant.
    let changed = parts.flatMap(\.changed)
    let state = SharedState(
      program, used: edges.own, written: written.lazy.filter { !Self.isOfTest($0, nodes, program) }.map(\.variable),
      changed: changed)
    let own = edges.own.filter(state.contains).sorted {
      ($0.node, $0.symbol.file, $0.symbol.start) < ($1.node, $1.symbol.file, $1.symbol.start)
    }
    let graphs = known?.graphs ?? Self.graphs(of: parts, edges, nodes.count, workers)
    let groups = EffectGroup.allCases.map { EffectGroups($0) }
    func sources(_ isIncluded: (OwnEffect) -> Bool) -> [[EffectNodeID]] {
      groups.map { group in own.filter { $0.groups.contains(group) && isIncluded($0) }.map(\.node) }
    }
    let tokens = Tokens(program, platform, nodes)
    let isSealed = tokens.contains
    let isLog = LogStatements(program, nodes).contains
    all = EffectWays(
      graphs[0], from: sources { _ in true }, after: known?.all, workers, isSealed: isSealed, isLog: isLog)
    hidden = EffectWays(
      graphs[1], from: sources(\.isHidden), after: known?.hidden, workers, isSealed: isSealed, isLog: isLog)
    if let known, hidden.sources == known.hidden.sources {
      (work, calls, isLeaving, actsItself) = (known.work, known.calls, known.isLeaving, known.actsItself)
    } else {
      actsItself = Self.actsItself(parts + [edges], own, hidden)
      let logs = hidden.logs
      let working = logs.isEmpty ? graphs[2] : graphs[2].withoutSuccessors { logs.contains(EffectNodeID(index: $0)) }
      work = Work(own, working, nodes, program, workers)
      calls = graphs[1].withoutSuccessors { [groups = hidden.groups] index in
        let node = EffectNodeID(index: index)
        if logs.contains(node) { return true }
        return !groups[node].isDisjoint(with: [.sharedState, .storage])
          && isSealed(node, groups[node].subtracting(.sharedState))
      }
      isLeaving = Self.isLeaving(nodes, hidden, program)
    }
    if measuresReach {
      let everyones = SharedState(program, used: edges.own, written: written.lazy.map(\.variable), changed: changed)
      testOrder = TestOrder(graphs[1], edges.own.filter(everyones.contains), written, nodes, program)
    } else {
      testOrder = nil
    }
    reach = measuresReach ? EffectReach(calls, own, nodes, program) : nil
    (self.parts, self.graphs) = last == nil ? (nil, nil) : (collected, graphs)
    self.nodes = nodes
    self.own = own
  }

  /// Whose code runs whose: with what fills statics and globals, the same without calls that a test can intercept, and
  /// those without what fills.
  ///
  /// - Parameter others: edges that no reference makes.
  private static func graphs(
    of parts: [EffectEdges], _ others: EffectEdges, _ count: Int, _ workers: Workers
  ) -> [Graph] {
    let parts = parts + [others]
    return workers.map(3) { which in
      var edges: [Graph.Edge] = []
      edges.reserveCapacity(parts.reduce(0) { $0 + (which == 0 ? $1.all : $1.hidden).count + $1.initial.count })
      for part in parts { edges += which == 0 ? part.all : part.hidden }
      if which < 2 { for part in parts { edges += part.initial } }
      return Graph(nodeCount: count, edges: edges)
    }
  }

  private static func isOfTest(_ write: StateWrite, _ nodes: EffectNodes, _ program: Program) -> Bool {
    nodes.declaration(of: write.node).map { program.isTestFile[Int(program.declarations[$0].file)] } ?? false
  }

  /// O(edges and effects).
  private static func actsItself(
    _ parts: [EffectEdges], _ own: [OwnEffect], _ hidden: EffectWays
  ) -> IDTable<EffectNodeID, Bool> {
    var ways = IDTable<EffectNodeID, Int32>(repeating: 0, count: hidden.groups.count)
    func count(_ edges: [Graph.Edge], _ number: Int32) {
      for edge in edges where !hidden.groups[EffectNodeID(index: edge.source)].isDisjoint(with: .volatile) {
        ways[EffectNodeID(index: edge.target)] += number
      }
    }
    for part in parts {
      count(part.hidden, 1)
      count(part.initial, 1)
      count(part.given, -1)
    }
    for effect in own where effect.isHidden && !effect.groups.isDisjoint(with: .volatile) { ways[effect.node] += 1 }
    return IDTable(ways.map { $0 > 0 })
  }

  /// O(types + declarations with code).
  private static func isLeaving(
    _ nodes: EffectNodes, _ hidden: EffectWays, _ program: Program
  ) -> IDTable<EntityID, Bool> {
    var isLeaving = IDTable<EntityID, Bool>(
      program.entities.ids.map { !hidden.groups[nodes.type($0)].isDisjoint(with: .volatile) })
    for node in nodes.declarations.ids where !hidden.groups[node].isDisjoint(with: .volatile) {
      let declaration = program.declarations[nodes.declarations[node]]
      guard declaration.kind == .parameter, let entity = program.parent(of: declaration)?.entity, entity.isDeclared
      else { continue }
      isLeaving[entity] = true
    }
    return isLeaving
  }

  /// Takes down where the things of a file stand now, which refers to the same as before. O(effects).
  ///
  /// - Returns: false where that is not known of all.
  package mutating func move(_ file: Int32, by places: OffsetMap) -> Bool {
    for index in own.indices where own[index].symbol.file == file {
      guard let start = places[own[index].symbol.start] else { return false }
      own[index].symbol.start = start
    }
    return true
  }

  // MARK: Questions

  /// What running the code of a declaration reaches.
  package func groups(of declaration: DeclarationID) -> EffectGroups {
    nodes.node(of: declaration).map { all.groups[nodes.call(of: $0)] } ?? []
  }

  /// That of it which no test can intercept.
  package func hidden(of declaration: DeclarationID) -> EffectGroups {
    nodes.node(of: declaration).map { hidden.groups[nodes.call(of: $0)] } ?? []
  }

  /// Whether all that a declaration reaches beyond what a test can control it reaches by the objects that it is handed.
  package func reachesByArguments(_ declaration: DeclarationID) -> Bool {
    guard let node = nodes.node(of: declaration) else { return false }
    return !hidden.groups[node].isDisjoint(with: .volatile) && !actsItself[node]
  }

  /// What giving a property another value runs reaches, and no test can intercept; nil where nothing of its own runs.
  package func hidden(ofSetter property: DeclarationID) -> EffectGroups? {
    nodes.node(of: property).flatMap { nodes.setter(of: $0) }.map { hidden.groups[$0] }
  }

  /// A function that writes a log, and whatever else it reaches it puts into the log.
  package func isLog(_ declaration: DeclarationID) -> Bool {
    nodes.node(of: declaration).map { hidden.logs.contains($0) } ?? false
  }

  /// What the code of a type reaches.
  package func groups(ofType entity: EntityID) -> EffectGroups { all.groups[nodes.type(entity)] }

  /// That of it which no test can intercept.
  package func hidden(ofType entity: EntityID) -> EffectGroups { hidden.groups[nodes.type(entity)] }

  /// Whether the code of a type leaves the process, asks what changes from run to run or reads what everyone shares, by
  /// itself or by what its functions take where nobody says otherwise.
  package func leaves(_ entity: EntityID) -> Bool { isLeaving[entity] }

  /// What the values of a type, or its static functions, do for whoever calls them.
  package func work(of entity: EntityID) -> Work.Kind { work.kinds[entity] }

  /// A shortest way by which a declaration has an effect; nil where it has none, or none of so many steps.
  package func chain(of declaration: DeclarationID, to group: EffectGroup, isHidden: Bool, upTo limit: Int)
    -> EffectChain?
  {
    guard let first = first(of: declaration) else { return nil }
    var way = [first]
    while let next = step(after: way[way.count - 1], to: group, isHidden) {
      guard way.count < limit else { return nil }
      way.append(next)
    }
    return symbol(at: way[way.count - 1], of: group, isHidden).map {
      EffectChain(steps: way.compactMap { nodes.declaration(of: $0) }, symbol: $0)
    }
  }

  /// Whether it says of the code of the same declarations and types that no test can keep them from the same. O(members +
  /// types).
  package func isLike(_ other: Effects) -> Bool {
    nodes.isLike(other.nodes) && isLeaving.elementsEqual(other.isLeaving)
      && actsItself.elementsEqual(other.actsItself) && hidden.groups.elementsEqual(other.hidden.groups)
  }

  /// Whether it says of the same types that they do and leave the same. O(types).
  package func judgesTypes(like other: Effects) -> Bool {
    work.kinds.elementsEqual(other.work.kinds) && isLeaving.elementsEqual(other.isLeaving)
  }

  /// Whether all that a declaration reaches of some groups it reaches by constructing a type.
  package func reaches(_ groups: EffectGroups, only entity: EntityID, by declaration: DeclarationID, _ program: Program)
    -> Bool
  {
    guard let first = first(of: declaration) else { return true }
    return hidden(of: declaration).intersection(groups).groups.allSatisfy { group in
      guard let next = step(after: first, to: group, true) else { return false }
      if next == nodes.initialValues(of: entity) { return true }
      return nodes.declaration(of: next).map {
        program.declarations[$0].kind == .initializer && program.declarations[$0].type == entity
      } ?? false
    }
  }

  // MARK: Ways, step by step

  /// Where the ways of a declaration begin.
  package func first(of declaration: DeclarationID) -> EffectNodeID? {
    nodes.node(of: declaration).map { nodes.call(of: $0) }
  }

  /// Where the ways of a type begin.
  package func first(ofType entity: EntityID) -> EffectNodeID { nodes.type(entity) }

  /// What follows on a shortest way to an effect; nil at its end.
  package func step(after node: EffectNodeID, to group: EffectGroup, _ isHidden: Bool) -> EffectNodeID? {
    let next = (isHidden ? hidden : all).next(after: node, to: EffectGroups(group))
    return next == node ? nil : next
  }

  /// What a step of a way is called by; nil where it stands for several.
  package func declaration(ofStep node: EffectNodeID) -> DeclarationID? { nodes.declaration(of: node) }

  /// What is reached at the end of a way; nil where there is none.
  package func symbol(at last: EffectNodeID, of group: EffectGroup, _ isHidden: Bool) -> EffectSymbol? {
    var low = 0
    var high = own.count
    while low < high {
      let middle = (low + high) / 2
      if own[middle].node < last { low = middle + 1 } else { high = middle }
    }
    while low < own.count, own[low].node == last {
      let effect = own[low]
      if effect.groups.contains(EffectGroups(group)), !isHidden || effect.isHidden {
        return effect.symbol
      }
      low += 1
    }
    return nil
  }
}

/// How an effect is reached: each step's code runs the next one's, the last uses the symbol.
package struct EffectChain: Sendable {
  package var steps: [DeclarationID]
  package var symbol: EffectSymbol
}
