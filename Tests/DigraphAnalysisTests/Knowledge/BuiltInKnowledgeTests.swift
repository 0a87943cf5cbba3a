import DigraphExtraction
import DigraphFacts
import DigraphKnowledge
import Testing

/// What is built in is data: these tests read it whole.
@Suite struct BuiltInKnowledgeTests {
  let knowledge = SmallProgram.knowledge
  let volatileKinds: Set<KnownKind> = [.singleton, .static, .construct, .function, .member, .wrapper]

  @Test func hasNoErrors() {
    for error in knowledge.errors { Issue.record("\(error)") }
    #expect(knowledge.symbols.count > 2_500)
  }

  /// A scheduler, a log and what formats for the device never fail a build.
  @Test func mildGroupsAreForInformation() {
    for symbol in knowledge.symbols {
      guard let kind = symbol.kind, volatileKinds.contains(kind) else { continue }
      guard [.scheduler, .logging, .formatting].contains(symbol.group) else { continue }
      #expect(symbol.traits.contains(.info), "\(knowledge.pattern(of: symbol))")
    }
  }

  @Test func onlyWhatIsFoundHasASeverityOrAProtocol() {
    for symbol in knowledge.symbols {
      guard let kind = symbol.kind, !volatileKinds.contains(kind) else { continue }
      #expect(!symbol.traits.contains(.info), "\(knowledge.pattern(of: symbol))")
      if kind != .service { #expect(symbol.facts.protocolName == 0, "\(knowledge.pattern(of: symbol))") }
    }
  }

  /// A protocol of the project's own must be a name that it would neither hide nor be hidden by.
  @Test func protocolNamesAreFree() {
    let facts = SmallProgram.platform
    let declared = Set(facts.declarations.filter { $0.parent < 0 }.map { facts.names[$0.name] })
    let taken: Set<String> = [
      "Clock", "Environment", "Host", "Identifiable", "Locale", "Calendar", "Logger", "Notification", "Observable",
      "Operation", "Port", "Process", "Product", "Result", "Scanner", "Scheduler", "Session", "Task", "Timer",
      "Transaction",
    ]
    for symbol in knowledge.symbols where symbol.facts.protocolName != 0 {
      let name = knowledge.names[symbol.facts.protocolName]
      let pattern = knowledge.pattern(of: symbol)
      #expect(!taken.contains(name) && !declared.contains(name), "\(name) of \(pattern) is taken")
      let type = knowledge[.type, symbol.facts.protocolName, 0]
      #expect(type?.kind == nil || type?.isPackage == true, "\(name) of \(pattern) is a type of the platform")
    }
  }

  /// `T#name` is found by way of the interface; `.name` also on values of which nothing is known.
  @Test func membersOfValuesFitTheInterface() {
    let facts = SmallProgram.platform
    var members: Set<String> = []
    for declaration in facts.declarations where declaration.parent >= 0 {
      guard declaration.kind == .property || declaration.kind == .function else { continue }
      let parent = facts.declarations[Int(declaration.parent)]
      members.insert("\(facts.names[parent.name])#\(facts.names[declaration.name])")
    }
    for symbol in knowledge.symbols where symbol.form == .memberOfType && symbol.kind != nil {
      let pattern = knowledge.pattern(of: symbol)
      #expect(members.contains(pattern), "\(pattern) is not in the interface")
    }
  }

  // MARK: Symbols

  @Test(arguments: ExpectedSymbols.volatile)
  func knowsVolatileSymbols(section: ExpectedSymbols.Section) {
    for pattern in section.patterns {
      guard let kind = kind(pattern) else {
        Issue.record("\(pattern) is not known")
        continue
      }
      #expect(volatileKinds.contains(kind), "\(pattern) is \(kind.rawValue)")
    }
  }

  @Test(arguments: ExpectedSymbols.harmless)
  func knowsHarmlessSymbols(section: ExpectedSymbols.Section) {
    for pattern in section.patterns {
      guard let kind = kind(pattern) else {
        Issue.record("\(pattern) is not known")
        continue
      }
      #expect(!volatileKinds.contains(kind), "\(pattern) is \(kind.rawValue)")
    }
  }

  /// What is said of a symbol as code writes it: `T(label:)`, `T.member`, `.member`, `T`, `name`, `@Name`.
  private func kind(_ symbol: String) -> KnownKind? {
    if symbol.hasPrefix("@") { return said(.attribute, symbol.dropFirst()) }
    if symbol.hasPrefix(".") { return said(.member, symbol.dropFirst()) }
    if let mark = symbol.firstIndex(of: "#") {
      let member = symbol[symbol.index(after: mark)...]
      return said(.memberOfType, symbol[..<mark], member) ?? said(.member, member)
    }
    if symbol.hasSuffix(")"), let open = symbol.firstIndex(of: "(") {
      let type = symbol[..<open]
      let label = symbol[symbol.index(after: open)...].dropLast(2)
      let exact =
        symbol.hasSuffix("()")
        ? said(.bareConstruction, type) : said(.construction, type, label == "_" ? "" : label)
      return exact ?? said(.anyConstruction, type) ?? said(.type, type)
    }
    if let dot = symbol.firstIndex(of: ".") {
      return said(.staticMember, symbol[..<dot], symbol[symbol.index(after: dot)...])
    }
    return said(.function, symbol[...]) ?? said(.type, symbol[...])
  }

  private func said(_ form: KnownSymbol.Form, _ name: Substring, _ member: Substring = "") -> KnownKind? {
    let (name, part) = (knowledge.name(String(name)), knowledge.name(String(member)))
    guard member.isEmpty || part != 0 else { return nil }
    return knowledge[form, name, part]?.kind
  }
}
