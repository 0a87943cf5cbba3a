import DigraphFacts

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads texts of knowledge: Swift declarations without bodies, in which comments that begin with `//:` say what is
/// known of the declaration in front of them or, in a line of their own, of a symbol that is not declared.
struct KnowledgeReader {
  private(set) var names = NameInterner()
  private let vocabulary: Vocabulary
  private(set) var symbols: [KnownSymbol] = []
  private(set) var patterns: [KnownNamePattern] = []
  private(set) var modules: [KnownModule] = []
  /// For each group the type that its members ask.
  private(set) var sources: [KnownGroup: NameIndex] = [:]
  /// Declarations that every file sees, and those that stand behind the imports of a package.
  private(set) var commonInterface: [UInt8] = []
  private(set) var packageInterface: [UInt8] = []
  private(set) var errors: [KnowledgeError] = []
  /// How errors call each text.
  private(set) var files: [String] = []

  // Of the text at hand.
  private var line: Int32 = 0
  private var isPackage = false
  private var isGated = false
  /// Its symbols are words in names.
  private var isOfNames = false
  /// Where the types are declared that every file sees.
  private var declared: [NameIndex: (file: Int, line: Int32)] = [:]
  /// For each open brace the type whose members stand behind it; 0 for none.
  private var scopes: [NameIndex] = []

  /// More errors than these say nothing new.
  private static let errorLimit = 100

  init() { vocabulary = Vocabulary(&names) }

  /// - Parameter file: how errors call it; the name in its header where it is nil.
  /// - Complexity: O(length).
  mutating func read(_ text: UnsafeBufferPointer<UInt8>, file: String?) {
    files.append(file ?? "")
    (line, isPackage, isGated, isOfNames, scopes) = (0, false, false, false, [])
    var (hasHeader, isHeaded) = (false, false)
    var start = 0
    while start < text.count, errors.count < Self.errorLimit {
      let found = text.baseAddress.flatMap { memchr($0 + start, 0x0A, text.count - start) }
      let end = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(text.baseAddress!) } ?? text.count
      line += 1
      let range = start..<end
      start = end + 1
      let parts = Self.parts(text, range)
      do throws(KnowledgeError) {
        if !hasHeader {
          guard !parts.code.isEmpty || parts.remark != nil else { continue }
          hasHeader = true
          try readHeader(text, parts, isNamed: file != nil, in: range)
          isHeaded = true
        } else {
          try read(text, parts, in: range)
        }
      } catch {
        errors.append(error)
        // Without its header nothing can be said of a text.
        if !isHeaded { break }
      }
    }
    line = max(line, 1)
    if !hasHeader { errors.append(error("an empty text; \(Self.headerForm)", at: 0, in: 0..<0)) }
    if !scopes.isEmpty, errors.isEmpty { errors.append(error("a brace is not closed", at: 0, in: 0..<0)) }
  }

  // MARK: Lines

  /// A line's code, and what stands behind `//:`.
  private static func parts(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> (code: Range<Int>, remark: Range<Int>?) {
    var position = range.lowerBound
    while position < range.upperBound, text[position].isBlank { position += 1 }
    let start = position
    var remark: Range<Int>?
    while let found = memchr(text.baseAddress! + position, Int32(UInt8(ascii: "/")), range.upperBound - position) {
      position = UnsafeRawPointer(found) - UnsafeRawPointer(text.baseAddress!)
      if position + 1 < range.upperBound, text[position + 1] == UInt8(ascii: "/") {
        if position + 2 < range.upperBound, text[position + 2] == UInt8(ascii: ":") {
          remark = (position + 3)..<range.upperBound
        }
        break
      }
      position += 1
    }
    var end = remark.map { $0.lowerBound - 3 } ?? range.upperBound
    if remark == nil, position < range.upperBound, text[position] == UInt8(ascii: "/") { end = position }
    while end > start, text[end - 1].isBlank { end -= 1 }
    return (start..<end, remark)
  }

  private mutating func read(
    _ text: UnsafeBufferPointer<UInt8>, _ parts: (code: Range<Int>, remark: Range<Int>?), in range: Range<Int>
  ) throws(KnowledgeError) {
    if parts.code.isEmpty {
      if let remark = parts.remark { try readSymbol(text, remark, in: range) }
      return
    }
    if isOfNames { throw error("words are no declarations", at: parts.code.lowerBound, in: range) }
    let code = UnsafeBufferPointer(rebasing: text[parts.code])
    if code.starts(with: "import ".utf8) { try beginGate(at: parts.code, in: range) }
    if isGated { packageInterface += code } else { commonInterface += code }
    if isGated { packageInterface.append(0x0A) } else { commonInterface.append(0x0A) }
    var (opened, closed) = (0, 0)
    for byte in code {
      if byte == UInt8(ascii: "{") { opened += 1 }
      if byte == UInt8(ascii: "}") { closed += 1 }
    }
    let isTop = scopes.isEmpty && opened > 0 && !isGated
    let declaration = parts.remark != nil || opened > closed || isTop ? DeclarationLine(text, parts.code) : nil
    if isTop, let declaration, declaration.isType, declaration.keyword != .extension {
      try declareOnce(names.intern(UnsafeBufferPointer(rebasing: text[declaration.name])), declaration, in: range)
    }
    if let remark = parts.remark {
      guard let declaration else {
        throw error("no declaration that something could be said of", at: parts.code.lowerBound, in: range)
      }
      try note(declaration, text, remark, in: range)
    }
    if opened > closed {
      let scope = declaration.map { $0.isType ? names.intern(UnsafeBufferPointer(rebasing: text[$0.name])) : 0 } ?? 0
      for _ in closed..<opened { scopes.append(scope) }
    } else if closed > opened {
      guard closed - opened <= scopes.count else {
        throw error("a brace that nothing opened", at: parts.code.lowerBound, in: range)
      }
      scopes.removeLast(closed - opened)
    }
  }

  private mutating func beginGate(at place: Range<Int>, in range: Range<Int>) throws(KnowledgeError) {
    guard isPackage else {
      throw error("only a package is seen by way of its imports", at: place.lowerBound, in: range)
    }
    isGated = true
  }

  /// Of two declarations of a type nobody could tell which one a name means.
  private mutating func declareOnce(
    _ name: NameIndex, _ declaration: DeclarationLine, in range: Range<Int>
  ) throws(KnowledgeError) {
    if let other = declared[name] {
      let place = other.file == files.count - 1 ? "in line \(other.line)" : "by \(files[other.file]):\(other.line)"
      throw error(
        "\(names[name]) is declared \(place) already; add to it with 'extension \(names[name])'",
        at: declaration.name.lowerBound, in: range)
    }
    declared[name] = (files.count - 1, line)
  }

  // MARK: Symbols

  private mutating func note(
    _ declaration: DeclarationLine, _ text: UnsafeBufferPointer<UInt8>, _ remark: Range<Int>, in range: Range<Int>
  ) throws(KnowledgeError) {
    let name = names.intern(UnsafeBufferPointer(rebasing: text[declaration.name]))
    let scope = scopes.last ?? 0
    let form: KnownSymbol.Form
    if declaration.isType || declaration.keyword == .typealias {
      form = .type
    } else if declaration.keyword == .`init` {
      form = declaration.isBare ? .bareConstruction : .construction
    } else if scopes.isEmpty {
      form = .function
    } else {
      form = declaration.isStatic ? .staticMember : .memberOfType
    }
    let isOwn = form == .type || form == .function
    guard isOwn || scope != 0 else {
      throw error("nothing can be said of what no type declares", at: declaration.name.lowerBound, in: range)
    }
    try add(form, isOwn ? name : scope, isOwn ? 0 : name, text, remark, in: range)
  }

  /// `UIScreen.screens  static device ScreenProviding`
  private mutating func readSymbol(
    _ text: UnsafeBufferPointer<UInt8>, _ remark: Range<Int>, in range: Range<Int>
  ) throws(KnowledgeError) {
    var cursor = LineCursor(text, remark)
    guard let first = cursor.next()?.range else { throw error("no symbol", at: remark.lowerBound, in: range) }
    let rest = cursor.position..<remark.upperBound
    if let star = first.first(where: { text[$0] == UInt8(ascii: "*") }), text[first.upperBound - 1] != UInt8(ascii: ")")
    {
      let facts = try facts(text, rest, in: range)
      patterns.append(
        KnownNamePattern(
          prefix: names.intern(UnsafeBufferPointer(rebasing: text[first.lowerBound..<star])),
          suffix: names.intern(UnsafeBufferPointer(rebasing: text[(star + 1)..<first.upperBound])), traits: facts.traits
        ))
      return
    }
    let kind = cursor.next().map { vocabulary[names.intern(UnsafeBufferPointer(rebasing: text[$0.range]))] }
    let isFunction = kind?.kind == .function || kind?.trait.isDisjoint(with: [.asserts, .previews, .prints]) == false
    guard let pattern = SymbolPattern(text, first, isFunction: isFunction) else {
      throw error("'\(String(decoding: text[first], as: UTF8.self))' is no symbol", at: first.lowerBound, in: range)
    }
    let name = names.intern(UnsafeBufferPointer(rebasing: text[pattern.name]))
    let member = names.intern(UnsafeBufferPointer(rebasing: text[pattern.member]))
    try add(isOfNames && pattern.form == .type ? .word : pattern.form, name, member, text, rest, in: range)
  }

  private mutating func add(
    _ form: KnownSymbol.Form, _ name: NameIndex, _ member: NameIndex, _ text: UnsafeBufferPointer<UInt8>,
    _ remark: Range<Int>, in range: Range<Int>
  ) throws(KnowledgeError) {
    let facts = try facts(text, remark, in: range, of: name, form)
    if let kind = facts.kind, !kind.fits(form) {
      let place = LineCursor(text, remark).position
      throw error("a symbol of this form cannot be of the kind \(kind.rawValue)", at: place, in: range)
    }
    symbols.append(
      KnownSymbol(
        form: form, name: name, member: member, facts: facts, isPackage: isPackage, text: Int32(files.count - 1),
        line: line))
  }

  // MARK: What is known

  private mutating func facts(
    _ text: UnsafeBufferPointer<UInt8>, _ remark: Range<Int>, in range: Range<Int>, of type: NameIndex = 0,
    _ form: KnownSymbol.Form = .type
  ) throws(KnowledgeError) -> KnownFacts {
    var facts = KnownFacts()
    var phrase = PhraseReader(text: text, cursor: LineCursor(text, remark))
    guard phrase.begin(&names) else { throw error("nothing is said of it", at: remark.lowerBound, in: range) }
    repeat {
      let word = vocabulary[phrase.word]
      if form == .word, !word.word.isEmpty {
        facts.word.formUnion(word.word)
      } else if let kind = word.kind, facts.kind == nil {
        facts.kind = kind
        guard phrase.next(&names), let group = vocabulary[phrase.word].group else {
          throw error("behind \(kind.rawValue) stands what it gives access to, as storage", at: phrase.place, in: range)
        }
        facts.group = group
        if phrase.next(&names) { facts.protocolName = try typeName(phrase, text, in: range) }
      } else if let opening = word.opening {
        try read(opening, &phrase, &facts, type, text, in: range)
      } else if !word.trait.isEmpty {
        facts.traits.formUnion(word.trait)
      } else {
        throw error("'\(phrase.text)' says nothing here", at: phrase.place, in: range)
      }
      if phrase.next(&names) { throw error("a comma is missing before '\(phrase.text)'", at: phrase.place, in: range) }
    } while phrase.begin(&names)
    return facts
  }

  private mutating func read(
    _ opening: Vocabulary.Opening, _ phrase: inout PhraseReader, _ facts: inout KnownFacts, _ type: NameIndex,
    _ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>
  ) throws(KnowledgeError) {
    func expected(_ what: String) -> KnowledgeError {
      error("behind '\(opening.rawValue)' stands \(what)", at: phrase.place, in: range)
    }
    guard phrase.next(&names) else { throw expected("something more") }
    switch opening {
    case .makes:
      repeat {
        let made = vocabulary[phrase.word].makes
        if made.isEmpty { throw expected("what it makes of a type, as view") }
        facts.traits.formUnion(made)
      } while phrase.next(&names)
    case .made:
      guard phrase.text == "by", phrase.next(&names), !vocabulary[phrase.word].madeBy.isEmpty else {
        throw expected("'by list', 'by store' or 'by system'")
      }
      facts.traits.formUnion(vocabulary[phrase.word].madeBy)
    case .called: facts.parameterName = phrase.word
    case .keys: facts.keys = try typeName(phrase, text, in: range)
    case .as: facts.protocolName = try typeName(phrase, text, in: range)
    case .role:
      guard let role = vocabulary[phrase.word].role else { throw expected("a role, as client") }
      facts.role = role
    case .effects:
      var effects: EffectGroups = []
      repeat {
        guard let said = vocabulary[phrase.word].effects else { throw expected("what it does, as storage") }
        effects.formUnion(said)
      } while phrase.next(&names)
      facts.effects = effects
    case .source:
      repeat {
        guard let group = vocabulary[phrase.word].group else { throw expected("a group, as clock") }
        sources[group] = type
      } while phrase.next(&names)
    }
  }

  /// The name of a type of the project's own.
  private func typeName(
    _ phrase: PhraseReader, _ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>
  ) throws(KnowledgeError) -> NameIndex {
    let name = text[phrase.range]
    guard let first = name.first, first >= 0x41, first <= 0x5A, name.allSatisfy(\.isOfName) else {
      throw error("'\(phrase.text)' is no name of a type", at: phrase.place, in: range)
    }
    return phrase.word
  }

  // MARK: The header

  static let headerForm = "a text begins with '//: framework NAME', '//: package NAME' or '//: names'"

  /// `//: framework UIKit, prefix UI`
  private mutating func readHeader(
    _ text: UnsafeBufferPointer<UInt8>, _ parts: (code: Range<Int>, remark: Range<Int>?), isNamed: Bool,
    in range: Range<Int>
  ) throws(KnowledgeError) {
    guard parts.code.isEmpty, let remark = parts.remark else {
      throw error(Self.headerForm, at: parts.code.lowerBound, in: range)
    }
    var phrase = PhraseReader(text: text, cursor: LineCursor(text, remark))
    guard phrase.begin(&names), ["framework", "names", "package"].contains(phrase.text) else {
      throw error(Self.headerForm, at: remark.lowerBound, in: range)
    }
    if phrase.text == "names" {
      isOfNames = true
      if !isNamed { files[files.count - 1] = phrase.text }
      return
    }
    isPackage = phrase.text == "package"
    guard phrase.next(&names) else { throw error(Self.headerForm, at: phrase.place, in: range) }
    var module = KnownModule(name: phrase.word, isPackage: isPackage)
    if !isNamed { files[files.count - 1] = phrase.text }
    while phrase.begin(&names) {
      switch phrase.text {
      case "prefix":
        while phrase.next(&names) { module.prefixes.append(phrase.word) }
      case "tests": module.isForTests = true
      default: throw error("'\(phrase.text)' says nothing of a module", at: phrase.place, in: range)
      }
    }
    modules.append(module)
  }

  private func error(_ message: String, at place: Int, in range: Range<Int>) -> KnowledgeError {
    KnowledgeError(
      file: files[files.count - 1], line: Int(line), column: max(place - range.lowerBound, 0) + 1, message: message)
  }
}
