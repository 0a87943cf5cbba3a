import DigraphGate
import DigraphReport
import Testing

@Suite struct BaselineComparisonTests {
  func compare(
    _ now: [FindingIdentity], with known: [FindingIdentity], scope: ScanScope = ScanScope(),
    recorded: ScanScope = ScanScope(), selection: FindingSelection = FindingSelection()
  ) -> BaselineComparison {
    let baseline = Baseline(recording: report(known.map { finding($0) }), scope: recorded)
    return BaselineComparison(report(now.map { finding($0) }), with: baseline, scope: scope, selection: selection)
  }

  let a = access("A", "Session")
  let b = access("B", "Session")

  @Test func knowsWhatItRecorded() {
    let comparison = compare([a, b], with: [b, a])
    #expect(comparison.statuses == [.known, .known])
    #expect(comparison.stale.isEmpty)
  }

  @Test func seesASecondSingletonOfAKnownConsumer() {
    #expect(compare([a, access("A", "Cache")], with: [a]).statuses == [.known, .new])
  }

  @Test func seesWhatIsGone() {
    let comparison = compare([a], with: [a, b])
    #expect(comparison.statuses == [.known])
    #expect(comparison.stale == [b])
  }

  @Test func countsConsumersOfOneName() {
    #expect(compare([a, a], with: [a]).statuses == [.known, .new])
    #expect(compare([a], with: [a, a]).stale == [a])
  }

  @Test func knowsACycleThatLostMembers() {
    let comparison = compare([cycle("A", "C")], with: [cycle("A", "B", "C")])
    #expect(comparison.statuses == [.known])
    #expect(comparison.stale.isEmpty)
  }

  @Test func knowsTheHalvesOfACycle() {
    #expect(
      compare([cycle("A", "B"), cycle("C", "D")], with: [cycle("A", "B", "C", "D")]).statuses == [.known, .known])
  }

  @Test func seesACycleThatGrew() {
    let comparison = compare([cycle("A", "B", "C")], with: [cycle("A", "B")])
    #expect(comparison.statuses == [.new])
    #expect(comparison.stale == [cycle("A", "B")])
  }

  @Test func callsNothingStaleThatTheRunDidNotLookAt() {
    let part = ScanScope(roots: ["Sources/App"])
    #expect(compare([], with: [a], scope: part).stale.isEmpty)
    #expect(compare([], with: [a], scope: ScanScope(exclude: ["*.g.swift"])).stale.isEmpty)
    #expect(compare([], with: [a], scope: ScanScope(roots: ["Sources"]), recorded: part).stale == [a])
    #expect(compare([], with: [a], selection: FindingSelection(only: ["dependency-cycle"])).stale.isEmpty)
    #expect(compare([], with: [a], selection: FindingSelection(skip: ["singleton-access"])).stale.isEmpty)
    #expect(compare([], with: [a], selection: FindingSelection(kinds: ["construct"])).stale.isEmpty)
  }

  @Test func seesNewThingsInAPartToo() {
    #expect(compare([b], with: [a], scope: ScanScope(roots: ["Sources/App"])).statuses == [.new])
  }
}
