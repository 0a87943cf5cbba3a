import DigraphFacts
import DigraphKnowledge
import DigraphLinking

/// What the parts of a type say of it.
extension TypeClassifier {
  /// It makes the body of a view from parts it is given.
  func hasMakeBody(_ index: Int) -> Bool {
    makeBody != 0 && program.members.first(MemberTable.entity(EntityID(index)), makeBody) >= 0
  }

  /// A private class of texts and numbers that asks nobody anything: what a parser fills bit by bit.
  func isOwnRecord(_ index: Int, _ entity: Entity, _ shape: TypeShape) -> Bool {
    guard program.declarations[Int(entity.declaration)].flags.containsAny(of: .hidden),
      program.inherited[index].isEmpty,
      !shape.storedProperties.isEmpty, !acting.contains(EntityID(index))
    else { return false }
    return shape.storedProperties.allSatisfy { id in
      let types = program.nominals(in: program.declaredTypes[Int(id)])
      return !types.isEmpty
        && types.allSatisfy {
          $0 >= 0 && program.entities[Int($0)].isPlatform
            && (program.entities[Int($0)].kind == .struct || program.entities[Int($0)].kind == .enum)
        }
    }
  }

  /// `class APIDecoder: JSONDecoder`: it inherits from plumbing of the platform.
  func isTool(_ index: Int) -> Bool {
    program.ancestors[index].contains { ancestor in
      (ancestor < 0 || program.entities[Int(ancestor)].isPlatform)
        && program.known(ancestor).map { $0.kind == .glue && $0.group == .plumbing } ?? false
    }
  }

  /// It has values and no code but what makes it: what that reaches is a finding of its own.
  func isMadeOfValues(_ shape: TypeShape, _ signals: NameSignals) -> Bool {
    shape.methods + shape.computedProperties + shape.staticFunctions == 0 && !signals.isService
  }

  /// It stores what a view shows and has no function to ask, be it its own or inherited.
  func onlyHolds(_ index: Int, _ shape: TypeShape) -> Bool {
    guard shape.methods == 0, !shape.storedProperties.isEmpty, !acting.contains(EntityID(index)),
      !isShared(index, shape, by: .own)
    else { return false }
    return !program.ancestors[index].contains {
      $0 >= 0 && !program.entities[Int($0)].isPlatform && shapes[Int($0)].methods > 0
    }
  }

  /// A bridge between two others: its methods send what they are given.
  func isEventChannel(_ index: Int, _ shape: TypeShape) -> Bool {
    !acting.contains(EntityID(index)) && !asking.contains(EntityID(index)) && !isSharedAndDoes(index, shape)
      && program.holdsOnlyEventChannels(EntityID(index), shape)
  }

  /// `final class Box<Value>`: nothing is asked of what it holds, so it does no work with it.
  func isContainer(_ index: Int, _ entity: Entity) -> Bool {
    let parameters = program.generics[index].filter { program.declarations[Int($0)].parent == entity.declaration }
    let file = program.files[Int(program.declarations[Int(entity.declaration)].file)]
    // What an extension says of the world outside, as a test's may, is no matter.
    guard entity.kind == .class, !parameters.isEmpty, file.inherited(of: program.fact(entity.declaration)).isEmpty,
      program.ancestors[index].allSatisfy({ $0 < 0 || program.entities[Int($0)].isPlatform })
    else { return false }
    return parameters.allSatisfy { program.declaredTypes[Int($0)] == TypeArena.unknown }
  }

  /// Nothing is in it, and no protocol of the project gives it anything to do.
  func isEmpty(_ index: Int, _ shape: TypeShape) -> Bool {
    guard shape.storedProperties.isEmpty, shape.methods + shape.computedProperties + shape.staticFunctions == 0 else {
      return false
    }
    return !program.ancestors[index].contains { $0 >= 0 && !program.entities[Int($0)].isPlatform }
  }

  /// A class that behaves or changes, and of which everyone uses one instance.
  func isSharedAndDoes(_ index: Int, _ shape: TypeShape) -> Bool {
    (shape.methods + shape.computedProperties > 0 || shape.hasMutableState)
      && isShared(index, shape, by: .own)
  }

  /// A class that has a static of its own type by one of the names.
  func isShared(_ index: Int, _ shape: TypeShape, by trait: KnownTraits) -> Bool {
    guard program.entities[index].kind != .struct else { return false }
    return shape.staticProperties.contains { id in
      let node = program.types[program.declaredTypes[Int(id)]]
      return (node.form == .nominal || node.form == .selfType) && node.head == EntityID(index)
        && program.known.traits(.member, program.declarations[Int(id)].name).contains(trait)
    }
  }

  /// A class all of whose initializers take values and nothing else: an entity rather than a service.
  func isMadeFromData(_ index: Int, _ marks: KnownTraits, _ shape: TypeShape) -> Bool {
    let initializers = Array(program.members.find(MemberTable.entity(EntityID(index)), program.identifiers.initializer))
    guard !initializers.isEmpty, !shape.storedProperties.isEmpty, !acting.contains(EntityID(index)),
      !isSharedAndDoes(index, shape)
    else { return false }
    return initializers.allSatisfy { id in
      let parameters = program.parameters(of: id)
      return !parameters.isEmpty
        && parameters.allSatisfy { program.types.form(program.declaredTypes[Int($0)]) != .function }
    }
  }
}
