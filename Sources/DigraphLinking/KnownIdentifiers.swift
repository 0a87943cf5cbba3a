/// Names that have a meaning in the language or to the linker.
package struct KnownIdentifiers: Sendable {
  let selfValue: Symbol
  let selfType: Symbol
  let superValue: Symbol
  package let initializer: Symbol
  let metatype: Symbol
  let protocolMetatype: Symbol
  let any: Symbol
  let anyObject: Symbol
  let error: Symbol
  let newValue: Symbol
  let oldValue: Symbol
  let type: Symbol
  let of: Symbol
  let callAsFunction: Symbol
  package let wrappedValue: Symbol
  package let projectedValue: Symbol
  let dynamicMember: Symbol
  /// The operator by which a container is asked.
  let resolving: Symbol
  let resolve: Symbol
  package let subscriptName: Symbol
  let rawValue: Symbol
  package let current: Symbol
  let element: Symbol
  let next: Symbol
  let using: Symbol
  let forKey: Symbol
  let bundle: Symbol
  let formatted: Symbol
  let locale: Symbol
  let timeZone: Symbol
  let to: Symbol
  let predicate: Symbol
  /// What puts a text or a component behind a path or a text.
  let appending: Set<Symbol>
  /// The standard library's; code that overloads one of them says little of where it is used.
  let standardOperators: Set<Symbol>
  /// Names of parameters that the compiler fills with the place of the call.
  package let callSites: Set<Symbol>
  let makeIterator: Symbol
  let makeAsyncIterator: Symbol
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
    error = symbols.intern("error")
    newValue = symbols.intern("newValue")
    oldValue = symbols.intern("oldValue")
    type = symbols.intern("type")
    of = symbols.intern("of")
    callAsFunction = symbols.intern("callAsFunction")
    wrappedValue = symbols.intern("wrappedValue")
    projectedValue = symbols.intern("projectedValue")
    dynamicMember = symbols.intern("dynamicMember")
    resolving = symbols.intern("~>")
    resolve = symbols.intern("resolve")
    subscriptName = symbols.intern("subscript")
    rawValue = symbols.intern("rawValue")
    current = symbols.intern("current")
    element = symbols.intern("Element")
    next = symbols.intern("next")
    using = symbols.intern("using")
    forKey = symbols.intern("forKey")
    bundle = symbols.intern("bundle")
    formatted = symbols.intern("formatted")
    locale = symbols.intern("locale")
    timeZone = symbols.intern("timeZone")
    to = symbols.intern("to")
    predicate = symbols.intern("Predicate")
    appending = Set(["appending", "appendingPathComponent", "appendingPathExtension"].map { symbols.intern($0) })
    standardOperators = Set(
      [
        "!=", "!==", "%", "%=", "&", "&&", "&*", "&+", "&-", "&<<", "&=", "&>>", "*", "*=", "+", "+=", "-", "-=", "...",
        "..<", "/", "/=", "<", "<<", "<<=", "<=", "==", "===", ">", ">=", ">>", ">>=", "??", "^", "^=", "|", "|=", "||",
        "~=",
      ].map { symbols.intern($0) })
    callSites = Set(["column", "file", "fileID", "filePath", "function", "line"].map { symbols.intern($0) })
    makeIterator = symbols.intern("makeIterator")
    makeAsyncIterator = symbols.intern("makeAsyncIterator")
    halfOpenRange = symbols.intern("..<")
    fullRange = symbols.intern("...")
    shorthands = (0..<10).map { symbols.intern("$\($0)") }
  }
}
