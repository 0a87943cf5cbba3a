import DigraphFacts
package import DigraphKnowledge
package import DigraphLinking
import DirectedGraph

/// Finds the dependencies to hand in so that as many types as possible can be tested away from effects.
///
/// A type is bound by each way to an effect that no test can intercept. Handing a dependency in everywhere cuts the ways
/// that lead others to its code or to its value; a type is free when its last way is cut. To find the best few of many
/// dependencies is a maximum coverage problem (NP-hard); as most types are freed by several dependencies together and by
/// none alone, the heuristic goes backwards: all are handed in at first, and the one that is missed least is given up,
/// again and again (backward elimination; Marill and Green, "On the Effectiveness of Receptors in Recognition Systems",
/// 1963). Those given up last are the best.
package struct SeamPlanner: Sendable {
  /// How many dependencies are compared at most.
  package static let candidates = 64

  /// A step of the plan.
  package struct Step: Sendable {
    /// Its place among the dependencies that were asked about.
    package let dependency: Int
    /// The types that are free with it and those before it and were not before, by their places among those that were
    /// asked about.
    package let freed: [Int]
  }

  /// By place of the code from which a way leads to an effect, whose code it is, as a number.
  private let owners: [Int32]
  /// By place the dependencies that hide the code from others.
  private let labels: [UInt64]
  /// The effects of that code, each with the dependencies that hide it.
  private let effects: [(place: Int32, label: UInt64, groups: EffectGroups)]
  /// By place where its callers begin; one entry more than there are places.
  private let starts: [Int32]
  /// Places of callers.
  private let callers: [Int32]
  /// By type that is asked about the place that stands for it, less than zero where nothing binds it.
  private let types: [Int32]
  private let count: Int
  /// By dependency what is asked of it itself, of the groups that were asked about.
  private let groups: [EffectGroups]
  /// By dependency whether the project declares it.
  private let isOwn: [Bool]

  /// - Parameters:
  ///   - hidden: from those that are run to those that run them, without calls that a test can intercept.
  ///   - own: the effects of each node's own code.
  ///   - dependencies: the first ``candidates`` are compared; nil for what is no type, which frees nothing.
  ///   - types: those that are to be free.
  ///   - groups: what a test should keep away from.
  /// - Complexity: O(nodes and calls).
  init(
    _ hidden: Graph, _ own: [OwnEffect], _ nodes: EffectNodes, _ program: Program, dependencies: [EntityID?],
    types: [EntityID], from groups: EffectGroups
  ) {
    count = min(dependencies.count, Self.candidates)
    isOwn = dependencies.prefix(count).map { $0.flatMap { program.projectEntity($0) } != nil }
    let all = Labels(nodes, program, dependencies.prefix(count))
    var places = [Int32](repeating: -1, count: hidden.nodeCount)
    var found: [EffectNodeID] = []
    func place(of node: EffectNodeID) -> Int32 {
      if places[node.index] < 0 {
        places[node.index] = Int32(found.count)
        found.append(node)
      }
      return places[node.index]
    }
    var effects: [(place: Int32, label: UInt64, groups: EffectGroups)] = []
    var asked = [EffectGroups](repeating: [], count: count)
    for effect in own where effect.isHidden && !effect.groups.isDisjoint(with: groups) {
      let label = all.label(of: effect)
      let reached = effect.groups.intersection(groups)
      effects.append((place(of: effect.node), label, reached))
      for dependency in Self.places(label) { asked[dependency].formUnion(reached) }
    }
    self.groups = asked
    var starts: [Int32] = [0]
    var callers: [Int32] = []
    while starts.count <= found.count {
      let first = callers.count
      for caller in hidden.successors(of: found[starts.count - 1].index) {
        let place = place(of: EffectNodeID(index: caller))
        // Equal ones stand side by side.
        if callers.count == first || callers[callers.count - 1] != place { callers.append(place) }
      }
      starts.append(Int32(callers.count))
    }
    // What belongs to no type is no part of one.
    owners = found.enumerated().map { nodes.owner(of: $1, in: program).map { Int32($0.index) } ?? Int32(-1 - $0) }
    labels = found.map(all.label)
    (self.effects, self.starts, self.callers) = (effects, starts, callers)
    self.types = types.map { places[nodes.type($0).index] }
  }

  /// What a type must be given so that it is free whatever others do: each way that binds it begins with a step to one of
  /// these dependencies.
  package struct OwnNeeds: Sendable {
    /// The dependencies each of which is enough.
    package let any: [Int]
    /// Dependencies that are enough together. Nearly always there is no smaller set: a step that several of them would
    /// cut is rare.
    package let all: [Int]
  }

  /// What each type that was asked about must be given itself; nil where nothing it could be given frees it, and where
  /// it is free.
  ///
  /// - Complexity: O(types + code + calls).
  package func ownNeeds() -> [OwnNeeds?] {
    var typesByOwner: [Int32: Int] = [:]
    for (index, place) in types.enumerated() where place >= 0 { typesByOwner[owners[Int(place)]] = index }
    var steps = [Set<UInt64>](repeating: [], count: types.count)
    func meet(_ label: UInt64, at place: Int) {
      if let type = typesByOwner[owners[place]] { steps[type].insert(label) }
    }
    for effect in effects { meet(effect.label, at: Int(effect.place)) }
    for place in owners.indices {
      for slot in Int(starts[place])..<Int(starts[place + 1]) {
        let caller = Int(callers[slot])
        // The steps of its own code lead to others that are looked at by themselves.
        if owners[caller] != owners[place] { meet(labels[place], at: caller) }
      }
    }
    return steps.map { steps in
      guard !steps.isEmpty, !steps.contains(0) else { return nil }
      // A step that one dependency alone cuts decides before one that several do.
      var all: UInt64 = 0
      for step in steps.sorted(by: { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }) where step & all == 0 {
        all |= step & (~step &+ 1)
      }
      return OwnNeeds(any: Self.places(steps.reduce(.max, &)), all: Self.places(all))
    }
  }

  private static func places(_ bits: UInt64) -> [Int] { (0..<64).filter { bits & 1 << UInt64($0) != 0 } }

  /// By dependency, how many of the types that were asked about have a way to an effect that leads through it, and the
  /// groups of the effects that it leads to, of those that were asked about.
  ///
  /// - Complexity: O(types + calls), and O(calls) for each time that something new is known of the code that is called,
  ///   which is rarely more than a few times.
  package func reaching() -> [(types: Int, groups: EffectGroups)] {
    var reached = [EffectGroups](repeating: [], count: owners.count)
    var met = [UInt64](repeating: 0, count: owners.count)
    for effect in effects {
      met[Int(effect.place)] |= effect.label
      reached[Int(effect.place)].formUnion(effect.groups)
    }
    var isWaiting = [Bool](repeating: true, count: owners.count)
    var waiting = Array(owners.indices)
    while let place = waiting.popLast() {
      isWaiting[place] = false
      for slot in Int(starts[place])..<Int(starts[place + 1]) {
        let caller = Int(callers[slot])
        let way = met[place] | (owners[caller] == owners[place] ? 0 : labels[place])
        if way & ~met[caller] == 0, reached[caller].isSuperset(of: reached[place]) { continue }
        met[caller] |= way
        reached[caller].formUnion(reached[place])
        if !isWaiting[caller] {
          isWaiting[caller] = true
          waiting.append(caller)
        }
      }
    }
    var found = groups.map { (types: 0, groups: $0) }
    for place in types where place >= 0 {
      for dependency in Self.places(met[Int(place)]) where dependency < count { found[dependency].types += 1 }
    }
    for place in labels.indices {
      // What the project adds to a type of the platform is not what the platform does.
      for dependency in Self.places(labels[place]) where dependency < count && isOwn[dependency] {
        found[dependency].groups.formUnion(reached[place])
      }
    }
    return found
  }

  /// The best first.
  ///
  /// - Parameter limit: how many steps at most.
  /// - Complexity: O(candidates · (types + code)), and O(calls) for each time that something new is known of the code that
  ///   is called, which is rarely more than a few times.
  package func steps(_ limit: Int) -> [Step] {
    var state = State(self)
    var steps: [Step] = []
    var left = Array(0..<count)
    while !left.isEmpty {
      let isBound = state.isBound
      var losses = [Int](repeating: 0, count: count)
      for place in types where place >= 0 && !isBound[Int(place)] {
        var labels = state.only[Int(place)]
        while labels != 0 {
          losses[labels.trailingZeroBitCount] += 1
          labels &= labels - 1
        }
      }
      // Of equals what was asked about last.
      guard let least = left.indices.min(by: { (losses[left[$0]], -$0) < (losses[left[$1]], -$1) }) else { break }
      let dependency = left.remove(at: least)
      state.giveUp(dependency)
      if left.count < limit {
        let freed = types.indices.filter { types[$0] >= 0 && state.isBound[Int(types[$0])] && !isBound[Int(types[$0])] }
        steps.append(Step(dependency: dependency, freed: freed))
      }
    }
    return steps.reversed()
  }

  /// What binds the code while some of the dependencies are handed in.
  private struct State {
    let planner: SeamPlanner
    /// Those that are handed in, as bits.
    var done: UInt64
    /// By place whether a way to an effect is open.
    var isBound: [Bool]
    /// By place of what is not bound, the dependencies that would bind it if they alone were given up.
    var only: [UInt64]
    private var isWaiting: [Bool]
    private var waiting: [Int32] = []

    init(_ planner: SeamPlanner) {
      self.planner = planner
      let places = planner.owners.count
      done = planner.count == 64 ? .max : 1 << UInt64(planner.count) - 1
      isBound = [Bool](repeating: false, count: places)
      only = [UInt64](repeating: 0, count: places)
      isWaiting = isBound
      for effect in planner.effects { meet(effect.label & done, .max, true, at: Int(effect.place)) }
      propagate()
    }

    mutating func giveUp(_ dependency: Int) {
      let bit: UInt64 = 1 << UInt64(dependency)
      done &= ~bit
      for place in isBound.indices {
        if only[place] & bit != 0 {
          only[place] &= ~bit
          bind(place)
        } else if planner.labels[place] & bit != 0, isBound[place] || only[place] != 0 {
          // What it leads to its callers by has changed.
          wait(place)
        }
      }
      for effect in planner.effects where effect.label & bit != 0 {
        meet(effect.label & done, .max, true, at: Int(effect.place))
      }
      propagate()
    }

    private mutating func propagate() {
      while let next = waiting.popLast() {
        let place = Int(next)
        isWaiting[place] = false
        let (owner, own, bound) = (planner.owners[place], only[place], isBound[place])
        let cut = planner.labels[place] & done
        for slot in Int(planner.starts[place])..<Int(planner.starts[place + 1]) {
          let caller = Int(planner.callers[slot])
          meet(planner.owners[caller] == owner ? 0 : cut, own, bound, at: caller)
        }
      }
    }

    /// Takes note of a way.
    ///
    /// - Parameters:
    ///   - cut: the dependencies that cut its first step.
    ///   - rest: those that alone cut what follows.
    ///   - isOpen: whether nothing cuts what follows.
    private mutating func meet(_ cut: UInt64, _ rest: UInt64, _ isOpen: Bool, at place: Int) {
      if isBound[place] { return }
      if cut == 0, isOpen { return bind(place) }
      // More than one of them would have to be given up.
      guard cut & (cut &- 1) == 0 else { return }
      let new = cut == 0 ? rest : isOpen ? cut : cut & rest
      if new & ~only[place] == 0 { return }
      only[place] |= new
      wait(place)
    }

    private mutating func bind(_ place: Int) {
      if isBound[place] { return }
      isBound[place] = true
      only[place] = 0
      wait(place)
    }

    private mutating func wait(_ place: Int) {
      if isWaiting[place] { return }
      isWaiting[place] = true
      waiting.append(Int32(place))
    }
  }

  /// Which code is behind which dependencies, as bits.
  private struct Labels {
    let nodes: EffectNodes
    let program: Program
    private var bits: [EntityID: UInt64] = [:]

    init(_ nodes: EffectNodes, _ program: Program, _ dependencies: ArraySlice<EntityID?>) {
      (self.nodes, self.program) = (nodes, program)
      for (place, entity) in dependencies.enumerated() {
        if let entity { bits[entity, default: 0] |= 1 << UInt64(place) }
      }
    }

    /// What keeps others from running the code of a node.
    func label(of node: EffectNodeID) -> UInt64 {
      label(of: nodes.owner(of: node, in: program)) | label(ofValue: nodes.declaration(of: node))
    }

    /// What keeps the code of a node from having an effect of its own.
    func label(of effect: OwnEffect) -> UInt64 {
      let owner = effect.symbol.type
      // What a type does with its own variables it goes on doing.
      if owner != nil, owner == nodes.owner(of: effect.node, in: program) { return 0 }
      return label(of: owner) | label(ofValue: effect.state)
    }

    private func label(of entity: EntityID?) -> UInt64 { entity.flatMap { bits[$0] } ?? 0 }

    /// What a static or global property hands out is a dependency like what it belongs to.
    private func label(ofValue id: DeclarationID?) -> UInt64 {
      guard let id, program.declarations[id].kind == .property else { return 0 }
      let declaration = program.declarations[id]
      guard declaration.flags.contains(.isStatic) || declaration.entity == nil else { return 0 }
      let type = program.types[program.declaredTypes[id]]
      return type.form == .nominal ? label(of: type.entity) : 0
    }
  }
}

extension Effects {
  /// See ``SeamPlanner``.
  ///
  /// - Complexity: O(nodes and calls).
  package func seams(
    for dependencies: [EntityID?], freeing types: [EntityID], from groups: EffectGroups, in program: Program
  ) -> SeamPlanner {
    SeamPlanner(calls, own, nodes, program, dependencies: dependencies, types: types, from: groups)
  }
}
