import DigraphGate
import DigraphReport
import Testing

@Suite struct FindingSelectionTests {
  let session = finding(access("A", "Session"))
  let circle = finding(cycle("A", "B"))

  func kept(_ selection: FindingSelection) -> [String] {
    let report = selection.applied(to: report([session, circle]))
    #expect(report.summary.findings == report.findings.count)
    return report.findings.map(\.rule)
  }

  @Test func keepsEverythingUnasked() {
    #expect(kept(FindingSelection()) == ["singleton-access", "dependency-cycle"])
  }

  @Test func keepsRulesAndKinds() {
    #expect(kept(FindingSelection(only: ["dependency-cycle"])) == ["dependency-cycle"])
    #expect(kept(FindingSelection(skip: ["dependency-cycle"])) == ["singleton-access"])
    #expect(kept(FindingSelection(kinds: ["cycle"])) == ["dependency-cycle"])
    #expect(kept(FindingSelection(only: ["dependency-cycle"], kinds: ["singleton"])) == [])
  }
}
