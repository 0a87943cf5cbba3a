internal import DigraphSyntax
internal import SwiftSyntax

extension SwiftSyntaxConverter {
  mutating func function(_ syntax: FunctionDeclSyntax) {
    let effects = syntax.signature.effectSpecifiers
    declared(.functionDecl, syntax, detail: detail(effects)) {
      $0.name(syntax.name)
      $0.genericParameters(syntax.genericParameterClause)
      $0.parameters(syntax.signature.parameterClause)
      $0.thrownType(effects?.throwsClause)
      $0.returnClause(syntax.signature.returnClause)
      $0.whereClause(syntax.genericWhereClause)
      $0.codeBlock(syntax.body)
    }
  }

  mutating func initializer(_ syntax: InitializerDeclSyntax) {
    let effects = syntax.signature.effectSpecifiers
    let failable = syntax.optionalMark == nil ? 0 : SyntaxDetail.failable.rawValue
    declared(.initializerDecl, syntax, detail: detail(effects) | failable) {
      $0.genericParameters(syntax.genericParameterClause)
      $0.parameters(syntax.signature.parameterClause)
      $0.thrownType(effects?.throwsClause)
      $0.returnClause(syntax.signature.returnClause)
      $0.whereClause(syntax.genericWhereClause)
      $0.codeBlock(syntax.body)
    }
  }

  mutating func subscriptDeclaration(_ syntax: SubscriptDeclSyntax) {
    declared(.subscriptDecl, syntax) {
      $0.genericParameters(syntax.genericParameterClause)
      $0.parameters(syntax.parameterClause)
      $0.returnClause(syntax.returnClause)
      $0.whereClause(syntax.genericWhereClause)
      $0.accessorBlock(syntax.accessorBlock)
    }
  }

  mutating func macro(_ syntax: MacroDeclSyntax) {
    declared(.macroDecl, syntax) {
      $0.name(syntax.name)
      $0.genericParameters(syntax.genericParameterClause)
      $0.parameters(syntax.signature.parameterClause)
      $0.returnClause(syntax.signature.returnClause)
      if let value = syntax.definition?.value { $0.expression(value) }
      $0.whereClause(syntax.genericWhereClause)
    }
  }

  mutating func parameters(_ clause: FunctionParameterClauseSyntax) {
    node(.parameterClause, clause) {
      for parameter in clause.parameters {
        let detail = parameter.ellipsis == nil ? 0 : SyntaxDetail.variadic.rawValue
        $0.element(.parameter, parameter, detail: detail) {
          $0.attributes(parameter.attributes)
          $0.modifiers(parameter.modifiers)
          $0.name(parameter.firstName)
          $0.name(parameter.secondName)
          $0.type(parameter.type)
          if let value = parameter.defaultValue?.value { $0.expression(value) }
        }
      }
    }
  }

  mutating func variable(_ syntax: VariableDeclSyntax) {
    declared(.variableDecl, syntax, detail: isVar(syntax.bindingSpecifier)) {
      for binding in syntax.bindings {
        $0.element(.patternBinding, binding) {
          $0.pattern(binding.pattern)
          if let type = binding.typeAnnotation?.type { $0.type(type) }
          if let value = binding.initializer?.value { $0.expression(value) }
          $0.accessorBlock(binding.accessorBlock)
        }
      }
    }
  }

  func isVar(_ specifier: TokenSyntax) -> UInt16 {
    specifier.text == "var" || specifier.text == "inout" ? SyntaxDetail.isVar.rawValue : 0
  }

  mutating func accessorBlock(_ block: AccessorBlockSyntax?) {
    guard let block else { return }
    node(.accessorBlock, block) {
      switch block.accessors {
      case .accessors(let list): for accessor in list { $0.accessor(accessor) }
      case .getter(let list): $0.items(list)
      default: break
      }
    }
  }

  mutating func accessor(_ syntax: AccessorDeclSyntax) {
    let effects = syntax.effectSpecifiers
    let high = detail(async: effects?.asyncSpecifier, throwing: effects?.throwsClause) << 8
    let keyword = SyntaxAccessor(keyword: syntax.accessorSpecifier.text)
    node(.accessor, syntax, detail: high | UInt16(keyword.rawValue)) {
      $0.attributes(syntax.attributes)
      if let modifier = syntax.modifier { $0.modifier(modifier) }
      $0.name(syntax.parameters?.name)
      $0.thrownType(effects?.throwsClause)
      $0.codeBlock(syntax.body)
    }
  }
}
