import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking

/// What the parts of a type say of it.
extension TypeClassifier {
  /// Nothing that its code does by itself leaves it, nor does what it inherits.
  func staysInside(_ id: EntityID) -> Bool {
    !effects.leaves(id)
      && program.ancestors[id].allSatisfy { ancestor in
        guard let own = program.projectEntity(ancestor) else { return program.known(ancestor)?.kind != .service }
        return program.entities[own].kind == .protocol || !effects.leaves(own)
      }
  }

  /// It inherits nothing, no protocol of the project stands before it, and all of its code is there and stays inside.
  func onlyComputes(_ id: EntityID) -> Bool {
    program.ancestors[id].isEmpty && staysInside(id) && !effects.hidden(ofType: id).contains(.unknown)
  }

  /// It makes the body of a view from parts it is given.
  func hasMakeBody(_ id: EntityID) -> Bool {
    makeBody != 0 && program.members.first(MemberTable.entity(id), makeBody) != nil
  }

  /// A private class of texts and numbers that asks nobody anything: what a parser fills bit by bit.
  func isOwnRecord(_ id: EntityID, _ entity: Entity, _ shape: TypeShape) -> Bool {
    guard program.declarations[entity.declaration].flags.containsAny(of: .hidden),
      program.inherited[id].isEmpty,
      !shape.storedProperties.isEmpty, !acting.contains(id)
    else { return false }
    return shape.storedProperties.allSatisfy { id in
      let types = program.nominals(in: program.declaredTypes[id])
      return !types.isEmpty
        && types.allSatisfy {
          $0.isDeclared && program.entities[$0].isPlatform
            && (program.entities[$0].kind == .struct || program.entities[$0].kind == .enum)
        }
    }
  }

  /// `class APIDecoder: JSONDecoder`: it inherits from plumbing of the platform.
  func isTool(_ id: EntityID) -> Bool {
    program.ancestors[id].contains { ancestor in
      (!ancestor.isDeclared || program.entities[ancestor].isPlatform)
        && program.known(ancestor).map { $0.kind == .glue && $0.group == .plumbing } ?? false
    }
  }

  /// It has values and no code but what makes it: what that reaches is a finding of its own.
  func isMadeOfValues(_ shape: TypeShape, _ signals: NameSignals) -> Bool {
    shape.methods + shape.computedProperties + shape.staticFunctions == 0 && !signals.isService
  }

  /// It stores what a view shows and has no function to ask, be it its own or inherited.
  func onlyHolds(_ id: EntityID, _ shape: TypeShape) -> Bool {
    guard shape.methods == 0, !shape.storedProperties.isEmpty, !acting.contains(id),
      !isShared(id, shape, by: .own)
    else { return false }
    return !program.ancestors[id].contains {
      $0.isDeclared && !program.entities[$0].isPlatform && shapes[$0].methods > 0
    }
  }

  /// A bridge between two others: its methods send what they are given.
  func isEventChannel(_ id: EntityID, _ shape: TypeShape) -> Bool {
    !acting.contains(id) && !asking.contains(id) && !isSharedAndDoes(id, shape)
      && program.holdsOnlyEventChannels(id, shape)
  }

  /// `final class Box<Value>`: nothing is asked of what it holds, so it does no work with it.
  func isContainer(_ id: EntityID, _ entity: Entity) -> Bool {
    let parameters = program.generics[id].filter { program.declarations[$0].parent == entity.declaration }
    let file = program.files[Int(program.declarations[entity.declaration].file)]
    // What an extension says of the world outside, as a test's may, is no matter.
    guard entity.kind == .class, !parameters.isEmpty,
      file.inherited(of: program.fact(entity.declaration)).isEmpty || isOfContainers(id),
      program.ancestors[id].allSatisfy({ !$0.isDeclared || program.entities[$0].isPlatform }) || isOfContainers(id)
    else { return false }
    return parameters.allSatisfy { program.declaredTypes[$0] == TypeArena.unknown }
  }

  /// `class Pipe<Value>: Stream<Value>`: all that it inherits is generic as well, or asks for values alone.
  private func isOfContainers(_ id: EntityID) -> Bool {
    program.ancestors[id].allSatisfy { ancestor in
      guard ancestor.isDeclared else { return false }
      let entity = program.entities[ancestor]
      if entity.kind == .protocol { return entity.isPlatform || !isSeam(ancestor) }
      return entity.kind == .class && !entity.isPlatform
        && program.generics[ancestor].contains { program.declarations[$0].parent == entity.declaration }
    }
  }

  /// Nothing is in it, and no protocol of the project gives it anything to do.
  func isEmpty(_ id: EntityID, _ shape: TypeShape) -> Bool {
    guard shape.storedProperties.isEmpty, shape.methods + shape.computedProperties + shape.staticFunctions == 0 else {
      return false
    }
    return !program.ancestors[id].contains { $0.isDeclared && !program.entities[$0].isPlatform }
  }

  /// A class that behaves or changes, and of which everyone uses one instance.
  func isSharedAndDoes(_ id: EntityID, _ shape: TypeShape) -> Bool {
    (shape.methods + shape.computedProperties > 0 || shape.hasMutableState)
      && isShared(id, shape, by: .own)
  }

  /// A class that has a static of its own type by one of the names.
  func isShared(_ id: EntityID, _ shape: TypeShape, by trait: KnownTraits) -> Bool {
    guard program.entities[id].kind != .struct else { return false }
    return shape.staticProperties.contains { property in
      let node = program.types[program.declaredTypes[property]]
      return (node.form == .nominal || node.form == .selfType) && node.entity == id
        && program.known.traits(.member, program.declarations[property].name).contains(trait)
    }
  }

  /// A class all of whose initializers take values and nothing else: an entity rather than a service.
  func isMadeFromData(_ id: EntityID, _ marks: KnownTraits, _ shape: TypeShape) -> Bool {
    let initializers = Array(program.members.find(MemberTable.entity(id), program.identifiers.initializer))
    guard !initializers.isEmpty, !shape.storedProperties.isEmpty, !acting.contains(id),
      !isSharedAndDoes(id, shape)
    else { return false }
    return initializers.allSatisfy { id in
      let parameters = program.parameters(of: id)
      return !parameters.isEmpty
        && parameters.allSatisfy { program.types.form(program.declaredTypes[$0]) != .function }
    }
  }
}
