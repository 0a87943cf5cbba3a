internal import DigraphSyntax
internal import SwiftSyntax

extension SwiftSyntaxConverter {
  mutating func statement(_ statement: StmtSyntax) {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): expression(node.expression)
    case .guardStmt(let node):
      self.node(.guardStmt, node) {
        $0.conditions(node.conditions)
        $0.codeBlock(node.body)
      }
    case .whileStmt(let node):
      self.node(.whileStmt, node) {
        $0.conditions(node.conditions)
        $0.codeBlock(node.body)
      }
    case .repeatStmt(let node):
      self.node(.repeatStmt, node) {
        $0.codeBlock(node.body)
        $0.expression(node.condition)
      }
    case .forStmt(let node): forStatement(node)
    case .returnStmt(let node):
      self.node(.returnStmt, node) { if let value = node.expression { $0.expression(value) } }
    case .throwStmt(let node): self.node(.throwStmt, node) { $0.expression(node.expression) }
    case .breakStmt(let node): self.node(.breakStmt, node)
    case .continueStmt(let node): self.node(.continueStmt, node)
    case .fallThroughStmt(let node): self.node(.fallthroughStmt, node)
    case .deferStmt(let node): self.node(.deferStmt, node) { $0.codeBlock(node.body) }
    case .labeledStmt(let node):
      self.node(.labeledStmt, node) {
        $0.name(node.label)
        $0.statement(node.statement)
      }
    case .yieldStmt(let node): yieldStatement(node)
    case .discardStmt(let node): self.node(.discardStmt, node) { $0.expression(node.expression) }
    case .doStmt(let node): doStatement(node)
    default: break
    }
  }

  private mutating func forStatement(_ syntax: ForStmtSyntax) {
    node(.forStmt, syntax) {
      $0.pattern(syntax.pattern)
      if let type = syntax.typeAnnotation?.type { $0.type(type) }
      $0.expression(syntax.sequence)
      $0.whereExpression(syntax.whereClause)
      $0.codeBlock(syntax.body)
    }
  }

  private mutating func yieldStatement(_ syntax: YieldStmtSyntax) {
    node(.yieldStmt, syntax) {
      switch syntax.yieldedExpressions {
      case .multiple(let clause): for element in clause.elements { $0.expression(element.expression) }
      case .single(let expression): $0.expression(expression)
      default: break
      }
    }
  }

  private mutating func doStatement(_ syntax: DoStmtSyntax) {
    node(.doStmt, syntax) {
      $0.thrownType(syntax.throwsClause)
      $0.codeBlock(syntax.body)
      for clause in syntax.catchClauses {
        $0.node(.catchClause, clause) {
          for item in clause.catchItems {
            $0.element(.caseItem, item) {
              if let pattern = item.pattern { $0.pattern(pattern) }
              $0.whereExpression(item.whereClause)
            }
          }
          $0.codeBlock(clause.body)
        }
      }
    }
  }

  private mutating func whereExpression(_ clause: WhereClauseSyntax?) {
    guard let clause else { return }
    node(.whereExpression, clause) { $0.expression(clause.condition) }
  }

  // MARK: Conditions

  mutating func conditions(_ list: ConditionElementListSyntax) {
    for element in list {
      switch element.condition {
      case .expression(let expression): self.expression(expression)
      case .availability(let availability): node(.availabilityCondition, availability)
      case .matchingPattern(let matching):
        node(.caseCondition, matching) {
          $0.pattern(matching.pattern)
          if let type = matching.typeAnnotation?.type { $0.type(type) }
          $0.expression(matching.initializer.value)
        }
      case .optionalBinding(let binding):
        node(.optionalBinding, binding) {
          $0.pattern(binding.pattern)
          if let type = binding.typeAnnotation?.type { $0.type(type) }
          if let value = binding.initializer?.value { $0.expression(value) }
        }
      default: break
      }
    }
  }

  // MARK: if and switch

  mutating func ifExpression(_ syntax: IfExprSyntax) {
    node(.ifExpr, syntax) {
      var next: IfExprSyntax? = syntax
      while let clause = next {
        next = nil
        $0.node(.ifClause, clause, end: $0.end(clause.body)) {
          $0.conditions(clause.conditions)
          $0.codeBlock(clause.body)
        }
        switch clause.elseBody {
        case .ifExpr(let chained): next = chained
        case .codeBlock(let block): $0.codeBlock(block)
        default: break
        }
      }
    }
  }

  mutating func switchExpression(_ syntax: SwitchExprSyntax) {
    node(.switchExpr, syntax) {
      $0.expression(syntax.subject)
      $0.switchCases(syntax.cases)
    }
  }

  mutating func switchCases(_ list: SwitchCaseListSyntax) {
    for element in list {
      switch element {
      case .switchCase(let syntax): switchCase(syntax)
      case .ifConfigDecl(let config): ifConfig(config)
      default: break
      }
    }
  }

  private mutating func switchCase(_ syntax: SwitchCaseSyntax) {
    node(.switchCase, syntax) {
      if let attribute = syntax.attribute { $0.attribute(attribute) }
      if case .case(let label) = syntax.label {
        for item in label.caseItems {
          $0.element(.caseItem, item) {
            $0.pattern(item.pattern)
            $0.whereExpression(item.whereClause)
          }
        }
      }
      $0.items(syntax.statements)
    }
  }

  // MARK: Patterns

  mutating func pattern(_ pattern: PatternSyntax) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): self.node(.identifierPattern, node)
    case .wildcardPattern(let node): self.node(.wildcardPattern, node)
    case .tuplePattern(let node):
      self.node(.tuplePattern, node) {
        for element in node.elements {
          $0.element(.tuplePatternElement, element) {
            $0.name(element.label)
            $0.pattern(element.pattern)
          }
        }
      }
    case .valueBindingPattern(let node):
      self.node(.bindingPattern, node, detail: isVar(node.bindingSpecifier)) { $0.pattern(node.pattern) }
    case .expressionPattern(let node): self.node(.expressionPattern, node) { $0.expression(node.expression) }
    case .isTypePattern(let node): self.node(.isPattern, node) { $0.type(node.type) }
    default: self.node(.missing, pattern)
    }
  }
}
