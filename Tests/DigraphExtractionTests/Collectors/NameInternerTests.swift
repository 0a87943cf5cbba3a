import DigraphFacts
import Testing

@Suite struct NameInternerTests {
  @Test func equalNamesHaveOneIndex() {
    var interner = NameInterner()
    let indices = (0..<2_000).map { interner.intern("name\($0 % 500)") }
    let table = interner.takeCompacted()
    #expect(Set(indices).count == 500 && table.count == 501)
    #expect(indices.enumerated().allSatisfy { table[$1] == "name\($0 % 500)" })
    #expect(table[0].isEmpty && interner.intern("") == 0)
  }

  @Test func nothingIsLeftBehindByTheFileBefore() {
    var interner = NameInterner()
    for round in 0..<3 {
      // More names than slots at the beginning, then fewer.
      let names = (0..<(round == 0 ? 5_000 : 10)).map { "round\(round)name\($0)" }
      let indices = names.map { interner.intern($0) }
      let table = interner.takeCompacted()
      #expect(indices == (1...NameIndex(names.count)).map { $0 })
      #expect(names.indices.allSatisfy { table[indices[$0]] == names[$0] })
      var visited: [String] = []
      table.forEach { hash, name in
        #expect(hash == NameTable.hash(of: name))
        visited.append(String(decoding: name, as: UTF8.self))
      }
      #expect(visited == names)
    }
  }
}
