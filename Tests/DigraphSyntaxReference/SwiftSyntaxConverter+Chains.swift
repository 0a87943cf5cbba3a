internal import DigraphSyntax
internal import SwiftSyntax

extension SwiftSyntaxConverter {
  /// What the last suffix of `expression` is applied to; nil where it has none.
  func suffixBase(of expression: ExprSyntax) -> ExprSyntax? {
    switch expression.kind {
    case .memberAccessExpr: expression.as(MemberAccessExprSyntax.self)?.base
    case .functionCallExpr: expression.as(FunctionCallExprSyntax.self)?.calledExpression
    case .subscriptCallExpr: expression.as(SubscriptCallExprSyntax.self)?.calledExpression
    case .optionalChainingExpr: expression.as(OptionalChainingExprSyntax.self)?.expression
    case .forceUnwrapExpr: expression.as(ForceUnwrapExprSyntax.self)?.expression
    case .genericSpecializationExpr: expression.as(GenericSpecializationExprSyntax.self)?.expression
    case .postfixOperatorExpr: expression.as(PostfixOperatorExprSyntax.self)?.expression
    case .postfixIfConfigExpr: expression.as(PostfixIfConfigExprSyntax.self)?.base
    default: nil
    }
  }

  /// `a.b(c)`: the base, then every suffix in order, however many there are.
  mutating func chain(_ expression: ExprSyntax) {
    node(.chainExpr, expression) {
      let (base, suffixes) = $0.unwind(expression)
      if let reference = base.as(DeclReferenceExprSyntax.self) {
        $0.qualifiedReference(reference)
      } else {
        $0.expression(base)
      }
      for suffix in suffixes.reversed() { $0.suffix(suffix) }
    }
  }

  /// The base name; `M::f` counts as the member `f` of `M`, hence as two links of a chain.
  mutating func qualifiedReference(_ syntax: DeclReferenceExprSyntax) {
    guard let module = syntax.moduleSelector?.moduleName else { return baseName(.nameExpr, syntax) }
    node(.nameExpr, module)
    baseName(.memberSuffix, syntax)
  }

  /// The suffixes of a chain without a base: a branch of `#if` within a chain.
  mutating func suffixes(_ expression: ExprSyntax) {
    let (base, suffixes) = unwind(expression)
    if base.is(MemberAccessExprSyntax.self) || base.is(PostfixIfConfigExprSyntax.self) { suffix(base) }
    for suffix in suffixes.reversed() { self.suffix(suffix) }
  }

  /// The suffixes come last first.
  private func unwind(_ expression: ExprSyntax) -> (base: ExprSyntax, suffixes: [ExprSyntax]) {
    var suffixes: [ExprSyntax] = []
    var base = expression
    while let next = suffixBase(of: base) {
      suffixes.append(base)
      base = next
    }
    return (base, suffixes)
  }

  private mutating func suffix(_ expression: ExprSyntax) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let syntax): baseName(.memberSuffix, syntax.declName)
    case .functionCallExpr(let syntax):
      let first = syntax.leftParen.map { start($0) } ?? syntax.trailingClosure.map { start($0) } ?? end(syntax)
      let mark = builder.mark
      arguments(syntax.arguments)
      trailingClosures(syntax.trailingClosure, syntax.additionalTrailingClosures)
      builder.finish(.callSuffix, from: mark, start: first, end: end(syntax))
    case .subscriptCallExpr(let syntax):
      let mark = builder.mark
      arguments(syntax.arguments)
      trailingClosures(syntax.trailingClosure, syntax.additionalTrailingClosures)
      builder.finish(.subscriptSuffix, from: mark, start: start(syntax.leftSquare), end: end(syntax))
    case .optionalChainingExpr(let syntax): node(.optionalSuffix, syntax.questionMark)
    case .forceUnwrapExpr(let syntax): node(.forceSuffix, syntax.exclamationMark)
    case .genericSpecializationExpr(let syntax):
      node(.genericSuffix, syntax.genericArgumentClause) { $0.genericArguments(syntax.genericArgumentClause.arguments) }
    case .postfixOperatorExpr(let syntax): node(.postfixOperatorSuffix, syntax.operator)
    case .postfixIfConfigExpr(let syntax): ifConfig(syntax.config)
    default: break
    }
  }

  mutating func arguments(_ list: LabeledExprListSyntax) {
    for argument in list {
      element(.argument, argument) {
        $0.name(argument.label)
        $0.expression(argument.expression)
      }
    }
  }

  private mutating func trailingClosures(
    _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) {
    let detail = SyntaxDetail.trailingClosure.rawValue
    if let first { node(.argument, first, detail: detail) { $0.closure(first) } }
    for other in others {
      node(.argument, other, detail: detail) {
        $0.name(other.label)
        $0.closure(other.closure)
      }
    }
  }

  // MARK: Key paths and macros

  mutating func keyPath(_ syntax: KeyPathExprSyntax) {
    node(.keyPathExpr, syntax) {
      if let root = syntax.root { $0.type(root) }
      for component in syntax.components {
        switch component.component {
        case .property(let property):
          $0.baseName(.memberSuffix, property.declName)
          if let clause = property.genericArgumentClause {
            $0.node(.genericSuffix, clause) { $0.genericArguments(clause.arguments) }
          }
        case .subscript(let access): $0.node(.subscriptSuffix, access) { $0.arguments(access.arguments) }
        case .optional(let mark):
          let kind: SyntaxKind = mark.questionOrExclamationMark.text == "!" ? .forceSuffix : .optionalSuffix
          $0.node(kind, mark)
        default: break
        }
      }
    }
  }

  mutating func macroExpansion(_ syntax: some FreestandingMacroExpansionSyntax) {
    node(.macroExpansion, syntax) {
      if let declaration = syntax.as(MacroExpansionDeclSyntax.self) {
        $0.attributes(declaration.attributes)
        $0.modifiers(declaration.modifiers)
      }
      $0.name(syntax.macroName)
      $0.genericArguments(syntax.genericArgumentClause)
      $0.arguments(syntax.arguments)
      $0.trailingClosures(syntax.trailingClosure, syntax.additionalTrailingClosures)
    }
  }
}
