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
      if takesAlready(call, source) { continue }
      edits.insert(arguments: arguments, in: call, source)
    }
    for initializer in consumer.initializers where initializer.isDelegating {
      guard let body = initializer.body, let call = InitializerCode.delegation(in: initializer.source, body) else {
        continue
      }
      edits.insert(arguments: arguments, in: call, initializer.source)
    }
  }

  /// The call of one of the initializers that delegate takes no more than before.
  private func takesAlready(_ call: Int, _ source: SourceText) -> Bool {
    let labels = UseReader.labels(of: call, in: source).labels
    return consumer.initializers.contains { initializer in
      guard initializer.isDelegating else { return false }
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

extension SourceEdits {
  /// Adds arguments to a call, in front of closures behind its parentheses.
  mutating func insert(arguments: [String], in call: Int, _ source: SourceText) {
    let plain = source.children(of: call).filter {
      source.kind(of: $0) == .argument && !source.tree[$0].flags.contains(.trailingClosure)
    }
    let text = arguments.joined(separator: ", ")
    if let last = plain.last {
      let gap =
        source.isFirstOnLine(source.start(of: last))
        ? source.newline + source.indentation(of: source.start(of: last)) : " "
      insert(",\(gap)\(text)", at: source.end(of: last), in: source)
    } else if source.bytes[source.start(of: call)] == UInt8(ascii: "(") {
      insert(text, at: source.start(of: call) + 1, in: source)
    } else {
      insert("(\(text)) ", at: source.start(of: call), in: source)
    }
  }
}
