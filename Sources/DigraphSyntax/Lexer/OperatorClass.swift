/// Decides by the bytes around an operator whether it stands in front of, behind or between operands.
///
/// Source: The Swift Programming Language, "Lexical Structure", Operators.
struct OperatorClass {
  let bytes: UnsafePointer<UInt8>
  let count: Int

  func kind(start: Int, end: Int) -> TokenKind {
    let left = isLeftBound(start)
    let right = isRightBound(end, isLeftBound: left)
    if end - start == 1 {
      switch bytes[start] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "&") where !left && right: return .prefixAmpersand
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return left ? .postfixQuestionMark : .infixQuestionMark
      default: break
      }
    } else if end - start == 2, bytes[start] == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
      return .arrow
    } else {
      for index in start..<(end - 1) where bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/") {
        return .unknown
      }
    }
    if left == right { return .binaryOperator }
    return left ? .postfixOperator : .prefixOperator
  }

  /// Whether what stands directly in front belongs to an operand.
  func isLeftBound(_ start: Int) -> Bool {
    if start == 0 { return false }
    switch bytes[start - 1] {
    case UInt8(ascii: " "), 0x0A, 0x0D, 0x09, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"): return !(start > 1 && bytes[start - 2] == UInt8(ascii: "*"))
    case 0xA0: return !(start > 1 && bytes[start - 2] == 0xC2)
    default: return true
    }
  }

  /// Whether what stands directly behind belongs to an operand.
  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    if end >= count { return false }
    let next = end + 1 < count ? bytes[end + 1] : 0
    switch bytes[end] {
    case UInt8(ascii: " "), 0x0A, 0x0D, 0x09, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    // `x^.y` is postfix, `^.y` prefix.
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"): return !(next == UInt8(ascii: "/") || next == UInt8(ascii: "*"))
    case 0xC2: return next != 0xA0
    default: return true
    }
  }
}
