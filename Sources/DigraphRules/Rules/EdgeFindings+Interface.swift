import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// What screens and views do to show something.
extension EdgeFindings {
  /// `Theme.shared.register(client: self)`: how things look is settled in one place, and what is shown asks there.
  func asksHowItLooks(_ edge: DependencyGraph.Edge) -> Bool {
    if edge.kind == .locator { return asksForDirection(edge) }
    guard edge.kind == .singleton, results.entry(of: edge) == nil,
      isShown(edge.source) || results.profile(of: edge.source)?.role == .viewModel,
      let type = results.graph.nodes[edge.target].key.entity
    else { return false }
    let name = results.program.simpleName(type)
    let used = members(edge, of: type)
    if results.program.isNamedForLooks(type) {
      return used.allSatisfy { results.effects.hidden(of: $0).intersection(.volatile).isSubset(of: Self.looks) }
    }
    // What the product is called, or which picture stands for it.
    return !used.isEmpty
      && used.allSatisfy { saysHowItLooks($0) && (name.contains("Branding") || isLookedUp($0)) }
  }

  /// `Services.app.isRTL`: the direction in which a view is laid out.
  private func asksForDirection(_ edge: DependencyGraph.Edge) -> Bool {
    let used = results.use(edge).members
    return isShown(edge.source) && !used.isEmpty
      && used.allSatisfy { $0.contains("RTL") || $0.contains("RightToLeft") || $0.hasSuffix("ayoutDirection") }
  }

  /// A property that says what the program was built with.
  private func isLookedUp(_ member: DeclarationID) -> Bool {
    let found = results.effects.hidden(of: member)
    return found.contains(.bundle) && found.intersection(.volatile).isSubset(of: Self.looks)
  }

  private static let looks: EffectGroups = [.sharedState, .device, .bundle, .locale, .process]

  /// The members that a consumer uses of a type of the project.
  private func members(_ edge: DependencyGraph.Edge, of type: EntityID) -> [DeclarationID] {
    let program = results.program
    guard program.projectEntity(type) != nil else { return [] }
    return results.use(edge).members.flatMap {
      program.members.find(MemberTable.entity(type), program.symbols.find($0))
    }
  }

  private func saysHowItLooks(_ member: DeclarationID) -> Bool {
    let program = results.program
    let given = program.nominals(in: program.declaredTypes[member])
    return !given.isEmpty
      && given.allSatisfy {
        program.isOfInterface($0)
          || program.projectEntity($0) == nil && ["String", "CGFloat", "URL"].contains(program.simpleName($0))
      }
  }

  /// A view, a screen, or what the project adds to one of the platform.
  private func isShown(_ node: NodeID) -> Bool {
    if results.isPartOfInterface(node) { return true }
    guard let entity = results.graph.nodes[node].key.entity, results.program.projectEntity(entity) == nil else {
      return false
    }
    return results.program.isOfInterface(entity)
  }

  /// A button that copies: the view does that alone, and depends on nothing else.
  func onlyCopies(_ edge: DependencyGraph.Edge) -> Bool {
    guard edge.kind == .singleton, let known = results.entry(of: edge), known.group == .system,
      results.program.symbols[edge.member] == "general",
      results.profile(of: edge.source)?.significance == .view
    else { return false }
    return results.edges(of: edge.source).allSatisfy { index in
      let other = results.graph.edges[index]
      return !other.isDependency || other.target == edge.target || other.flags.contains(.isInfo)
    }
  }
}

extension Results {
  /// The project declares a type of that name, and the consumer does not see it only because one of the two files belongs
  /// to no target.
  func isDeclaredUnseen(_ edge: DependencyGraph.Edge) -> Bool {
    guard let entity = graph.nodes[edge.target].key.entity, program.projectEntity(entity) == nil else { return false }
    let isLoose = isInNoTarget(graph.nodes[edge.source].file)
    return program.members.find(MemberTable.topLevel, program.symbol(of: entity)).contains {
      let declared = program.declarations[$0]
      return declared.kind.isNominal && Int(declared.file) != program.platformFile
        && program.otherCode[Int(declared.file)] == nil && (isLoose || isInNoTarget(declared.file))
    }
  }

  private func isInNoTarget(_ file: Int32) -> Bool {
    file >= 0 && program.modules[program.moduleOfFile[Int(file)]].surroundings != nil
  }
}
