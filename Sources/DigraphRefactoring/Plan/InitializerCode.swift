import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphRules
import DigraphSyntax
import SourceEditing
import SourceUses
import TestDoubles

/// An initializer of the consumer.
struct InitializerCode {
  let id: DeclarationID
  let source: SourceText
  let node: Int
  /// Its parameters with their parentheses, and its body.
  let clause: Int
  let body: Int?
  /// It leaves the work to another initializer of the type.
  let isDelegating: Bool
  /// A superclass or a protocol says what it takes, or subclasses must have it too, or Objective-C calls it.
  let isFixed: Bool
  let isObjectiveC: Bool
  /// It is `required`, and nobody else says so.
  let isOwnRequirement: Bool
  let isExported: Bool
  /// Only its file calls it.
  let isHidden: Bool
  /// It never gives an instance.
  let isTrap: Bool
  let isInExtension: Bool
  /// The modifier that keeps others from calling an initializer that takes nothing, or makes a singleton: nobody could
  /// hand it anything.
  let lock: Int?

  init?(_ id: DeclarationID, in code: CodeBase) {
    guard let (source, node) = code.place(of: id), source.kind(of: node) == .initializerDecl,
      let clause = source.child(of: node, .parameterClause)
    else { return nil }
    self.id = id
    self.source = source
    self.node = node
    self.clause = clause
    body = source.child(of: node, .codeBlock)
    let flags = code.program.declarations[id].flags
    isDelegating = flags.contains(.isConvenience) || Self.delegates(source, body)
    isObjectiveC = code.attributes(of: id).contains("objc")
    isFixed = flags.contains(.isRequired) || code.program.isFixed(id) || isObjectiveC
    let first = code.program.parameters(of: id).first.map { code.program.symbols[code.program.declarations[$0].label] }
    isOwnRequirement =
      flags.contains(.isRequired) && !code.program.isFixed(id)
      && !["coder", "frame", "from", "rawValue"].contains(first ?? "coder")
    isExported =
      flags.containsAny(of: .exported) && code.program.declarations[id].entity.map { code.isExported($0) } ?? true
    isHidden = flags.containsAny(of: .hidden)
    isTrap = body.map { Self.isTrap($0, source) } ?? true
    let isPlain = !source.children(of: clause).contains { source.kind(of: $0) == .parameter }
    let isOfSingleton = code.program.declarations[id].entity.map { code.results.singletons.own(of: $0) != nil } ?? false
    lock = source.children(of: node).first { part in
      source.kind(of: part) == .modifier && ["fileprivate", "private"].contains(source.text(of: part))
        && (isPlain || isOfSingleton && Self.canBeSeen(clause, source, id, code))
    }
    isInExtension = code.program.parent(of: code.program.declarations[id])?.kind == .extension
  }

  /// Others see all types that an initializer takes.
  private static func canBeSeen(_ clause: Int, _ source: SourceText, _ id: DeclarationID, _ code: CodeBase) -> Bool {
    guard let entity = code.program.declarations[id].entity else { return false }
    let reader = RequirementReader(code: code, dependency: entity)
    return source.children(of: clause).allSatisfy { parameter in
      guard let type = source.children(of: parameter).first(where: { source.kind(of: $0).isType }) else { return true }
      do throws(RequirementReader.Obstacle) {
        _ = try reader.text(type, source, "init")
        return true
      } catch {
        if case .isHidden = error { return false }
        return true
      }
    }
  }

  /// See ``canBeSeen(_:_:_:_:)``.
  func canBeSeen(in code: CodeBase) -> Bool { Self.canBeSeen(clause, source, id, code) }

  private static func delegates(_ source: SourceText, _ body: Int?) -> Bool {
    body.map { delegation(in: source, $0) != nil || replaces(in: source, $0) } ?? false
  }

  /// `self = Work(name: "a")`: a value takes the place of the one that is made.
  private static func replaces(in source: SourceText, _ body: Int) -> Bool {
    source.subtree(of: body).contains { node in
      guard source.kind(of: node) == .sequenceExpr else { return false }
      let parts = source.children(of: node)
      return parts.count == 3 && source.says("self", at: parts[0]) && source.kind(of: parts[1]) == .assignmentOperator
    }
  }

  /// The call of another initializer of the same type, as its suffix.
  static func delegation(in source: SourceText, _ body: Int) -> Int? {
    for node in source.subtree(of: body) where source.kind(of: node) == .chainExpr {
      let parts = source.children(of: node)
      if parts.count > 2, source.text(of: parts[0]) == "self", source.text(of: parts[1]) == "init",
        source.kind(of: parts[2]) == .callSuffix
      {
        return parts[2]
      }
    }
    return nil
  }

  /// Its body reads something by a name that stands alone.
  func says(_ name: String) -> Bool {
    body.map { body in
      source.subtree(of: body).contains { source.kind(of: $0) == .nameExpr && source.says(name, at: $0) }
    } ?? false
  }

  /// It gives a property its value, on all ways.
  func assigns(_ property: String) -> Bool {
    guard let body else { return false }
    return source.children(of: body).contains { item in
      guard let sequence = source.subtree(of: item).first(where: { source.kind(of: $0) == .sequenceExpr }),
        source.start(of: sequence) == source.start(of: item), source.end(of: sequence) == source.end(of: item)
      else { return false }
      let parts = source.children(of: sequence)
      return parts.count > 2 && source.kind(of: parts[1]) == .assignmentOperator
        && [property, "self.\(property)"].contains(source.text(of: parts[0]))
    }
  }

  /// It gives a property another value than what some uses give, or changes a part of it, by its name alone: a parameter
  /// of the name would hide it.
  func sets(_ property: String, besides uses: [Use], isValue: Bool) -> Bool {
    guard let body else { return false }
    return source.subtree(of: body).contains { node in
      guard source.kind(of: node) == .sequenceExpr else { return false }
      let parts = source.children(of: node)
      guard parts.count > 2, source.kind(of: parts[1]) == .assignmentOperator else { return false }
      let target = source.text(of: parts[0])
      guard target == property || isValue && target.hasPrefix("\(property).") else { return false }
      return !uses.contains {
        $0.source === source && source.start(of: node) <= $0.start && $0.end <= source.end(of: node)
      }
    }
  }

  /// On some ways it gives a property another value, and it reads it by its name alone: a parameter would be read there.
  func mixes(_ property: String, besides uses: [Use]) -> Bool {
    says(property) && sets("self.\(property)", besides: uses, isValue: false)
  }

  /// Its parameters that have a default and one name: with their types, and the default as it stands anywhere.
  var defaults: [(name: String, type: String, value: String)] {
    source.children(of: clause).compactMap { node in
      guard source.kind(of: node) == .parameter else { return nil }
      let parts = source.children(of: node)
      let names = parts.filter { source.kind(of: $0) == .name }
      guard names.count == 1, let type = parts.first(where: { source.kind(of: $0).isType }),
        let value = parts.last(where: { source.kind(of: $0).isExpression && $0 > type })
      else { return nil }
      let (written, text) = (source.text(of: type), source.text(of: value).filter { !$0.isWhitespace })
      return (source.text(of: names[0]), written, text.hasPrefix(".") ? DeclarationNames.bare(written) + text : text)
    }
  }

  /// It does more than to give properties their values.
  var calls: Bool {
    guard let body else { return false }
    return source.children(of: body).contains { item in
      guard let sequence = source.subtree(of: item).first(where: { source.kind(of: $0) == .sequenceExpr }),
        source.start(of: sequence) == source.start(of: item), source.end(of: sequence) == source.end(of: item)
      else { return source.text(of: item) != "super.init()" }
      let parts = source.children(of: sequence)
      return parts.count != 3 || source.kind(of: parts[1]) != .assignmentOperator
        || source.subtree(of: parts[2]).contains { source.kind(of: $0) == .memberSuffix }
    }
  }

  private static func isTrap(_ body: Int, _ source: SourceText) -> Bool {
    let items = source.children(of: body)
    return items.count == 1 && source.text(of: items[0]).hasPrefix("fatalError(")
  }
}
