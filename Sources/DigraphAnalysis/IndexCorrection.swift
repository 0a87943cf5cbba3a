import CompilerIndex
import DigraphFacts
import DigraphLinking
import DigraphReport

extension LinkedProgram {
  /// Confirms and corrects the references between types of the project by what the compiler saw.
  ///
  /// A pair of types that both see becomes exact. A reference that the compiler does not see, in code that it compiled,
  /// goes; one that only the compiler sees is added, as what went at its line, else as a mention.
  ///
  /// - Returns: a note for each difference, and what they come to. Sorted by place.
  ///
  /// O(references + uses in the index).
  mutating func correct(by index: CompilerIndex) -> [Diagnostic] {
    var correction = IndexCorrection(program, index)
    for group in references.indices { references[group] = correction.corrected(references[group]) }
    let added = correction.missing()
    if !added.isEmpty { references.append(added) }
    return correction.notes()
  }
}

private struct IndexCorrection {
  private struct Pair: Hashable {
    var source: EntityID
    var target: EntityID
  }

  private struct Line: Hashable {
    var source: EntityID
    var file: Int32
    var line: Int
  }

  private struct Place {
    var file: Int32
    var line: Int
    var column: Int
  }

  private let program: Program
  private let outdated: [String]
  /// By the index of a file: nil where the index says nothing of it.
  private var files: [CompilerIndex.File?]
  /// Types that the compiler saw.
  private var known: Set<EntityID> = []
  /// The pairs that it sees, with the first place of each.
  private var seen: [Pair: Place] = [:]
  /// Those that only code of its own making connects.
  private var implicit: Set<Pair> = []
  /// Lines at which it names a type and does not say for whom.
  private var unattributed: Set<Line> = []

  private var confirmed: Set<Pair> = []
  /// What was taken out, by line, and where the pair stood first.
  private var kinds: [Line: Reference.Kind] = [:]
  private var removed: [Pair: Place] = [:]
  private var added: [(pair: Pair, place: Place)] = []

  init(_ program: Program, _ index: CompilerIndex) {
    self.program = program
    outdated = index.outdated
    files = program.files.dropLast().map { index.files[$0.path] }
    var entities: [CompilerIndex.TypePlace: EntityID] = [:]
    for entity in program.entities.ids where !program.entities[entity].isPlatform {
      let declaration = program.entities[entity].declaration
      let file = program.files[Int(program.declarations[declaration].file)]
      let place = CompilerIndex.TypePlace(
        file: file.path, line: file.position(of: program.fact(declaration).nameStart).line,
        name: program.symbols[program.entities[entity].name])
      entities[place] = entity
    }
    let types = index.types.map { entities[$0] }
    known = Set(types.compactMap(\.self))
    for (number, file) in files.enumerated() {
      for use in file?.uses ?? [] {
        guard let target = types[use.target] else { continue }
        let place = Place(file: Int32(number), line: use.line, column: use.column)
        guard let of = use.source else {
          unattributed.insert(Line(source: target, file: place.file, line: place.line))
          continue
        }
        guard let source = types[of] else { continue }
        let pair = Pair(source: source, target: target)
        if use.isImplicit {
          implicit.insert(pair)
        } else if seen[pair] == nil {
          seen[pair] = place
        }
      }
    }
  }

  mutating func corrected(_ references: [Reference]) -> [Reference] {
    references.compactMap { reference in
      guard let source = reference.consumer.type, reference.target.isDeclared, source != reference.target,
        known.contains(source), known.contains(reference.target), let file = files[Int(reference.file)]
      else { return reference }
      let pair = Pair(source: source, target: reference.target)
      if seen[pair] != nil {
        if reference.kind != .use { confirmed.insert(pair) }
        var exact = reference
        exact.certainty = .exact
        return exact
      }
      // The use of what a type inherits makes no edge.
      guard reference.kind != .use else { return reference }
      let facts = program.files[Int(reference.file)]
      let (first, last) = (facts.position(of: reference.start), facts.position(of: reference.end))
      let isKept =
        (first.line...max(first.line, last.line)).allSatisfy { !file.lines.contains($0) }
        || implicit.contains(pair)
        || (first.line...max(first.line, last.line)).contains {
          unattributed.contains(Line(source: reference.target, file: reference.file, line: $0))
        }
      guard !isKept else { return reference }
      let line = Line(source: source, file: reference.file, line: first.line)
      // What is done at a place says more than that a member is used there, too.
      if kinds[line] ?? .mention == .mention { kinds[line] = reference.kind }
      removed[pair] = removed[pair] ?? Place(file: reference.file, line: first.line, column: first.column)
      return nil
    }
  }

  /// What only the compiler sees.
  mutating func missing() -> [Reference] {
    added = seen.filter { !confirmed.contains($0.key) }.map { ($0.key, $0.value) }
    added.sort {
      ($0.place.file, $0.place.line, $0.place.column, $0.pair.source.number, $0.pair.target.number)
        < ($1.place.file, $1.place.line, $1.place.column, $1.pair.source.number, $1.pair.target.number)
    }
    return added.map { pair, place in
      let starts = program.files[Int(place.file)].lineStarts
      let start = starts[min(place.line, starts.count) - 1] + UInt32(max(place.column, 1) - 1)
      let kind = kinds[Line(source: pair.source, file: place.file, line: place.line)] ?? .mention
      return Reference(to: pair.target, by: .type(pair.source), kind, file: place.file, at: start)
    }
  }

  func notes() -> [Diagnostic] {
    func note(_ pair: Pair, _ place: Place, _ text: (String, String) -> String) -> Diagnostic {
      func name(_ entity: EntityID) -> String { program.symbols[program.entities[entity].name] }
      return Diagnostic(
        severity: .note, file: program.files[Int(place.file)].path, line: place.line, column: place.column,
        message: text(name(pair.source), name(pair.target)))
    }
    var notes = removed.map {
      note($0, $1) { "\($0) does not use \($1) here, as the compiler's index shows; reading alone took it for that" }
    }
    notes += added.map {
      note($0.pair, $0.place) { "\($0) uses \($1) here, as the compiler's index shows; reading alone did not" }
    }
    notes.sort { a, b in
      (a.file ?? "", a.line ?? 0, a.column ?? 0, a.message) < (b.file ?? "", b.line ?? 0, b.column ?? 0, b.message)
    }
    for path in outdated {
      notes.append(Diagnostic(severity: .warning, file: path, message: "it changed since the index was written"))
    }
    notes.append(
      Diagnostic(
        severity: .note,
        message:
          "of the dependencies between types, the compiler's index confirms \(confirmed.count), adds \(added.count) "
          + "and takes out \(removed.count)"))
    return notes
  }
}

extension Reference {
  /// What the compiler sees.
  fileprivate init(to target: EntityID, by consumer: Consumer, _ kind: Kind, file: Int32, at start: UInt32) {
    self.init(
      consumer: consumer, kind: kind, certainty: .exact, target: target, flags: [], file: file, start: start,
      end: start, member: 0, declaration: nil, context: nil, owner: nil)
  }
}
