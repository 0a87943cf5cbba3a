/// Variables, constants and accessors.
extension Parser {
  mutating func variable(_ mark: Int, _ start: Int) {
    let detail: SyntaxDetail = at(.let) ? [] : .isVar
    advance()
    repeat {
      let (mark, start) = (self.mark, self.start)
      pattern()
      if consume(.colon) { resultType() }
      let hasValue = at(.equal)
      if hasValue {
        advance()
        expectExpression()
      }
      if at(.leftBrace), !hasValue || !isFirstOnLine || startsObservers() { accessorBlock() }
      finish(.patternBinding, mark, start)
    } while consume(.comma)
    finish(.variableDecl, mark, start, detail: detail.rawValue)
  }

  /// Whether the block we are at starts with `didSet`, `willSet` or `init`, so that it can be no trailing closure.
  mutating func startsObservers() -> Bool {
    let first = index + 1
    if isObserver(tokens[first].word) { return true }
    if tokens[first].kind != .atSign { return false }
    if tokens[first + 1].word == .underscoredAccessorBlock { return true }
    return isObserver(tokens[behindAttributes(first)].word)
  }

  private func isObserver(_ word: Word) -> Bool { word == .didSet || word == .willSet || word == .`init` }

  mutating func accessorBlock() {
    let (mark, start, closer) = (mark, start, closer)
    if enter() {
      advance()
      if atAccessor() {
        // Behind the first one there is no doubt, so that newer ones are known, too.
        repeat { accessor() } while atAccessor() || at(.read) || at(.modify) || at(.mutate)
      } else {
        items()
      }
      close(closer)
      leave()
    } else {
      skipBrackets()
    }
    finish(.accessorBlock, mark, start)
  }

  /// Whether an accessor starts here; otherwise the block is a getter without a keyword.
  private mutating func atAccessor() -> Bool {
    if at(.rightBrace) { return false }
    var next = behindAttributes(index)
    if isAccessorModifier(tokens[next].word) { next += 1 }
    return isAccessor(tokens[next].word)
  }

  private mutating func accessor() {
    let (mark, start) = (mark, start)
    attributes()
    if isAccessorModifier(word), isAccessor(next.word) { modifier() }
    let keyword = accessorKeyword(word)
    let takesName = at(.set) || isObserver(word)
    advance()
    if takesName, at(.leftParen) {
      let closer = closer
      advance()
      if at(.identifier) { leaf(.name) } else { report("expected a name") }
      close(closer)
    }
    let detail = effects() << 8 | UInt16(keyword.rawValue)
    if at(.leftBrace) { codeBlock() }
    finish(.accessor, mark, start, detail: detail)
  }

  private func isAccessorModifier(_ word: Word) -> Bool {
    switch word {
    case .mutating, .nonmutating, .borrowing, .consuming, .underscoredConsuming: true
    default: false
    }
  }

  private func isAccessor(_ word: Word) -> Bool {
    switch word {
    case .get, .set, .didSet, .willSet, .`init`, .borrow, .underscoredRead, .underscoredModify, .unsafeAddress,
      .unsafeMutableAddress, .addressWithOwner, .addressWithNativeOwner, .mutableAddressWithOwner,
      .mutableAddressWithNativeOwner:
      true
    default: false
    }
  }

  private func accessorKeyword(_ word: Word) -> SyntaxAccessor {
    switch word {
    case .get: .get
    case .set: .set
    case .willSet: .willSet
    case .didSet: .didSet
    case .underscoredRead, .read: .read
    case .underscoredModify, .modify: .modify
    case .`init`: .initialize
    case .unsafeAddress, .addressWithOwner, .addressWithNativeOwner: .address
    case .unsafeMutableAddress, .mutableAddressWithOwner, .mutableAddressWithNativeOwner: .mutableAddress
    default: .other
    }
  }
}
