/// What a node's kind alone does not tell. Which flags a kind may carry stands at ``SyntaxKind``.
///
/// Public, unlike all around it: only so does the compiler specialize the standard library's set operations in other
/// targets.
public struct SyntaxDetail: OptionSet, Sendable, Hashable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// `async` (or `reasync`) behind the parameters.
  public static let isAsync = SyntaxDetail(rawValue: 1 << 0)
  /// `throws` (or `rethrows`) behind the parameters.
  public static let isThrowing = SyntaxDetail(rawValue: 1 << 1)
  /// `init?` or `init!`.
  public static let failable = SyntaxDetail(rawValue: 1 << 2)
  /// `var` rather than `let` (also `inout` as a binding).
  public static let isVar = SyntaxDetail(rawValue: 1 << 3)
  /// `...` behind a parameter's type.
  public static let variadic = SyntaxDetail(rawValue: 1 << 4)
  /// The argument stands behind the parentheses.
  public static let trailingClosure = SyntaxDetail(rawValue: 1 << 5)
  /// `any` rather than `some`.
  public static let isAny = SyntaxDetail(rawValue: 1 << 6)
  /// `==` rather than `:` in a requirement.
  public static let sameType = SyntaxDetail(rawValue: 1 << 7)
  /// Argument labels follow the name: `f(a:b:)`.
  public static let compoundName = SyntaxDetail(rawValue: 1 << 8)
  /// `each` before a generic parameter's name.
  public static let isPack = SyntaxDetail(rawValue: 1 << 9)
  /// `let` before a generic parameter's name.
  public static let isValue = SyntaxDetail(rawValue: 1 << 10)
}

/// The keyword of an accessor, held by the low byte of an ``SyntaxKind/accessor`` node's detail; its effects stand in
/// the high byte (``SyntaxDetail/isAsync`` and ``SyntaxDetail/isThrowing``, shifted left by eight).
package enum SyntaxAccessor: UInt8, Sendable, CaseIterable {
  case other, get, set, willSet, didSet, read, modify, initialize, address, mutableAddress
}

/// What is known of an attribute by its name.
package enum SyntaxAttribute {
  /// False for the language's own attributes (`@available`, `@_spi`): they are written in lower case, and what stands
  /// in their parentheses is no node of the tree.
  package static func takesExpressions(name: some Sequence<UInt8>) -> Bool {
    guard let first = name.first(where: { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "`") }) else { return true }
    return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
  }
}

/// The keyword of a ``SyntaxKind/castOperator``.
package enum SyntaxCast: UInt16, Sendable {
  case `is`, `as`, asOptional, asForced
}

/// The keyword of a ``SyntaxKind/tryExpr``.
package enum SyntaxTry: UInt16, Sendable {
  case plain, optional, forced
}

/// The keyword of a ``SyntaxKind/modifier``; with ``setterFlag`` it holds for the setter only (`private(set)`).
package enum SyntaxModifier: UInt16, Sendable, CaseIterable {
  case other
  case `private`, `fileprivate`, `internal`, package, `public`, open
  case `static`, `class`, final, lazy, weak, unowned, override, mutating, nonmutating, required, convenience, optional
  case dynamic, indirect, prefix, postfix, infix, nonisolated, isolated, distributed, borrowing, consuming, sending
  case `inout`, async, const, scoped

  /// Added to the raw value where the modifier is followed by `(set)`.
  package static let setterFlag: UInt16 = 0x8000

  /// The modifier a keyword spells; ``other`` for those that nothing above looks at.
  package init(keyword: some StringProtocol) {
    self = Self.byKeyword[String(keyword)] ?? .other
  }

  private static let byKeyword: [String: SyntaxModifier] = {
    var table: [String: SyntaxModifier] = ["__shared": .borrowing, "__owned": .consuming, "_const": .const]
    for modifier in allCases where modifier != .other && modifier != .const { table["\(modifier)"] = modifier }
    return table
  }()
}
