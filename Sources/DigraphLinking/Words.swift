/// Names that have a meaning in the language or to the linker.
package struct Words: Sendable {
  let selfValue: Symbol
  let selfType: Symbol
  let superValue: Symbol
  package let initializer: Symbol
  let metatype: Symbol
  let protocolMetatype: Symbol
  let any: Symbol
  let anyObject: Symbol
  let void: Symbol
  let error: Symbol
  let newValue: Symbol
  let oldValue: Symbol
  let type: Symbol
  let of: Symbol
  let callAsFunction: Symbol
  package let wrappedValue: Symbol
  package let projectedValue: Symbol
  let dynamicMember: Symbol
  package let subscriptName: Symbol
  let allCases: Symbol
  let rawValue: Symbol
  let shared: Symbol
  let current: Symbol
  let element: Symbol
  let next: Symbol
  let using: Symbol
  let formatted: Symbol
  /// Formats that ask neither language nor region.
  let fixedFormats: [Symbol]
  let locale: Symbol
  let timeZone: Symbol
  let to: Symbol
  /// What writes to the console, unless it is told where.
  let printers: Set<Symbol>
  /// What checks something in some builds only, or ends the process.
  let assertions: Set<Symbol>
  /// The standard library's; code that overloads one of them says little of where it is used.
  let standardOperators: Set<Symbol>
  /// Names of parameters that the compiler fills with the place of the call.
  package let callSites: Set<Symbol>
  let makeIterator: Symbol
  let halfOpenRange: Symbol
  let fullRange: Symbol
  /// `$0`, `$1`, …
  let shorthands: [Symbol]

  init(_ symbols: inout SymbolTable) {
    selfValue = symbols.intern("self")
    selfType = symbols.intern("Self")
    superValue = symbols.intern("super")
    initializer = symbols.intern("init")
    metatype = symbols.intern("Type")
    protocolMetatype = symbols.intern("Protocol")
    any = symbols.intern("Any")
    anyObject = symbols.intern("AnyObject")
    void = symbols.intern("Void")
    error = symbols.intern("error")
    newValue = symbols.intern("newValue")
    oldValue = symbols.intern("oldValue")
    type = symbols.intern("type")
    of = symbols.intern("of")
    callAsFunction = symbols.intern("callAsFunction")
    wrappedValue = symbols.intern("wrappedValue")
    projectedValue = symbols.intern("projectedValue")
    dynamicMember = symbols.intern("dynamicMember")
    subscriptName = symbols.intern("subscript")
    allCases = symbols.intern("allCases")
    rawValue = symbols.intern("rawValue")
    shared = symbols.intern("shared")
    current = symbols.intern("current")
    element = symbols.intern("Element")
    next = symbols.intern("next")
    using = symbols.intern("using")
    formatted = symbols.intern("formatted")
    locale = symbols.intern("locale")
    timeZone = symbols.intern("timeZone")
    fixedFormats = ["http", "iso8601", "rfc1123", "verbatim"].map { symbols.intern($0) }
    to = symbols.intern("to")
    assertions = Set(["assert", "precondition"].map { symbols.intern($0) })
    printers = Set(["debugPrint", "dump", "print"].map { symbols.intern($0) })
    standardOperators = Set(
      [
        "!=", "!==", "%", "%=", "&", "&&", "&*", "&+", "&-", "&<<", "&=", "&>>", "*", "*=", "+", "+=", "-", "-=", "...",
        "..<", "/", "/=", "<", "<<", "<<=", "<=", "==", "===", ">", ">=", ">>", ">>=", "??", "^", "^=", "|", "|=", "||",
        "~=",
      ].map { symbols.intern($0) })
    callSites = Set(["column", "file", "fileID", "filePath", "function", "line"].map { symbols.intern($0) })
    makeIterator = symbols.intern("makeIterator")
    halfOpenRange = symbols.intern("..<")
    fullRange = symbols.intern("...")
    shorthands = (0..<10).map { symbols.intern("$\($0)") }
  }
}
