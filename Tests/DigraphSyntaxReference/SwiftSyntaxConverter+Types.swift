internal import DigraphSyntax
internal import SwiftSyntax

extension SwiftSyntaxConverter {
  mutating func type(_ type: TypeSyntax) {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let node): identifierType(node)
    case .memberType: memberType(type)
    case .optionalType(let node): self.node(.optionalType, node) { $0.type(node.wrappedType) }
    case .implicitlyUnwrappedOptionalType(let node):
      self.node(.implicitlyUnwrappedType, node) { $0.type(node.wrappedType) }
    case .arrayType(let node): self.node(.arrayType, node) { $0.type(node.element) }
    case .dictionaryType(let node):
      self.node(.dictionaryType, node) {
        $0.type(node.key)
        $0.type(node.value)
      }
    case .inlineArrayType(let node):
      self.node(.inlineArrayType, node) {
        $0.genericArgument(node.count)
        $0.genericArgument(node.element)
      }
    case .functionType(let node): functionType(node)
    case .tupleType(let node): self.node(.tupleType, node) { $0.tupleElements(node.elements) }
    case .someOrAnyType(let node):
      let detail = node.someOrAnySpecifier.text == "any" ? SyntaxDetail.isAny.rawValue : 0
      self.node(.someOrAnyType, node, detail: detail) { $0.type(node.constraint) }
    case .compositionType(let node):
      self.node(.compositionType, node) { for element in node.elements { $0.type(element.type) } }
    case .metatypeType(let node): self.node(.metatypeType, node) { $0.type(node.baseType) }
    case .attributedType(let node): attributedType(node)
    case .suppressedType(let node): self.node(.suppressedType, node) { $0.type(node.type) }
    case .packExpansionType(let node): self.node(.packExpansionType, node) { $0.type(node.repetitionPattern) }
    case .packElementType(let node): self.node(.packElementType, node) { $0.type(node.pack) }
    case .classRestrictionType(let node): self.node(.classRestrictionType, node)
    case .namedOpaqueReturnType(let node):
      genericParameters(node.genericParameterClause)
      self.type(node.type)
    default: self.node(.missing, type)
    }
  }

  /// `A`, `A<B>`; `M::A` counts as the member `A` of `M`.
  private mutating func identifierType(_ syntax: IdentifierTypeSyntax) {
    let mark = builder.mark
    if let module = syntax.moduleSelector?.moduleName { node(.identifierType, module) }
    if builder.mark > mark || syntax.genericArgumentClause != nil {
      name(syntax.name)
      genericArguments(syntax.genericArgumentClause)
    }
    let kind: SyntaxKind = syntax.moduleSelector == nil ? .identifierType : .memberType
    builder.finish(kind, from: mark, start: start(syntax), end: end(syntax))
  }

  /// `A.B.C`, from the innermost base outwards without recursion.
  private mutating func memberType(_ type: TypeSyntax) {
    var members: [MemberTypeSyntax] = []
    var base = type
    while let member = base.as(MemberTypeSyntax.self) {
      members.append(member)
      base = member.baseType
    }
    let mark = builder.mark
    let start = start(base)
    self.type(base)
    for member in members.reversed() {
      name(member.name)
      genericArguments(member.genericArgumentClause)
      builder.finish(.memberType, from: mark, start: start, end: end(member.genericArgumentClause) ?? end(member.name))
    }
  }

  private func end(_ clause: GenericArgumentClauseSyntax?) -> Int? { clause.map { end($0) } }

  private mutating func functionType(_ syntax: FunctionTypeSyntax) {
    node(.functionType, syntax, detail: detail(syntax.effectSpecifiers)) {
      $0.tupleElements(syntax.parameters)
      $0.thrownType(syntax.effectSpecifiers?.throwsClause)
      $0.returnClause(syntax.returnClause)
    }
  }

  private mutating func tupleElements(_ list: TupleTypeElementListSyntax) {
    for syntax in list {
      element(.tupleTypeElement, syntax, detail: syntax.ellipsis == nil ? 0 : SyntaxDetail.variadic.rawValue) {
        $0.name(syntax.firstName)
        $0.name(syntax.secondName)
        $0.type(syntax.type)
      }
    }
  }

  private mutating func attributedType(_ syntax: AttributedTypeSyntax) {
    node(.attributedType, syntax) {
      $0.specifiers(syntax.specifiers)
      $0.attributes(syntax.attributes)
      $0.specifiers(syntax.lateSpecifiers)
      $0.type(syntax.baseType)
    }
  }

  private mutating func specifiers(_ list: TypeSpecifierListSyntax) {
    for specifier in list {
      let keyword = Syntax(specifier).firstToken(viewMode: .sourceAccurate)?.text ?? ""
      node(.modifier, specifier, detail: SyntaxModifier(keyword: keyword).rawValue)
    }
  }
}
