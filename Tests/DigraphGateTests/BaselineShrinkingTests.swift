import DigraphGate
import DigraphReport
import Testing

@Suite struct BaselineShrinkingTests {
  func shrink(
    _ known: [FindingIdentity], to now: [FindingIdentity], scope: ScanScope = ScanScope(),
    selection: FindingSelection = FindingSelection()
  ) -> [FindingIdentity: Int] {
    Baseline(recording: report(known.map { finding($0) }), scope: ScanScope())
      .shrunk(to: report(now.map { finding($0) }), scope: scope, selection: selection).counts
  }

  let a = access("A", "Session")
  let b = access("B", "Session")

  @Test func removesWhatIsGoneAndAddsNothing() {
    #expect(shrink([a], to: [b]) == [:])
    #expect(shrink([a, b], to: [b, access("C", "Session")]) == [b: 1])
  }

  @Test func lowersCounts() {
    #expect(shrink([a, a, a], to: [a, a]) == [a: 2])
  }

  @Test func keepsACycleThatLostMembers() {
    #expect(shrink([cycle("A", "B", "C")], to: [cycle("A", "B")]) == [cycle("A", "B", "C"): 1])
  }

  @Test func keepsWhatTheRunDidNotLookAt() {
    #expect(shrink([a], to: [], scope: ScanScope(roots: ["Sources"])) == [a: 1])
    #expect(shrink([a], to: [], selection: FindingSelection(only: ["dependency-cycle"])) == [a: 1])
  }

  @Test func leavesNothingStale() {
    let known = report([a, a, b, cycle("A", "B", "C"), cycle("X", "Y")].map { finding($0) })
    let now = report([a, access("C", "Session"), cycle("B", "C")].map { finding($0) })
    let all = FindingSelection()
    let shrunk = Baseline(recording: known, scope: ScanScope()).shrunk(to: now, scope: ScanScope(), selection: all)
    #expect(BaselineComparison(now, with: shrunk, scope: ScanScope(), selection: all).stale.isEmpty)
  }
}
