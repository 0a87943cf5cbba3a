import DigraphFacts
import DigraphLinking
import DigraphSyntax

/// Who makes the consumer passes what it needs.
extension RefactoringWriter {
  mutating func writeOwners(_ injections: [Injection]) throws(Refusal) {
    guard placement.form == .initializers || placement.form == .newInitializer || placement.form == .memberwise else {
      return
    }
    if !consumer.subclasses.isEmpty {
      throw Refusal("a subclass calls its initializer; use --style default")
    }
    let arguments = injections.map { "\($0.name): \($0.parameterValue)" }
    var seen: Set<UInt64> = []
    for reference in code.constructions(of: consumer.entity) {
      guard seen.insert(UInt64(reference.file) << 32 | UInt64(reference.start)).inserted else { continue }
      guard let source = code.source(file: reference.file),
        let call = call(in: source, from: Int(reference.start), behind: Int(reference.end))
      else { throw Refusal("one of the places that make it cannot be rewritten") }
      // Other initializers of the same type leave it to one that takes it.
      if takesNothing(call, source, injections) { continue }
      edits.insert(arguments: arguments, in: call, before: closures(of: call, source), source)
      imports.complete(
        source, for: injections.flatMap { NameSight.names(in: $0.parameterValue) }, like: consumer.source, &edits)
    }
    for initializer in consumer.initializers where initializer.isDelegating {
      guard let body = initializer.body, let call = InitializerCode.delegation(in: initializer.source, body) else {
        continue
      }
      let closures = closures(of: call, initializer.source)
      edits.insert(arguments: arguments, in: call, before: closures, initializer.source)
    }
  }

  /// The labels of the closures that come behind what is added, in the initializer that a call means.
  private func closures(of call: Int, _ source: SourceText) -> [String] {
    if placement.form == .memberwise {
      return trailingClosureProperties().compactMap { declaration in
        consumer.source.child(of: declaration, .patternBinding).flatMap {
          consumer.source.children(of: $0).first.map { consumer.source.text(of: $0) }
        }
      }
    }
    let labels = Set(UseReader.labels(of: call, in: source).labels)
    let taker = placement.takers.first { taker in
      let parameters = taker.source.children(of: taker.clause).filter { taker.source.kind(of: $0) == .parameter }
      return labels.isSubset(of: taker.source.labels(of: parameters) + [""])
    }
    return taker.map { $0.source.labels(of: $0.source.trailingClosures(in: $0.clause)) } ?? []
  }

  /// The initializer that a call means takes no more than before.
  private func takesNothing(_ call: Int, _ source: SourceText, _ injections: [Injection]) -> Bool {
    let labels = UseReader.labels(of: call, in: source).labels
    return consumer.initializers.contains { initializer in
      let isTaker = placement.takers.contains { $0.id == initializer.id }
      guard initializer.isDelegating || isTaker && !injections.contains(where: { takes($0, initializer) }) else {
        return false
      }
      let own = code.program.parameters(of: initializer.id).map {
        code.program.symbols[code.program.declarations[$0].label]
      }
      return own == labels
    }
  }

  private func call(in source: SourceText, from start: Int, behind end: Int) -> Int? {
    let path = source.nodes(covering: start, end)
    guard let chain = path.first(where: { source.start(of: $0) == start && source.kind(of: $0) == .chainExpr }) else {
      return nil
    }
    return source.children(of: chain).first { source.kind(of: $0) == .callSuffix && source.start(of: $0) >= end }
  }
}
