internal import DigraphSyntax
internal import SwiftSyntax

extension SwiftSyntaxConverter {
  mutating func attributes(_ list: AttributeListSyntax) {
    for element in list {
      switch element {
      case .attribute(let attribute): self.attribute(attribute)
      case .ifConfigDecl(let config): ifConfig(config)
      default: break
      }
    }
  }

  mutating func attribute(_ syntax: AttributeSyntax) {
    node(.attribute, syntax) {
      $0.type(syntax.attributeName)
      if case .argumentList(let arguments) = syntax.arguments, $0.takesExpressions(syntax.attributeName) {
        $0.arguments(arguments)
      }
    }
  }

  /// The language's own attributes are in lower case, and their arguments tell nothing about dependencies.
  private func takesExpressions(_ name: TypeSyntax) -> Bool {
    guard let identifier = name.as(IdentifierTypeSyntax.self), identifier.moduleSelector == nil else { return true }
    return SyntaxAttribute.takesExpressions(name: identifier.name.text.utf8)
  }

  mutating func modifiers(_ list: DeclModifierListSyntax) {
    for modifier in list { self.modifier(modifier) }
  }

  mutating func modifier(_ syntax: DeclModifierSyntax) {
    let setter = syntax.detail?.detail.text == "set" ? SyntaxModifier.setterFlag : 0
    node(.modifier, syntax, detail: SyntaxModifier(keyword: syntax.name.text).rawValue | setter)
  }

  // MARK: Generics

  mutating func genericParameters(_ clause: GenericParameterClauseSyntax?) {
    guard let clause else { return }
    node(.genericParameterClause, clause) {
      for parameter in clause.parameters {
        $0.element(.genericParameter, parameter, detail: $0.detail(ofGenericParameter: parameter.specifier)) {
          $0.attributes(parameter.attributes)
          $0.name(parameter.name)
          if let type = parameter.inheritedType { $0.type(type) }
        }
      }
      $0.whereClause(clause.genericWhereClause)
    }
  }

  private func detail(ofGenericParameter specifier: TokenSyntax?) -> UInt16 {
    switch specifier?.text {
    case "each": SyntaxDetail.isPack.rawValue
    case "let": SyntaxDetail.isValue.rawValue
    default: 0
    }
  }

  mutating func genericArguments(_ clause: GenericArgumentClauseSyntax?) {
    guard let clause else { return }
    node(.genericArgumentClause, clause) { $0.genericArguments(clause.arguments) }
  }

  mutating func genericArguments(_ list: GenericArgumentListSyntax) {
    for argument in list { genericArgument(argument) }
  }

  mutating func genericArgument(_ argument: GenericArgumentSyntax) {
    switch argument.argument {
    case .type(let type): self.type(type)
    case .expr(let expression): self.expression(expression)
    default: break
    }
  }

  mutating func inheritance(_ clause: InheritanceClauseSyntax?) {
    guard let clause else { return }
    node(.inheritanceClause, clause, end: clause.inheritedTypes.last.map { end($0.type) }) {
      for inherited in clause.inheritedTypes { $0.type(inherited.type) }
    }
  }

  mutating func whereClause(_ clause: GenericWhereClauseSyntax?) {
    guard let clause else { return }
    node(.whereClause, clause) {
      for requirement in clause.requirements { $0.requirement(requirement) }
    }
  }

  private mutating func requirement(_ syntax: GenericRequirementSyntax) {
    switch syntax.requirement {
    case .sameTypeRequirement(let same):
      element(.requirement, syntax, detail: SyntaxDetail.sameType.rawValue) {
        switch same.leftType {
        case .type(let type): $0.type(type)
        case .expr(let expression): $0.expression(expression)
        default: break
        }
        switch same.rightType {
        case .type(let type): $0.type(type)
        case .expr(let expression): $0.expression(expression)
        default: break
        }
      }
    case .conformanceRequirement(let conformance):
      element(.requirement, syntax) {
        $0.type(conformance.leftType)
        $0.type(conformance.rightType)
      }
    case .layoutRequirement(let layout):
      element(.requirement, syntax) {
        $0.type(layout.type)
        $0.node(.identifierType, layout.layoutSpecifier)
      }
    default: break
    }
  }
}
