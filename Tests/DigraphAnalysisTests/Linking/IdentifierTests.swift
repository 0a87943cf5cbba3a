import DigraphFacts
import DigraphLinking
import Testing

@Suite struct IdentifierTests {
  struct Row {
    @OptionalID var parent: EntityID?
    @OptionalID var owner: EntityID?
  }

  @Test func anOptionalIdentifierTakesFourBytesInARow() {
    var row = Row(parent: nil, owner: EntityID(index: 0))
    #expect(MemoryLayout<Row>.stride == 8)
    #expect(row.parent == nil)
    #expect(row.owner == EntityID(index: 0))
    row.parent = .external(7)
    row.owner = nil
    #expect(row.parent == .external(7))
    #expect(row.owner == nil)
  }

  @Test func aTypeIsDeclaredOrHasAName() {
    #expect(EntityID(index: 3).isDeclared)
    #expect(EntityID(index: 3).externalName == nil)
    #expect(!EntityID.external(3).isDeclared)
    #expect(EntityID.external(3).externalName == 3)
  }

  @Test func aTableHandsOutItsIdentifiers() {
    var table = IDTable<EntityID, String>()
    let first = table.append("one")
    let second = table.append("two")
    table[first] += "!"
    #expect(table[first] == "one!")
    #expect(Array(table.ids) == [first, second])
    #expect(table.contains(second))
    #expect(!table.contains(.external(0)))
    #expect(!table.contains(EntityID(index: 2)))
  }
}
