/// `#if`: every branch is read.
extension Parser {
  /// What the branches of an `#if` hold.
  enum IfConfigContent {
    case items(allowsInit: Bool)
    case members
    case switchCases
    case suffixes(ExpressionFlavor)
    case attributes
  }

  mutating func ifConfig(_ content: IfConfigContent) {
    let (mark, start, closer) = (mark, start, closer)
    guard enter() else {
      skipBrackets()
      return finish(.ifConfig, mark, start)
    }
    repeat {
      let (mark, start) = (self.mark, self.start)
      advance()
      while !isFirstOnLine, !at(.endOfFile), !at(.poundIf), index < closer { skipSingle() }
      branch(content)
      finish(.ifConfigClause, mark, start)
    } while at(.poundElseif) || at(.poundElse)
    close(closer)
    while !isFirstOnLine, !kind.endsItems {
      report("unexpected code after '#endif'")
      skipSingle()
    }
    leave()
    finish(.ifConfig, mark, start)
  }

  private mutating func branch(_ content: IfConfigContent) {
    switch content {
    case .items(let allowsInit): items(allowsInit: allowsInit)
    case .members: members()
    case .switchCases: switchCases()
    case .suffixes(let flavor):
      if at(.period) || at(.poundIf) { _ = suffixes(flavor, .none, of: .other) }
    // What is within was looked into before.
    case .attributes:
      while at(.atSign) || at(.poundIf) { if at(.atSign) { attribute(.declaration) } else { ifConfig(.attributes) } }
    }
    while !at(.poundElseif), !at(.poundElse), !at(.poundEndif), !at(.endOfFile) {
      report("unexpected code")
      skipSingle()
    }
  }

  /// Whether the `#if` we are at holds attributes and nothing else, so that it belongs to the declaration behind it.
  /// O(tokens up to the first that is none) for each `#if` that is not nested.
  mutating func ifConfigHoldsAttributes() -> Bool {
    let end = closer
    if end >= memory.noAttributesOnly, index < memory.noAttributesOnly { return false }
    if index < memory.noAttributes { return false }
    var next = index
    var found = false
    while next < end {
      lookahead += 1
      switch tokens[next].kind {
      case .poundIf, .poundElseif, .poundElse:
        next += 1
        while next < end, !tokens[next].isFirstOnLine { next = behind(next) }
      case .poundEndif: next += 1
      case .atSign:
        found = true
        next = max(behindAttributes(next), next + 1)
      default:
        memory.noAttributesOnly = max(memory.noAttributesOnly, next)
        return false
      }
    }
    if !found { memory.noAttributes = max(memory.noAttributes, end) }
    return found && next == end
  }

  /// The first token within the `#if` at `index` that is no directive.
  mutating func firstWithinIfConfig(_ index: Int) -> Int {
    var next = index
    while tokens[next].kind == .poundIf || tokens[next].kind == .poundElseif || tokens[next].kind == .poundElse {
      next += 1
      while tokens[next].kind != .endOfFile, !tokens[next].isFirstOnLine { next = behind(next) }
      lookahead += 1
    }
    return next
  }
}
