import DigraphFacts
import DigraphReport

/// Second stage of linking: what each type inherits from and conforms to, wherever that is said.
enum InheritanceLinker {
  /// How many types beyond those that its own clauses name a type inherits from, nearest first. No code that a compiler
  /// takes comes near it; without a bound, the lists of a chain grow with the square of its length.
  private static let farAncestors = 256
  /// How many of the types that its own clauses name count: each use of a member looks through all.
  private static let nearAncestors = 512

  /// O(clauses + types), with the bound on ancestors as the factor.
  static func link(_ program: inout Program, references: inout [Reference]) {
    var sink = TypeSink(types: program.types)
    program.types = TypeArena()
    for id in program.declarations.ids {
      let declaration = program.declarations[id]
      guard declaration.kind.isNominal || declaration.kind == .extension else { continue }
      resolve(id, declaration, &program, &sink, &references)
    }
    program.types = sink.types
    findAncestors(&program)
  }

  private static func resolve(
    _ id: DeclarationID, _ declaration: Declaration, _ program: inout Program, _ sink: inout TypeSink,
    _ references: inout [Reference]
  ) {
    let fact = program.fact(id)
    let file = Int(declaration.file)
    let place = TypePlace(file: file, declaration: id, isHead: true)
    for attribute in program.files[file].attributes(of: fact) where declaration.type.isDeclared {
      // `@Reducer`: a macro by the name of a package's protocol makes the type conform to it.
      let name = program.symbols.symbol(file: file, program.files[file].types[Int(attribute.type)].name)
      if case .entity(let entity) = program.topLevelType(name, file: file).0, program.entities[entity].isPlatform,
        program.entities[entity].kind == .protocol
      {
        program.inherited[declaration.type].append(sink.types.nominal(entity))
      }
    }
    let inherited = program.files[file].inherited(of: fact)
    var index = inherited.lowerBound
    while index < inherited.upperBound {
      let written = program.files[file].types[index]
      sink.mentions.removeAll(keepingCapacity: true)
      sink.isDivided = false
      var type = program.resolve(index, at: place, into: &sink)
      if sink.isDivided {
        type = program.addMentionsInOtherLights(of: index, type, at: place, into: &sink)
        // What is a superclass in one module may be another one in the next; members are seen by module anyway.
        for mention in sink.mentions.dropFirst()
        where declaration.type.isDeclared && isStoodFor(mention, in: program.files[file].types, at: index) {
          program.inherited[declaration.type].append(sink.types.nominal(mention.entity))
        }
      }
      // The raw type of an enumeration is no supertype.
      let node = sink.types[type]
      let isRaw =
        program.isEnumeration(declaration) && node.form == .nominal && node.entity.isDeclared
        && program.entities[node.entity].isPlatform && program.entities[node.entity].kind == .struct
      if declaration.type.isDeclared, type != TypeArena.unknown, !isRaw {
        if sink.types.form(type) == .composition || sink.types.form(type) == .choice {
          program.inherited[declaration.type] += sink.types.arguments(of: type)
        } else {
          program.inherited[declaration.type].append(type)
        }
      }
      for mention in sink.mentions {
        let isInherited = isStoodFor(mention, in: program.files[file].types, at: index)
        references.append(
          Reference(
            consumer: .type(declaration.type), kind: isInherited ? .inherit : .mention, certainty: mention.certainty,
            target: mention.entity, flags: [], file: declaration.file,
            start: mention.start, end: mention.end, member: 0, declaration: nil, context: id, owner: nil))
      }
      if declaration.type.isDeclared, !isRaw {
        for entity in aliased(type, sink, program) {
          references.append(
            Reference(
              consumer: .type(declaration.type), kind: .inherit, certainty: .exact, target: entity, flags: [],
              file: declaration.file, start: written.start, end: written.end, member: 0, declaration: nil, context: id,
              owner: nil))
        }
      }
      index = Int(written.subtreeEnd)
    }
  }

  /// Whether a type that a clause names is one that it stands for, or one part of a composition is: neither a generic
  /// argument nor a qualifier is, which ends where the name behind it has not begun.
  private static func isStoodFor(_ mention: TypeMention, in types: [TypeFact], at index: Int) -> Bool {
    var position = index
    while position < Int(types[index].subtreeEnd) {
      let part = types[position]
      guard part.kind == .named || part.kind == .member else {
        position += 1
        continue
      }
      if part.start == mention.start, part.end == mention.end { return true }
      position = Int(part.subtreeEnd)
    }
    return false
  }

  /// The types of the project that a clause stands for and does not name: those behind an alias.
  private static func aliased(_ type: TypeID, _ sink: TypeSink, _ program: Program) -> [EntityID] {
    let isOfParts = sink.types.form(type) == .composition || sink.types.form(type) == .choice
    return (isOfParts ? Array(sink.types.arguments(of: type)) : [type]).compactMap { part in
      guard sink.types.form(part) == .nominal else { return nil }
      let entity = sink.types[part].entity
      let isOfProject = entity.isDeclared && !program.entities[entity].isPlatform
      return isOfProject && !sink.mentions.contains { $0.entity == entity } ? entity : nil
    }
  }

  private static func findAncestors(_ program: inout Program) {
    // Marks of visited entities, by the round in which they were seen.
    var seen: [EntityID: EntityID] = [:]
    for entity in program.entities.ids {
      var ancestors: [EntityID] = []
      var position = -1
      seen[entity] = entity
      var most = nearAncestors
      while true {
        let current = position < 0 ? entity : ancestors[position]
        if current.isDeclared {
          for type in program.inherited[current] where program.types.form(type) == .nominal {
            let head = program.types[type].entity
            if ancestors.count == most { break }
            if seen.updateValue(entity, forKey: head) != entity { ancestors.append(head) }
          }
        }
        if position < 0 { most = ancestors.count + farAncestors }
        position += 1
        if position >= ancestors.count || ancestors.count == most { break }
      }
      program.ancestors[entity] = ancestors
    }
  }
}
