import DigraphFacts

/// What stands before the facts of the files: the whole, and a row for each file.
extension FactWriter {
  /// - Parameter sizes: of the facts of each file.
  mutating func writeFrame(of shard: FactShard, _ sizes: [Int]) {
    write(shard.whole)
    list(shard.modules) { $0.write($1) }
    list(shard.diagnostics) { $0.write($1) }
    list(shard.unread) { writer, file in
      writer.text(file.path)
      writer.choice(file.reason, UnreadSource.Reason.all)
    }
    list(shard.configurations) { $0.write($1) }
    list(shard.unusedExclusions) { $0.text($1) }
    list(Array(zip(shard.files, sizes))) { writer, row in
      let (file, size) = row
      writer.text(file.facts.path)
      writer.word(file.hash.high)
      writer.word(file.hash.low)
      writer.number(file.module)
      writer.list(file.sharedModules) { $0.number($1) }
      writer.flag(file.otherCode != nil)
      if let other = file.otherCode {
        writer.choice(other.kind, OtherCode.Kind.allCases)
        writer.text(other.reason)
        writer.text(other.place)
        writer.flag(other.isConfigured)
      }
      writer.number(size)
    }
  }

  private mutating func write(_ whole: FactShard.Whole) {
    text(whole.tool)
    text(whole.knowledge)
    text(whole.root)
    number(whole.fileCount)
    list(whole.include) { $0.text($1) }
    list(whole.exclude) { $0.text($1) }
    list(whole.configuration.map { [$0] } ?? []) { $0.write($1) }
    list(whole.knowledgeTexts) { $0.write($1) }
  }

  private mutating func write(_ text: FactShard.Text) {
    self.text(text.path)
    data(text.bytes)
  }

  private mutating func write(_ module: ModuleFact) {
    text(module.name)
    choice(module.origin, ModuleFact.Origin.all)
    text(module.directory)
    flag(module.isTest)
    flag(module.kind != nil)
    if let kind = module.kind { choice(kind, TargetKind.allCases) }
    flag(module.dependencies != nil)
    if let dependencies = module.dependencies { list(dependencies) { $0.text($1) } }
    text(module.importName)
    byte(module.platforms.rawValue)
    text(module.surroundings)
    byte(module.languageMode)
    list(module.folders) { $0.text($1) }
    text(module.packageFolder)
    list(module.flags.sorted { $0.key < $1.key }) { writer, flag in
      writer.text(flag.key)
      writer.flag(flag.value)
    }
    list(module.bridged) { $0.text($1) }
  }

  private mutating func write(_ diagnostic: Diagnostic) {
    choice(diagnostic.severity, Diagnostic.Severity.allCases)
    text(diagnostic.file)
    number(diagnostic.line ?? 0)
    number(diagnostic.column ?? 0)
    text(diagnostic.message)
  }

  /// One of several, by its place among them.
  private mutating func choice<Value: Equatable>(_ value: Value, _ all: [Value]) {
    byte(UInt8(all.firstIndex(of: value) ?? 0))
  }
}

extension FactReader {
  /// What is said of a file before its facts.
  struct Row {
    let path: String
    let hash: ContentHash
    let module: Int
    let sharedModules: [Int]
    let otherCode: OtherCode?
    /// The number of bytes of its facts.
    let size: Int
  }

  mutating func whole() -> FactShard.Whole {
    FactShard.Whole(
      tool: text(), knowledge: text(), root: text(), fileCount: number(below: 1 << 32), include: list { $0.text() },
      exclude: list { $0.text() }, configuration: list { $0.file() }.first, knowledgeTexts: list { $0.file() })
  }

  /// All behind the whole: a shard without files, and their rows.
  mutating func frame(_ whole: FactShard.Whole) -> (FactShard, [Row]) {
    let modules = list { $0.module() }
    let shard = FactShard(
      whole: whole, modules: modules, files: [], diagnostics: list { $0.diagnostic() },
      unread: list { UnreadSource(path: $0.text(), reason: $0.choice(UnreadSource.Reason.all)) },
      configurations: list { $0.file() }, unusedExclusions: list { $0.text() })
    let rows = list { reader in
      Row(
        path: reader.text(), hash: ContentHash(high: reader.word(), low: reader.word()),
        module: reader.number(below: modules.count), sharedModules: reader.list { $0.number(below: modules.count) },
        otherCode: reader.flag() ? reader.otherCode() : nil, size: reader.number())
    }
    return (shard, rows)
  }

  private mutating func file() -> FactShard.Text { FactShard.Text(path: text(), bytes: data()) }

  private mutating func module() -> ModuleFact {
    let name = text()
    let origin = choice(ModuleFact.Origin.all)
    let directory = text()
    let isTest = flag()
    let kind = flag() ? choice(TargetKind.allCases) : nil
    let dependencies = flag() ? list { $0.text() } : nil
    return ModuleFact(
      name: name, origin: origin, directory: directory, isTest: isTest, dependencies: dependencies, importName: text(),
      platforms: BuildPlatforms(rawValue: byte()), surroundings: optionalText(), kind: kind,
      languageMode: byte(), folders: list { $0.text() }, packageFolder: optionalText(),
      flags: Dictionary(list { ($0.text(), $0.flag()) }, uniquingKeysWith: { first, _ in first }),
      bridged: list { $0.text() })
  }

  private mutating func diagnostic() -> Diagnostic {
    let severity = choice(Diagnostic.Severity.allCases)
    let file = optionalText()
    let (line, column) = (number(below: 1 << 32), number(below: 1 << 32))
    return Diagnostic(
      severity: severity, file: file, line: line == 0 ? nil : line, column: column == 0 ? nil : column, message: text())
  }

  private mutating func otherCode() -> OtherCode {
    OtherCode(choice(OtherCode.Kind.allCases), because: text(), at: text(), isConfigured: flag())
  }

  private mutating func choice<Value>(_ all: [Value]) -> Value {
    let place = Int(byte())
    if place < all.count { return all[place] }
    fail()
    return all[0]
  }
}

extension ModuleFact.Origin {
  fileprivate static let all: [ModuleFact.Origin] = [.manifest, .project, .folder]
}

extension UnreadSource.Reason {
  fileprivate static let all: [UnreadSource.Reason] = [
    .trackedThoughIgnored, .ignoredInTarget, .link, .spelling, .unreadable,
  ]
}
