internal import DigraphSyntax
internal import SwiftSyntax

/// Ours, not the toolchain's.
typealias SyntaxKind = DigraphSyntax.SyntaxKind

/// Walks the toolchain's tree and rebuilds it bottom-up as ours. One file for each area of the grammar.
struct SwiftSyntaxConverter: ~Copyable {
  var builder = SyntaxTreeBuilder()

  consuming func build(source: [UInt8], diagnostics: [SyntaxDiagnostic]) -> SyntaxTree {
    builder.build(source: source, diagnostics: diagnostics)
  }

  mutating func sourceFile(_ file: SourceFileSyntax, length: Int) {
    let mark = builder.mark
    items(file.statements)
    builder.finish(.sourceFile, from: mark, start: 0, end: length)
  }

  // MARK: Emitting

  /// The parent of what `children` emits, with the range of `syntax`.
  mutating func node(
    _ kind: SyntaxKind, _ syntax: some SyntaxProtocol, detail: UInt16 = 0, end: Int? = nil,
    children: (inout Self) -> Void = { _ in }
  ) {
    let mark = builder.mark
    children(&self)
    builder.finish(kind, from: mark, start: start(syntax), end: end ?? self.end(syntax), detail: detail)
  }

  /// The parent of what `children` emits, with the range of `syntax` but the comma behind it.
  mutating func element(
    _ kind: SyntaxKind, _ syntax: some WithTrailingCommaSyntax, detail: UInt16 = 0,
    children: (inout Self) -> Void = { _ in }
  ) {
    let last = syntax.trailingComma?.previousToken(viewMode: .sourceAccurate)
    node(kind, syntax, detail: detail, end: last.map { end($0) }, children: children)
  }

  mutating func name(_ token: TokenSyntax?) {
    guard let token else { return }
    node(.name, token)
  }

  func start(_ syntax: some SyntaxProtocol) -> Int { syntax.positionAfterSkippingLeadingTrivia.utf8Offset }

  func end(_ syntax: some SyntaxProtocol) -> Int { syntax.endPositionBeforeTrailingTrivia.utf8Offset }

  // MARK: Lists of items

  mutating func items(_ list: CodeBlockItemListSyntax) {
    for item in list {
      switch item.item {
      case .decl(let declaration): self.declaration(declaration)
      case .stmt(let statement): self.statement(statement)
      case .expr(let expression) where !expression.is(MissingExprSyntax.self): self.expression(expression)
      default: break
      }
    }
  }

  mutating func codeBlock(_ block: CodeBlockSyntax?) {
    guard let block else { return }
    node(.codeBlock, block) { $0.items(block.statements) }
  }

  mutating func ifConfig(_ config: IfConfigDeclSyntax) {
    node(.ifConfig, config) {
      for clause in config.clauses {
        $0.node(.ifConfigClause, clause) { $0.ifConfigElements(clause.elements) }
      }
    }
  }

  private mutating func ifConfigElements(_ elements: IfConfigClauseSyntax.Elements?) {
    switch elements {
    case .statements(let list): items(list)
    case .switchCases(let list): switchCases(list)
    case .decls(let list): members(list)
    case .postfixExpression(let expression): suffixes(expression)
    case .attributes(let list): attributes(list)
    default: break
    }
  }

  // MARK: Effects

  func detail(async: TokenSyntax?, throwing: ThrowsClauseSyntax?) -> UInt16 {
    var detail: SyntaxDetail = []
    if async != nil { detail.insert(.isAsync) }
    if throwing != nil { detail.insert(.isThrowing) }
    return detail.rawValue
  }

  func detail(_ effects: FunctionEffectSpecifiersSyntax?) -> UInt16 {
    detail(async: effects?.asyncSpecifier, throwing: effects?.throwsClause)
  }

  func detail(_ effects: TypeEffectSpecifiersSyntax?) -> UInt16 {
    detail(async: effects?.asyncSpecifier, throwing: effects?.throwsClause)
  }

  mutating func thrownType(_ clause: ThrowsClauseSyntax?) {
    guard let clause, let type = clause.type, let left = clause.leftParen else { return }
    let mark = builder.mark
    self.type(type)
    builder.finish(.thrownType, from: mark, start: start(left), end: end(clause))
  }

  mutating func returnClause(_ clause: ReturnClauseSyntax?) {
    guard let clause else { return }
    node(.returnClause, clause) { $0.type(clause.type) }
  }
}
