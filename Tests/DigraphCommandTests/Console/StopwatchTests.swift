import DigraphCommand
import Testing

@Suite struct StopwatchTests {
  @Test func measuresEachStageAndTheWhole() {
    let clock = ProgressLineTests.Clock()
    let stopwatch = Stopwatch(now: { clock.now }, peakMemory: { 12_700_000 })
    stopwatch.begin("reading")
    stopwatch.count(21_149_000)
    stopwatch.count(902)
    clock.pass(1234)
    stopwatch.begin("linking")
    clock.pass(40)
    stopwatch.begin("output")
    stopwatch.count(999)
    clock.pass(5)
    #expect(
      stopwatch.table == [
        "stage       time  share       bytes  peak memory",
        "reading  1.234 s    96%  21,149,902        13 MB",
        "linking  0.040 s     3%                    13 MB",
        "output   0.005 s     0%         999        13 MB",
        "total    1.279 s                           13 MB",
      ])
    stopwatch.begin("reading")
    stopwatch.count(98)
    clock.pass(766)
    #expect(stopwatch.table[1] == "reading  2.000 s    98%  21,150,000        13 MB" && stopwatch.table.count == 5)
  }

  @Test func saysNothingOfNothing() {
    let clock = ProgressLineTests.Clock()
    #expect(Stopwatch(now: { clock.now }).table.isEmpty)
  }
}
