import DigraphFacts
import WorkerThreads

/// Third stage of linking: the types that declarations are annotated with.
enum DeclaredTypes {
  /// About how many declarations one thread resolves at a time: so many whatever the number of threads, so that types
  /// are numbered alike.
  private static let chunk = 8_192

  /// O(types as written).
  ///
  /// - Returns: the references of what declarations are annotated with, in groups.
  static func link(_ program: inout Program, _ workers: Workers, counts: inout ResolutionCounts) -> [[Reference]] {
    var references: [Reference] = []
    program.declaredTypes = IDTable(repeating: TypeArena.unknown, count: program.declarations.count)
    var sink = TypeSink(types: program.types)
    program.types = TypeArena()
    // What others refer to comes first: aliases, then the bounds of generic parameters.
    for id in program.declarations.ids where program.declarations[id].kind == .typealias {
      resolve(id, &program, &sink, &references)
    }
    for id in program.declarations.ids {
      let kind = program.declarations[id].kind
      if kind == .genericParameter || kind == .associatedType {
        resolve(id, &program, &sink, &references)
      }
    }
    let parts = resolveOthers(&program, &sink, workers)
    var others: [Reference] = []
    for id in program.declarations.ids {
      requirements(of: id, &program, &sink, &others)
      extendedArguments(of: id, &program, &sink, &others)
    }
    program.types = sink.types
    counts += sink.counts
    return [references] + parts.map(\.references) + [others] + parts.map(\.attributes)
  }

  /// What a thread found in the files of a chunk.
  private struct Part: Sendable {
    var range: Range<Int>
    /// Of each declaration of the range, in ``types``.
    var declared: [TypeID]
    var types: TypeArena
    var references: [Reference] = []
    var attributes: [Reference] = []
    var counts = ResolutionCounts()
  }

  /// All that nothing else refers to: most of the types as written.
  private static func resolveOthers(_ program: inout Program, _ sink: inout TypeSink, _ workers: Workers) -> [Part] {
    let chunks = chunks(of: program)
    let known = program
    let types = sink.types
    let parts = workers.map(chunks.count) { part(of: chunks[$0], known, types) }
    let shared = types.count
    for part in parts {
      let places = sink.types.adopt(part.types, behind: shared)
      for (offset, type) in part.declared.enumerated() where type != TypeArena.unknown {
        program.declaredTypes[DeclarationID(index: part.range.lowerBound + offset)] =
          type.index < shared ? type : places[type.index - shared]
      }
      sink.counts += part.counts
    }
    return parts
  }

  /// The declarations of files one behind the other, as many as make up a chunk.
  private static func chunks(of program: Program) -> [Range<Int>] {
    var chunks: [Range<Int>] = []
    var start = 0
    for base in program.bases.dropFirst() where base.index - start >= chunk {
      chunks.append(start..<base.index)
      start = base.index
    }
    chunks.append(start..<program.declarations.count)
    return chunks
  }

  private static func part(of range: Range<Int>, _ program: Program, _ types: TypeArena) -> Part {
    var part = Part(range: range, declared: [], types: TypeArena())
    part.declared.reserveCapacity(range.count)
    var sink = TypeSink(types: types)
    for index in range {
      let id = DeclarationID(index: index)
      switch program.declarations[id].kind {
      case .typealias, .genericParameter, .associatedType, .extension: part.declared.append(TypeArena.unknown)
      default: part.declared.append(annotation(of: id, program, &sink, &part.references))
      }
      attributes(of: id, program, &sink, &part.attributes)
    }
    part.types = sink.types
    part.counts = sink.counts
    return part
  }

  /// References of the platform's interface are not the project's.
  private static func uncounted(
    _ declaration: Declaration, _ program: Program, _ sink: inout TypeSink, _ body: (inout TypeSink) -> TypeID
  ) -> TypeID {
    guard Int(declaration.file) == program.platformFile else { return body(&sink) }
    let counts = sink.counts
    defer { sink.counts = counts }
    return body(&sink)
  }

  private static func resolve(
    _ id: DeclarationID, _ program: inout Program, _ sink: inout TypeSink, _ references: inout [Reference]
  ) {
    let declaration = program.declarations[id]
    if declaration.kind == .associatedType {
      let inherited = program.files[Int(declaration.file)].inherited(of: program.fact(id))
      var index = inherited.lowerBound
      while index < inherited.upperBound {
        let type = resolve(index, id, declaration, program, &sink, &references)
        if program.declaredTypes[id] == TypeArena.unknown { program.declaredTypes[id] = type }
        index = Int(program.files[Int(declaration.file)].types[index].subtreeEnd)
      }
    } else {
      program.declaredTypes[id] = annotation(of: id, program, &sink, &references)
    }
  }

  /// The type that stands with a declaration; unknown where none does.
  private static func annotation(
    of id: DeclarationID, _ program: Program, _ sink: inout TypeSink, _ references: inout [Reference]
  ) -> TypeID {
    let index = program.fact(id).type
    guard index >= 0 else { return TypeArena.unknown }
    let declaration = program.declarations[id]
    let type = resolve(Int(index), id, declaration, program, &sink, &references)
    return declaration.flags.contains(.isVariadic) ? sink.types.nominal(program.wellKnown.array, type) : type
  }

  private static func resolve(
    _ index: Int, _ id: DeclarationID, _ declaration: Declaration, _ program: Program, _ sink: inout TypeSink,
    _ references: inout [Reference]
  ) -> TypeID {
    let place = TypePlace(file: Int(declaration.file), declaration: id)
    sink.mentions.removeAll(keepingCapacity: true)
    sink.isDivided = false
    var type = uncounted(declaration, program, &sink) { program.resolve(index, at: place, into: &$0) }
    if sink.isDivided { type = program.addMentionsInOtherLights(of: index, type, at: place, into: &sink) }
    append(sink.mentions, of: id, declaration, flags: [], program, &references)
    return type
  }

  private static func append(
    _ mentions: [TypeMention], of id: DeclarationID, _ declaration: Declaration, flags: Reference.Flags,
    _ program: Program, _ references: inout [Reference]
  ) {
    guard !mentions.isEmpty, Int(declaration.file) != program.platformFile else { return }
    let consumer = program.consumer(of: id)
    for mention in mentions {
      if consumer.type == mention.entity { continue }
      references.append(
        Reference(
          consumer: consumer, kind: .mention, certainty: mention.certainty, target: mention.entity, flags: flags,
          file: declaration.file, start: mention.start, end: mention.end, member: 0, declaration: nil, context: id,
          owner: nil))
    }
  }

  /// A `where` clause mentions types, and may say what bounds a generic parameter.
  private static func requirements(
    of id: DeclarationID, _ program: inout Program, _ sink: inout TypeSink, _ references: inout [Reference]
  ) {
    let declaration = program.declarations[id]
    for requirement in program.files[Int(declaration.file)].requirements(of: program.fact(id)) {
      let left = resolve(Int(requirement.left), id, declaration, program, &sink, &references)
      let right = resolve(Int(requirement.right), id, declaration, program, &sink, &references)
      guard right != TypeArena.unknown else { continue }
      let node = sink.types[left]
      if node.form == .parameter, program.declarations[node.parameter].parent == id, !requirement.isSameType {
        // `<T: A> where T: B`
        let known = program.declaredTypes[node.parameter]
        program.declaredTypes[node.parameter] =
          known == TypeArena.unknown || known == right
          ? right : sink.types.composition(parts(of: known, sink) + [right])
      } else if node.form == .parameter || node.form == .selfType || node.form == .dependent {
        guard program.bounds[id, default: []].count < boundLimit else { continue }
        program.bounds[id, default: []].append(Bound(type: ownName(left, program, &sink), bound: right))
      }
    }
  }

  /// More than so many requirements of one declaration are not known: each use would look through all.
  private static let boundLimit = 64

  private static func parts(of type: TypeID, _ sink: TypeSink) -> [TypeID] {
    sink.types.form(type) == .composition ? Array(sink.types.arguments(of: type)) : [type]
  }

  /// `Self.Item` is `Item`.
  private static func ownName(_ type: TypeID, _ program: Program, _ sink: inout TypeSink) -> TypeID {
    guard sink.types.form(type) == .dependent else { return type }
    let base = sink.types[sink.types.argument(type, 0)]
    guard base.form == .selfType,
      case .parameter(let own)? = program.nestedType(sink.types[type].name, in: base.entity)
    else { return type }
    return sink.types.parameter(own)
  }

  /// `extension [Item]`: the arguments of what is extended.
  private static func extendedArguments(
    of id: DeclarationID, _ program: inout Program, _ sink: inout TypeSink, _ references: inout [Reference]
  ) {
    let declaration = program.declarations[id]
    let fact = program.fact(id)
    guard declaration.kind == .extension, declaration.type.isDeclared, fact.type >= 0,
      !program.generics[declaration.type].isEmpty,
      program.files[Int(declaration.file)].types[Int(fact.type)].subtreeEnd > UInt32(fact.type) + 1
    else { return }
    let type = resolve(Int(fact.type), id, declaration, program, &sink, &references)
    for (parameter, argument) in zip(program.generics[declaration.type], sink.types.arguments(of: type))
    where argument != TypeArena.unknown {
      program.bounds[id, default: []].append(Bound(type: sink.types.parameter(parameter), bound: argument))
    }
  }

  private static func attributes(
    of id: DeclarationID, _ program: Program, _ sink: inout TypeSink, _ references: inout [Reference]
  ) {
    let declaration = program.declarations[id]
    let file = Int(declaration.file)
    for attribute in program.files[file].attributes(of: program.fact(id)) {
      let type = Int(attribute.type)
      // `@available`, `@objc`: attributes of the language are no types.
      let name = program.symbols.symbol(file: file, program.files[file].types[type].name)
      guard program.symbols.withUTF8(of: name, { $0.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false }) else { continue }
      sink.mentions.removeAll(keepingCapacity: true)
      let place = TypePlace(file: file, declaration: declaration.kind.isNominal ? declaration.parent : id)
      sink.isDivided = false
      let own = program.resolve(type, at: place, into: &sink)
      if sink.isDivided { _ = program.addMentionsInOtherLights(of: type, own, at: place, into: &sink) }
      append(sink.mentions, of: id, declaration, flags: .attribute, program, &references)
    }
  }
}

extension Program {
  /// Whose code a declaration is: the innermost type around it, else the outermost function, else the top level.
  package func consumer(of id: DeclarationID) -> Consumer {
    var function: DeclarationID?
    var next: DeclarationID? = id
    while let current = next {
      let declaration = declarations[current]
      if declaration.kind.isNominal || declaration.kind == .extension {
        return .type(declaration.type)
      }
      if declaration.kind == .function { function = current }
      next = declaration.parent
    }
    if let function { return .function(function) }
    return .topLevel(Int32(moduleOfFile[Int(declarations[id].file)]))
  }
}
