internal import DigraphSyntax

extension SyntaxAccessor {
  /// The accessor that a keyword spells, old spellings included; ``other`` for those that our parser does not tell apart.
  init(keyword: some StringProtocol) {
    switch keyword {
    case "get": self = .get
    case "set": self = .set
    case "willSet": self = .willSet
    case "didSet": self = .didSet
    case "read", "_read": self = .read
    case "modify", "_modify": self = .modify
    case "init": self = .initialize
    case "unsafeAddress", "addressWithOwner", "addressWithNativeOwner": self = .address
    case "unsafeMutableAddress", "mutableAddressWithOwner", "mutableAddressWithNativeOwner": self = .mutableAddress
    default: self = .other
    }
  }
}
