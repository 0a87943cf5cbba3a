import DigraphAnalysis
import DigraphExtraction
import DigraphFacts
import DigraphKnowledge
import DigraphReport
import DigraphSyntax
import FactFiles
import Foundation
import SeededNumbers
import Testing

/// Facts are read as they were written, and nothing else is read as facts.
@Suite struct FactFileTests {
  /// Code with all kinds of facts, and of lists of them that are empty.
  static let code = """
    // digraph:ignore:file singleton-access - a test
    @_exported import struct Foundation.Date
    @testable import Core

    public actor Store<Item: Sendable>: Base<[Item]>, Keeper where Item: Hashable, Item.ID == Int {
      @Inject(\\.clock, name: "été") private(set) weak var clock: (any Clock)?
      static let shared = Store()
      let (a, b) = make()
      init?(_ items: Item..., at date: Date = .now) async throws { self.date = date as? Date }
      subscript(index: Int) -> (first: Item, Item)? { get { items[index] } set { log(newValue!) } }
      func run<each T>(body: @escaping (inout Int) async -> [String: some View] = { _ in [:] }) -> Int where T: P {
        #if DEBUG
          debug("\\(a) and \\(b ?? 0)")
          #if os(macOS)
            mac()
          #endif
        #endif
        guard let self, case .some(let x) = y, x is Int, let z else { return try! await a?.b!.c[1].d(x: &e)++ }
        for case let (i, _) in [1, 2.5, nil, true] where i > 0 { while true { repeat { break } while /x/ == y } }
        switch x { case 1, 2 where y: fallthrough; default: do { throw E.a } catch let e as F { print(#file, \\Self.x) } }
        let f = { [weak self, q = 1] (a: Int, _ b) -> Void in if a { 1 } else if b { 2 } else { 3 } }
        class Inner: Store<Int> { var lazyOne: Int { didSet { Store.shared.run() } } }
        _ = a < b ? f(1) { $0 } : UserDefaults.standard.string(forKey: "k")
      }
    }
    extension Store { enum E: String, Error { case a = "x", b(Int) } }
    print(Store.shared)

    """

  static func shard(_ files: [(path: String, text: String)], fileCount: Int? = nil) -> FactShard {
    let modules = [
      ModuleFact(
        name: "App", origin: .project, directory: "App", isTest: false, dependencies: ["Core"], importName: "App-1",
        platforms: .iOS, surroundings: "Widget", kind: .application,
        languageMode: 6, folders: ["App", "Shared"]),
      ModuleFact(name: "Core", origin: .folder, directory: "", isTest: true, dependencies: nil),
    ]
    let facts = files.map { FactCollector.facts(of: SwiftSourceParser.parse(Array($0.text.utf8)), path: $0.path) }
    return FactShard(
      of: FactBase(
        files: facts, moduleOfFile: files.indices.map { $0 % 2 }, modules: modules, modulesOfSharedFile: [0: [0, 1]],
        otherCode: [0: OtherCode(.vendored, because: "it lies in `Pods`", at: "Pods")],
        platform: PlatformInterface.facts(of: []), unread: [UnreadSource(path: "x.SWIFT", reason: .spelling)]),
      hashes: files.map { ContentHash(of: Array($0.text.utf8)) },
      diagnostics: [Diagnostic(severity: .warning, file: "a.swift", line: 3, column: 4, message: "m")],
      whole: FactShard.Whole(
        tool: "1", knowledge: "2", root: "root", fileCount: fileCount ?? files.count, include: ["a"], exclude: [],
        configuration: FactShard.Text(path: ".digraph.yml", bytes: [1, 2, 0]), knowledgeTexts: []),
      configurations: [FactShard.Text(path: "a/.digraph.yml", bytes: [])], unusedExclusions: ["b"])
  }

  static func read(_ bytes: [UInt8]) throws(FactFile.Failure) -> FactShard {
    try FactFile.shard(from: bytes, tool: "1", knowledge: "2", jobs: 1)
  }

  static let small = FactFile.bytes(of: shard([("a.swift", code), ("b.swift", "")]), jobs: 1)

  @Test func readsWhatItHasWritten() throws {
    let written = Self.shard([("a.swift", Self.code), ("b.swift", ""), ("c.h", "class A {}\n")])
    let read = try Self.read(FactFile.bytes(of: written, jobs: 3))
    #expect(read.whole == written.whole)
    #expect(read.modules == written.modules)
    #expect(read.diagnostics == written.diagnostics)
    #expect(read.unread == written.unread)
    #expect(read.configurations == written.configurations)
    #expect(read.unusedExclusions == written.unusedExclusions)
    for (a, b) in zip(read.files, written.files) {
      #expect((a.module, a.hash) == (b.module, b.hash))
      #expect((a.sharedModules, a.otherCode) == (b.sharedModules, b.otherCode))
      Self.expectEqual(a.facts, b.facts)
    }
    #expect(read.files.count == 3)
  }

  @Test func readsEverySourceOfThisProgram() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
    let files = try paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
      (path: $0, text: try String(contentsOf: root.appending(path: $0), encoding: .utf8))
    }
    let written = Self.shard(files)
    let bytes = FactFile.bytes(of: written, jobs: 2)
    let read = try Self.read(bytes)
    for (a, b) in zip(read.files, written.files) { Self.expectEqual(a.facts, b.facts) }
    #expect(FactFile.bytes(of: read, jobs: 1) == bytes)
    #expect(bytes.count < files.reduce(0) { $0 + $1.text.utf8.count })
  }

  private static func expectEqual(_ a: FileFacts, _ b: FileFacts) {
    #expect(
      (a.path, a.byteCount, a.isGenerated, a.isScript, a.isHeader) == (
        b.path, b.byteCount, b.isGenerated, b.isScript, b.isHeader
      ))
    #expect(a.lineStarts == b.lineStarts)
    #expect((0..<a.names.count).map { a.names[UInt32($0)] } == (0..<b.names.count).map { b.names[UInt32($0)] })
    #expect(a.imports == b.imports)
    #expect(a.declarations == b.declarations)
    #expect(a.clauses == b.clauses)
    #expect(a.attributes == b.attributes)
    #expect(a.requirements == b.requirements)
    #expect(a.types == b.types)
    #expect(a.code == b.code)
    #expect(a.conditions == b.conditions)
    #expect(a.suppressions == b.suppressions)
  }

  /// Whoever changes what is written raises ``FactFile/version``, and writes down the new hash.
  @Test func formatIsThatOfItsVersion() {
    let hash = ContentHash(of: Self.small)
    #expect(FactFile.version == 7)
    #expect(String(hash.high, radix: 16) == "2453c76339abb6a2")
  }

  // MARK: Damage

  @Test func refusesWhatIsNoFacts() {
    #expect(throws: FactFile.Failure.foreign) { try Self.read([]) }
    #expect(throws: FactFile.Failure.foreign) { try Self.read(Array("{\"schemaVersion\": 1}".utf8)) }
    var later = Self.small
    later[8] = 200
    #expect(throws: FactFile.Failure.otherFormat(200)) { try Self.read(later) }
    #expect(throws: FactFile.Failure.otherTool(tool: "1", knowledge: "2")) {
      try FactFile.shard(from: Self.small, tool: "1", knowledge: "3", jobs: 1)
    }
  }

  @Test func refusesEveryBeginning() {
    for count in 0..<Self.small.count {
      #expect(throws: FactFile.Failure.self) { try Self.read(Array(Self.small[..<count])) }
    }
  }

  @Test func refusesEveryFlippedBit() {
    for place in Self.small.indices {
      var bytes = Self.small
      bytes[place] ^= 1 << UInt8(place % 8)
      #expect(throws: FactFile.Failure.self) { try Self.read(bytes) }
    }
  }

  /// Whoever forges facts can forge the hash too: what is read then must still not crash what follows.
  @Test(arguments: 0..<8) func forgedFactsAreRefusedOrLinked(part: Int) {
    var shard = Self.shard([("a.swift", Self.code)])
    shard.files[0].otherCode = nil
    let body = Array(FactFile.bytes(of: shard, jobs: 1)[FactFile.headerSize...])
    let knowledge = Knowledge()
    let platform = PlatformInterface.facts(of: knowledge.interface)
    var random = SeededGenerator(seed: UInt64(part))
    var linked = 0
    for place in stride(from: part, to: body.count, by: 8) {
      var forged = body
      forged[place] = UInt8(truncatingIfNeeded: random.next())
      if random.next() % 4 == 0 { forged.remove(at: Int(random.next() % UInt64(forged.count))) }
      guard let shard = try? Self.read(FactFile.sealed(forged)), let shards = try? LinkedShards([("a", shard)]) else {
        continue
      }
      linked += 1
      var settings = AnalysisSettings(
        tool: .init(name: "digraph", version: "1", catalogue: "2"), root: "/", jobs: 1)
      settings.read = { $0 == "a.swift" ? Array(Self.code.utf8) : nil }
      let report = Analyzer.report(
        on: shards.facts(platform: platform), diagnostics: shards.diagnostics, settings: settings,
        knowledge: knowledge)
      #expect(report.summary.files <= 1)
    }
    #expect(linked > 0)
  }

  /// Kinds of code, one inside of the other over and over.
  static let nests: [[CodeKind]] = [
    [.prefixOperator], [.tuple, .argument], [.closure], [.sequence], [.arrayLiteral], [.ifElse, .ifClause, .block],
    [.chain, .call, .argument], [.interpolatedString], [.patternTuple], [.tryValue], [.doCatch, .block],
    [.chain, .name, .call, .argument, .closure], [.switchOver, .switchCase], [.returnValue], [.ternary],
  ]

  @Test(arguments: nests) func deepCodeIsRefusedOrLinked(kinds: [CodeKind]) throws {
    func bytes(_ levels: Int) -> [UInt8] {
      var draft = FileFactsDraft()
      (draft.path, draft.byteCount, draft.lineStarts) = ("a.swift", 9, [0])
      var top = DeclarationFact(kind: .topLevelCode, parent: -1, start: 0, end: 9)
      (top.body, top.subtreeEnd) = (0, 1)
      draft.declarations = [top]
      let deep = (0..<levels - 1).map { kinds[$0 % kinds.count] }
      draft.code = ([.block] + deep).map { CodeFact(kind: $0, start: 0, end: 9, subtreeEnd: UInt32(levels)) }
      // A name has nothing inside, and stands before what follows.
      for (index, fact) in draft.code.enumerated() where fact.kind == .name {
        draft.code[index].subtreeEnd = UInt32(index + 1)
      }
      var shard = Self.shard([("a.swift", "")])
      shard.files[0].facts = FileFacts(sealing: &draft)
      shard.files[0].otherCode = nil
      return FactFile.bytes(of: shard, jobs: 1)
    }
    #expect(throws: FactFile.Failure.damaged) { try Self.read(bytes(6000)) }
    let shards = try LinkedShards([("a", Self.read(bytes(4000)))])
    let knowledge = Knowledge()
    let report = Analyzer.report(
      on: shards.facts(platform: PlatformInterface.facts(of: knowledge.interface)), diagnostics: [],
      settings: AnalysisSettings(tool: .init(name: "digraph", version: "1", catalogue: "2"), root: "/", jobs: 1),
      knowledge: knowledge)
    #expect(report.summary.files == 1)
  }
}
