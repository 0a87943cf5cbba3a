import DigraphFacts
import DigraphLinking
import DigraphSyntax
import SourceEditing
import SourceUses

/// A call of a function, in the text.
struct FunctionCall: Hashable {
  var path: String
  /// The parentheses with the arguments, or the closure behind the name.
  var node: Int
}

extension FunctionCode {
  /// The calls that have to pass more if the function takes more: those that others make, and those of its own type.
  func calls(in code: CodeBase) throws(Refusal) -> [FunctionCall] {
    var calls: Set<FunctionCall> = []
    for reference in code.uses(of: id) {
      guard let source = code.source(file: reference.file) else { throw Refusal("a file that calls it cannot be read") }
      let path = source.nodes(covering: Int(reference.start), Int(reference.end))
      let call = path.reversed().lazy.filter { source.kind(of: $0) == .chainExpr }.compactMap { chain in
        source.children(of: chain).first {
          source.kind(of: $0) == .callSuffix && source.start(of: $0) >= Int(reference.end)
        }
      }.first
      guard let call else { throw Refusal("one of its calls cannot be rewritten") }
      calls.insert(FunctionCall(path: source.path, node: call))
    }
    return try calls.union(ownCalls(code)).sorted { ($0.path, $0.node) < ($1.path, $1.node) }
  }

  /// What a type calls of its own is no dependency, so that only the text tells of it.
  private func ownCalls(_ code: CodeBase) throws(Refusal) -> Set<FunctionCall> {
    let program = code.program
    let name = program.symbols[program.declarations[id].name]
    guard source.kind(of: node) == .functionDecl else { return [] }
    let owner = program.declarations[id].entity
    let types = owner.map { [$0] + code.subclasses(of: $0) } ?? []
    let parts = types.flatMap { code.parts(of: $0) }.compactMap { code.place(of: $0) }
    let own = program.parameters(of: id).map { program.symbols[program.declarations[$0].label] }
    let others = (owner.map { code.members(name, of: $0) } ?? []).filter { $0 != id }
    let isInstance = owner != nil && !program.declarations[id].flags.contains(.isStatic)
    let bases = ["self", "Self", "super"] + types.map { program.simpleName($0) }
    var calls: Set<FunctionCall> = []
    for (source, part) in parts.isEmpty ? [(source, node)] : parts {
      if isInstance, let place = unknownCall(of: name, own, in: source, part, code) {
        throw Refusal("'\(source.text(of: place))' may be a call of it")
      }
      for place in source.nodes(.nameExpr, saying: [name] + bases, in: part) {
        let isName = source.says(name, at: place)
        let suffixes = Self.suffixes(behind: place, source)
        var rest = suffixes[...]
        if !isName {
          if let first = rest.first, source.kind(of: first) == .optionalSuffix { rest = rest.dropFirst() }
          guard let member = rest.first, source.kind(of: member) == .memberSuffix, source.says(name, at: member)
          else { continue }
          rest = rest.dropFirst()
        }
        guard let call = rest.first, source.kind(of: call) == .callSuffix else {
          // What has the name may be a variable.
          if isName, Self.isDeclared(name, around: place, source) { continue }
          throw Refusal("'\(name)' is used as a value somewhere")
        }
        let labels = source.labels(ofCall: call).labels
        guard Self.fits(labels, own) else { continue }
        if others.contains(where: { other in
          Self.fits(labels, program.parameters(of: other).map { program.symbols[program.declarations[$0].label] })
        }) {
          throw Refusal("another function is called '\(name)' too")
        }
        calls.insert(FunctionCall(path: source.path, node: call))
      }
    }
    return calls
  }

  /// A call in the code of its own type that some other value is asked, where nothing tells what that is:
  /// `others.forEach { $0.name() }`.
  private func unknownCall(
    of name: String, _ labels: [String], in source: SourceText, _ part: Int, _ code: CodeBase
  ) -> Int? {
    for member in source.nodes(.memberSuffix, saying: [name], in: part) {
      let (start, end) = (source.start(of: member), source.end(of: member))
      guard let chain = source.nodes(covering: start, end).last(where: { source.kind(of: $0) == .chainExpr }) else {
        continue
      }
      let parts = source.children(of: chain)
      guard let index = parts.firstIndex(of: member), index + 1 < parts.count,
        source.kind(of: parts[index + 1]) == .callSuffix,
        Self.fits(source.labels(ofCall: parts[index + 1]).labels, labels)
      else { continue }
      let isFirst = index == 1 || index == 2 && source.kind(of: parts[1]) == .optionalSuffix
      let isOfSelf = isFirst && ["self", "Self", "super"].contains { source.says($0, at: parts[0]) }
      if !isOfSelf, !code.isUsed(name, in: source, from: start, to: end) { return chain }
    }
    return nil
  }

  /// What stands behind the first part of a chain.
  private static func suffixes(behind place: Int, _ source: SourceText) -> [Int] {
    let path = source.nodes(covering: source.start(of: place), source.end(of: place))
    guard let chain = path.last(where: { source.kind(of: $0) == .chainExpr }), source.children(of: chain).first == place
    else { return [] }
    return Array(source.children(of: chain).dropFirst())
  }

  /// The member around a place has a variable or parameter of the name.
  private static func isDeclared(_ name: String, around place: Int, _ source: SourceText) -> Bool {
    let path = source.nodes(covering: source.start(of: place), source.end(of: place))
    let block = path.lastIndex { source.kind(of: $0) == .memberBlock } ?? 0
    guard block + 1 < path.count else { return false }
    return source.subtree(of: path[block + 1]).contains { part in
      switch source.kind(of: part) {
      case .identifierPattern: source.text(of: part) == name
      case .parameter, .closureParameter, .closureCapture:
        source.children(of: part).contains { source.kind(of: $0) == .name && source.text(of: $0) == name }
      default: false
      }
    }
  }

  /// A call with some labels may mean a function of others: closures behind it have none.
  private static func fits(_ labels: [String], _ own: [String]) -> Bool {
    var rest = own[...]
    for label in labels {
      guard let place = rest.firstIndex(of: label) ?? (label.isEmpty ? rest.indices.last : nil) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}

extension CodeBase {
  /// Some function of the name is known to be called or named at a place.
  fileprivate func isUsed(_ name: String, in source: SourceText, from start: Int, to end: Int) -> Bool {
    guard let file = index(of: source) else { return false }
    let symbol = program.symbols.find(name)
    return program.declarations.ids.contains { id in
      program.declarations[id].name == symbol
        && uses(of: id).contains { $0.file == file && Int($0.start) <= start && end <= Int($0.end) }
    }
  }
}
