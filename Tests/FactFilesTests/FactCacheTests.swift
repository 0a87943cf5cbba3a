import DigraphExtraction
import DigraphFacts
import DigraphSyntax
import FactFiles
import Testing

/// Facts that are kept from one run to the next are what the code says, or are not there.
@Suite struct FactCacheTests {
  private static let program = ContentHash(high: 1, low: 2)
  private static let room = 1 << 30

  private static func facts(_ text: String) -> FileFacts {
    FactCollector.facts(of: SwiftSourceParser.parse(Array(text.utf8)), path: "a.swift")
  }

  private static func hash(_ text: String) -> ContentHash { ContentHash(of: Array(text.utf8)) }

  private static func keep(_ texts: [String], in cache: FactCache) {
    for text in texts { cache.keep(facts(text), hash(text)) }
  }

  /// The path that is found in a cache for a text that lies elsewhere now; nil where the text is not known.
  private static func find(_ text: String, in cache: FactCache) -> String? {
    var draft = FileFactsDraft()
    return cache.facts(of: "b.swift", hash(text), byteCount: text.utf8.count, draft: &draft)?.path
  }

  private static func bytes(_ texts: [String]) throws -> [UInt8] {
    let cache = FactCache(of: program)
    keep(texts, in: cache)
    return try #require(cache.kept(most: room))
  }

  @Test func knowsWhatItHasKept() throws {
    let cache = try #require(FactCache(of: Self.program, from: Self.bytes([FactFileTests.code, ""])))
    var draft = FileFactsDraft()
    let code = FactFileTests.code
    let found = try #require(
      cache.facts(of: "b/c.swift", Self.hash(code), byteCount: code.utf8.count, draft: &draft))
    #expect(found.path == "b/c.swift")
    #expect(found.declarations == Self.facts(code).declarations)
    #expect(found.code == Self.facts(code).code)
    #expect(Self.find("", in: cache) == "b.swift")
    #expect(Self.find("let a = 1", in: cache) == nil)
    #expect(cache.facts(of: "b.swift", Self.hash(code), byteCount: 1, draft: &draft) == nil, "of that length it is not")
    #expect(cache.kept(most: Self.room) == nil, "nothing is new")
  }

  /// Whoever reads first is not the same in every run.
  @Test func sameCodeHasSameBytes() throws {
    let texts = (0..<20).map { "let a\($0) = \($0)" }
    #expect(try Self.bytes(texts) == Self.bytes(texts.reversed()))
  }

  @Test func writesAgainWhenSomethingIsNew() throws {
    let texts = (0..<300).map { "final class Number\($0) { func run() {} }" }
    let cache = try #require(FactCache(of: Self.program, from: Self.bytes(texts)))
    for text in texts { #expect(Self.find(text, in: cache) != nil) }
    Self.keep(["let a = 1"], in: cache)
    #expect(cache.kept(most: Self.room) == nil, "a single file of hundreds is not worth it")
    Self.keep((0..<9).map { "final class Letter\($0) { func run() {} }" }, in: cache)
    #expect(cache.kept(most: Self.room) != nil)
    #expect(cache.kept(most: Self.room) == nil)
  }

  /// What no run has asked for lately goes when there is no more room, the oldest first.
  @Test func forgetsWhatNobodyAsksFor() throws {
    var bytes = try Self.bytes(["let a = 1"])
    // Beside the facts of a file its hash and their size are written.
    let size = try Self.bytes(["let a = 1", "let b = 1"]).count - bytes.count - 17
    for text in ["let b = 1", "let c = 1", "let d = 1"] {
      let cache = try #require(FactCache(of: Self.program, from: bytes))
      Self.keep([text], in: cache)
      #expect(cache.kept(most: size - 1) == nil, "what a run uses does not fit")
      bytes = try #require(cache.kept(most: size * 2))
    }
    let cache = try #require(FactCache(of: Self.program, from: bytes))
    #expect(Self.find("let d = 1", in: cache) != nil)
    #expect(Self.find("let c = 1", in: cache) != nil)
    #expect(Self.find("let a = 1", in: cache) == nil)
  }

  // MARK: Damage

  @Test func refusesWhatIsDamaged() throws {
    let bytes = try Self.bytes(["let a = 1", "final class A { func run() {} }"])
    #expect(FactCache(of: ContentHash(high: 1, low: 3), from: bytes) == nil, "of another program")
    for count in 0..<bytes.count { #expect(FactCache(of: Self.program, from: Array(bytes[..<count])) == nil) }
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 1 << UInt8(place % 8)
      #expect(FactCache(of: Self.program, from: damaged) == nil)
    }
    #expect(FactCache(of: Self.program, from: bytes + [0]) == nil)
  }

  /// Whoever forges facts can forge the hash too: what is read then has no index that leads nowhere.
  @Test func forgedFactsAreNotFound() throws {
    let text = FactFileTests.code
    let bytes = try Self.bytes([text])
    let head = 26
    for place in stride(from: bytes.count - 1, to: head + 36, by: -1) {
      var body = Array(bytes[head...])
      body[place - head] ^= 0x55
      let hash = ContentHash(of: body)
      let sums = [hash.high, hash.low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
      // Either it is as good as facts of some other code, or it is not there.
      if let cache = FactCache(of: Self.program, from: Array(bytes[..<10]) + sums + body) {
        _ = Self.find(text, in: cache)
      }
    }
  }
}
