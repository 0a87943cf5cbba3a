import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport
import DigraphRules
import DigraphSyntax
import SourceEditing
import SourceUses
import TestDoubles

/// Whether a test could put another one in the place of what is handed in: what cannot be replaced is not worth a patch.
extension InjectionFinder {
  func checkReplacement(_ injection: Injection, _ group: Group) throws(Refusal) {
    guard !injection.isProtocol, let type = results.graph.nodes[group.edge.target].key.entity else { return }
    let isMadeBySystem = ([type] + (type.isDeclared ? code.program.ancestors[type] : [])).contains {
      code.program.known($0)?.traits.contains(.madeBySystem) ?? false
    }
    if isMadeBySystem { throw Refusal("the system alone makes its type, so that a test has no other one to hand in") }
    guard let own = code.program.projectEntity(type) else { return try checkMembers(injection, type) }
    try checkClosure(injection, group)
    if code.program.declarations[code.program.entities[own].declaration].flags.containsAny(of: .hidden) {
      throw injection.because("its type is private, and others make the consumer")
    }
    if injection.isMaker {
      // One that fails is something else.
      guard group.edge.kind == .construct, code.isClosed(own), !injection.isThrowing,
        request.abstraction != RefactoringRequest.Abstraction.none
      else { return }
      throw injection.because("nothing can inherit from it, so that no double can take its place")
    }
    if code.isGiven(own, besides: group.edge.declaration) { return }
    if request.abstraction != RefactoringRequest.Abstraction.none, code.isAlwaysTheSame(own),
      results.effects.hidden(ofType: own).groups.contains(where: \.isVolatile)
    {
      throw injection.because("any other one of its type reaches the same, so that a test has none to hand in")
    }
    let initializers = code.program.members.find(MemberTable.entity(own), code.program.identifiers.initializer)
    let isSealed = initializers.allSatisfy { code.program.declarations[$0].flags.containsAny(of: .hidden) }
    guard !initializers.isEmpty, isSealed else { return }
    throw injection.because("its initializers are private, so that a test has no other one to hand in")
  }

  /// What is set of a value that is copied, or changes it, would change the copy that the consumer keeps.
  func checkCopies(_ injection: Injection, _ group: Group) throws(Refusal) {
    guard !injection.isProtocol, group.edge.kind != .construct,
      let type = results.graph.nodes[group.edge.target].key.entity, type.isDeclared,
      [.enum, .struct].contains(code.program.entities[type].kind)
    else { return }
    let asked = injection.uses.flatMap(\.members)
    let reader = RequirementReader(code: code, dependency: type, file: consumer.file)
    do throws(RequirementReader.Obstacle) {
      _ = try reader.requirements(for: asked)
    } catch {
      if case .isMutating = error { throw Refusal("\(error.text), so that a copy of it would not do") }
    }
  }

  /// `Current.date()`: what the closure gives is not of the type that keeps it, and a test sets the closure where it is.
  private func checkClosure(_ injection: Injection, _ group: Group) throws(Refusal) {
    guard let declaration = group.edge.declaration, code.program.declarations[declaration].kind == .property,
      code.program.isFunction(code.program.declaredTypes[declaration]), injection.value.hasSuffix(")")
    else { return }
    throw Refusal("it calls a closure that a property keeps, which a test sets there")
  }
}

extension InjectionFinder {
  /// What is asked of a value of the platform are members that the project has added, and that ask the one that all
  /// share: `extension Bundle { var version: String { Bundle.main … } }`.
  private func checkMembers(_ injection: Injection, _ type: EntityID) throws(Refusal) {
    let names = Set(injection.uses.flatMap { $0.members.map(\.name) })
    guard !names.isEmpty, injection.uses.allSatisfy({ $0.fate == .asked }) else { return }
    let value = injection.value.filter { !$0.isWhitespace }
    let areBlind = names.allSatisfy { name in
      let own = code.members(name, of: type).compactMap { code.place(of: $0) }
      return !own.isEmpty
        && own.allSatisfy { source, node in
          source.subtree(of: node).contains { part in
            source.kind(of: part) == .chainExpr && source.text(of: part).filter { !$0.isWhitespace }.hasPrefix(value)
          }
        }
    }
    guard areBlind else { return }
    throw Refusal("what is asked of it asks '\(value)' itself, whatever it is asked of")
  }

  /// `Settings[\.theme]` reaches the shared instance as well, and takes no other one.
  func checkSubscripts(_ dependency: DependencyGraph.Node, _ group: Group) throws(Refusal) {
    guard group.edge.kind == .singleton, dependency.ownership == .project else { return }
    let isReached = consumer.parts.contains { source, node in
      source.subtree(of: node).contains { place in
        guard source.kind(of: place) == .chainExpr else { return false }
        let parts = source.children(of: place)
        return parts.count > 1 && source.text(of: parts[0]) == dependency.name
          && source.kind(of: parts[1]) == .subscriptSuffix
      }
    }
    if isReached { throw Refusal("a static subscript reaches it as well, and asks no other one") }
  }

  /// The default of a parameter that other modules see names nothing that they do not.
  func checkSight(_ use: Use, _ group: Group) throws(Refusal) {
    guard isExported, !request.style.isRequired, group.edge.kind != .construct else { return }
    let isPublic = consumer.initializers.contains { code.program.declarations[$0.id].flags.contains(.isPublic) }
    for step in code.way(to: use) {
      guard let member = step.member, Int(code.program.declarations[member].file) != code.program.platformFile else {
        continue
      }
      let declaration = code.program.declarations[member]
      let outer = code.program.parent(of: declaration)
      let flags = outer?.kind == .extension ? declaration.flags.union(outer?.flags ?? []) : declaration.flags
      let isSeen = flags.contains(.isPublic) || !isPublic && flags.contains(.isPackage)
      if !isSeen {
        let name = code.program.symbols[declaration.name]
        throw Refusal("its default would name '\(name)', which other modules do not see")
      }
    }
  }

  /// What a package gives may depend on what an initializer has told it, or the process, before.
  func checkOrder(_ uses: [Use], _ dependency: DependencyGraph.Node) throws(Refusal) {
    guard dependency.ownership == .package else { return }
    for use in uses where use.isInInitializer && use.closures.isEmpty {
      let source = use.source
      guard let body = use.path.first(where: { source.kind(of: $0) == .codeBlock }) else { continue }
      let isTold = source.children(of: body).contains { item in
        guard source.end(of: item) <= use.start else { return false }
        return source.subtree(of: item).contains { node in
          guard source.kind(of: node) == .chainExpr else { return false }
          let parts = source.children(of: node)
          let isType = source.text(of: parts[0]).first?.isUppercase ?? false
          // Neither a value that is made nor what an instance is asked.
          return source.kind(of: parts[1]) == .callSuffix ? !isType : isType && parts.count > 2
        }
      }
      if isTold { throw Refusal("what its initializer does before may matter to it") }
    }
  }
}

extension CodeBase {
  /// Nothing can inherit from a type and override its members.
  fileprivate func isClosed(_ entity: EntityID) -> Bool {
    program.entities[entity].kind != .class
      || program.declarations[program.entities[entity].declaration].flags.contains(.isFinal)
  }
}

extension CodeBase {
  /// A static member of a type gives others one as well: `static func forTests() -> Store`.
  fileprivate func isGiven(_ entity: EntityID, besides known: DeclarationID?) -> Bool {
    parts(of: entity).contains { part in
      program.children(of: part).contains { id in
        let declaration = program.declarations[id]
        return id != known && declaration.flags.contains(.isStatic) && !declaration.flags.containsAny(of: .hidden)
          && [.function, .property].contains(declaration.kind)
          && program.types[program.declaredTypes[id]].entity == entity
      }
    }
  }
}

extension CodeBase {
  /// All values of a type are alike: nothing inherits from it, nobody tells an initializer anything, and there is nothing
  /// to set.
  fileprivate func isAlwaysTheSame(_ entity: EntityID) -> Bool {
    guard isClosed(entity), [.class, .struct].contains(program.entities[entity].kind), results.ancestorsAreKnown(entity)
    else {
      return false
    }
    let initializers = program.members.find(MemberTable.entity(entity), program.identifiers.initializer)
    guard initializers.allSatisfy({ program.parameters(of: $0).isEmpty }) else { return false }
    return parts(of: entity).allSatisfy { part in
      program.children(of: part).allSatisfy { id in
        let declaration = program.declarations[id]
        guard declaration.kind == .property, !declaration.flags.contains(.isStatic) else { return true }
        if declaration.flags.contains(.isComputed) { return !declaration.flags.contains(.hasSetter) }
        if !initializers.isEmpty || program.entities[entity].kind == .class, !declaration.flags.contains(.isVar) {
          return true
        }
        return declaration.flags.containsAny(of: .hidden) || declaration.flags.contains(.hasPrivateSetter)
      }
    }
  }
}

extension ConsumerCode {
  /// The type, or one around it, is private to its file, or local to a function: no test makes one.
  var isOutOfReach: Bool {
    var next: Declaration? = code.program.declarations[code.program.entities[entity].declaration]
    while let declaration = next {
      if declaration.flags.containsAny(of: .hidden) || declaration.kind.isCallable { return true }
      next = code.program.parent(of: declaration)
    }
    return false
  }
}
