extension Parser {
  /// The index of the token that closes the opening token we are at.
  @inline(__always)
  var closer: Int { Int(token.end) }

  /// One level deeper; false where that is too deep, and nothing may be read here.
  @inline(__always)
  mutating func enter() -> Bool {
    depth += 1
    if depth <= SwiftSourceParser.nestingLimit { return true }
    reportDepth()
    depth -= 1
    return false
  }

  @inline(__always)
  mutating func leave() { depth -= 1 }

  @inline(never)
  private mutating func reportDepth() {
    if memory.saidTooDeep { return }
    memory.saidTooDeep = true
    report("nested deeper than \(SwiftSourceParser.nestingLimit) levels; the inner code is left out")
  }

  /// Consumes the closing token at `closer`, over whatever is left in front of it.
  @inline(__always)
  mutating func close(_ closer: Int) {
    if index != closer || isSplit { skip(to: closer) }
    advance()
  }

  /// Over everything up to the token at `target`.
  @inline(never)
  mutating func skip(to target: Int) {
    if index >= target { return }
    report("unexpected code")
    jump(to: target)
  }

  mutating func jump(to target: Int) {
    if target <= index { return }
    index = target
    isSplit = false
    token = tokens[target]
    lastEnd = tokens[target - 1].textEnd
  }

  /// Over one token, or all that it opens.
  mutating func skipSingle() {
    if kind.isOpener { jump(to: closer) }
    advance()
  }

  /// Over brackets that are nested too deep.
  mutating func skipBrackets() {
    jump(to: closer)
    advance()
  }

  // MARK: Looking ahead

  /// The index behind the token at `index`, or behind all that it opens.
  @inline(__always)
  func behind(_ index: Int) -> Int {
    let token = tokens[index]
    if token.kind.isOpener { return Int(token.end) + 1 }
    return index + 1 < tokenCount ? index + 1 : index
  }

  /// Looks ahead and comes back.
  @inline(__always)
  mutating func speculate<Result>(_ body: (inout Parser) -> Result) -> Result {
    let saved = (index, token, isSplit, lastEnd)
    let result = body(&self)
    (index, token, isSplit, lastEnd) = saved
    return result
  }
}
