/// What a node of a ``SyntaxTree`` is.
///
/// The comment behind each kind lists the children in source order; `*` means any number, `?` at most one, `+` at
/// least one, `|` either. A kind without a list is a leaf. "item" is a declaration, a statement or an expression.
/// Every declaration starts with `attribute* modifier*`, left out of the lists below. What ``SyntaxNode/detail``
/// holds is said where it holds anything; see ``SyntaxDetail``.
///
/// A node covers the bytes from its first to its last token, without the white space and comments around them, and
/// without the comma or semicolon that parts it from the next.
/// Keywords and punctuation are no nodes. Names keep their backticks.
package enum SyntaxKind: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  // MARK: Shared parts

  /// item*
  case sourceFile
  /// item*; the braces belong to it
  case codeBlock
  /// declaration*; the braces belong to it
  case memberBlock
  /// An identifier, an operator in a declaration, a label, an integer as a tuple member.
  case name
  /// type argument*; the arguments of attributes in lower case (`@available(…)`, `@objc(…)`) are left out, but the
  /// node covers their parentheses: ``SyntaxAttribute/takesExpressions(name:)``
  case attribute
  /// A declaration modifier. Detail: ``SyntaxModifier``.
  case modifier
  /// argument: name? expression. Detail: ``SyntaxDetail/trailingClosure``.
  case argument
  /// genericParameter* whereClause? (the latter as written before Swift 4)
  case genericParameterClause
  /// attribute* name type?; detail: ``SyntaxDetail/isPack``, ``SyntaxDetail/isValue``
  case genericParameter
  /// type (or expression for value generics)*
  case genericArgumentClause
  /// inheritedType: type*
  case inheritanceClause
  /// requirement+
  case whereClause
  /// type type; detail: ``SyntaxDetail/sameType`` for `==`
  case requirement
  /// parameter*
  case parameterClause
  /// attribute* modifier* name? name? type? expression?; detail: ``SyntaxDetail/variadic``
  case parameter
  /// genericParameterClause? type, behind `->`; the arrow belongs to it
  case returnClause
  /// type, of a typed `throws`; the parentheses belong to it, the keyword does not
  case thrownType
  /// ifConfigClause+: one `#if … #endif`
  case ifConfig
  /// item* | switchCase* | suffix* | attribute*; one branch, from its keyword to its last item. The condition is
  /// covered but no node
  case ifConfigClause

  // MARK: Declarations

  /// name+
  case importDecl
  /// name genericParameterClause? inheritanceClause? whereClause? memberBlock
  case classDecl
  case structDecl
  case enumDecl
  case actorDecl
  /// as above; the generic parameters are the primary associated types
  case protocolDecl
  /// type inheritanceClause? whereClause? memberBlock
  case extensionDecl
  /// name genericParameterClause? parameterClause thrownType? returnClause? whereClause? codeBlock?;
  /// detail: effects
  case functionDecl
  /// genericParameterClause? parameterClause thrownType? returnClause? whereClause? codeBlock?; detail: effects,
  /// `failable`
  case initializerDecl
  /// codeBlock?
  case deinitializerDecl
  /// genericParameterClause? parameterClause returnClause? whereClause? accessorBlock?
  case subscriptDecl
  /// patternBinding+; detail: ``SyntaxDetail/isVar``
  case variableDecl
  /// pattern type? expression? accessorBlock?
  case patternBinding
  /// accessor* | item* (a getter without a keyword); the braces belong to it
  case accessorBlock
  /// attribute* modifier* name? thrownType? codeBlock?; the name is the parameter's; detail: ``SyntaxAccessor``, effects
  case accessor
  /// enumCaseElement+
  case enumCaseDecl
  /// name parameterClause? expression?
  case enumCaseElement
  /// name genericParameterClause? type? whereClause?
  case typealiasDecl
  /// name inheritanceClause? type? whereClause?
  case associatedTypeDecl
  /// name name*; the fixity is a modifier, the names behind the first are those behind the colon
  case operatorDecl
  /// name
  case precedenceGroupDecl
  /// name genericParameterClause? parameterClause returnClause? expression? whereClause?
  case macroDecl

  // MARK: Statements

  /// condition+ codeBlock
  case guardStmt
  /// condition+ codeBlock
  case whileStmt
  /// codeBlock expression
  case repeatStmt
  /// pattern type? expression whereExpression? codeBlock
  case forStmt
  /// expression?
  case returnStmt
  /// expression
  case throwStmt
  case breakStmt
  case continueStmt
  case fallthroughStmt
  /// codeBlock
  case deferStmt
  /// name statement
  case labeledStmt
  /// expression (or expression*)
  case yieldStmt
  /// expression
  case discardStmt
  /// expression
  case thenStmt
  /// expression
  case whereExpression

  // MARK: Conditions

  /// pattern type? expression?; `if let x`, `if let x = y`
  case optionalBinding
  /// pattern type? expression; `if case .a(let x) = y`
  case caseCondition
  /// `#available(…)`, `#unavailable(…)`
  case availabilityCondition

  // MARK: Patterns

  /// A name that is bound. Covers the name.
  case identifierPattern
  case wildcardPattern
  /// tuplePatternElement*
  case tuplePattern
  /// name? pattern
  case tuplePatternElement
  /// pattern; `let x` in a case; detail: ``SyntaxDetail/isVar``
  case bindingPattern
  /// expression
  case expressionPattern
  /// type
  case isPattern

  // MARK: Types

  /// (name genericArgumentClause)?; a leaf that covers the name where no generic arguments follow. Also a layout
  /// constraint (`_Trivial`).
  case identifierType
  /// type name genericArgumentClause?; also `M::A`, the type `A` of module `M`
  case memberType
  /// type
  case optionalType
  /// type
  case implicitlyUnwrappedType
  /// type
  case arrayType
  /// type type
  case dictionaryType
  /// type type; `[3 of Int]`; the count may be an expression
  case inlineArrayType
  /// tupleTypeElement* thrownType? returnClause; detail: effects
  case functionType
  /// tupleTypeElement*
  case tupleType
  /// name? name? type expression?; detail: ``SyntaxDetail/variadic``
  case tupleTypeElement
  /// type; `some P` or `any P`: ``SyntaxDetail/isAny``
  case someOrAnyType
  /// type+
  case compositionType
  /// type; `.Type`, `.Protocol`
  case metatypeType
  /// (attribute | modifier)* type
  case attributedType
  /// type; `~P`
  case suppressedType
  /// type; `repeat T`
  case packExpansionType
  /// type; `each T`
  case packElementType
  /// `class` as a constraint
  case classRestrictionType

  // MARK: Expressions

  /// An identifier, `self`, `Self`, `init`, `$0`, an operator used as a value. Covers the base name only, even where
  /// argument labels follow (`f(a:b:)`); detail: ``SyntaxDetail/compoundName`` then. `M::f` is a chain: a name and a member.
  case nameExpr
  case superExpr
  case integerLiteral
  case floatLiteral
  case booleanLiteral
  case nilLiteral
  case regexLiteral
  /// interpolation*
  case stringLiteral
  /// argument+
  case interpolation
  /// expression*
  case arrayLiteral
  /// expression*, keys and values in turn
  case dictionaryLiteral
  /// argument*; `(a)`, `(a, b)`, `()`
  case tupleExpr
  /// closureSignature? item*
  case closureExpr
  /// attribute* closureCapture* closureParameter* thrownType? returnClause?; detail: effects
  case closureSignature
  /// modifier? name expression?
  case closureCapture
  /// attribute* modifier* name? name? type?; detail: ``SyntaxDetail/variadic``
  case closureParameter
  /// expression (operand | binaryOperator | assignmentOperator | ternaryOperator | castOperator | arrowOperator)*
  case sequenceExpr
  case binaryOperator
  case assignmentOperator
  /// expression, between `?` and `:`
  case ternaryOperator
  /// type; detail: ``SyntaxCast``
  case castOperator
  /// thrownType?; `->` between expressions that stand for types; detail: effects
  case arrowOperator
  /// expression
  case prefixOperatorExpr
  /// expression; `&x`
  case inoutExpr
  /// expression; detail: ``SyntaxTry``
  case tryExpr
  /// expression
  case awaitExpr
  /// expression; `unsafe`, `consume`, `copy`, `borrow`, `_move`
  case ownershipExpr
  /// expression; `repeat each x`
  case packExpansionExpr
  /// expression; `each x`
  case packElementExpr
  /// `_`
  case discardExpr
  /// `.name`, from the period to the end of the base name; detail: ``SyntaxDetail/compoundName``
  case implicitMemberExpr
  /// type; a type where an expression is expected
  case typeExpr
  /// pattern; a pattern where an expression is expected
  case patternExpr
  /// type? suffix*
  case keyPathExpr
  /// name genericArgumentClause? argument*; `#name(…)`, also where a declaration stands (attribute* modifier* first)
  case macroExpansion
  /// ifClause+ codeBlock?
  case ifExpr
  /// condition+ codeBlock; each `else if` is one more of these
  case ifClause
  /// expression (switchCase | ifConfig)*
  case switchExpr
  /// attribute* caseItem* item*; no item for `default`
  case switchCase
  /// pattern whereExpression?
  case caseItem
  /// thrownType? codeBlock catchClause*
  case doStmt
  /// caseItem* codeBlock
  case catchClause
  /// expression suffix+; `a.b(c)[d]?.e!`. A suffix may be an ifConfig too, whose clauses hold suffixes.
  case chainExpr
  /// Left out because something was expected here and is not there.
  case missing

  // MARK: Suffixes of a chain

  /// `.name`. Covers the base name without the period; detail: ``SyntaxDetail/compoundName``.
  case memberSuffix
  /// argument*; from the parenthesis, or the first trailing closure, to the end of the last trailing closure
  case callSuffix
  /// argument*
  case subscriptSuffix
  /// `?`
  case optionalSuffix
  /// `!`
  case forceSuffix
  /// the children of a genericArgumentClause, whose range it has
  case genericSuffix
  /// `x...`
  case postfixOperatorSuffix
}

extension SyntaxKind {
  /// It stands for a type.
  package var isType: Bool {
    rawValue >= SyntaxKind.identifierType.rawValue && rawValue <= SyntaxKind.classRestrictionType.rawValue
  }

  /// It stands for a pattern.
  package var isPattern: Bool {
    rawValue >= SyntaxKind.identifierPattern.rawValue && rawValue <= SyntaxKind.isPattern.rawValue
      && self != .tuplePatternElement
  }

  /// It stands for a declaration, ``macroExpansion`` and ``ifConfig`` left out.
  package var isDeclaration: Bool {
    rawValue >= SyntaxKind.importDecl.rawValue && rawValue <= SyntaxKind.macroDecl.rawValue
  }

  /// It stands for a value: an expression, or an operator between expressions.
  package var isExpression: Bool {
    rawValue >= SyntaxKind.nameExpr.rawValue && rawValue <= SyntaxKind.chainExpr.rawValue
      && self != .interpolation && self != .closureSignature && self != .closureCapture && self != .closureParameter
      && self != .ifClause && self != .switchCase && self != .caseItem && self != .catchClause
  }

  /// It continues a ``chainExpr`` or a ``keyPathExpr``.
  package var isSuffix: Bool { rawValue >= SyntaxKind.memberSuffix.rawValue }
}
