import Testing
import WorkerThreads

@Suite struct WorkersTests {
  @Test(arguments: [1, 2, 7])
  func resultsStandInTheOrderOfThePieces(threads: Int) {
    let squares = Workers(count: threads).map(1_000) { $0 * $0 }
    #expect(squares == (0..<1_000).map { $0 * $0 })
  }

  @Test(arguments: [1, 2]) func bothResultsComeBack(threads: Int) {
    let (number, text) = Workers(count: threads).both({ 7 }, { "seven" })
    #expect(number == 7 && text == "seven")
  }

  @Test(arguments: [1, 2, 7], [0, 1, 63, 64, 65, 1_000])
  func chunksLeaveNothingOut(threads: Int, count: Int) {
    let doubled = Workers(count: threads).map(count, inChunksOf: 64) { $0 * 2 }
    #expect(doubled == (0..<count).map { $0 * 2 })
  }

  @Test(arguments: [1, 2, 7])
  func joinsInOrder(threads: Int) {
    let arrays = (0..<700).map { number in (0..<number % 5).map { "\(number).\($0)" } }
    #expect(Workers(count: threads).joined(arrays) == Array(arrays.joined()))
    #expect(Workers(count: threads).joined([[Int]]()).isEmpty)
    #expect(Workers(count: threads).joined([[], [3, 4], []]) == [3, 4])
  }

  @Test(arguments: [1, 2])
  func eachThreadMakesItsStateOnce(threads: Int) {
    let results = Workers(count: threads).map(500, state: { [Int]() }) { seen, piece in
      seen.append(piece)
      return (piece: piece, number: seen.count)
    }
    #expect(results.map(\.piece) == Array(0..<500))
    // Every state began with one piece.
    let begun = results.count { $0.number == 1 }
    #expect(begun >= 1 && begun <= threads)
  }

  @Test func noPieceIsNoWork() {
    #expect(Workers(count: 2).map(0) { $0 }.isEmpty)
  }

  @Test func stacksAreAsLargeAsAsked() {
    @Sendable func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 + depth(n - 1) }
    let depths = Workers(count: 2, stackSize: 256 << 20).map(2) { _ in depth(500_000) }
    #expect(depths == [500_000, 500_000])
  }
}
