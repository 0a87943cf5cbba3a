import DigraphFacts
import DigraphSyntax

/// Declarations and their parts.
extension FactCollector {
  /// Collects the declarations among the items of a node, those in `#if` branches included, and says whether there is
  /// anything else among them.
  mutating func collectDeclarations(in index: Int) -> Bool {
    var hasStatements = false
    for item in children(of: index) {
      switch nodes[item].kind {
      case .ifConfig:
        collectBranches(of: item) { collector, clause in
          let isDebug = collector.asksForDebug(clause)
          collector.conditions += 1
          collector.debugConditions += isDebug ? 1 : 0
          if collector.collectDeclarations(in: clause) { hasStatements = true }
          collector.debugConditions -= isDebug ? 1 : 0
          collector.conditions -= 1
        }
      case .macroExpansion: collectMacroExpansion(item)
      case let kind where kind.isDeclaration: collectDeclaration(item)
      default: hasStatements = true
      }
    }
    return hasStatements
  }

  mutating func collectDeclaration(_ index: Int) {
    switch nodes[index].kind {
    case .importDecl: collectImport(index)
    case .classDecl: collectNominal(.class, index)
    case .structDecl: collectNominal(.struct, index)
    case .enumDecl: collectNominal(.enum, index)
    case .actorDecl: collectNominal(.actor, index)
    case .protocolDecl: collectNominal(.protocol, index)
    case .extensionDecl: collectNominal(.extension, index)
    case .functionDecl: collectCallable(.function, index)
    case .initializerDecl: collectCallable(.initializer, index)
    case .deinitializerDecl: collectCallable(.deinitializer, index)
    case .subscriptDecl: collectCallable(.subscript, index)
    case .variableDecl: collectVariable(index)
    case .enumCaseDecl: collectEnumCase(index)
    case .typealiasDecl: collectAlias(.typealias, index)
    case .associatedTypeDecl: collectAlias(.associatedType, index)
    default: break
    }
  }

  // MARK: Opening and closing

  /// Calls `body` with each branch of an `#if` and what it is built for at hand; branches that no build has are left
  /// out.
  mutating func collectBranches(of config: Int, _ body: (inout FactCollector, _ clause: Int) -> Void) {
    let outer = platforms
    let (outerTerms, outerPlace) = (terms, termsPlace)
    // What is left for the branches by those before.
    var left = outer
    var failed: [BuildTerm] = []
    for clause in children(of: config) where nodes[clause].kind == .ifConfigClause {
      let condition = buildCondition(clause)
      if condition.constant == false { continue }
      let own = left.intersection(condition.may)
      // A branch for no platform at all is read as any other.
      platforms = own.isEmpty ? outer : own
      left.subtract(condition.must)
      enterTerms(outerTerms, failed + condition.holds.map { term($0) }, outerPlace)
      body(&self, clause)
      if condition.constant == true { break }
      failed += condition.fails.map { term($0) }
    }
    platforms = outer
    (terms, termsPlace) = (outerTerms, outerPlace)
  }

  /// More than so many are not noted.
  private static let termLimit = 16

  private mutating func enterTerms(_ outer: [BuildTerm], _ own: [BuildTerm], _ outerPlace: Int32) {
    terms = outer
    for term in own where !terms.contains(term) && terms.count < Self.termLimit { terms.append(term) }
    termsPlace = outerPlace
    guard terms.count > outer.count else { return }
    facts.terms.append(terms)
    termsPlace = Int32(facts.terms.count)
  }

  private mutating func term(_ term: BuildCondition.Term) -> BuildTerm {
    BuildTerm(
      name: term.name.withUnsafeBufferPointer { facts.names.intern($0) }, isImport: term.isImport,
      isNegated: term.isNegated)
  }

  /// What a branch of an `#if` is built for; `#else` for all that is left.
  private func buildCondition(_ clause: Int) -> BuildCondition {
    let text = source[Int(nodes[clause].start)..<Int(nodes[clause].end)].prefix { $0 != 0x0A && $0 != 0x0D }
    for directive in ["#if ", "#elseif "] where text.starts(with: directive.utf8) {
      return BuildCondition(text.dropFirst(directive.utf8.count))
    }
    return .open
  }

  /// `#if DEBUG`, `#if os(iOS) && DEBUG`; a condition that negates anything may mean the other builds.
  private func asksForDebug(_ clause: Int) -> Bool {
    let text = source[Int(nodes[clause].start)..<Int(nodes[clause].end)]
    let condition = text.prefix { $0 != 0x0A && $0 != 0x0D }
    guard condition.starts(with: "#if".utf8) || condition.starts(with: "#elseif".utf8) else { return false }
    return !condition.contains(UInt8(ascii: "!"))
      && condition.split(whereSeparator: { !isWord($0) }).contains { $0.elementsEqual("DEBUG".utf8) }
  }

  private func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == UInt8(ascii: "_") || (byte >= 0x30 && byte <= 0x39)
  }

  /// Appends a declaration as a child of the open one and makes it the open one.
  mutating func open(_ kind: DeclarationFact.Kind, at index: Int) -> Int {
    var fact = DeclarationFact(kind: kind, parent: parent, start: nodes[index].start, end: nodes[index].end)
    fact.platforms = platforms
    if conditions > 0 {
      fact.flags.insert(.isConditional)
      fact.terms = termsPlace
    }
    if debugConditions > 0 { fact.flags.insert(.isForDebugging) }
    facts.declarations.append(fact)
    parent = Int32(facts.declarations.count - 1)
    return Int(parent)
  }

  mutating func close(_ place: Int) {
    facts.declarations[place].subtreeEnd = UInt32(facts.declarations.count)
    parent = facts.declarations[place].parent
  }

  private mutating func setName(_ place: Int, at index: Int) {
    facts.declarations[place].name = name(at: index)
    facts.declarations[place].nameStart = nodes[index].start
    facts.declarations[place].nameEnd = nodes[index].end
  }

  // MARK: Kinds

  private mutating func collectImport(_ index: Int) {
    guard let module = child(.name, of: index) else { return }
    var isExported = false
    var isTestable = false
    for part in children(of: index) where nodes[part].kind == .attribute {
      guard let named = children(of: part).first(where: { nodes[$0].kind.isType }) else { continue }
      if isText(named, "_exported") { isExported = true }
      if isText(named, "testable") { isTestable = true }
    }
    facts.imports.append(
      ImportFact(
        module: name(at: module), declaration: importedDeclaration(of: index, behind: module), isExported: isExported,
        isTestable: isTestable, start: nodes[index].start, terms: termsPlace))
  }

  /// `import struct Module.Name`: between `import` and the module stands what the name is.
  private mutating func importedDeclaration(of index: Int, behind module: Int) -> NameIndex? {
    let names = children(of: index).filter { nodes[$0].kind == .name }
    guard names.count == 2, names[0] == module else { return nil }
    let before = source[Int(nodes[index].start)..<Int(nodes[module].start)]
    let word = before.split(whereSeparator: { $0 <= 32 }).last
    return word.map { $0.elementsEqual("import".utf8) } ?? true ? nil : name(at: names[1])
  }

  private mutating func collectNominal(_ kind: DeclarationFact.Kind, _ index: Int) {
    let place = open(kind, at: index)
    collectHead(place, index)
    for part in children(of: index) {
      switch nodes[part].kind {
      case .name: setName(place, at: part)
      case .inheritanceClause: collectInherited(place, part)
      case .memberBlock: _ = collectDeclarations(in: part)
      case let type where type.isType && kind == .extension:
        facts.declarations[place].nameStart = nodes[part].start
        facts.declarations[place].nameEnd = nodes[part].end
        facts.declarations[place].type = collectType(part)
      default: continue
      }
    }
    close(place)
  }

  private mutating func collectInherited(_ place: Int, _ clause: Int) {
    let start = UInt32(facts.types.count)
    collectTypes(in: clause)
    let end = UInt32(facts.types.count)
    setClauses(of: place) { $0.inherited = start..<end }
  }

  private mutating func setClauses(of place: Int, _ set: (inout ClausesFact) -> Void) {
    if facts.declarations[place].clauses < 0 {
      facts.declarations[place].clauses = Int32(facts.clauses.count)
      facts.clauses.append(ClausesFact())
    }
    set(&facts.clauses[Int(facts.declarations[place].clauses)])
  }

  private mutating func collectCallable(_ kind: DeclarationFact.Kind, _ index: Int) {
    let place = open(kind, at: index)
    collectHead(place, index)
    let detail = nodes[index].flags
    var flags: DeclarationFact.Flags = []
    if detail.contains(.isAsync) { flags.insert(.isAsync) }
    if detail.contains(.isThrowing) { flags.insert(.isThrowing) }
    if detail.contains(.failable) { flags.insert(.isFailable) }
    facts.declarations[place].flags.formUnion(flags)
    for part in children(of: index) {
      switch nodes[part].kind {
      case .name: setName(place, at: part)
      case .parameterClause: collectParameters(in: part, of: kind)
      case .returnClause: facts.declarations[place].type = childType(of: part)
      case .codeBlock:
        facts.declarations[place].body = Int32(facts.code.count)
        if Int(nodes[part].subtreeEnd) == part + 1 { facts.declarations[place].flags.insert(.hasEmptyBody) }
        collectBlock(part)
      case .accessorBlock: collectAccessors(part, of: place)
      default: continue
      }
    }
    close(place)
  }

  private mutating func collectVariable(_ index: Int) {
    let bindings = children(of: index).filter { nodes[$0].kind == .patternBinding }
    // `let a, b: T`: an annotation holds for the names before it that have neither type nor value.
    var annotation: Int?
    var types = [Int?](repeating: nil, count: bindings.count)
    for (offset, binding) in bindings.enumerated().reversed() {
      let parts = children(of: binding)
      if let type = parts.first(where: { nodes[$0].kind.isType }) {
        annotation = type
      } else if parts.contains(where: { nodes[$0].kind.isExpression }) {
        annotation = nil
      }
      types[offset] = annotation
    }
    var head: DeclarationHead?
    var written: (node: Int, type: Int32, count: Int)?
    for (offset, binding) in bindings.enumerated() {
      guard let pattern = children(of: binding).first(where: { nodes[$0].kind.isPattern }) else { continue }
      if let pairs = tuplePairs(pattern, in: binding) {
        for pair in pairs {
          let place = openVariable(index, named: pair.name, sharing: &head)
          collectValue(of: place, pair.value)
          close(place)
        }
        continue
      }
      var names: [Int] = []
      collectNames(in: pattern, into: &names)
      for (position, named) in names.enumerated() {
        let place = openVariable(index, named: named, sharing: &head)
        if names.count > 1 {
          facts.declarations[place].flags.insert(.isFromTuple)
        } else if let type = types[offset] {
          facts.declarations[place].type = collectSharedType(type, &written)
        }
        if position == 0 { for part in children(of: binding) { collectValue(of: place, part) } }
        close(place)
      }
    }
  }

  private mutating func openVariable(_ index: Int, named: Int, sharing head: inout DeclarationHead?) -> Int {
    let place = open(.property, at: index)
    setHead(of: place, index, sharing: &head)
    setName(place, at: named)
    if nodes[index].flags.contains(.isVar) { facts.declarations[place].flags.insert(.isVar) }
    return place
  }

  /// `let (api, limit) = (API(), 3)`: each name with its own value; nil where the two sides are not alike.
  private func tuplePairs(_ pattern: Int, in binding: Int) -> [(name: Int, value: Int)]? {
    guard nodes[pattern].kind == .tuplePattern,
      let tuple = children(of: binding).first(where: { nodes[$0].kind == .tupleExpr })
    else { return nil }
    let elements = Array(children(of: pattern))
    let names = elements.compactMap { element in
      children(of: element).first { nodes[$0].kind == .identifierPattern }
    }
    let values = children(of: tuple).compactMap { element in
      children(of: element).first { nodes[$0].kind.isExpression }
    }
    guard names.count > 1, names.count == values.count, names.count == elements.count else { return nil }
    return zip(names, values).map { (name: $0, value: $1) }
  }

  private mutating func collectNames(in pattern: Int, into names: inout [Int]) {
    for node in pattern..<Int(nodes[pattern].subtreeEnd) where nodes[node].kind == .identifierPattern {
      names.append(node)
    }
  }

  /// The type of a name of a list, written down once for all the names it holds for.
  private mutating func collectSharedType(_ node: Int, _ written: inout (node: Int, type: Int32, count: Int)?) -> Int32
  {
    if let written, written.node == node { return written.count <= DeclarationHead.sharingLimit ? written.type : -1 }
    let before = facts.types.count
    let type = collectType(node)
    written = (node, type, facts.types.count - before)
    return type
  }

  private mutating func collectValue(of place: Int, _ part: Int) {
    if nodes[part].kind == .accessorBlock {
      collectAccessors(part, of: place)
    } else if nodes[part].kind.isExpression {
      if isMemberOfStruct(place) || isText(part, "nil") || isConstantText(place, part) {
        facts.declarations[place].valueText = shortText(of: part)
      }
      collectValue(part, of: place)
    }
  }

  /// `static let live = "live"`: others may name something by it.
  private func isConstantText(_ place: Int, _ value: Int) -> Bool {
    let flags = facts.declarations[place].flags
    return flags.contains(.isStatic) && !flags.contains(.isVar) && isPlainText(value)
  }

  /// An instance member that stands right inside a struct: its value may be that of a memberwise parameter.
  private func isMemberOfStruct(_ place: Int) -> Bool {
    let declaration = facts.declarations[place]
    return declaration.parent >= 0 && facts.declarations[Int(declaration.parent)].kind == .struct
      && !declaration.flags.contains(.isStatic)
  }

  private mutating func collectEnumCase(_ index: Int) {
    var head: DeclarationHead?
    for element in children(of: index) where nodes[element].kind == .enumCaseElement {
      let place = open(.enumCase, at: element)
      setHead(of: place, index, sharing: &head)
      for part in children(of: element) {
        switch nodes[part].kind {
        case .name: setName(place, at: part)
        case .parameterClause: collectParameters(in: part, of: .enumCase)
        case let kind where kind.isExpression:
          if isPlainText(part) { facts.declarations[place].valueText = shortText(of: part) }
          collectValue(part, of: place)
        default: continue
        }
      }
      close(place)
    }
  }

  private mutating func collectAlias(_ kind: DeclarationFact.Kind, _ index: Int) {
    let place = open(kind, at: index)
    collectHead(place, index)
    for part in children(of: index) {
      switch nodes[part].kind {
      case .name: setName(place, at: part)
      case .inheritanceClause: collectInherited(place, part)
      case let type where type.isType: facts.declarations[place].type = collectType(part)
      default: continue
      }
    }
    close(place)
  }

  private mutating func collectMacroExpansion(_ index: Int) {
    let place = open(.macro, at: index)
    collectHead(place, index)
    if let named = child(.name, of: index) { setName(place, at: named) }
    facts.declarations[place].body = Int32(facts.code.count)
    collectExpression(index)
    close(place)
  }

  // MARK: Parts

  /// Gives a declaration of a list what stands before the list: what the first one collected.
  private mutating func setHead(of place: Int, _ index: Int, sharing head: inout DeclarationHead?) {
    guard let head else {
      let before = facts.types.count + facts.code.count
      let flags = collectHead(place, index)
      head = DeclarationHead(
        flags: flags, clauses: facts.declarations[place].clauses,
        factCount: facts.types.count + facts.code.count - before)
      return
    }
    facts.declarations[place].flags.formUnion(head.flags)
    if head.factCount <= DeclarationHead.sharingLimit { facts.declarations[place].clauses = head.clauses }
  }

  /// Attributes, modifiers, generic parameters and `where` clause, which every declaration may have.
  /// - Returns: what the modifiers say.
  @discardableResult
  private mutating func collectHead(_ place: Int, _ index: Int) -> DeclarationFact.Flags {
    collectAttributes(place, index)
    var flags: DeclarationFact.Flags = []
    for part in children(of: index) {
      switch nodes[part].kind {
      case .modifier: flags.formUnion(.init(modifier: nodes[part].detail))
      case .genericParameterClause: collectGenericParameters(part)
      case .whereClause: collectRequirements(place, part)
      default: continue
      }
    }
    facts.declarations[place].flags.formUnion(flags)
    return flags
  }

  private mutating func collectAttributes(_ place: Int, _ index: Int) {
    let start = UInt32(facts.attributes.count)
    collectAttributes(in: index)
    let end = UInt32(facts.attributes.count)
    if start < end { setClauses(of: place) { $0.attributes = start..<end } }
  }

  private mutating func collectAttributes(in index: Int) {
    for part in children(of: index) {
      switch nodes[part].kind {
      case .attribute:
        guard let named = children(of: part).first(where: { nodes[$0].kind.isType }) else { continue }
        let type = collectType(named)
        var arguments: Int32 = -1
        if children(of: part).contains(where: { nodes[$0].kind == .argument }) {
          arguments = Int32(facts.code.count)
          let place = openCode(.tuple, at: part)
          collectArguments(in: part)
          closeCode(place)
        }
        facts.attributes.append(AttributeFact(type: type, arguments: arguments))
      case .ifConfig: collectBranches(of: part) { $0.collectAttributes(in: $1) }
      default: continue
      }
    }
  }

  private mutating func collectGenericParameters(_ clause: Int) {
    for parameter in children(of: clause) where nodes[parameter].kind == .genericParameter {
      let place = open(.genericParameter, at: parameter)
      if nodes[parameter].flags.contains(.isPack) { facts.declarations[place].flags.insert(.isPack) }
      for part in children(of: parameter) {
        if nodes[part].kind == .name { setName(place, at: part) }
        if nodes[part].kind.isType { facts.declarations[place].type = collectType(part) }
      }
      close(place)
    }
  }

  private mutating func collectRequirements(_ place: Int, _ clause: Int) {
    let start = UInt32(facts.requirements.count)
    for requirement in children(of: clause) where nodes[requirement].kind == .requirement {
      let sides = children(of: requirement).filter { nodes[$0].kind.isType }
      guard sides.count == 2 else { continue }
      let left = collectType(sides[0])
      let right = collectType(sides[1])
      facts.requirements.append(
        RequirementFact(left: left, right: right, isSameType: nodes[requirement].flags.contains(.sameType)))
    }
    let end = UInt32(facts.requirements.count)
    setClauses(of: place) { $0.requirements = start..<end }
  }

  private mutating func collectParameters(in clause: Int, of kind: DeclarationFact.Kind) {
    for parameter in children(of: clause) where nodes[parameter].kind == .parameter {
      let place = open(.parameter, at: parameter)
      collectAttributes(place, parameter)
      if nodes[parameter].flags.contains(.variadic) { facts.declarations[place].flags.insert(.isVariadic) }
      let names = children(of: parameter).filter { nodes[$0].kind == .name }
      if let last = names.last { setName(place, at: last) }
      if let first = names.first, !isText(first, "_"), names.count == 2 || kind != .subscript {
        facts.declarations[place].label = name(at: first)
      }
      for part in children(of: parameter) {
        if nodes[part].kind.isType {
          facts.declarations[place].type = collectType(part)
        } else if nodes[part].kind.isExpression {
          if kind == .initializer { facts.declarations[place].valueText = shortText(of: part) }
          collectValue(part, of: place)
        }
      }
      close(place)
    }
  }

  /// The value of a variable, case or parameter. One that is not finished leaves no code, and the next code is not its.
  private mutating func collectValue(_ expression: Int, of place: Int) {
    let first = facts.code.count
    collectExpression(expression)
    guard facts.code.count > first else { return }
    facts.declarations[place].value = Int32(first)
    if facts.declarations[place].flags.contains(.isVar), hasParts(facts.code[first...]) {
      facts.declarations[place].flags.insert(.hasFilledValue)
    }
  }

  /// See ``DeclarationFlags/hasFilledValue``.
  private func hasParts(_ value: ArraySlice<CodeFact>) -> Bool {
    switch value[value.startIndex].kind {
    case .arrayLiteral, .dictionaryLiteral: value.count > 1
    case .chain: value.contains { $0.kind == .argument }
    case .sequence: true
    default: false
    }
  }

  /// The accessors of a property or subscript, as its body.
  private mutating func collectAccessors(_ block: Int, of place: Int) {
    facts.declarations[place].body = Int32(facts.code.count)
    facts.declarations[place].flags.formUnion(collectAccessors(block))
  }

  /// One line of a node's text, shortened to a length that fits a report.
  mutating func shortText(of index: Int) -> NameIndex {
    let limit = 120
    var text: [UInt8] = []
    var isSpace = false
    for byte in source[Int(nodes[index].start)..<min(Int(nodes[index].end), source.count)] {
      if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
        isSpace = true
        continue
      }
      if isSpace, !text.isEmpty { text.append(0x20) }
      isSpace = false
      text.append(byte)
      if text.count > limit {
        while let last = text.last, last & 0xC0 == 0x80 { text.removeLast() }
        text.removeLast()
        text.append(contentsOf: Array("…".utf8))
        break
      }
    }
    return text.withUnsafeBufferPointer { facts.names.intern($0) }
  }
}

/// What stands before a list of names, `@Wrapper private var a, b`, and belongs to each of them.
private struct DeclarationHead {
  /// Attributes and types made of more facts than these belong to the first name alone: they are linked once for each
  /// name, which takes many names times many facts.
  static let sharingLimit = 256

  let flags: DeclarationFact.Flags
  /// Index into ``FileFactsDraft/clauses``.
  let clauses: Int32
  /// How many facts the attributes are made of.
  let factCount: Int
}

extension DeclarationFact.Flags {
  /// The flag a modifier sets, from a modifier node's detail.
  init(modifier detail: UInt16) {
    if detail & SyntaxModifier.setterFlag != 0 {
      let modifier = SyntaxModifier(rawValue: detail & ~SyntaxModifier.setterFlag)
      self = modifier == .private || modifier == .fileprivate ? .hasPrivateSetter : []
      return
    }
    self =
      switch SyntaxModifier(rawValue: detail) ?? .other {
      case .private: .isPrivate
      case .fileprivate: .isFilePrivate
      case .package: .isPackage
      case .public: .isPublic
      case .open: [.isPublic, .isOverridable]
      case .static: .isStatic
      case .class: [.isStatic, .isOverridable]
      case .final: .isFinal
      case .lazy: .isLazy
      case .weak, .unowned: .isWeak
      case .override: .isOverride
      case .required: .isRequired
      case .convenience: .isConvenience
      case .nonisolated: .isNonisolated
      case .mutating: .isMutating
      case .indirect: .isIndirect
      default: []
      }
  }
}
