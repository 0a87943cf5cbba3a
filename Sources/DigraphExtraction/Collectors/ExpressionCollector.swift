import DigraphFacts
import DigraphSyntax

/// Expressions.
extension FactCollector {
  /// Writes down every expression among the children of a node.
  mutating func collectChildren(of index: Int) {
    for part in children(of: index) where nodes[part].kind.isExpression { collectExpression(part) }
  }

  mutating func collectExpression(_ index: Int) {
    let node = nodes[index]
    switch node.kind {
    case .nameExpr:
      let flags: CodeFact.Flags = node.flags.contains(.compoundName) ? .compound : []
      leafCode(.name, at: index, flags: flags, name: name(at: index))
    case .superExpr: leafCode(.name, at: index, name: name(at: index))
    case .implicitMemberExpr:
      leafCode(.implicitMember, at: index, name: name(from: node.start + 1, to: node.end))
    case .integerLiteral: leafCode(.literal, at: index, flags: .integer)
    case .floatLiteral: leafCode(.literal, at: index, flags: .float)
    case .booleanLiteral: leafCode(.literal, at: index, flags: .boolean)
    case .nilLiteral: leafCode(.literal, at: index, flags: .null)
    case .regexLiteral: leafCode(.literal, at: index, flags: .regex)
    case .stringLiteral: collectString(index)
    case .arrayLiteral: collectGroup(.arrayLiteral, index)
    case .dictionaryLiteral: collectGroup(.dictionaryLiteral, index)
    case .tupleExpr: collectTuple(index)
    case .closureExpr: collectClosure(index)
    case .sequenceExpr: collectGroup(.sequence, index)
    case .binaryOperator: leafCode(.binaryOperator, at: index, name: name(at: index))
    case .assignmentOperator: leafCode(.assignment, at: index)
    case .ternaryOperator: collectGroup(.ternary, index)
    case .castOperator: collectCast(index)
    case .arrowOperator: leafCode(.binaryOperator, at: index, name: name(at: index))
    case .prefixOperatorExpr: collectGroup(.prefixOperator, index)
    case .inoutExpr: collectGroup(.inoutValue, index)
    case .tryExpr:
      let flags: CodeFact.Flags =
        switch SyntaxTry(rawValue: node.detail) {
        case .optional: .optional
        case .forced: .forced
        default: []
        }
      collectGroup(.tryValue, index, flags: flags)
    case .awaitExpr, .ownershipExpr, .packExpansionExpr, .packElementExpr: collectChildren(of: index)
    case .discardExpr: leafCode(.discard, at: index)
    case .typeExpr: for part in children(of: index) { collectTypeReference(part) }
    case .patternExpr: for part in children(of: index) { collectPattern(part) }
    case .keyPathExpr:
      let place = openCode(.keyPath, at: index)
      for part in children(of: index) where nodes[part].kind.isType { collectTypeReference(part) }
      collectSuffixes(in: index)
      closeCode(place)
    case .macroExpansion: collectMacro(index)
    case .ifExpr: collectIf(index)
    case .switchExpr: collectSwitch(index)
    case .doStmt: collectDo(index)
    case .chainExpr: collectChain(index)
    default: break
    }
  }

  private mutating func collectGroup(_ kind: CodeFact.Kind, _ index: Int, flags: CodeFact.Flags = []) {
    let place = openCode(kind, at: index, flags: flags)
    collectChildren(of: index)
    closeCode(place)
  }

  private mutating func collectString(_ index: Int) {
    if isPlainText(index) {
      leafCode(.literal, at: index, flags: .string)
      return
    }
    let place = openCode(.interpolatedString, at: index)
    for part in children(of: index) {
      for argument in children(of: part) { collectChildren(of: argument) }
    }
    closeCode(place)
  }

  private mutating func collectTuple(_ index: Int) {
    let elements = children(of: index).filter { nodes[$0].kind == .argument }
    if elements.count == 1, child(.name, of: elements[0]) == nil {
      collectChildren(of: elements[0])
      return
    }
    let place = openCode(.tuple, at: index)
    collectArguments(in: index)
    closeCode(place)
  }

  private mutating func collectCast(_ index: Int) {
    let flags: CodeFact.Flags =
      switch SyntaxCast(rawValue: nodes[index].detail) {
      case .is: .isCheck
      case .asOptional: .optional
      case .asForced: .forced
      default: []
      }
    var type = childType(of: index)
    // `x is > y`: whoever looks for the type finds that there is none, rather than another one.
    if type < 0 { type = leafType(.none, at: index, name: 0, flags: [], label: 0) }
    leafCode(.cast, at: index, flags: flags, name: UInt32(type))
  }

  mutating func collectTypeReference(_ index: Int) {
    let type = collectType(index)
    leafCode(.typeReference, at: index, name: UInt32(type))
  }

  mutating func collectArguments(in index: Int) {
    for argument in children(of: index) where nodes[argument].kind == .argument {
      let named = child(.name, of: argument)
      let label = named.map { name(at: $0) } ?? 0
      let flags: CodeFact.Flags = nodes[argument].flags.contains(.trailingClosure) ? .trailing : []
      let place = openCode(.argument, at: argument, flags: flags, name: label)
      for part in children(of: argument) where nodes[part].kind.isExpression {
        if isPlainText(part), let named, isForNames(named) {
          leafCode(.literal, at: part, flags: .string, name: shortText(of: part))
        } else {
          collectExpression(part)
        }
      }
      closeCode(place)
    }
  }

  /// A string without interpolations.
  func isPlainText(_ index: Int) -> Bool {
    nodes[index].kind == .stringLiteral && nodes[index].subtreeEnd == UInt32(index + 1)
  }

  /// The text behind such a label tells apart what has the same type.
  private func isForNames(_ label: Int) -> Bool {
    isText(label, "name") || isText(label, "tag") || isText(label, "named") || isText(label, "tagged")
  }

  private mutating func collectMacro(_ index: Int) {
    let named = child(.name, of: index).map { name(at: $0) } ?? 0
    let place = openCode(.macro, at: index, name: named)
    if let clause = child(.genericArgumentClause, of: index) {
      for part in children(of: clause) where nodes[part].kind.isType { collectTypeReference(part) }
    }
    collectArguments(in: index)
    closeCode(place)
  }

  private mutating func collectClosure(_ index: Int) {
    let place = openCode(.closure, at: index)
    for part in children(of: index) {
      if nodes[part].kind == .closureSignature { collectSignature(part) }
    }
    collectItems(in: index)
    closeCode(place)
  }

  private mutating func collectSignature(_ index: Int) {
    for part in children(of: index) {
      switch nodes[part].kind {
      case .closureCapture: collectCapture(part)
      case .closureParameter:
        let names = children(of: part).filter { nodes[$0].kind == .name }
        let named = names.last.map { name(at: $0) } ?? 0
        let place = openCode(.closureParameter, at: names.last ?? part, name: named)
        for type in children(of: part) where nodes[type].kind.isType { collectAnnotation(type) }
        closeCode(place)
      case .returnClause:
        for type in children(of: part) where nodes[type].kind.isType { collectAnnotation(type) }
      default: continue
      }
    }
  }

  private mutating func collectCapture(_ index: Int) {
    var flags: CodeFact.Flags = []
    var named: NameIndex = 0
    for part in children(of: index) {
      if nodes[part].kind == .modifier { flags = .weakCapture }
      if nodes[part].kind == .name { named = name(at: part) }
    }
    let place = openCode(.capture, at: index, flags: flags, name: named)
    collectChildren(of: index)
    closeCode(place)
  }

  // MARK: Chains

  private mutating func collectChain(_ index: Int) {
    let place = openCode(.chain, at: index)
    for part in children(of: index) {
      if nodes[part].kind.isSuffix || nodes[part].kind == .ifConfig { break }
      collectExpression(part)
    }
    collectSuffixes(in: index)
    closeCode(place)
  }

  private mutating func collectSuffixes(in index: Int) {
    for part in children(of: index) {
      switch nodes[part].kind {
      case .memberSuffix:
        let flags: CodeFact.Flags = nodes[part].flags.contains(.compoundName) ? .compound : []
        leafCode(.member, at: part, flags: flags, name: name(at: part))
      case .callSuffix:
        let place = openCode(.call, at: part)
        collectArguments(in: part)
        closeCode(place)
      case .subscriptSuffix:
        let place = openCode(.subscript, at: part)
        collectArguments(in: part)
        closeCode(place)
      case .optionalSuffix: leafCode(.optionalChain, at: part)
      case .forceSuffix: leafCode(.forceUnwrap, at: part)
      case .postfixOperatorSuffix: leafCode(.postfixOperator, at: part)
      case .genericSuffix:
        let place = openCode(.specialize, at: part)
        for type in children(of: part) where nodes[type].kind.isType { collectTypeReference(type) }
        closeCode(place)
      // A branch of `#if` between the members of a chain: every branch goes on from the same value.
      case .ifConfig: collectConditionalBranches(of: part) { $0.collectSuffixes(in: $1) }
      default: continue
      }
    }
  }
}
