import DigraphFacts
package import DigraphLinking
import DirectedGraph

/// A static or global variable that somebody writes to.
struct StateWrite: Sendable {
  var node: EffectNodeID
  var variable: DeclarationID
}

/// What tests leave behind for other tests: shared variables that some of them write to and others reach, so that the
/// order in which they run may matter.
package struct TestOrder: Sendable {
  /// A static or global variable that joins tests.
  package struct Variable: Sendable {
    package var declaration: DeclarationID
    /// Types whose tests write to it, and that do not set it anew before or after each.
    package var writers: [EntityID]
    /// Types whose tests reach it.
    package var readers: [EntityID]
    /// Types whose tests write to it, and that set it anew.
    package var resets: [EntityID]
  }

  /// In the order of their declarations; types in that of theirs.
  package private(set) var variables: [Variable] = []

  /// What the tests of one type do, by the places of variables.
  private struct Suite {
    var written: Set<Int> = []
    /// How many tests reach each.
    var reached: [Int: Int] = [:]
    var reset: Set<Int> = []
  }

  /// - Parameters:
  ///   - hidden: from those that are run to those that run them, without calls that a test can intercept.
  ///   - own: what code reaches itself.
  /// - Complexity: as ``DirectedGraph/Graph/marks(_:leadingTo:)``.
  init(_ hidden: Graph, _ own: [OwnEffect], _ writes: [StateWrite], _ nodes: EffectNodes, _ program: Program) {
    let tests = program.declarations.ids.compactMap { id in
      Self.part(of: id, program).flatMap { part in nodes.node(of: id).map { (id: id, node: $0, part: part) } }
    }
    let states = Set(writes.map(\.variable)).sorted { $0.index < $1.index }
    guard !tests.isEmpty, !states.isEmpty else { return }
    let places = Dictionary(uniqueKeysWithValues: states.enumerated().map { ($0.element, $0.offset) })
    var writing = [[Int]](repeating: [], count: states.count)
    var reaching = writing
    for write in writes { writing[places[write.variable]!].append(write.node.index) }
    for effect in own {
      if let place = effect.state.flatMap({ places[$0] }) { reaching[place].append(effect.node.index) }
    }
    let asked = tests.map(\.node.index)
    let (written, reached) = (hidden.marks(writing, leadingTo: asked), hidden.marks(reaching, leadingTo: asked))
    var suites: [EntityID: Suite] = [:]
    for (position, test) in tests.enumerated() {
      guard let type = program.declarations[test.id].entity else { continue }
      switch test.part {
      case .test:
        suites[type, default: Suite()].written.formUnion(written[position])
        for place in reached[position] { suites[type, default: Suite()].reached[place, default: 0] += 1 }
      case .surroundings: suites[type, default: Suite()].reset.formUnion(written[position])
      }
    }
    join(suites, states, program)
  }

  private mutating func join(_ suites: [EntityID: Suite], _ states: [DeclarationID], _ program: Program) {
    var found = states.map { Variable(declaration: $0, writers: [], readers: [], resets: []) }
    for (type, suite) in suites.sorted(by: { $0.key.index < $1.key.index }) where !suite.reached.isEmpty {
      let around = program.ancestors[type].compactMap { suites[$0]?.reset }.reduce(suite.reset) { $0.union($1) }
      for place in suite.reached.keys { found[place].readers.append(type) }
      for place in suite.written {
        if around.contains(place) { found[place].resets.append(type) } else { found[place].writers.append(type) }
      }
    }
    variables = found.enumerated().filter { place, variable in
      guard let writer = variable.writers.first else { return false }
      return variable.readers.count > 1 || suites[writer]?.reached[place] ?? 0 > 1
    }.map(\.element)
  }

  private enum Part { case test, surroundings }

  /// What a member of a type in test code is to its tests; nil for what runs only where a test calls it.
  private static func part(of id: DeclarationID, _ program: Program) -> Part? {
    let declaration = program.declarations[id]
    guard Int(declaration.file) < program.isTestFile.count, program.isTestFile[Int(declaration.file)],
      let type = declaration.entity, type.isDeclared, !program.entities[type].isPlatform
    else { return nil }
    switch declaration.kind {
    case .initializer, .deinitializer: return .surroundings
    case .function:
      let name = program.symbols[declaration.name]
      if name.hasPrefix("setUp") || name.hasPrefix("tearDown") { return .surroundings }
      return name.hasPrefix("test") || program.isMarkedAsTest(id) ? .test : nil
    default: return nil
    }
  }
}
