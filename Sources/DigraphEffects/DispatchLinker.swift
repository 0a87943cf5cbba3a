import DigraphFacts
import DigraphLinking

/// Which code a call may reach whose receiver's type is not known: what meets a requirement, what overrides a member.
///
/// A call leads to one node, and that to all it may reach, so that there are as many edges as calls and witnesses.
struct DispatchLinker {
  let program: Program
  let platform: PlatformEffects
  /// An override: the member of the superclass, and the one of the subclass.
  private(set) var overrides: [(base: EffectNodeID, override: EffectNodeID, subclass: EntityID)] = []

  init(_ program: Program, _ platform: PlatformEffects) {
    self.program = program
    self.platform = platform
  }

  /// What types of the product have in the place of each requirement. O(conformances · requirements).
  func addWitnesses(_ nodes: EffectNodes, to edges: inout EffectEdges) {
    let requirements = self.requirements()
    for entity in program.entities.ids where program.entities[entity].kind != .protocol {
      if isTest(entity) { continue }
      var isDouble: Bool?
      for ancestor in program.ancestors[entity] where ancestor.isDeclared {
        guard let asked = requirements[ancestor] else { continue }
        isDouble = isDouble ?? self.isDouble(entity)
        if isDouble == true { break }
        for requirement in asked {
          guard let asked = nodes.node(of: requirement) else { continue }
          if let witness = witness(of: requirement, in: entity) {
            guard let own = nodes.node(of: witness) else { continue }
            edges.add(from: asked, to: nodes.call(of: own))
            if isStoredStatic(witness) { edges.own.append(state(witness, at: asked)) }
            if let setter = nodes.setter(of: asked), let code = nodes.setter(of: own) {
              edges.add(from: setter, to: code)
            }
          } else if platform.isService(entity), !hasDefault(requirement, of: ancestor) {
            // `extension URLSession: Loading {}`: the platform itself meets it.
            edges.own.append(effect(of: entity, by: requirement, at: asked))
          }
        }
      }
    }
    for (entity, asked) in requirements {
      for requirement in asked {
        for other in program.members.find(MemberTable.entity(entity), name(of: requirement))
        where isAlike(other, requirement) && !isRequirement(other) {
          if let asked = nodes.node(of: requirement), let own = nodes.node(of: other) {
            edges.add(from: asked, to: own)
          }
        }
      }
    }
  }

  /// By protocol of the project.
  private func requirements() -> [EntityID: [DeclarationID]] {
    var found: [EntityID: [DeclarationID]] = [:]
    for entity in program.entities.ids {
      let declared = program.entities[entity]
      guard declared.kind == .protocol, !declared.isPlatform else { continue }
      let asked = program.children(of: declared.declaration).filter { id in
        switch program.declarations[id].kind {
        case .function, .property, .subscript, .initializer: true
        default: false
        }
      }
      if !asked.isEmpty { found[entity] = asked }
    }
    return found
  }

  private func witness(of requirement: DeclarationID, in entity: EntityID) -> DeclarationID? {
    let name = name(of: requirement)
    for owner in [entity] + program.ancestors[entity]
    where owner == entity || owner.isDeclared && program.entities[owner].kind == .class {
      for id in program.members.find(MemberTable.entity(owner), name) where isAlike(id, requirement) {
        return Int(program.declarations[id].file) == program.platformFile ? nil : id
      }
    }
    return nil
  }

  private func hasDefault(_ requirement: DeclarationID, of entity: EntityID) -> Bool {
    program.members.find(MemberTable.entity(entity), name(of: requirement)).contains {
      isAlike($0, requirement) && !isRequirement($0)
    }
  }

  private func effect(of type: EntityID, by requirement: DeclarationID, at node: EffectNodeID) -> OwnEffect {
    let fact = program.fact(requirement)
    let symbol = EffectSymbol(
      form: .member, type: type, member: name(of: requirement),
      file: program.declarations[requirement].file, start: fact.nameStart)
    return OwnEffect(
      node: node, groups: platform.effects(of: type, member: name(of: requirement)),
      isHidden: true, symbol: symbol)
  }

  private func isStoredStatic(_ id: DeclarationID) -> Bool {
    let declaration = program.declarations[id]
    return declaration.kind == .property && declaration.flags.contains(.isStatic)
      && !declaration.flags.contains(.isComputed)
  }

  /// Whoever asks a type for the static that a protocol demands reaches what the type keeps there.
  private func state(_ witness: DeclarationID, at requirement: EffectNodeID) -> OwnEffect {
    let declaration = program.declarations[witness]
    let symbol = EffectSymbol(
      form: .state, type: declaration.entity, member: declaration.name, file: declaration.file,
      start: program.fact(witness).nameStart)
    return OwnEffect(node: requirement, groups: .sharedState, isHidden: true, symbol: symbol, state: witness)
  }

  /// Finds the members that subclasses override. O(overrides · superclasses).
  mutating func findOverrides(_ nodes: inout EffectNodes) {
    for node in nodes.declarations.ids {
      let id = nodes.declarations[node]
      let declaration = program.declarations[id]
      guard declaration.flags.contains(.isOverride), declaration.type.isDeclared, declaration.kind != .initializer,
        !program.isTestFile[Int(declaration.file)],
        let base = overridden(id, in: declaration.type).flatMap({ nodes.node(of: $0) })
      else { continue }
      nodes.addDispatch(of: base)
      overrides.append((base, node, declaration.type))
    }
  }

  private func overridden(_ id: DeclarationID, in entity: EntityID) -> DeclarationID? {
    for owner in program.ancestors[entity] where owner.isDeclared && program.entities[owner].kind == .class {
      for other in program.members.find(MemberTable.entity(owner), name(of: id)) where isAlike(other, id) {
        return other
      }
    }
    return nil
  }

  /// Overrides of types that are constructed somewhere, themselves or a subclass of theirs.
  func addOverrides(_ nodes: EffectNodes, to edges: inout EffectEdges) {
    var isConstructed = IDTable<EntityID, Bool>(repeating: false, count: program.entities.count)
    for entity in edges.constructed {
      isConstructed[entity] = true
      for ancestor in program.ancestors[entity] where ancestor.isDeclared { isConstructed[ancestor] = true }
    }
    for (base, dispatch) in nodes.dispatches { edges.add(from: dispatch, to: base) }
    for found in overrides where isConstructed[found.subclass] {
      edges.add(from: nodes.call(of: found.base), to: nodes.call(of: found.override))
    }
  }

  // MARK: Declarations

  /// It stands in for another type in a test or a preview, wherever it is declared.
  private func isDouble(_ entity: EntityID) -> Bool {
    let signals = NameSignals(program.symbols[program.entities[entity].name], program.known.knowledge)
    let declaration = program.declarations[program.entities[entity].declaration]
    return signals.isTestDouble || signals.isPreview && declaration.flags.contains(.isConditional)
  }

  private func isTest(_ entity: EntityID) -> Bool {
    program.isTestFile[Int(program.declarations[program.entities[entity].declaration].file)]
  }

  private func isRequirement(_ id: DeclarationID) -> Bool { program.isRequirement(program.declarations[id]) }

  private func name(of id: DeclarationID) -> Symbol {
    let declaration = program.declarations[id]
    return switch declaration.kind {
    case .initializer: program.identifiers.initializer
    case .subscript: program.identifiers.subscriptName
    default: declaration.name
    }
  }

  /// Kind and labels are the same.
  private func isAlike(_ a: DeclarationID, _ b: DeclarationID) -> Bool {
    let (left, right) = (program.declarations[a], program.declarations[b])
    guard left.kind == right.kind, left.flags.contains(.isStatic) == right.flags.contains(.isStatic) else {
      return false
    }
    return left.kind == .property || labels(a).elementsEqual(labels(b))
  }

  private func labels(_ id: DeclarationID) -> [Symbol] {
    program.parameters(of: id).map { program.declarations[$0].label }
  }
}
