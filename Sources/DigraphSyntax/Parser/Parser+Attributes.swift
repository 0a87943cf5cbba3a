/// Source of the grammar: The Swift Programming Language, "Attributes".
extension Parser {
  /// Where an attribute stands; some take no arguments in a type only.
  enum AttributePlace { case declaration, type }

  /// Any number of attributes, also within `#if`.
  @inline(__always)
  mutating func attributes() {
    while at(.atSign) || at(.poundIf) && ifConfigHoldsAttributes() {
      if at(.atSign) { attribute(.declaration) } else { ifConfig(.attributes) }
    }
  }

  mutating func attribute(_ place: AttributePlace) {
    let (mark, start) = (mark, start)
    advance()
    let (name, nameIndex) = (token, index)
    if at(.rethrows) {
      leaf(.identifierType)
    } else {
      attributeName()
    }
    if takesArguments(name, place) { attributeArguments(nameIndex) }
    finish(.attribute, mark, start)
  }

  /// A type without `?` and `!`.
  private mutating func attributeName() {
    simpleType(allowsMembers: true, allowsMarks: false)
  }

  private mutating func takesArguments(_ name: Token, _ place: AttributePlace) -> Bool {
    switch name.word {
    case .sendable, .rethrows: return false
    case .escaping, .autoclosure, .async, .noescape, .preconcurrency, .retroactive, .unchecked, .noDerivative,
      .underscoredLocal, .underscoredNoMetadata:
      if place == .type { return false }
    case .available where at(.leftParen) && !isFirstOnLine: return true
    default: break
    }
    return atAttributeArgument()
  }

  /// Whether the parenthesis we are at belongs to the attribute in front of it: it touches it, or a declaration
  /// follows behind.
  mutating func atAttributeArgument() -> Bool {
    if !at(.leftParen) || isFirstOnLine { return false }
    if !isSpaced { return true }
    let next = behind(index)
    lookahead += 1
    return tokens[next].kind == .atSign || declarationFollows(at: next, requiresDeclaration: false, allowsInit: true)
  }

  private mutating func attributeArguments(_ nameIndex: Int) {
    guard takesExpressions(nameIndex) else { return skipSingle() }
    let closer = closer
    if enter() {
      advance()
      arguments()
      close(closer)
      leave()
    } else {
      skipBrackets()
    }
  }

  private func takesExpressions(_ nameIndex: Int) -> Bool {
    // A name of several parts is no attribute of the language.
    let behind = tokens[nameIndex + 1].kind
    if behind == .period || behind == .colonColon { return true }
    let name = tokens[nameIndex]
    let bytes = UnsafeBufferPointer(start: bytes + Int(name.start), count: name.textEnd - Int(name.start))
    return SyntaxAttribute.takesExpressions(name: bytes)
  }

  // MARK: Looking ahead

  /// The index behind the attributes at `index`. O(their tokens).
  mutating func behindAttributes(_ index: Int) -> Int {
    if tokens[index].kind != .atSign { return index }
    return speculate {
      $0.jump(to: index)
      while $0.at(.atSign) { $0.skipAttribute() }
      return $0.index
    }
  }

  /// Over an attribute, without emitting it.
  mutating func skipAttribute() {
    lookahead += 2
    advance()
    let name = token
    guard at(.identifier) || at(.keyword) || at(.wildcard) else { return }
    if at(.rethrows) || !canSimpleType(allowsMarks: false) {
      if index < tokenCount, tokens[index].start == name.start { advance() }
    }
    if takesArguments(name, .declaration) { skipSingle() }
  }
}
