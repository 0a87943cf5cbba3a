internal import DigraphSyntax
internal import SwiftSyntax

extension SwiftSyntaxConverter {
  mutating func expression(_ expression: ExprSyntax) {
    if suffixBase(of: expression) != nil { return chain(expression) }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): reference(node)
    case .memberAccessExpr(let node): implicitMember(node)
    case .superExpr(let node): self.node(.superExpr, node)
    case .integerLiteralExpr(let node): self.node(.integerLiteral, node)
    case .floatLiteralExpr(let node): self.node(.floatLiteral, node)
    case .booleanLiteralExpr(let node): self.node(.booleanLiteral, node)
    case .nilLiteralExpr(let node): self.node(.nilLiteral, node)
    case .regexLiteralExpr(let node): self.node(.regexLiteral, node)
    case .stringLiteralExpr(let node): stringLiteral(node)
    case .simpleStringLiteralExpr(let node): self.node(.stringLiteral, node)
    case .arrayExpr(let node):
      self.node(.arrayLiteral, node) { for element in node.elements { $0.expression(element.expression) } }
    case .dictionaryExpr(let node): dictionaryLiteral(node)
    case .tupleExpr(let node): self.node(.tupleExpr, node) { $0.arguments(node.elements) }
    case .closureExpr(let node): closure(node)
    case .sequenceExpr(let node): sequence(node)
    case .prefixOperatorExpr(let node): self.node(.prefixOperatorExpr, node) { $0.expression(node.expression) }
    case .inOutExpr(let node): self.node(.inoutExpr, node) { $0.expression(node.expression) }
    case .tryExpr(let node): tryExpression(node)
    case .awaitExpr(let node): self.node(.awaitExpr, node) { $0.expression(node.expression) }
    case .unsafeExpr(let node): self.node(.ownershipExpr, node) { $0.expression(node.expression) }
    case .consumeExpr(let node): self.node(.ownershipExpr, node) { $0.expression(node.expression) }
    case .copyExpr(let node): self.node(.ownershipExpr, node) { $0.expression(node.expression) }
    case .borrowExpr(let node): self.node(.ownershipExpr, node) { $0.expression(node.expression) }
    case .packExpansionExpr(let node): self.node(.packExpansionExpr, node) { $0.expression(node.repetitionPattern) }
    case .packElementExpr(let node): self.node(.packElementExpr, node) { $0.expression(node.pack) }
    case .discardAssignmentExpr(let node): self.node(.discardExpr, node)
    case .typeExpr(let node): self.node(.typeExpr, node) { $0.type(node.type) }
    case .patternExpr(let node): self.node(.patternExpr, node) { $0.pattern(node.pattern) }
    case .keyPathExpr(let node): keyPath(node)
    case .macroExpansionExpr(let node): macroExpansion(node)
    case .ifExpr(let node): ifExpression(node)
    case .switchExpr(let node): switchExpression(node)
    case .postfixIfConfigExpr(let node): ifConfig(node.config)
    default: self.node(.missing, expression)
    }
  }

  private mutating func reference(_ syntax: DeclReferenceExprSyntax) {
    guard syntax.moduleSelector != nil else { return baseName(.nameExpr, syntax) }
    node(.chainExpr, syntax, end: end(syntax.baseName)) { $0.qualifiedReference(syntax) }
  }

  mutating func baseName(_ kind: SyntaxKind, _ syntax: DeclReferenceExprSyntax) {
    node(kind, syntax.baseName, detail: compound(syntax))
  }

  private func compound(_ syntax: DeclReferenceExprSyntax) -> UInt16 {
    syntax.argumentNames == nil ? 0 : SyntaxDetail.compoundName.rawValue
  }

  private mutating func implicitMember(_ syntax: MemberAccessExprSyntax) {
    node(.implicitMemberExpr, syntax, detail: compound(syntax.declName), end: end(syntax.declName.baseName))
  }

  private mutating func stringLiteral(_ syntax: StringLiteralExprSyntax) {
    node(.stringLiteral, syntax) {
      for segment in syntax.segments {
        guard case .expressionSegment(let interpolation) = segment else { continue }
        $0.node(.interpolation, interpolation) { $0.arguments(interpolation.expressions) }
      }
    }
  }

  private mutating func dictionaryLiteral(_ syntax: DictionaryExprSyntax) {
    node(.dictionaryLiteral, syntax) {
      guard case .elements(let elements) = syntax.content else { return }
      for element in elements {
        $0.expression(element.key)
        $0.expression(element.value)
      }
    }
  }

  private mutating func tryExpression(_ syntax: TryExprSyntax) {
    let keyword: SyntaxTry =
      switch syntax.questionOrExclamationMark?.text {
      case "?": .optional
      case "!": .forced
      default: .plain
      }
    node(.tryExpr, syntax, detail: keyword.rawValue) { $0.expression(syntax.expression) }
  }

  // MARK: Sequences

  private mutating func sequence(_ syntax: SequenceExprSyntax) {
    node(.sequenceExpr, syntax) {
      var cast: (syntax: ExprSyntax, kind: SyntaxCast)?
      for element in syntax.elements {
        if let (operation, kind) = cast {
          cast = nil
          let mark = $0.builder.mark
          if let type = element.as(TypeExprSyntax.self)?.type { $0.type(type) } else { $0.expression(element) }
          $0.builder.finish(
            .castOperator, from: mark, start: $0.start(operation), end: $0.end(element), detail: kind.rawValue)
        } else if let kind = $0.castKind(element) {
          cast = (element, kind)
        } else {
          $0.sequenceElement(element)
        }
      }
    }
  }

  private func castKind(_ element: ExprSyntax) -> SyntaxCast? {
    if element.is(UnresolvedIsExprSyntax.self) { return .is }
    guard let cast = element.as(UnresolvedAsExprSyntax.self) else { return nil }
    return switch cast.questionOrExclamationMark?.text {
    case "?": .asOptional
    case "!": .asForced
    default: .as
    }
  }

  private mutating func sequenceElement(_ element: ExprSyntax) {
    switch element.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let node): self.node(.binaryOperator, node)
    case .assignmentExpr(let node): self.node(.assignmentOperator, node)
    case .unresolvedTernaryExpr(let node): self.node(.ternaryOperator, node) { $0.expression(node.thenExpression) }
    case .arrowExpr(let node):
      self.node(.arrowOperator, node, detail: detail(node.effectSpecifiers)) {
        $0.thrownType(node.effectSpecifiers?.throwsClause)
      }
    default: expression(element)
    }
  }

  // MARK: Closures

  mutating func closure(_ syntax: ClosureExprSyntax) {
    node(.closureExpr, syntax) {
      if let signature = syntax.signature { $0.closureSignature(signature) }
      $0.items(syntax.statements)
    }
  }

  private mutating func closureSignature(_ syntax: ClosureSignatureSyntax) {
    node(.closureSignature, syntax, detail: detail(syntax.effectSpecifiers)) {
      $0.attributes(syntax.attributes)
      for capture in syntax.capture?.items ?? [] { $0.closureCapture(capture) }
      switch syntax.parameterClause {
      case .simpleInput(let list):
        for parameter in list { $0.element(.closureParameter, parameter) { $0.name(parameter.name) } }
      case .parameterClause(let clause):
        for parameter in clause.parameters { $0.closureParameter(parameter) }
      default: break
      }
      $0.thrownType(syntax.effectSpecifiers?.throwsClause)
      $0.returnClause(syntax.returnClause)
    }
  }

  private mutating func closureCapture(_ syntax: ClosureCaptureSyntax) {
    element(.closureCapture, syntax) {
      if let specifier = syntax.specifier {
        $0.node(.modifier, specifier, detail: SyntaxModifier(keyword: specifier.specifier.text).rawValue)
      }
      $0.name(syntax.name)
      if let value = syntax.initializer?.value { $0.expression(value) }
    }
  }

  private mutating func closureParameter(_ syntax: ClosureParameterSyntax) {
    let detail = syntax.ellipsis == nil ? 0 : SyntaxDetail.variadic.rawValue
    element(.closureParameter, syntax, detail: detail) {
      $0.attributes(syntax.attributes)
      $0.modifiers(syntax.modifiers)
      $0.name(syntax.firstName)
      $0.name(syntax.secondName)
      if let type = syntax.type { $0.type(type) }
    }
  }
}
