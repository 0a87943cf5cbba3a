import Testing

import DigraphLinking

@Suite struct CompressedRowsTests {
  @Test func keepsTheOrderOfEachGroup() {
    var random = SystemRandomNumberGenerator()
    let pairs = (0..<Int32(2_000)).map { (group: Int32.random(in: 0..<90, using: &random), item: $0) }
    let lists = CompressedRows(groups: 100, pairs)
    for group in 0..<100 {
      #expect(Array(lists[group]) == pairs.filter { $0.group == Int32(group) }.map(\.item))
    }
  }

  @Test func noGroupsHoldNothing() {
    #expect(CompressedRows<Int32>(groups: 1, [])[0].isEmpty)
  }
}
