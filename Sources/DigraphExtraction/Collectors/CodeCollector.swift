import DigraphFacts
import DigraphSyntax

/// Statements and the blocks they stand in.
extension FactCollector {
  /// Writes down a block of statements; a declaration without a body has none.
  mutating func collectBlock(_ index: Int) {
    let place = openCode(.block, at: index)
    collectItems(in: index)
    closeCode(place)
  }

  /// The statements at the top of the file, its declarations left out.
  mutating func collectStatements(in index: Int) {
    let place = openCode(.block, at: index)
    collectStatementItems(in: index)
    closeCode(place)
  }

  private mutating func collectStatementItems(in index: Int) {
    for item in children(of: index) {
      switch nodes[item].kind {
      case .ifConfig: collectConditionalBranches(of: item) { $0.collectStatementItems(in: $1) }
      case .macroExpansion: continue
      case let kind where kind.isDeclaration: continue
      default: collectItem(item)
      }
    }
  }

  /// The items of a node, whatever else stands among its children left out.
  mutating func collectItems(in index: Int) {
    for item in children(of: index) { collectItem(item) }
  }

  private mutating func collectItem(_ index: Int) {
    let kind = nodes[index].kind
    switch kind {
    case .ifConfig: collectConditionalBranches(of: index) { $0.collectItems(in: $1) }
    case .variableDecl: collectLocalVariable(index)
    case .guardStmt: collectConditional(.guardElse, index)
    case .whileStmt: collectConditional(.whileLoop, index)
    case .repeatStmt:
      let place = openCode(.repeatLoop, at: index)
      for part in children(of: index) {
        if nodes[part].kind == .codeBlock { collectBlock(part) } else { collectExpression(part) }
      }
      closeCode(place)
    case .forStmt: collectLoop(index)
    case .returnStmt, .yieldStmt, .thenStmt: collectWrapped(.returnValue, index)
    case .throwStmt: collectWrapped(.throwError, index)
    case .discardStmt: collectChildren(of: index)
    case .deferStmt: for part in children(of: index) { collectBlock(part) }
    case .labeledStmt:
      for part in children(of: index) where nodes[part].kind != .name { collectItem(part) }
    case .doStmt: collectDo(index)
    case let kind where kind.isDeclaration:
      let declared = facts.declarations.count
      let place = openCode(.declaration, at: index, name: UInt32(declared))
      collectDeclaration(index)
      // An import or an operator leaves nothing to name, and the next declaration is not what was meant.
      if facts.declarations.count > declared { closeCode(place) } else { facts.code.removeSubrange(place...) }
    case let kind where kind.isExpression: collectExpression(index)
    default: break
    }
  }

  /// Collects what stands in the branches of an `#if` in code, and notes each branch.
  mutating func collectConditionalBranches(
    of config: Int, _ body: (inout FactCollector, _ clause: Int) -> Void
  ) {
    collectBranches(of: config) { collector, clause in
      let outer = collector.openCondition
      collector.openCondition = Int32(collector.facts.conditions.count)
      collector.facts.conditions.append(
        ConditionFact(
          start: collector.nodes[clause].start, end: collector.nodes[clause].end, outer: outer,
          platforms: collector.platforms, terms: collector.termsPlace))
      body(&collector, clause)
      collector.openCondition = outer
    }
  }

  private mutating func collectWrapped(_ kind: CodeFact.Kind, _ index: Int) {
    let place = openCode(kind, at: index)
    collectChildren(of: index)
    closeCode(place)
  }

  private mutating func collectLocalVariable(_ index: Int) {
    var flags: CodeFact.Flags = nodes[index].flags.contains(.isVar) ? .isVar : []
    for part in children(of: index) where nodes[part].kind == .modifier {
      switch SyntaxModifier(rawValue: nodes[part].detail) {
      case .weak, .unowned: flags.insert(.isWeak)
      case .lazy: flags.insert(.isLazy)
      case .async: flags.insert(.isAsync)
      default: continue
      }
    }
    for binding in children(of: index) where nodes[binding].kind == .patternBinding {
      let place = openCode(.binding, at: binding, flags: flags)
      collectLocalAttributes(of: index)
      for part in children(of: binding) {
        switch nodes[part].kind {
        case .accessorBlock: _ = collectAccessors(part)
        case let kind where kind.isPattern: collectPattern(part)
        case let kind where kind.isType: collectAnnotation(part)
        default: collectExpression(part)
        }
      }
      closeCode(place)
    }
  }

  private mutating func collectLocalAttributes(of index: Int) {
    for part in children(of: index) where nodes[part].kind == .attribute {
      guard let named = children(of: part).first(where: { nodes[$0].kind.isType }) else { continue }
      let type = collectType(named)
      let place = openCode(.attribute, at: part, name: UInt32(type))
      collectArguments(in: part)
      closeCode(place)
    }
  }

  /// `guard`, `while` and the branches of `if`: conditions and a block.
  private mutating func collectConditional(_ kind: CodeFact.Kind, _ index: Int) {
    let place = openCode(kind, at: index)
    for part in children(of: index) {
      switch nodes[part].kind {
      case .codeBlock: collectBlock(part)
      case .optionalBinding: collectCondition(.optionalBinding, part)
      case .caseCondition: collectCondition(.caseBinding, part)
      case let kind where kind.isExpression: collectExpression(part)
      default: continue
      }
    }
    closeCode(place)
  }

  private mutating func collectCondition(_ kind: CodeFact.Kind, _ index: Int) {
    let place = openCode(kind, at: index)
    for part in children(of: index) {
      switch nodes[part].kind {
      case let kind where kind.isPattern: collectPattern(part)
      case let kind where kind.isType: collectAnnotation(part)
      default: collectExpression(part)
      }
    }
    closeCode(place)
  }

  private mutating func collectLoop(_ index: Int) {
    let place = openCode(.forLoop, at: index)
    for part in children(of: index) {
      switch nodes[part].kind {
      case .codeBlock: collectBlock(part)
      case .whereExpression: collectWrapped(.whereCondition, part)
      case let kind where kind.isPattern: collectPattern(part)
      case let kind where kind.isType: collectAnnotation(part)
      default: collectExpression(part)
      }
    }
    closeCode(place)
  }

  mutating func collectIf(_ index: Int) {
    let place = openCode(.ifElse, at: index)
    for part in children(of: index) {
      if nodes[part].kind == .ifClause { collectConditional(.ifClause, part) }
      if nodes[part].kind == .codeBlock { collectBlock(part) }
    }
    closeCode(place)
  }

  mutating func collectSwitch(_ index: Int) {
    let place = openCode(.switchOver, at: index)
    collectCases(in: index)
    closeCode(place)
  }

  private mutating func collectCases(in index: Int) {
    for part in children(of: index) {
      switch nodes[part].kind {
      case .ifConfig: collectConditionalBranches(of: part) { $0.collectCases(in: $1) }
      case .switchCase:
        let place = openCode(.switchCase, at: part)
        for item in children(of: part) {
          if nodes[item].kind == .caseItem { collectCaseItem(item) } else { collectItem(item) }
        }
        closeCode(place)
      case let kind where kind.isExpression: collectExpression(part)
      default: continue
      }
    }
  }

  private mutating func collectCaseItem(_ index: Int) {
    let place = openCode(.caseItem, at: index)
    for part in children(of: index) {
      if nodes[part].kind.isPattern { collectPattern(part) }
      if nodes[part].kind == .whereExpression { collectWrapped(.whereCondition, part) }
    }
    closeCode(place)
  }

  mutating func collectDo(_ index: Int) {
    let place = openCode(.doCatch, at: index)
    for part in children(of: index) {
      switch nodes[part].kind {
      case .codeBlock: collectBlock(part)
      case .catchClause:
        let clause = openCode(.catchClause, at: part)
        for item in children(of: part) {
          if nodes[item].kind == .caseItem { collectCaseItem(item) }
          if nodes[item].kind == .codeBlock { collectBlock(item) }
        }
        closeCode(clause)
      default: continue
      }
    }
    closeCode(place)
  }

  /// The accessors in a block, and what they make of the property.
  mutating func collectAccessors(_ block: Int) -> DeclarationFact.Flags {
    var flags: DeclarationFact.Flags = []
    let place = openCode(.accessors, at: block)
    let hasKeywords = children(of: block).contains { nodes[$0].kind == .accessor }
    if hasKeywords {
      for part in children(of: block) where nodes[part].kind == .accessor { flags.formUnion(collectAccessor(part)) }
    } else {
      flags = .isComputed
      let getter = openCode(.accessor, at: block, flags: .get)
      collectBlock(block)
      closeCode(getter)
    }
    closeCode(place)
    return flags
  }

  private mutating func collectAccessor(_ index: Int) -> DeclarationFact.Flags {
    let kind = SyntaxAccessor(rawValue: UInt8(truncatingIfNeeded: nodes[index].detail)) ?? .other
    let code: CodeFact.Flags
    let flags: DeclarationFact.Flags
    switch kind {
    case .get, .read, .address: (code, flags) = (.get, .isComputed)
    case .set, .modify, .mutableAddress: (code, flags) = (.set, [.isComputed, .hasSetter])
    case .willSet: (code, flags) = (.willSet, [])
    case .didSet: (code, flags) = (.didSet, [])
    case .initialize, .other: (code, flags) = ([], [])
    }
    let parameter = child(.name, of: index).map { name(at: $0) } ?? 0
    let place = openCode(.accessor, at: index, flags: code, name: parameter)
    if let body = child(.codeBlock, of: index) { collectBlock(body) }
    closeCode(place)
    return flags
  }

  mutating func collectAnnotation(_ index: Int) {
    let type = collectType(index)
    leafCode(.annotation, at: index, name: UInt32(type))
  }
}
