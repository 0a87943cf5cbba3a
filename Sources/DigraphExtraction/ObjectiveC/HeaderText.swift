/// An Objective-C header as Swift sees it: declarations without bodies in Swift, each in the line in which it stands in
/// the header.
///
/// Read are classes, protocols and categories, what they inherit from and conform to, and which members they have by
/// name; types only where a member gives an instance of its own type. What is not understood is passed over.
package struct HeaderText {
  /// The Swift text; nil where the header declares no class, protocol or category.
  package private(set) var swift: [UInt8]?
  /// The headers that it takes in, as it writes them, and of `@import Films;` `Films/`.
  package let includes: [String]

  private let source: HeaderTokens
  private var index = 0
  private var output: [UInt8] = []
  private var line: UInt32 = 0
  private var column = 0
  /// The classes of the header: a protocol that is called like one has another name in Swift.
  private var classes: Set<String> = []
  /// What `NS_SWIFT_NAME` says of the next declaration.
  private var swiftName: String?

  /// O(bytes).
  package init(_ bytes: [UInt8]) {
    let isDeclaring = HeaderTokens.declares(bytes)
    source = HeaderTokens(bytes, onlyIncludes: !isDeclaring)
    includes = source.includes
    if isDeclaring, readFile() { swift = output }
    output = []
  }

  private mutating func readFile() -> Bool {
    var isDeclaring = false
    copyHeader()
    for (token, next) in zip(source.tokens, source.tokens.dropFirst()) where source.is(token, "@interface") {
      classes.insert(source.text(next))
    }
    while index < source.tokens.count {
      if isHere("@interface") {
        isDeclaring = readInterface() || isDeclaring
      } else if isHere("@protocol") {
        isDeclaring = readProtocol() || isDeclaring
      } else if isHere("NS_SWIFT_NAME") {
        index += 1
        swiftName = parenthesized().joined()
      } else {
        if isHere(";") || isHere("}") { swiftName = nil }
        index += 1
      }
    }
    breakLines(to: source.lineCount - 1)
    return isDeclaring
  }

  /// The comments at the top say whether a program wrote the file. Comments of C do not nest, those of Swift do.
  private mutating func copyHeader() {
    let text = String(decoding: source.header, as: UTF8.self)
    let opened = text.ranges(of: "/*").count
    guard opened == text.ranges(of: "*/").count, !text.contains("/*/") else { return }
    output += Array(text.utf8)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") { (line, column) = (line + 1, 0) } else { column += 1 }
    }
  }

  // MARK: Tokens

  private func isHere(_ text: StaticString) -> Bool {
    index < source.tokens.count && source.is(source.tokens[index], text)
  }

  /// The identifier at hand, which is passed then.
  private mutating func word() -> String? {
    guard index < source.tokens.count, source.tokens[index].isWord else { return nil }
    let text = source.text(source.tokens[index])
    guard let first = text.first, first.isLetter || first == "_" else { return nil }
    index += 1
    return text
  }

  /// Whether a declaration's members end here, by whatever.
  private var isAtEnd: Bool {
    index >= source.tokens.count || isHere("@end") || isHere("@interface") || isHere("@protocol")
  }

  /// The words and marks between brackets, which are passed; none where no bracket opens here.
  private mutating func enclosed(_ open: StaticString, _ close: StaticString) -> [String] {
    guard isHere(open) else { return [] }
    var depth = 0
    var found: [String] = []
    while !isAtEnd {
      if isHere(open) { depth += 1 }
      if isHere(close) { depth -= 1 }
      found.append(source.text(source.tokens[index]))
      index += 1
      if depth == 0 { break }
    }
    return found.count < 2 ? [] : Array(found[1..<(found.count - 1)])
  }

  private mutating func parenthesized() -> [String] { enclosed("(", ")") }

  // MARK: Types

  private mutating func readInterface() -> Bool {
    let start = source.tokens[index]
    index += 1
    let renamed = takeSwiftName()
    guard let name = word() else { return false }
    var conformances: [String] = []
    var parameters: [String] = []
    let isCategory = isHere("(")
    if isCategory {
      _ = parenthesized()
    } else {
      let inBrackets = Self.names(enclosed("<", ">"))
      if isHere(":") {
        parameters = inBrackets
        index += 1
        if let superclass = word() { conformances.append(superclass) }
      } else {
        conformances = inBrackets.map(protocolName)
      }
    }
    // `Base<Film *> <Loading>`: what has a pointer among it are types.
    while isHere("<") {
      let list = enclosed("<", ">")
      if !list.contains("*") { conformances += Self.names(list).map(protocolName) }
    }
    _ = enclosed("{", "}")
    let path = (isCategory ? name : renamed ?? name).split(separator: ".").map(String.init)
    guard let own = path.last, path.allSatisfy(Self.isIdentifier) else { return false }
    let outer = path.dropLast().joined(separator: ".")
    let head = isCategory ? "extension  " : "open class "
    let generics = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    let clause = conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))"
    write(outer.isEmpty ? "" : "extension \(outer) { ", at: start)
    write("\(head)\(isCategory ? path.joined(separator: ".") : own)\(generics)\(clause) { ", at: start)
    readMembers(of: own, objectiveC: name, isCategory ? .category : .class)
    write(outer.isEmpty || isCategory ? "} " : "} } ")
    return true
  }

  private mutating func readProtocol() -> Bool {
    let start = source.tokens[index]
    index += 1
    let renamed = takeSwiftName()
    guard let name = word() else { return false }
    let inherited = Self.names(enclosed("<", ">")).map(protocolName)
    // `@protocol First, Second;` and `@protocol(First)` declare nothing.
    let own = renamed ?? protocolName(name)
    guard !isHere(";"), !isHere(","), Self.isIdentifier(own) else { return false }
    let clause = inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))"
    write("public protocol \(own)\(clause) { ", at: start)
    readMembers(of: name, objectiveC: name, .protocol)
    write("} ")
    return true
  }

  private mutating func takeSwiftName() -> String? {
    defer { swiftName = nil }
    return swiftName
  }

  /// The names in a list: `__covariant Item, id<Loading>` has `Item` and `id`.
  private static func names(_ list: [String]) -> [String] {
    var depth = 0
    var names: [String] = []
    for text in list {
      if text == "<" { depth += 1 }
      if text == ">" { depth -= 1 }
      guard depth == 0, isIdentifier(text), !text.hasPrefix("__") else { continue }
      names.append(text)
    }
    return names
  }

  private func protocolName(_ name: String) -> String {
    name == "NSObject" || classes.contains(name) ? "\(name)Protocol" : name
  }

  private static func isIdentifier(_ text: String) -> Bool {
    text.utf8.allSatisfy { ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x5F }
      && text.utf8.first.map { $0 > 0x39 } ?? false
  }

  // MARK: Members

  private enum Owner { case `class`, category, `protocol` }

  /// - Parameter objectiveC: the type's name in the header.
  private mutating func readMembers(of type: String, objectiveC: String, _ owner: Owner) {
    while !isAtEnd {
      let start = source.tokens[index]
      if isHere("-") || isHere("+") {
        let isOfType = isHere("+")
        index += 1
        if let text = readMethod(isOfType, type, objectiveC, owner) { write("\(text); ", at: start) }
      } else if isHere("@property") {
        index += 1
        if let text = readProperty(type, objectiveC, owner) { write("\(text); ", at: start) }
      } else {
        index += 1
      }
    }
    if isHere("@end") {
      breakLines(to: source.tokens[index].line)
      index += 1
    }
  }

  private mutating func readMethod(
    _ isOfType: Bool, _ type: String, _ objectiveC: String, _ owner: Owner
  ) -> String? {
    let result = parenthesized()
    var pieces: [String] = []
    var hasParameters = false
    while let piece = selectorPiece() {
      pieces.append(piece)
      guard isHere(":") else { break }
      hasParameters = true
      index += 1
      let parameter = parenthesized()
      while isHere("__unused") || isHere("__attribute__") {
        index += 1
        _ = parenthesized()
      }
      _ = word()
      // Swift throws it.
      if parameter.filter({ $0 == "*" }).count == 2, parameter.first == "NSError", pieces.count > 1 {
        pieces.removeLast()
      }
    }
    let marks = readMarks()
    guard let first = pieces.first, Self.isIdentifier(first),
      pieces.dropFirst().allSatisfy({ $0.isEmpty || Self.isIdentifier($0) })
    else { return nil }
    let isOwn = result.contains("instancetype") || result.contains(objectiveC) && result.contains("*")
    var name = marks.name.map { String($0.prefix { $0 != "(" }) }
    var labels = marks.name.map(Self.labels)
    if name == "init" || name == nil, !isOfType, let found = ImportedNames.initializer(pieces) {
      (name, labels) = ("init", labels ?? found)
    } else if name == nil, isOfType, isOwn, hasParameters, let found = ImportedNames.initializer(pieces, of: objectiveC)
    {
      (name, labels) = ("init", found)
    } else if name == nil, hasParameters {
      let found = ImportedNames.function(pieces)
      (name, labels) = (found.name, found.labels)
    }
    if !hasParameters { labels = [] }
    let access = owner == .protocol ? "" : marks.isUnavailable ? "private " : "public "
    let list = (labels ?? []).enumerated().map { "\(Self.escaped($1)) p\($0): Any" }.joined(separator: ", ")
    if name == "init" { return owner == .protocol ? "init(\(list))" : "\(access)init(\(list))" }
    if marks.isUnavailable || isOfType && ["new", "alloc", "initialize", "load"].contains(first) { return nil }
    let base = name ?? (isOfType && isOwn ? ImportedNames.member(first, giving: type) : first)
    guard Self.isIdentifier(base) else { return nil }
    return "\(access)\(isOfType ? "static " : "")func \(Self.escaped(base))(\(list))\(isOwn ? " -> \(type)" : "")"
  }

  /// The name in front of a colon, which may be missing: `- (void)add:(id)first :(id)second;`
  private mutating func selectorPiece() -> String? {
    if isHere(":") { return "" }
    let here = index
    guard let piece = word() else { return nil }
    // Behind the first piece, only what has a parameter is one.
    if isHere(":") || here > 0 && (source.is(source.tokens[here - 1], ")") || source.is(source.tokens[here - 1], "-")) {
      return piece
    }
    index = here
    return nil
  }

  private static func labels(_ name: String) -> [String] {
    guard let open = name.firstIndex(of: "("), let close = name.lastIndex(of: ")"), open < close else { return [] }
    return name[name.index(after: open)..<close].split(separator: ":").map(String.init)
      .filter { isIdentifier($0) }
  }

  /// What stands behind a member, up to the semicolon.
  private mutating func readMarks() -> (name: String?, isUnavailable: Bool) {
    var marks: (name: String?, isUnavailable: Bool) = (nil, false)
    while !isAtEnd, !isHere(";"), !isHere("{") {
      if isHere("NS_SWIFT_NAME") {
        index += 1
        marks.name = parenthesized().joined()
        continue
      }
      if isHere("NS_UNAVAILABLE") || isHere("NS_SWIFT_UNAVAILABLE") || isHere("UNAVAILABLE_ATTRIBUTE")
        || isHere("unavailable")
      {
        marks.isUnavailable = true
      }
      index += 1
    }
    _ = enclosed("{", "}")
    return marks
  }

  private mutating func readProperty(_ type: String, _ objectiveC: String, _ owner: Owner) -> String? {
    let attributes = parenthesized()
    let isOfType = attributes.contains("class")
    var name: String?
    var typeName: String?
    while !isAtEnd, !isHere(";"), !isHere("NS_SWIFT_NAME") {
      if isHere("(") {
        // `void (^completion)(Film *)`
        let inner = parenthesized()
        if inner.first == "^" { name = inner.last }
        continue
      }
      if isHere("<") {
        _ = enclosed("<", ">")
        continue
      }
      let isMacro = index + 1 < source.tokens.count && source.is(source.tokens[index + 1], "(")
      guard let found = word() else {
        index += 1
        continue
      }
      if Self.qualifiers.contains(found) || found.hasPrefix("__") || found.hasPrefix("_N") { continue }
      if isMacro, found == found.uppercased() { continue }
      if typeName == nil {
        typeName = found
      } else if !found.contains("_") || found != found.uppercased() {
        name = found
      }
    }
    let renamed = readMarks().name
    guard let written = name, Self.isIdentifier(renamed ?? written) else { return nil }
    let isOwn = isOfType && (typeName == objectiveC || typeName == "instancetype")
    let own = renamed ?? (isOwn ? ImportedNames.member(written, giving: type) : written)
    let access = owner == .protocol ? "" : "public "
    let isConstant = isOfType && owner == .class && attributes.contains("readonly")
    let asked = owner == .class ? "" : " { get }"
    return
      "\(access)\(isOfType ? "static " : "")\(isConstant ? "let" : "var") \(Self.escaped(own)): \(isOwn ? type : "Any")\(asked)"
  }

  private static let qualifiers: Set<String> = [
    "IBOutlet", "IBInspectable", "const", "nonnull", "nullable", "null_unspecified", "strong", "volatile", "weak",
  ]

  private static func escaped(_ name: String) -> String { name == "_" ? name : "`\(name)`" }

  // MARK: Writing

  private mutating func write(_ text: String, at token: HeaderTokens.Token) {
    if text.isEmpty { return }
    breakLines(to: token.line)
    while column < Int(token.column) {
      output.append(0x20)
      column += 1
    }
    write(text)
  }

  private mutating func write(_ text: String) {
    output += Array(text.utf8)
    column += text.utf8.count
  }

  private mutating func breakLines(to wanted: UInt32) {
    while line < wanted {
      output.append(UInt8(ascii: "\n"))
      line += 1
      column = 0
    }
  }
}
