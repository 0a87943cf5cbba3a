/// One node of the code in bodies, initial values and default arguments, as it is written: no name is resolved.
///
/// A file's code lies in one array, every parent before its children. What the children are is said for each kind in
/// the order in which they stand; `*` means any number, `?` at most one. An expression is any kind from ``Kind/name``
/// on that is no part of a chain.
package struct CodeFact: Sendable, Equatable {
  package typealias Kind = CodeKind

  package typealias Flags = CodeFlags

  package var kind: Kind
  package var flags: Flags
  /// A name, or an index as said at the kind.
  package var name: UInt32
  /// Byte offsets of the text.
  package var start: UInt32
  package var end: UInt32
  /// Index behind the last descendant.
  package var subtreeEnd: UInt32

  package init(kind: Kind, flags: Flags = [], name: UInt32 = 0, start: UInt32, end: UInt32, subtreeEnd: UInt32) {
    self.kind = kind
    self.flags = flags
    self.name = name
    self.start = start
    self.end = end
    self.subtreeEnd = subtreeEnd
  }
}

/// Marks of a node of code; what they mean depends on its kind.
///
/// Public, unlike all around it: only so does the compiler specialize the standard library's set operations in other
/// targets. Measured: 5 ns instead of 120 ns for a literal and a test.
public struct CodeFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  // Of a binding.
  public static let isVar = CodeFlags(rawValue: 1)
  public static let isWeak = CodeFlags(rawValue: 2)
  public static let isLazy = CodeFlags(rawValue: 4)
  public static let isAsync = CodeFlags(rawValue: 8)
  // Of an argument.
  public static let trailing = CodeFlags(rawValue: 1)
  // Of a literal; several are never set.
  public static let integer = CodeFlags(rawValue: 1)
  public static let float = CodeFlags(rawValue: 2)
  public static let boolean = CodeFlags(rawValue: 4)
  public static let null = CodeFlags(rawValue: 8)
  public static let string = CodeFlags(rawValue: 16)
  public static let regex = CodeFlags(rawValue: 32)
  // Of a cast: `is`, `as` without a flag, `as?`, `as!`; of `try`: optional, forced.
  public static let isCheck = CodeFlags(rawValue: 1)
  public static let optional = CodeFlags(rawValue: 2)
  public static let forced = CodeFlags(rawValue: 4)
  // Of an accessor; none is another one.
  public static let get = CodeFlags(rawValue: 1)
  public static let set = CodeFlags(rawValue: 2)
  public static let willSet = CodeFlags(rawValue: 4)
  public static let didSet = CodeFlags(rawValue: 8)
  // Of a capture: `weak`, `unowned`.
  public static let weakCapture = CodeFlags(rawValue: 1)
  // Of a name: argument labels follow.
  public static let compound = CodeFlags(rawValue: 1)
  // Of `init` or a member: nothing.
}

/// What a piece of code is. Public, so that other modules compare it without a call.
public enum CodeKind: UInt8, Sendable {
  // MARK: Scopes and statements

  /// item*; a scope of its own
  case block
  /// pattern annotation? expression? accessors?; `let` or `var` in a body
  case binding
  /// pattern annotation? expression?; `if let`: the value is unwrapped; without an expression it is the variable of
  /// the same name
  case optionalBinding
  /// pattern annotation? expression; `if case`
  case caseBinding
  /// ifClause* block?
  case ifElse
  /// condition* block; a scope
  case ifClause
  /// condition* block; what the conditions bind belongs to the scope around it
  case guardElse
  /// condition* block; a scope
  case whileLoop
  /// block expression
  case repeatLoop
  /// pattern annotation? expression whereCondition? block; a scope
  case forLoop
  /// expression; a condition behind `where`
  case whereCondition
  /// expression switchCase*
  case switchOver
  /// caseItem* item*; a scope
  case switchCase
  /// pattern whereCondition?
  case caseItem
  /// block catchClause*
  case doCatch
  /// caseItem* block; a scope
  case catchClause
  /// expression?
  case returnValue
  /// expression
  case throwError
  /// A declaration inside a body; `name` is its index among the declarations.
  case declaration
  /// accessor*; of a property or subscript
  case accessors
  /// block; `name` is the name of its parameter or 0, flags tell which
  case accessor

  // MARK: Patterns

  /// `name` is bound
  case patternName
  /// pattern*; flags of an element: none
  case patternTuple
  case patternWildcard
  /// typeReference
  case patternIs
  /// `name` holds the index of a type
  case annotation

  // MARK: Expressions

  /// An identifier, `self`, `Self`, `super`, `$0`.
  case name
  /// `.name`
  case implicitMember
  /// Flags tell which; `name` is the text of a string that names something, quotes included, or 0.
  case literal
  /// expression*; a string with interpolations
  case interpolatedString
  /// expression*
  case arrayLiteral
  /// expression*, keys and values in turn
  case dictionaryLiteral
  /// argument*
  case tuple
  /// capture* closureParameter* annotation? item*; the annotation is the result's; a scope
  case closure
  /// expression?; `name` is bound
  case capture
  /// annotation?; `name` is bound
  case closureParameter
  /// expression (operator expression)*; the operators are the five kinds below
  case sequence
  /// `name` is its spelling
  case binaryOperator
  case assignment
  /// expression; the middle of `? :`
  case ternary
  /// Holds the type's index in `name`; flags tell which.
  case cast
  /// expression; flags: optional for `try?`
  case tryValue
  /// expression; `&x`
  case inoutValue
  /// expression
  case prefixOperator
  /// typeReference? suffix*
  case keyPath
  /// argument*; `#name(…)`
  case macro
  /// A type where an expression is expected; `name` holds its index.
  case typeReference
  /// `_`
  case discard
  /// expression suffix*
  case chain
  /// expression; `name` is the label
  case argument

  // MARK: Suffixes of a chain

  /// `.name`
  case member
  /// argument*
  case call
  /// argument*
  case `subscript`
  case optionalChain
  case forceUnwrap
  /// typeReference*
  case specialize
  case postfixOperator
  /// argument*; the attribute of a local variable; `name` holds the index of its type
  case attribute
}
