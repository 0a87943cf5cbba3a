import Testing

import DigraphFacts

@Suite struct OperatorRowTests {
  /// A row from letters, which are operands, and signs.
  private func row(_ text: String) -> OperatorRow {
    let signs: [Character: OperatorRow.Precedence] = [
      "=": .assignment, "?": .ternary, "|": .disjunction, "+": .addition, "*": .multiplication,
    ]
    let letters = Array(text)
    return OperatorRow(letters.indices) { signs[letters[$0]] }
  }

  private func parts(_ row: OperatorRow) -> [Int] { row.places.map { row[$0] } }

  @Test func weakestSplitsFirst() {
    #expect(row("a*b+c*d").weakest == .addition)
    #expect(row("a=b|c+d").weakest == .assignment)
    #expect(row("a").weakest == nil)
    #expect(row("").weakest == nil)
  }

  @Test func segmentsStandBetweenTheOperators() {
    let whole = row("a*b+c+d*e*f")
    #expect(whole.segments(between: .addition).map(parts) == [[0, 1, 2], [4], [6, 7, 8, 9, 10]])
    #expect(whole.segments(between: .assignment).map(parts) == [Array(0..<11)])
    let last = whole[6..<11]
    #expect(last.segments(between: .multiplication).map(parts) == [[6], [8], [10]])
  }

  @Test func whatIsMissingIsNoSegment() {
    #expect(row("+a++b+").segments(between: .addition).map(parts) == [[1], [4]])
    #expect(row("").segments(between: .addition).map(parts).isEmpty)
  }

  @Test func onlyPartIsTheWholeRow() {
    #expect(row("ab").only == nil)
    #expect(row("a").only == 0)
    #expect(row("a+b")[2..<3].only == 2)
    #expect(row("a+b")[2..<2].first == nil)
  }
}
