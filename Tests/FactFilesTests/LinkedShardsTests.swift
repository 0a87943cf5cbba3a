import DigraphFacts
import FactFiles
import Testing

/// Parts of a tree make up the tree, whatever their order.
@Suite struct LinkedShardsTests {
  private static func part(_ files: (path: String, text: String)..., fileCount: Int = 3) -> FactShard {
    FactFileTests.shard(files, fileCount: fileCount)
  }

  private static let one = part(("a.swift", "let a = 1"), ("c.swift", "let c = 1"))
  private static let other = part(("b.swift", "let b = 1"))

  @Test func areInTheOrderOfPaths() throws {
    let platform = FactFileTests.shard([("p", "")]).files[0].facts
    let shards = try LinkedShards([("1", Self.one), ("2", Self.other)])
    let turned = try LinkedShards([("2", Self.other), ("1", Self.one)])
    for linked in [shards, turned] {
      let facts = linked.facts(platform: platform)
      #expect(facts.files.map(\.path) == ["a.swift", "b.swift", "c.swift"])
      #expect(facts.modules.map(\.name) == ["App", "Core"])
      #expect(facts.moduleOfFile == [0, 0, 1])
      #expect(facts.modulesOfSharedFile == [0: [0, 1], 1: [0, 1]])
      #expect(facts.unread?.map(\.path) == ["x.SWIFT"])
      #expect(linked.diagnostics.count == 1)
      #expect(linked.isComplete)
    }
    #expect(try !LinkedShards([("1", Self.one)]).isComplete)
  }

  @Test func sameFileTwiceIsOne() throws {
    let again = Self.part(("b.swift", "let b = 1"), ("c.swift", "let c = 1"))
    #expect(try LinkedShards([("1", Self.one), ("2", again)]).fileCount == 3)
  }

  @Test func otherContentsAreAnError() {
    let changed = Self.part(("c.swift", "let c = 2"))
    #expect(throws: LinkedShards.Failure.conflict(path: "c.swift", names: ["1", "2"])) {
      try LinkedShards([("1", Self.one), ("2", changed)])
    }
    #expect(LinkedShards.Failure.conflict(path: "c.swift", names: ["1", "2"]).message.contains("c.swift"))
  }

  @Test func partsOfOtherTreesAreAnError() {
    #expect(throws: LinkedShards.Failure.self) {
      try LinkedShards([("1", Self.one), ("2", Self.part(("b.swift", ""), fileCount: 4))])
    }
  }
}
