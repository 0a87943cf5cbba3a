import DigraphGate
import Testing

@Suite struct ScanScopeTests {
  @Test func dropsWhatLiesBelowAnother() {
    #expect(ScanScope(roots: ["Sources/App", "Sources", "SourcesB", "Sources"]).roots == ["Sources", "SourcesB"])
    #expect(ScanScope(roots: ["A-b", "A/b/c", "A", "A/b", "A.b"]).roots == ["A", "A-b", "A.b"])
    #expect(ScanScope(roots: ["Sources", "."]).roots == ["."])
    #expect(ScanScope(roots: []).roots == ["."])
  }

  @Test func coversWhatLiesBelow() {
    #expect(ScanScope().covers(ScanScope(roots: ["Sources"])))
    #expect(ScanScope(roots: ["Sources"]).covers(ScanScope(roots: ["Sources/App"])))
    #expect(!ScanScope(roots: ["Sources"]).covers(ScanScope(roots: ["SourcesB"])))
    #expect(!ScanScope(roots: ["Sources"]).covers(ScanScope()))
  }
}
