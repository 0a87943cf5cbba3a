import DigraphFacts
import DigraphImports
import DigraphLinking
import DigraphSyntax
import SourceEditing
import SourceUses

/// Who makes the consumer passes what it needs.
extension RefactoringWriter {
  mutating func writeOwners(_ injections: [Injection]) throws(Refusal) {
    guard placement.form == .initializers || placement.form == .newInitializer || placement.form == .memberwise else {
      return
    }
    if !consumer.subclasses.isEmpty {
      throw Refusal("a subclass calls its initializer; use --style default")
    }
    var seen: Set<UInt64> = []
    for reference in code.constructions(of: consumer.entity) {
      guard seen.insert(UInt64(reference.file) << 32 | UInt64(reference.start)).inserted else { continue }
      guard let source = code.source(file: reference.file),
        let call = call(in: source, from: Int(reference.start), behind: Int(reference.end))
      else { throw Refusal("one of the places that make it cannot be rewritten") }
      // Other initializers of the same type leave it to one that takes it.
      if takesNothing(call, source, injections, of: reference.declaration) { continue }
      let values = Dictionary(
        injections.map { ($0.name, value(of: $0, at: call, source)) }, uniquingKeysWith: { first, _ in first })
      pass(injections, in: call, source, as: { values[$0.name] ?? $0.parameterValue })
      imports.complete(
        source, for: injections.flatMap { NameSight.names(in: $0.parameterValue) }, like: consumer.source, &edits)
    }
    // Of a property with a first value an initializer in an extension leaves it at that.
    if placement.form == .memberwise, !isRequired { return }
    for initializer in consumer.initializers where initializer.isDelegating {
      guard let body = initializer.body, let call = InitializerCode.delegation(in: initializer.source, body) else {
        continue
      }
      pass(injections, in: call, initializer.source)
    }
  }

  /// Adds to a call what it does not pass yet.
  mutating func pass(
    _ injections: [Injection], in call: Int, _ source: SourceText, as value: (Injection) -> String = \.parameterValue
  ) {
    let labels = source.labels(ofCall: call).labels
    let missing = placement.form == .memberwise ? injections.filter { !labels.contains($0.name) } : injections
    var groups: [(behind: [String], arguments: [String])] = []
    for injection in missing {
      let behind = placement.form == .memberwise ? properties(behind: injection) : closures(of: call, source)
      let argument = "\(injection.name): \(value(injection))"
      // In a call without arguments all come to the same place.
      if let last = groups.indices.last, groups[last].behind == behind || labels.isEmpty {
        groups[last].arguments.append(argument)
      } else {
        groups.append((behind, [argument]))
      }
    }
    for group in groups { edits.insert(arguments: group.arguments, in: call, before: group.behind, source) }
  }

  /// The parameters of the initializer that the compiler writes which come behind that for what is handed in.
  private func properties(behind injection: Injection) -> [String] {
    let offset = injection.kept.map { $0.source.start(of: $0.binding) } ?? propertyPlace().offset
    return consumer.memberwiseProperties.filter { $0.offset > offset }.map(\.name)
  }

  /// The labels of the closures that come behind what is added, in the initializer that a call means.
  private func closures(of call: Int, _ source: SourceText) -> [String] {
    let labels = Set(source.labels(ofCall: call).labels)
    let taker = placement.takers.first { taker in
      let parameters = taker.source.children(of: taker.clause).filter { taker.source.kind(of: $0) == .parameter }
      return labels.isSubset(of: taker.source.labels(of: parameters) + [""])
    }
    return taker.map { $0.source.labels(of: $0.source.trailingClosures(in: $0.clause)) } ?? []
  }

  /// What a place that makes a consumer passes: a consumer that makes another one has what everyone shares at hand.
  private func value(of injection: Injection, at call: Int, _ source: SourceText) -> String {
    let path = source.nodes(covering: source.start(of: call), source.end(of: call))
    let use = Use(
      source: source, start: source.start(of: call), end: source.end(of: call), path: path, expression: call)
    guard consumer.parts.contains(where: { $0.source === source && path.contains($0.node) }), !use.isInInitializer,
      consumer.obstacle(use) == nil, !use.declares(injection.name),
      !consumer.isClass || use.closures.isEmpty, injection.isMaker || injection.askedType != nil,
      injection.storesMaker || !injection.isMaker && !injection.isAssignedAlone(in: consumer)
    else { return injection.parameterValue }
    return injection.isMaker ? injection.name : injection.kept?.name ?? injection.name
  }

  /// The initializer that a call means takes no more than before.
  ///
  /// - Parameter called: the initializer, where that is known.
  func takesNothing(
    _ call: Int, _ source: SourceText, _ injections: [Injection], of called: DeclarationID?
  ) -> Bool {
    let labels = source.labels(ofCall: call).labels
    return consumer.initializers.contains { initializer in
      let isTaker = placement.takers.contains { $0.id == initializer.id }
      if isTaker, injections.contains(where: { takes($0, initializer) }) { return false }
      if let called, initializer.id == called { return true }
      let own = code.program.parameters(of: initializer.id).map {
        code.program.symbols[code.program.declarations[$0].label]
      }
      return own == labels
    }
  }

  func call(in source: SourceText, from start: Int, behind end: Int) -> Int? {
    let path = source.nodes(covering: start, end)
    guard let chain = path.first(where: { source.start(of: $0) == start && source.kind(of: $0) == .chainExpr }) else {
      return nil
    }
    return source.children(of: chain).first { source.kind(of: $0) == .callSuffix && source.start(of: $0) >= end }
  }
}
