import DigraphSyntax
package import SourceEditing

/// What code does with a value that has a name.
package enum ValueUses {
  /// The members that are asked of it; nil where it is used as a whole.
  ///
  /// - Parameters:
  ///   - nodes: where to look.
  ///   - isProperty: the name may stand behind `self.`, and another's member of the same name is another.
  ///   - isOptional: it may be missing, and is asked where it is not.
  package static func members(
    of name: String, in source: SourceText, _ nodes: Range<Int>, isProperty: Bool, isOptional: Bool = false
  ) -> [MemberUse]? {
    var found: [MemberUse] = []
    var node = nodes.lowerBound
    while node < nodes.upperBound {
      defer { node += 1 }
      switch source.kind(of: node) {
      case .chainExpr:
        let parts = source.children(of: node)
        guard var rest = rest(of: parts, behind: name, in: source, isProperty: isProperty) else { continue }
        if isProperty, source.says(name, at: parts[0]), isHidden(name, at: parts[0], in: source) { continue }
        if isOptional, let first = rest.first, [.optionalSuffix, .forceSuffix].contains(source.kind(of: first)) {
          rest = rest.dropFirst()
        }
        let path = source.nodes(covering: source.start(of: node), source.end(of: node))
        if rest.isEmpty, isAssigned(node, in: source) { continue }
        guard let end = path.lastIndex(of: node),
          let asked = UseReader.member(rest, in: source, chain: node, path: Array(path[...end]))
        else { return nil }
        found.append(asked)
      case .nameExpr where source.text(of: node) == name:
        if isProperty, isHidden(name, at: node, in: source) { continue }
        // As the first part of a chain it was seen with that.
        if !isFirstOfChain(node, in: source), !isAssigned(node, in: source) { return nil }
      case .closureCapture where source.child(of: node, .name).map({ source.text(of: $0) }) == name:
        if source.children(of: node).allSatisfy({ !source.kind(of: $0).isExpression }) { continue }
      case .optionalBinding, .keyPathExpr:
        continue
      default: continue
      }
    }
    return found
  }

  /// The same of what may be missing, some nodes left out.
  package static func members(
    of name: String, in source: SourceText, _ nodes: Range<Int>, isProperty: Bool, besides left: [Int]
  ) -> [MemberUse]? {
    var found: [MemberUse] = []
    var start = nodes.lowerBound
    for end in left.filter(nodes.contains) + [nodes.upperBound] {
      guard
        let members = members(
          of: name, in: source, start..<max(start, end), isProperty: isProperty, isOptional: true)
      else { return nil }
      found += members
      start = end + 1
    }
    return found
  }

  private static func rest(
    of parts: [Int], behind name: String, in source: SourceText, isProperty: Bool
  ) -> ArraySlice<Int>? {
    guard let first = parts.first, source.kind(of: first) == .nameExpr else { return nil }
    let text = source.text(of: first)
    if text == name { return parts[1...] }
    guard isProperty, text == "self" else { return nil }
    var index = 1
    if index < parts.count, source.kind(of: parts[index]) == .optionalSuffix { index += 1 }
    guard index < parts.count, source.kind(of: parts[index]) == .memberSuffix, source.text(of: parts[index]) == name
    else { return nil }
    return parts[(index + 1)...]
  }

  /// A parameter of the function or closure around a place, or the pattern of its `case`, has the name of a property,
  /// which that place then does not mean.
  private static func isHidden(_ name: String, at node: Int, in source: SourceText) -> Bool {
    let path = source.nodes(covering: source.start(of: node), source.end(of: node))
    let scope = path.lastIndex { source.kind(of: $0) == .memberBlock } ?? 0
    return path[scope...].contains { outer in
      switch source.kind(of: outer) {
      case .functionDecl, .initializerDecl, .subscriptDecl:
        source.child(of: outer, .parameterClause).map { clause in
          source.end(of: clause) <= source.start(of: node) && declares(name, clause, in: source)
        } ?? false
      case .closureExpr:
        source.child(of: outer, .closureSignature).map { signature in
          source.end(of: signature) <= source.start(of: node) && declares(name, signature, in: source)
        } ?? false
      case .switchCase:
        source.children(of: outer).contains { label in
          source.kind(of: label) == .caseItem && source.end(of: label) <= source.start(of: node)
            && source.subtree(of: label).contains {
              source.kind(of: $0) == .identifierPattern && source.says(name, at: $0)
            }
        }
      default: false
      }
    }
  }

  /// A list of parameters has one that the code knows by a name.
  private static func declares(_ name: String, _ clause: Int, in source: SourceText) -> Bool {
    source.subtree(of: clause).contains { part in
      guard [.parameter, .closureParameter].contains(source.kind(of: part)) else { return false }
      return source.children(of: part).last { source.kind(of: $0) == .name }.map { source.says(name, at: $0) } ?? false
    }
  }

  /// It is given a value, rather than asked for its own.
  private static func isAssigned(_ node: Int, in source: SourceText) -> Bool {
    let path = source.nodes(covering: source.start(of: node), source.end(of: node))
    guard let place = path.lastIndex(of: node), place > 0, source.kind(of: path[place - 1]) == .sequenceExpr else {
      return false
    }
    let parts = source.children(of: path[place - 1])
    return parts.count > 1 && parts[0] == node && source.kind(of: parts[1]) == .assignmentOperator
  }

  private static func isFirstOfChain(_ node: Int, in source: SourceText) -> Bool {
    node > 0 && source.kind(of: node - 1) == .chainExpr
  }

  /// Whether some object's member of that name is used in a file: `other.api`, without its own `self.`.
  package static func isReachedFromOutside(_ name: String, in source: SourceText, _ nodes: Range<Int>) -> Bool {
    for node in nodes where source.kind(of: node) == .memberSuffix {
      guard source.text(of: node) == name else { continue }
      // The chain's first part stands right behind the chain.
      let path = source.nodes(covering: source.start(of: node), source.end(of: node))
      guard let chain = path.last(where: { source.kind(of: $0) == .chainExpr }) else { return true }
      let parts = source.children(of: chain)
      let isOwn =
        source.text(of: parts[0]) == "self"
        && (parts.dropFirst().first { source.kind(of: $0) == .memberSuffix } == node)
      if !isOwn { return true }
    }
    return false
  }
}
