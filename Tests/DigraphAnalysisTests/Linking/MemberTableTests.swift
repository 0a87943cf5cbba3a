import Testing

import DigraphLinking

@Suite struct MemberTableTests {
  @Test func findsWhatWasInsertedInItsOrder() {
    var random = SystemRandomNumberGenerator()
    var table = MemberTable(declarations: 5_000)
    var expected: [MemberTable.Owner: [UInt32: [Int32]]] = [:]
    for declaration in 0..<Int32(5_000) {
      let owner = MemberTable.entity(Int32.random(in: 0..<40, using: &random))
      let name = UInt32.random(in: 1..<60, using: &random)
      table.insert(declaration, owner: owner, name: name)
      expected[owner, default: [:]][name, default: []].append(declaration)
    }
    for entity in Int32(0)..<50 {
      for name in UInt32(0)..<80 {
        let owner = MemberTable.entity(entity)
        let wanted = expected[owner]?[name] ?? []
        #expect(Array(table.find(owner, name)) == wanted)
        #expect(table.first(owner, name) == wanted.first ?? -1)
      }
    }
  }

  @Test func scopesOfOneNumberAreKeptApart() {
    var table = MemberTable(declarations: 3)
    table.insert(0, owner: MemberTable.entity(7), name: 1)
    table.insert(1, owner: MemberTable.body(of: 7), name: 1)
    table.insert(2, owner: MemberTable.topLevel, name: 1)
    #expect(Array(table.find(MemberTable.entity(7), 1)) == [0])
    #expect(Array(table.find(MemberTable.body(of: 7), 1)) == [1])
    #expect(Array(table.find(MemberTable.topLevel, 1)) == [2])
  }

  @Test func everySlotMayBeTaken() {
    // As many scopes and names as the table was made for.
    for count in [1, 767, 768, 769, 4_000] {
      var table = MemberTable(declarations: count)
      for declaration in 0..<Int32(count) {
        table.insert(declaration, owner: MemberTable.entity(declaration), name: 5)
      }
      #expect((0..<Int32(count)).allSatisfy { table.first(MemberTable.entity($0), 5) == $0 })
      #expect(table.first(MemberTable.entity(Int32(count)), 5) == -1)
    }
  }
}
