internal import DigraphSyntax
internal import SwiftSyntax

extension SwiftSyntaxConverter {
  mutating func members(_ list: MemberBlockItemListSyntax) {
    for item in list { declaration(item.decl) }
  }

  mutating func memberBlock(_ block: MemberBlockSyntax) {
    node(.memberBlock, block) { $0.members(block.members) }
  }

  mutating func declaration(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): nominal(.classDecl, node, node.genericParameterClause)
    case .structDecl(let node): nominal(.structDecl, node, node.genericParameterClause)
    case .enumDecl(let node): nominal(.enumDecl, node, node.genericParameterClause)
    case .actorDecl(let node): nominal(.actorDecl, node, node.genericParameterClause)
    case .protocolDecl(let node): protocolDeclaration(node)
    case .extensionDecl(let node): extensionDeclaration(node)
    case .functionDecl(let node): function(node)
    case .initializerDecl(let node): initializer(node)
    case .deinitializerDecl(let node): declared(.deinitializerDecl, node) { $0.codeBlock(node.body) }
    case .subscriptDecl(let node): subscriptDeclaration(node)
    case .variableDecl(let node): variable(node)
    case .enumCaseDecl(let node): enumCase(node)
    case .typeAliasDecl(let node): typealiasDeclaration(node)
    case .associatedTypeDecl(let node): associatedType(node)
    case .importDecl(let node): declared(.importDecl, node) { for part in node.path { $0.name(part.name) } }
    case .operatorDecl(let node): operatorDeclaration(node)
    case .precedenceGroupDecl(let node): declared(.precedenceGroupDecl, node) { $0.name(node.name) }
    case .macroDecl(let node): macro(node)
    case .macroExpansionDecl(let node): macroExpansion(node)
    case .ifConfigDecl(let node): ifConfig(node)
    case .accessorDecl(let node): accessor(node)
    case .missingDecl(let node) where !node.attributes.isEmpty || !node.modifiers.isEmpty:
      declared(.missing, node) { _ in }
    default: break
    }
  }

  /// A declaration: its attributes and modifiers, then what `children` emits.
  mutating func declared(
    _ kind: SyntaxKind, _ syntax: some WithAttributesSyntax & WithModifiersSyntax, detail: UInt16 = 0,
    children: (inout Self) -> Void
  ) {
    node(kind, syntax, detail: detail) {
      $0.attributes(syntax.attributes)
      $0.modifiers(syntax.modifiers)
      children(&$0)
    }
  }

  private mutating func nominal(
    _ kind: SyntaxKind, _ syntax: some NamedDeclSyntax & DeclGroupSyntax & WithAttributesSyntax & WithModifiersSyntax,
    _ generics: GenericParameterClauseSyntax?
  ) {
    declared(kind, syntax) {
      $0.name(syntax.name)
      $0.genericParameters(generics)
      $0.inheritance(syntax.inheritanceClause)
      $0.whereClause(syntax.genericWhereClause)
      $0.memberBlock(syntax.memberBlock)
    }
  }

  private mutating func protocolDeclaration(_ syntax: ProtocolDeclSyntax) {
    declared(.protocolDecl, syntax) {
      $0.name(syntax.name)
      if let clause = syntax.primaryAssociatedTypeClause {
        $0.node(.genericParameterClause, clause) {
          for type in clause.primaryAssociatedTypes {
            $0.element(.genericParameter, type) { $0.name(type.name) }
          }
        }
      }
      $0.inheritance(syntax.inheritanceClause)
      $0.whereClause(syntax.genericWhereClause)
      $0.memberBlock(syntax.memberBlock)
    }
  }

  private mutating func extensionDeclaration(_ syntax: ExtensionDeclSyntax) {
    declared(.extensionDecl, syntax) {
      $0.type(syntax.extendedType)
      $0.inheritance(syntax.inheritanceClause)
      $0.whereClause(syntax.genericWhereClause)
      $0.memberBlock(syntax.memberBlock)
    }
  }

  private mutating func typealiasDeclaration(_ syntax: TypeAliasDeclSyntax) {
    declared(.typealiasDecl, syntax) {
      $0.name(syntax.name)
      $0.genericParameters(syntax.genericParameterClause)
      $0.type(syntax.initializer.value)
      $0.whereClause(syntax.genericWhereClause)
    }
  }

  private mutating func associatedType(_ syntax: AssociatedTypeDeclSyntax) {
    declared(.associatedTypeDecl, syntax) {
      $0.name(syntax.name)
      $0.inheritance(syntax.inheritanceClause)
      if let type = syntax.initializer?.value { $0.type(type) }
      $0.whereClause(syntax.genericWhereClause)
    }
  }

  private mutating func operatorDeclaration(_ syntax: OperatorDeclSyntax) {
    node(.operatorDecl, syntax) {
      $0.node(.modifier, syntax.fixitySpecifier, detail: SyntaxModifier(keyword: syntax.fixitySpecifier.text).rawValue)
      $0.name(syntax.name)
      $0.name(syntax.operatorPrecedenceAndTypes?.precedenceGroup)
      for type in syntax.operatorPrecedenceAndTypes?.designatedTypes ?? [] { $0.name(type.name) }
    }
  }

  private mutating func enumCase(_ syntax: EnumCaseDeclSyntax) {
    declared(.enumCaseDecl, syntax) {
      for element in syntax.elements {
        $0.element(.enumCaseElement, element) {
          $0.name(element.name)
          $0.enumCaseParameters(element.parameterClause)
          if let value = element.rawValue?.value { $0.expression(value) }
        }
      }
    }
  }

  private mutating func enumCaseParameters(_ clause: EnumCaseParameterClauseSyntax?) {
    guard let clause else { return }
    node(.parameterClause, clause) {
      for parameter in clause.parameters {
        $0.element(.parameter, parameter) {
          $0.modifiers(parameter.modifiers)
          $0.name(parameter.firstName)
          $0.name(parameter.secondName)
          $0.type(parameter.type)
          if let value = parameter.defaultValue?.value { $0.expression(value) }
        }
      }
    }
  }
}
