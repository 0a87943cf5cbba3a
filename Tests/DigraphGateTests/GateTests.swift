import DigraphGate
import DigraphReport
import Testing

@Suite struct GateTests {
  let a = access("A", "Session")
  let b = access("B", "Session")

  func judge(
    _ findings: [StubFinding], known: [FindingIdentity]?, gate: Gate = Gate()
  ) -> GateJudgement {
    let baseline = known.map { Baseline(recording: report($0.map { finding($0) }), scope: ScanScope()) }
    return gate.judge(report(findings), against: baseline, scope: ScanScope(), selection: FindingSelection())
  }

  @Test func passesWithoutABaseline() {
    let judgement = judge([finding(a)], known: nil)
    #expect(judgement.passes)
    #expect(judgement.report.findings[0].status == nil)
    #expect(judgement.report.gate == nil)
  }

  @Test func failsOnWhatIsNew() {
    let judgement = judge([finding(a), finding(b)], known: [a])
    #expect(judgement.failing == [1])
    #expect(!judgement.passes)
    #expect(judgement.report.findings.map(\.status) == [.known, .new])
    #expect(judgement.report.gate == .init(new: 1, known: 1, stale: []))
  }

  @Test func failsFromTheGivenSeverityOn() {
    let findings = [finding(a, severity: .info)]
    #expect(judge(findings, known: []).passes)
    #expect(!judge(findings, known: [], gate: Gate(failOn: .info)).passes)
    #expect(judge([finding(a)], known: [], gate: Gate(failOn: .error)).passes)
    #expect(!judge([finding(a, severity: .error)], known: [], gate: Gate(failOn: .error)).passes)
  }

  @Test func failsOnEverythingWhereStrict() {
    #expect(!judge([finding(a)], known: nil, gate: Gate(isStrict: true)).passes)
    #expect(!judge([finding(a)], known: [a], gate: Gate(isStrict: true)).passes)
    #expect(judge([finding(a, severity: .info)], known: nil, gate: Gate(isStrict: true)).passes)
  }

  @Test func failsOnStaleEntriesUnlessAllowed() {
    let judgement = judge([], known: [a])
    #expect(!judgement.passes)
    #expect(judgement.report.gate?.stale == ["singleton-access: A -> Session (singleton)"])
    let allowed = judge([], known: [a], gate: Gate(allowsStale: true))
    #expect(allowed.passes)
    #expect(allowed.stale == [a])
  }
}
