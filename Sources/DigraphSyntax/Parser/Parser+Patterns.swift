/// Source of the grammar: The Swift Programming Language, "Patterns".
extension Parser {
  /// Whether names that are read as expressions may turn out to be bound.
  enum PatternContext {
    case none
    /// A pattern, in which `let` may stand.
    case matching
    /// Behind `let`: names are bound.
    case binding
  }

  /// A pattern that always matches, as in a declaration.
  mutating func pattern() {
    switch kind {
    case .leftParen: tuplePattern()
    case .wildcard: leaf(.wildcardPattern)
    default:
      if startsBinding {
        let (mark, start) = (mark, start)
        let detail = bindingDetail
        advance()
        if enter() {
          pattern()
          leave()
        }
        finish(.bindingPattern, mark, start, detail: detail)
      } else if at(.identifier) {
        leaf(.identifierPattern)
      } else {
        report("expected a pattern")
        if at(.keyword), !isFirstOnLine, !isDeclarationKeyword(word), !isStatementKeyword(word) {
          leaf(.identifierPattern)
        } else {
          nodes.leaf(.missing, start: start, end: start)
          if at(.dollarIdentifier) { advance() }
        }
      }
    }
  }

  private mutating func tuplePattern() {
    let (mark, start, closer) = (mark, start, closer)
    if enter() {
      advance()
      while index < closer {
        let (mark, start, before) = (self.mark, self.start, index)
        if at(.identifier), next.kind == .colon {
          leaf(.name)
          advance()
        }
        pattern()
        finish(.tuplePatternElement, mark, start)
        if !consume(.comma) || index == before { break }
      }
      close(closer)
      leave()
    } else {
      skipBrackets()
    }
    finish(.tuplePattern, mark, start)
  }

  /// Whether `let` or the like starts a pattern here.
  var startsBinding: Bool {
    switch word {
    case .let, .var, .inout: return true
    case .borrowing, .underscoredBorrowing:
      let next = next
      return (next.kind == .identifier || next.kind == .wildcard) && !next.isFirstOnLine
    default: return false
    }
  }

  private var bindingDetail: UInt16 { at(.var) || at(.inout) ? SyntaxDetail.isVar.rawValue : 0 }

  /// A pattern that may fail to match: `let x?`, `.a(let x)`, `is T`, an expression.
  mutating func matchingPattern(_ context: PatternContext) {
    let (mark, start) = (mark, start)
    if at(.is) {
      advance()
      type()
      return finish(.isPattern, mark, start)
    }
    if startsBinding {
      let detail = bindingDetail
      advance()
      if enter() {
        matchingPattern(.binding)
        leave()
      }
      return finish(.bindingPattern, mark, start, detail: detail)
    }
    switch sequence(.condition, context) {
    case .missing: missing("a pattern")
    // The expression is nothing but the pattern.
    case .pattern: nodes.rewind(to: self.mark - 1)
    default: finish(.expressionPattern, mark, start)
    }
  }
}
