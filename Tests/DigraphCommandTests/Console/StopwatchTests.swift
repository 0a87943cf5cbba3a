import DigraphCommand
import Testing

@Suite struct StopwatchTests {
  @Test func measuresEachStageAndTheWhole() {
    let clock = ProgressLineTests.Clock()
    let stopwatch = Stopwatch(now: { clock.now })
    stopwatch.begin("reading")
    clock.pass(1234)
    stopwatch.begin("output")
    clock.pass(5)
    #expect(stopwatch.summary == "reading 1.234 s, output 0.005 s, total 1.239 s")
  }
}
