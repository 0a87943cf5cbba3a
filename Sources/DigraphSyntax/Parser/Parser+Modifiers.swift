extension Parser {
  /// Modifiers up to the keyword of the declaration.
  mutating func modifiers() {
    while isModifier(word) {
      if word == .class, !isClassModifier { return }
      let (mark, start) = (mark, start)
      let takesArgument = canTakeArgument(word)
      var detail = modifierDetail(word)
      advance()
      if takesArgument, at(.leftParen) {
        if next.word == .set { detail |= SyntaxModifier.setterFlag }
        skipSingle()
      }
      finish(.modifier, mark, start, detail: detail)
    }
  }

  /// Whether `class` is a modifier here: a declaration follows.
  private var isClassModifier: Bool {
    mutating get {
      tokens[index + 1].word == .override
        || declarationFollows(at: index + 1, requiresDeclaration: false, allowsInit: true)
    }
  }

  /// Emits the word we are at as a modifier.
  mutating func modifier() {
    leaf(.modifier, detail: modifierDetail(word))
  }

  /// The words that modify a declaration; most are names elsewhere.
  @inline(__always)
  func isModifier(_ word: Word) -> Bool {
    switch word {
    case .private, .fileprivate, .internal, .public, .static, .class, .async, .borrowing, .consuming, .convenience,
      .distributed, .dynamic, .final, .indirect, .infix, .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open,
      .optional, .override, .package, .postfix, .prefix, .reasync, .required, .rethrows, .sending, .unowned, .weak,
      .underscoredConsuming, .underscoredSetterAccess, .underscoredConst, .underscoredLocal:
      true
    default: false
    }
  }

  /// `private(set)`, `unowned(safe)`
  func canTakeArgument(_ word: Word) -> Bool {
    switch word {
    case .private, .fileprivate, .internal, .public, .open, .package, .nonisolated, .unowned: true
    default: false
    }
  }

  func modifierDetail(_ word: Word) -> UInt16 { Self.modifierDetails[Int(word.rawValue)] }

  /// ``SyntaxModifier`` by ``Word``.
  private static let modifierDetails: [UInt16] = Word.allCases.map { SyntaxModifier(keyword: $0.spelling).rawValue }
}
