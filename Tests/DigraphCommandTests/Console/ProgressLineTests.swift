import DigraphCommand
import Synchronization
import Testing

@Suite struct ProgressLineTests {
  /// A clock that a test sets.
  final class Clock: Sendable {
    private let start = ContinuousClock.now
    private let passed = Mutex(Duration.zero)

    func pass(_ milliseconds: Int) { passed.withLock { $0 += .milliseconds(milliseconds) } }
    var now: ContinuousClock.Instant { start + passed.withLock { $0 } }
  }

  let clock = Clock()
  let sink = CapturedSink(isTerminal: true)

  func line() -> ProgressLine {
    ProgressLine(sink: sink, now: { [clock] in clock.now })
  }

  @Test func showsTenStepsASecondAtMost() {
    let line = line()
    for number in 1...1000 {
      clock.pass(1)
      line.update(number, of: 1000)
    }
    #expect(sink.text.split(separator: "\r").count == 10)
    #expect(sink.text.hasPrefix("\rReading 100 of 1000 files"))
  }

  @Test func erasesItselfInTheEnd() {
    let line = line()
    clock.pass(100)
    line.update(1, of: 2)
    line.finish()
    #expect(sink.text.hasSuffix("\r\u{1B}[K"))
    let before = sink.text
    clock.pass(1000)
    line.update(2, of: 2)
    line.finish()
    #expect(sink.text == before, "what comes late is not shown")
  }

  @Test func saysNothingOfWhatIsQuick() {
    let line = line()
    clock.pass(99)
    line.update(1, of: 2)
    line.finish()
    #expect(sink.text == "")
  }
}
