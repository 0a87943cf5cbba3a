/// The keywords of Swift, by what they spell.
///
/// Those up to ``lastReserved`` are never names without backticks; the others mean something in some places only.
enum Word: UInt8, CaseIterable {
  /// Any other word.
  case none

  // MARK: Reserved

  case anyType, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`
  case `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`
  case `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`
  case `protocol`, `public`, `repeat`, `rethrows`, `return`, `self`, selfType, `static`, `struct`, `subscript`
  case `super`, `switch`, `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`

  // MARK: Introducers of declarations

  case actor, macro

  // MARK: Modifiers

  case async, borrowing, consuming, convenience, distributed, dynamic, final, indirect, infix, isolated, lazy
  case mutating, nonisolated, nonmutating, open, optional, override, package, postfix, prefix, reasync, required
  case sending, unowned, weak, underscoredConsuming, underscoredOwned, underscoredSetterAccess, underscoredShared
  case underscoredCompilerInitialized, underscoredConst, underscoredLocal, underscoredBorrowing

  // MARK: In front of expressions and types

  case any, await, borrow, consume, copy, each, some, unsafe

  // MARK: Introducers of statements

  case discard, yield

  // MARK: Accessors

  case get, set, didSet, willSet, underscoredRead, underscoredModify, addressWithNativeOwner, addressWithOwner
  case mutableAddressWithNativeOwner, mutableAddressWithOwner, unsafeAddress, unsafeMutableAddress, read, modify
  case mutate

  // MARK: Within types

  case typeOfProtocol, typeOfType, nonsending, of

  // MARK: Layout constraints

  case underscoredBridgeObject, underscoredClass, underscoredNativeClass, underscoredNativeRefCountedObject
  case underscoredRefCountedObject, underscoredTrivial, underscoredTrivialAtMost, underscoredTrivialStride
  case underscoredUnknownLayout

  // MARK: Names of attributes that are read in their own way

  case sendable, underscoredNoMetadata, autoclosure, available, escaping, noDerivative, noescape, preconcurrency
  case retroactive, unchecked, underscoredAccessorBlock

  /// The last one that is never a name.
  static var lastReserved: Word { .`while` }

  /// What it looks like in a source.
  var spelling: String {
    switch self {
    case .none: ""
    case .anyType: "Any"
    case .selfType: "Self"
    case .typeOfType: "Type"
    case .typeOfProtocol: "Protocol"
    case .sendable: "Sendable"
    case .underscoredConsuming: "__consuming"
    case .underscoredOwned: "__owned"
    case .underscoredSetterAccess: "__setter_access"
    case .underscoredShared: "__shared"
    case .underscoredCompilerInitialized: "_compilerInitialized"
    case .underscoredConst: "_const"
    case .underscoredLocal: "_local"
    case .underscoredBorrowing: "_borrowing"
    case .underscoredAccessorBlock: "_accessorBlock"
    case .underscoredRead: "_read"
    case .underscoredModify: "_modify"
    case .underscoredBridgeObject: "_BridgeObject"
    case .underscoredClass: "_Class"
    case .underscoredNativeClass: "_NativeClass"
    case .underscoredNativeRefCountedObject: "_NativeRefCountedObject"
    case .underscoredRefCountedObject: "_RefCountedObject"
    case .underscoredTrivial: "_Trivial"
    case .underscoredTrivialAtMost: "_TrivialAtMost"
    case .underscoredTrivialStride: "_TrivialStride"
    case .underscoredUnknownLayout: "_UnknownLayout"
    case .underscoredNoMetadata: "_noMetadata"
    default: "\(self)"
    }
  }
}
