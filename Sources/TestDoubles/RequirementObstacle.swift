/// Why a member cannot be asked for by a protocol.
package enum RequirementObstacle: Error, Equatable {
  case unknown(String)
  case ofPlatform(String)
  case isStatic(String)
  case isHidden(String)
  /// Only its own module sees it.
  case isInternal(String)
  case isGeneric(String)
  case namesSelf(String)
  case isOpaque(String)
  case hasNoType(String)
  case isWrapper(String)
  case isMutating(String)
  case cannotBeSet(String)
  case defaults(String)
  case takesAny(String)
  case asksForMore(String)
  case isIsolated(String, String)
  case isConditional(String)
  case isRecent(String)

  /// Why, as the rest of a sentence that begins with 'since'.
  package var text: String {
    switch self {
    case .unknown(let name): "'\(name)' is not declared in the code that was read"
    case .ofPlatform(let name): "'\(name)' is declared outside of the project"
    case .isStatic(let name): "'\(name)' is static"
    case .isHidden(let name): "'\(name)', or a type in its signature, is private"
    case .isInternal(let name): "'\(name)' belongs to another module and is not public"
    case .isGeneric(let name): "the signature of '\(name)' depends on generic parameters of its type"
    case .namesSelf(let name): "a signature of '\(name)' names Self, which is another type to each that conforms"
    case .isOpaque(let name): "'\(name)' returns an opaque type"
    case .hasNoType(let name): "the type of '\(name)' is not written"
    case .isWrapper(let name): "'\(name)' is the projected value of a property wrapper"
    case .isMutating(let name): "'\(name)' changes a value that is copied"
    case .cannotBeSet(let name): "'\(name)' cannot be set from another type"
    case .defaults(let name): "a call of '\(name)' leaves out an argument whose default only its own type knows"
    case .takesAny(let name): "'\(name)' takes any number of values, which no other function can pass on"
    case .asksForMore(let name): "'\(name)' asks for more than a double can have"
    case .isConditional(let name): "'\(name)' stands in an '#if', and a protocol asks for it in every build"
    case .isRecent(let name): "the signature of '\(name)' names what is there on some systems only"
    case .isIsolated(let name, let actor): "'\(name)' is isolated to \(actor), and its type is not"
    }
  }
}
