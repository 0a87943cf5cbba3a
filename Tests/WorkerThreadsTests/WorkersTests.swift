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

  @Test func noPieceIsNoWork() {
    #expect(Workers(count: 2).map(0) { $0 }.isEmpty)
  }

  @Test func stacksAreAsLargeAsAsked() {
    @Sendable func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 + depth(n - 1) }
    let depths = Workers(count: 2, stackSize: 256 << 20).map(2) { _ in depth(500_000) }
    #expect(depths == [500_000, 500_000])
  }
}
