import DigraphFacts
import DigraphLinking
import Testing

@Suite struct CompressedRowsTests {
  @Test func keepsTheOrderOfEachGroup() {
    var random = SystemRandomNumberGenerator()
    let pairs = (0..<2_000).map { (group: EntityID(index: Int.random(in: 0..<90, using: &random)), item: $0) }
    let lists = CompressedRows(groups: 100, pairs)
    for group in IDRange<EntityID>(from: 0, to: 100) {
      #expect(Array(lists[group]) == pairs.filter { $0.group == group }.map(\.item))
    }
  }

  @Test func noGroupsHoldNothing() {
    #expect(CompressedRows<EntityID, Int>(groups: 1, [])[EntityID(index: 0)].isEmpty)
  }
}
