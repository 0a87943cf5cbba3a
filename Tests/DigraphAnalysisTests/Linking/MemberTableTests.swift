import DigraphFacts
import DigraphLinking
import Testing

@Suite struct MemberTableTests {
  @Test func findsWhatWasInsertedInItsOrder() {
    var random = SystemRandomNumberGenerator()
    var table = MemberTable(declarations: 5_000)
    var expected: [MemberTable.Owner: [UInt32: [DeclarationID]]] = [:]
    for declaration in IDRange<DeclarationID>(from: 0, to: 5_000) {
      let owner = MemberTable.entity(EntityID(index: Int.random(in: 0..<40, using: &random)))
      let name = UInt32.random(in: 1..<60, using: &random)
      table.insert(declaration, owner: owner, name: name)
      expected[owner, default: [:]][name, default: []].append(declaration)
    }
    for entity in 0..<50 {
      for name in UInt32(0)..<80 {
        let owner = MemberTable.entity(EntityID(index: entity))
        let wanted = expected[owner]?[name] ?? []
        #expect(Array(table.find(owner, name)) == wanted)
        #expect(table.first(owner, name) == wanted.first)
      }
    }
  }

  @Test func scopesOfOneNumberAreKeptApart() {
    var table = MemberTable(declarations: 3)
    let ids = Array(IDRange<DeclarationID>(from: 0, to: 3))
    let function = DeclarationID(index: 7)
    table.insert(ids[0], owner: MemberTable.entity(EntityID(index: 7)), name: 1)
    table.insert(ids[1], owner: MemberTable.body(of: function), name: 1)
    table.insert(ids[2], owner: MemberTable.topLevel, name: 1)
    #expect(Array(table.find(MemberTable.entity(EntityID(index: 7)), 1)) == [ids[0]])
    #expect(Array(table.find(MemberTable.body(of: function), 1)) == [ids[1]])
    #expect(Array(table.find(MemberTable.topLevel, 1)) == [ids[2]])
  }

  @Test func everySlotMayBeTaken() {
    // As many scopes and names as the table was made for.
    for count in [1, 767, 768, 769, 4_000] {
      var table = MemberTable(declarations: count)
      let ids = IDRange<DeclarationID>(from: 0, to: count)
      for id in ids { table.insert(id, owner: MemberTable.entity(EntityID(index: id.index)), name: 5) }
      #expect(ids.allSatisfy { table.first(MemberTable.entity(EntityID(index: $0.index)), 5) == $0 })
      #expect(table.first(MemberTable.entity(EntityID(index: count)), 5) == nil)
    }
  }
}
