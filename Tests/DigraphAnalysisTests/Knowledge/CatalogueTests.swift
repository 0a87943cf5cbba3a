import DigraphAnalysis
import DigraphExtraction
import DigraphFacts
import DigraphKnowledge
import Testing

/// The catalogue is data: these tests read it whole.
@Suite struct CatalogueTests {
  let catalogue = Catalogue()
  let volatileKinds: Set<CatalogueEntry.Kind> = [.singleton, .static, .construct, .function, .member, .wrapper]

  @Test func everyLineIsAnEntry() {
    for line in catalogue.malformed { Issue.record("no entry: \(line)") }
    #expect(catalogue.entries.count > 1_500)
  }

  @Test func everySymbolStandsOnce() {
    var seen: [CatalogueEntry.Key: String] = [:]
    for entry in catalogue.entries {
      if let other = seen.updateValue(entry.pattern, forKey: entry.key) {
        Issue.record("\(entry.pattern) stands twice, the other time as \(other)")
      }
    }
  }

  /// A pattern whose words say one thing and whose kind says another would be looked up in vain.
  @Test func kindsFitPatterns() {
    for entry in catalogue.entries {
      let fits: Bool =
        switch entry.key {
        case .construction, .anyConstruction: [.static, .construct, .glue].contains(entry.kind)
        case .member: [.singleton, .static, .glue].contains(entry.kind)
        case .function: entry.kind == .function
        case .instanceMember, .memberOfValue: entry.kind == .member
        case .attribute: [.wrapper, .injection, .environment].contains(entry.kind)
        case .type: [.service, .stable, .glue, .view, .container].contains(entry.kind)
        }
      #expect(fits, "\(entry.pattern) cannot be of kind \(entry.kind.rawValue)")
    }
  }

  /// A scheduler, a log and what formats for the device never fail a build.
  @Test func mildGroupsAreForInformation() {
    for entry in catalogue.entries where volatileKinds.contains(entry.kind) {
      guard [.scheduler, .logging, .formatting].contains(entry.group) else { continue }
      #expect(entry.isInfo, "\(entry.pattern)")
    }
  }

  @Test func onlyWhatIsFoundHasASeverityOrAProtocol() {
    for entry in catalogue.entries where !volatileKinds.contains(entry.kind) {
      #expect(!entry.isInfo, "\(entry.pattern)")
      if entry.kind != .service { #expect(entry.protocolName == nil, "\(entry.pattern)") }
    }
  }

  /// A protocol of the project's own must be a name, and no name that it would hide or be hidden by.
  @Test func protocolNamesAreFree() {
    let facts = PlatformInterface.facts()
    let declared = Set(facts.declarations.filter { $0.parent < 0 }.map { facts.names[$0.name] })
    let taken: Set<String> = [
      "Clock", "Environment", "Host", "Identifiable", "Locale", "Calendar", "Logger", "Notification", "Observable",
      "Operation", "Port", "Process", "Product", "Result", "Scanner", "Scheduler", "Session", "Task", "Timer",
      "Transaction",
    ]
    for entry in catalogue.entries {
      guard let name = entry.protocolName else { continue }
      #expect(name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil, "\(name) of \(entry.pattern)")
      #expect(!taken.contains(name) && !declared.contains(name), "\(name) of \(entry.pattern) is taken")
      let type = catalogue.type(name)
      #expect(type == nil || type?.isPackage == true, "\(name) of \(entry.pattern) is a type of the platform")
    }
  }

  /// `T#name` is found by way of the interface; `.name` also on values of which nothing is known.
  @Test func membersOfValuesFitTheInterface() {
    let facts = PlatformInterface.facts()
    var members: Set<String> = []
    for declaration in facts.declarations where declaration.parent >= 0 {
      guard declaration.kind == .property || declaration.kind == .function else { continue }
      let parent = facts.declarations[Int(declaration.parent)]
      let name = facts.names[declaration.name]
      members.insert("\(facts.names[parent.name])#\(name)")
    }
    for entry in catalogue.entries {
      guard case .memberOfValue = entry.key else { continue }
      #expect(members.contains(entry.pattern), "\(entry.pattern) is not in the interface")
    }
  }

  // MARK: Lookups

  @Test func readsEachFormOfPattern() throws {
    #expect(catalogue.construction(of: "Date", label: "", hasArguments: false)?.kind == .static)
    #expect(catalogue.construction(of: "Date", label: "timeIntervalSinceNow", hasArguments: true)?.group == .clock)
    #expect(catalogue.construction(of: "Date", label: "timeIntervalSince1970", hasArguments: true)?.kind == .glue)
    #expect(catalogue.construction(of: "CLLocationManager", label: "any", hasArguments: true)?.kind == .construct)
    #expect(catalogue.member("standard", of: "UserDefaults")?.protocolName == "KeyValueStoring")
    #expect(catalogue.member("default", of: "URLSessionConfiguration")?.kind == .glue)
    #expect(catalogue.instanceMember("write", of: "Data")?.group == .files)
    #expect(catalogue.instanceMember("write", of: "Coder") == nil)
    #expect(catalogue.instanceMember("randomElement", of: "Array")?.group == .random)
    #expect(catalogue[.attribute("Injected")]?.kind == .injection)
    #expect(catalogue[.function("NSHomeDirectory")]?.kind == .function)
    #expect(catalogue.type("UILabel")?.kind == .view)
  }

  @Test func tellsPackagesFromThePlatform() {
    #expect(catalogue.isOfPlatform("UserDefaults") && catalogue.isOfPlatform("AppStorage"))
    #expect(!catalogue.isOfPlatform("KingfisherManager") && !catalogue.isOfPlatform("Injected"))
  }

  @Test func leavesOutWhatIsNoEntry() {
    let lines = ["Date() static", "Date() magic clock -", "Date() static clock - loud", "// note"]
    let catalogue = Catalogue(platformTexts: lines)
    #expect(catalogue.entries.isEmpty)
    #expect(catalogue.malformed.count == 3)
  }

  // MARK: Symbols

  @Test(arguments: CatalogueSymbols.volatile)
  func knowsVolatileSymbols(section: CatalogueSymbols.Section) {
    for pattern in section.patterns {
      guard let entry = entry(pattern) else {
        Issue.record("\(pattern) is not known")
        continue
      }
      #expect(volatileKinds.contains(entry.kind), "\(pattern) is \(entry.kind.rawValue)")
    }
  }

  @Test(arguments: CatalogueSymbols.harmless)
  func knowsHarmlessSymbols(section: CatalogueSymbols.Section) {
    for pattern in section.patterns {
      guard let entry = entry(pattern) else {
        Issue.record("\(pattern) is not known")
        continue
      }
      #expect(!volatileKinds.contains(entry.kind), "\(pattern) is \(entry.kind.rawValue)")
    }
  }

  /// What the catalogue says of a symbol as code writes it: `T(label:)`, `T.member`, `.member`, `T`, `name`, `@Name`.
  private func entry(_ symbol: String) -> CatalogueEntry? {
    if symbol.hasPrefix("@") { return catalogue[.attribute(String(symbol.dropFirst()))] }
    if symbol.hasPrefix(".") { return catalogue[.instanceMember(String(symbol.dropFirst()))] }
    if symbol.contains("#") {
      let parts = symbol.split(separator: "#").map(String.init)
      return catalogue.instanceMember(parts[1], of: parts[0])
    }
    if symbol.hasSuffix(")"), let open = symbol.firstIndex(of: "(") {
      let type = String(symbol[..<open])
      let label = String(symbol[symbol.index(after: open)...].dropLast(2))
      return catalogue.construction(of: type, label: label == "_" ? "" : label, hasArguments: !symbol.hasSuffix("()"))
        ?? catalogue.type(type)
    }
    if let dot = symbol.firstIndex(of: ".") {
      return catalogue.member(String(symbol[symbol.index(after: dot)...]), of: String(symbol[..<dot]))
    }
    return catalogue[.function(symbol)] ?? catalogue.type(symbol)
  }
}
