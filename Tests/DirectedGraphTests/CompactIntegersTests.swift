import Testing

import DirectedGraph

@Suite struct CompactIntegersTests {
  @Test func holdsWhatAnArrayHolds() {
    let numbers = [3, -1, Int(Int32.max), Int(Int32.min), 0]
    var compact = CompactIntegers(numbers)
    #expect(Array(compact) == numbers)
    #expect(compact.indices.map { compact[$0] } == numbers)
    compact[1] = 7
    compact.append(9)
    #expect(Array(compact) == [3, 7, Int(Int32.max), Int(Int32.min), 0, 9])
    #expect(Array(compact.first(2)) == [3, 7])
    #expect(compact.removeLast() == 9)
    #expect(compact.popLast() == 0)
  }

  @Test func partsAreReadAgainAndAgain() {
    let part = CompactIntegers([5, 6, 7, 8]).part(1..<3)
    #expect(Array(part) == [6, 7])
    #expect(part.reduce(0, +) == 13)
    #expect(Array(CompactIntegers([5]).part(1..<1)) == [])
  }
}
