import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport
import DigraphRules
import DigraphSyntax
import SourceEditing
import SourceUses

/// Whether what a use asks for is the same when the consumer is made.
extension InjectionFinder {
  /// The consumer would keep what others replace later.
  ///
  /// - Throws: where the way to a value leads through what is not there yet when the consumer is made.
  func isSetAnew(_ injection: Injection, _ group: Group) throws(Refusal) -> Bool {
    guard !injection.isMaker, group.edge.kind != .construct, let use = injection.uses.first else { return false }
    // A lazy property that others set stays one.
    if setsProperties, injection.kept?.isLazy ?? false { return false }
    let way = code.way(to: use)
    if let root = way.first?.type, code.isMade(consumer.entity, with: root), way.count > 1 {
      throw Refusal("'\(code.program.simpleName(root))' makes the consumer while it is made itself")
    }
    if let root = way.first?.type, way.count > 1, code.isShared(consumer.entity), code.asks(root, for: consumer.entity)
    {
      throw Refusal("'\(code.program.simpleName(root))' asks for the consumer while it is made itself")
    }
    // What is read at the same time anyway stays as early or late as it was.
    let isLazy = injection.kept?.isLazy ?? false
    guard isLazy || injection.uses.contains(where: { !$0.isKept && !($0.isInInitializer && $0.closures.isEmpty) })
    else { return false }
    if isMadeAnew(by: group) || isLookedUp(injection, group) || code.leadsBack(way, to: consumer.entity) { return true }
    if group.edge.kind == .singleton, isMadeWhenAsked(group) || readsBeforeLaunch(group) { return true }
    for step in way {
      guard let member = step.member else { continue }
      let flags = code.program.declarations[member].flags
      let name = code.program.symbols[code.program.declarations[member].name]
      guard flags.contains(.isVar), !flags.contains(.isComputed) else { continue }
      // It may not be there yet when the consumer is made.
      if code.isImplicitlyUnwrapped(member) { return true }
      guard code.isSetAnew(member) || step.type.map({ code.changesInPlace($0) }) ?? false else { continue }
      let isCopied = step.type.map { !$0.isDeclared || code.program.entities[$0].kind != .class } ?? true
      if isCopied, injection.uses.contains(where: { $0.members.contains(where: \.isWritten) }) {
        throw Refusal("'\(name)' is set anew later, and the consumer would keep what it was")
      }
      return true
    }
    return false
  }
}

extension InjectionFinder {
  /// A locator that is told what to look for looks for it when it is asked: what is registered may come later than the
  /// consumer, and be made anew each time.
  private func isLookedUp(_ injection: Injection, _ group: Group) -> Bool {
    guard group.edge.kind == .locator, !code.isFactory(group.edge.declaration) else { return false }
    return injection.uses.contains { use in
      let source = use.source
      guard source.kind(of: use.expression) == .chainExpr,
        let last = source.children(of: use.expression).last(where: { source.end(of: $0) <= use.end })
      else { return false }
      switch source.kind(of: last) {
      case .subscriptSuffix: return true
      case .callSuffix:
        if !source.children(of: last).isEmpty { return true }
        // Its type tells a generic function what to look for.
        let function = code.way(to: use).last?.member
        return function.map { code.program.declarations[$0].kind == .function && code.isGeneric($0) } ?? true
      default: return false
      }
    }
  }
}

extension CodeBase {
  /// A function has generic parameters of its own.
  fileprivate func isGeneric(_ function: DeclarationID) -> Bool {
    place(of: function).map { source, node in source.child(of: node, .genericParameterClause) != nil } ?? true
  }
}

extension InjectionFinder {
  /// When what a package gives is made, and from which thread it may be asked, its code alone says; what WebKit gives is
  /// made on the main thread, and a panel that everyone shares when the first asks for it.
  private func isMadeWhenAsked(_ group: Group) -> Bool {
    let node = results.graph.nodes[group.edge.target]
    switch node.ownership {
    case .project: return false
    case .package:
      return group.edge.declaration.map { Int(code.program.declarations[$0].file) == code.program.platformFile } ?? true
    case .platform:
      let isOnMainThread = consumer.isInterface || code.isolation(of: consumer.entity) != nil
      let text = code.program.known.textName(ofType: code.program.symbols.find(node.name))
      return text == "WebKit" && !isOnMainThread || node.name.hasSuffix("Panel")
    }
  }
}

extension InjectionFinder {
  /// The application makes the consumer before it is launched; made as early, the shared instance would read what the
  /// launch is still to write or remove.
  private func readsBeforeLaunch(_ group: Group) -> Bool {
    let effects = group.edge.declaration.map { results.effects.groups(of: $0).groups } ?? []
    let made = initializers(of: group.edge.target).map { results.effects.groups(of: $0).groups }
    guard ([effects] + made).contains(where: { $0.contains(where: \.isVolatile) }) else { return false }
    return code.makers(of: consumer.entity).contains {
      code.conforms(
        $0, to: ["App", "NSApplicationDelegate", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"])
    }
  }
}

extension CodeBase {
  /// A name in a chain: a type, or a variable, property or function with the type of what it gives.
  struct Step {
    var type: EntityID?
    var member: DeclarationID?
  }

  /// What the names of an expression mean, as far as they are known: `Application.shared.settings`.
  func way(to use: Use) -> [Step] {
    let source = use.source
    let parts = source.kind(of: use.expression) == .chainExpr ? source.children(of: use.expression) : [use.expression]
    var way: [Step] = []
    for part in parts where source.end(of: part) <= use.end {
      let symbol = program.symbols.find(source.text(of: part).filter { $0 != "`" })
      switch source.kind(of: part) {
      case .nameExpr:
        let found = program.members.find(MemberTable.topLevel, symbol).filter {
          Int(program.declarations[$0].file) != program.platformFile
        }
        // What tests or other targets call the same is another one.
        let file = index(of: source).map { Int($0) }
        let near = found.first { id in
          let home = Int(program.declarations[id].file)
          return file.map { program.isSameModule($0, home) && program.isTestFile[$0] == program.isTestFile[home] }
            ?? true
        }
        guard symbol != 0, let first = near ?? found.first(where: { _ in true }) else { return way }
        way.append(step(first))
      case .memberSuffix:
        guard symbol != 0, let owner = way.last?.type else { return way }
        let found = [owner] + program.ancestors[owner]
        guard
          let member = found.lazy.filter(\.isDeclared).flatMap({
            self.program.members.find(MemberTable.entity($0), symbol)
          }).first
        else { return way }
        way.append(step(member, of: owner))
      default: continue
      }
    }
    return way
  }

  /// - Parameter owner: a shared instance whose type is not written is one of it.
  private func step(_ id: DeclarationID, of owner: EntityID? = nil) -> Step {
    let declaration = program.declarations[id]
    if declaration.kind.isNominal { return Step(type: declaration.entity) }
    let type = program.declaredTypes[id]
    let node = program.types[type]
    if node.form == .nominal, node.entity == program.wellKnown.optional,
      let value = program.types.arguments(of: type).first
    {
      return Step(type: program.types[value].entity, member: id)
    }
    let isKnown = node.form == .nominal
    return Step(type: isKnown ? node.entity : declaration.flags.contains(.isStatic) ? owner : nil, member: id)
  }

  /// It is declared as `T!`.
  func isImplicitlyUnwrapped(_ id: DeclarationID) -> Bool {
    let type = program.fact(id).type
    return type >= 0
      && program.files[Int(program.declarations[id].file)].types[Int(type)].flags.contains(.implicitlyUnwrapped)
  }

  /// What a variable of a value holds changes without another one being put there: by a function that changes it, or
  /// by one of its properties.
  func changesInPlace(_ entity: EntityID) -> Bool {
    guard entity.isDeclared, !program.entities[entity].isPlatform else { return false }
    guard [.enum, .struct].contains(program.entities[entity].kind) else { return false }
    return parts(of: entity).contains { part in
      program.children(of: part).contains { id in
        let declaration = program.declarations[id]
        if declaration.flags.contains(.isMutating) { return true }
        return declaration.kind == .property && declaration.flags.contains(.isVar)
          && !declaration.flags.containsAny(of: [.isStatic, .isComputed, .hasPrivateSetter])
          && !declaration.flags.containsAny(of: .hidden)
      }
    }
  }

  /// Code of the product that is no initializer gives a property another value.
  func isSetAnew(_ property: DeclarationID) -> Bool {
    let declaration = program.declarations[property]
    let isSetOutside = assignments(of: property).contains { reference in
      !program.isTestFile[Int(reference.file)]
        && reference.context.map { program.declarations[$0].kind != .initializer } ?? true
    }
    if isSetOutside { return true }
    guard let owner = declaration.entity else { return false }
    let name = program.symbols[declaration.name]
    return parts(of: owner).compactMap { place(of: $0) }.contains { source, node in
      source.subtree(of: node).contains { place in
        guard source.kind(of: place) == .assignmentOperator else { return false }
        let path = source.nodes(covering: source.start(of: place), source.end(of: place))
        let block = path.lastIndex { source.kind(of: $0) == .memberBlock } ?? 0
        guard block + 1 < path.count, source.kind(of: path[block + 1]) != .initializerDecl,
          let sequence = path.last(where: { source.kind(of: $0) == .sequenceExpr }),
          let target = source.children(of: sequence).first
        else { return false }
        return [name, "self.\(name)", "Self.\(name)", "\(program.simpleName(owner)).\(name)"].contains(
          source.text(of: target))
      }
    }
  }

  /// Making a value of a type makes one of another: its initializers, first values, and functions that those call.
  func isMade(_ consumer: EntityID, with root: EntityID) -> Bool { makers(of: consumer).contains(root) }

  /// The types whose values make one of another while they are made themselves.
  func makers(of consumer: EntityID) -> [EntityID] {
    var found: [EntityID] = []
    var seen: Set<EntityID> = []
    var pending = [consumer]
    while let next = pending.popLast() {
      for reference in constructions(of: next) {
        guard let maker = reference.consumer.type, isMadeAtOnce(reference, by: maker), seen.insert(maker).inserted
        else { continue }
        found.append(maker)
        pending.append(maker)
      }
    }
    return found
  }

  /// A shared instance that makes the consumer while it is made would be asked for meanwhile: by what gives the value, or
  /// by what makes that.
  func leadsBack(_ way: [Step], to consumer: EntityID) -> Bool {
    guard let root = way.first?.type, way.count > 1 else { return false }
    let makers = makers(of: consumer).filter { $0 != root && isShared($0) }
    guard !makers.isEmpty else { return false }
    let names = Set(makers.map { program.simpleName($0) })
    let isAsked = way.dropFirst().contains { step in
      guard let member = step.member, let (source, node) = place(of: member) else { return false }
      return source.subtree(of: node).contains {
        source.kind(of: $0) == .nameExpr && names.contains(source.text(of: $0))
      }
    }
    return isAsked || makers.contains { asks(root, for: $0) }
  }

  /// A static or global property holds one that is made when somebody first asks for it.
  func isShared(_ entity: EntityID) -> Bool {
    constructions(of: entity).contains { reference in
      guard let context = reference.context else { return false }
      let declaration = program.declarations[context]
      return declaration.kind == .property && !declaration.flags.contains(.isComputed)
        && (declaration.flags.contains(.isStatic) || declaration.entity == nil)
    }
  }

  /// What runs when a value of a type or its shared instance is made names another type: its first values, and its
  /// initializers.
  func asks(_ root: EntityID, for other: EntityID) -> Bool {
    guard root != other else { return false }
    let name = program.simpleName(other)
    return parts(of: root).contains { part in
      program.children(of: part).contains { id in
        let declaration = program.declarations[id]
        let isRun =
          declaration.kind == .initializer
          || declaration.kind == .property && !declaration.flags.containsAny(of: [.isComputed, .isLazy])
        guard isRun, let (source, node) = place(of: id) else { return false }
        return source.subtree(of: node).contains { place in
          guard source.kind(of: place) == .nameExpr, source.text(of: place) == name else { return false }
          let path = source.nodes(covering: source.start(of: place), source.end(of: place))
          return !path.contains { [.accessorBlock, .closureExpr].contains(source.kind(of: $0)) && $0 > node }
        }
      }
    }
  }

  private func isMadeAtOnce(_ reference: Reference, by maker: EntityID) -> Bool {
    guard let context = reference.context, let source = source(file: reference.file) else { return false }
    let path = source.nodes(covering: Int(reference.start), Int(reference.end))
    let block = path.lastIndex { source.kind(of: $0) == .memberBlock } ?? 0
    if path[block...].contains(where: { source.kind(of: $0) == .closureExpr }) { return false }
    let declaration = program.declarations[context]
    switch declaration.kind {
    case .initializer: return true
    case .property: return !declaration.flags.containsAny(of: [.isComputed, .isLazy])
    case .function:
      let name = program.symbols[declaration.name]
      return program.members.find(MemberTable.entity(maker), program.identifiers.initializer).contains { id in
        guard let (source, node) = place(of: id) else { return false }
        return source.subtree(of: node).contains { part in
          [.nameExpr, .memberSuffix].contains(source.kind(of: part)) && source.text(of: part) == name
            && source.isCalled(behind: source.end(of: part))
        }
      }
    default: return false
    }
  }
}
