import DigraphGate
import DigraphReport
import Testing

@Suite struct BaselineFormatTests {
  let baseline = Baseline(
    tool: Report.Tool(name: "digraph", version: "1.2.3", catalogue: "7"), scope: ScanScope(roots: ["Sources", "App"]),
    counts: [access("B", "Session"): 2, access("A", "Session"): 1])

  @Test func isOneSortedEntryALine() {
    #expect(
      baseline.fileText == """
        {
          "version": 1,
          "tool": "1.2.3",
          "catalogue": "7",
          "roots": ["App", "Sources"],
          "findings": [
            {"identity": "singleton-access: A -> Session (singleton)"},
            {"identity": "singleton-access: B -> Session (singleton)", "count": 2}
          ]
        }

        """)
  }

  @Test func isReadBack() throws {
    #expect(try Baseline(fileText: baseline.fileText.utf8) == baseline)
    var odd = baseline
    odd.counts = [:]
    odd.scope = ScanScope(include: ["a\"\\\u{1}/**"], exclude: ["Ü/*"])
    odd.digest = "1f"
    odd.commit = String(repeating: "a", count: 40)
    #expect(odd.fileText.contains("\"catalogue\": \"7\",\n  \"digest\": \"1f\",\n  \"commit\": \"aaaa"))
    #expect(try Baseline(fileText: odd.fileText.utf8) == odd)
  }

  @Test func holdsNoLinePathOrMessage() {
    let finding = finding(access("A", "Session"), file: "Secret/Place.swift", line: 4711)
    let text = Baseline(recording: report([finding, finding]), scope: ScanScope()).fileText
    #expect(text.contains("A -> Session (singleton)\", \"count\": 2"))
    #expect(!text.contains("Place") && !text.contains("4711") && !text.contains("a message"))
  }

  @Test func toleratesALineAMergeLeftTwice() throws {
    let line = #"{"identity": "singleton-access: A -> Session (singleton)"}"#
    let text = #"{"version": 1, "tool": "1", "catalogue": "1", "roots": ["."], "findings": [\#(line), \#(line)]}"#
    #expect(try Baseline(fileText: text.utf8).counts == [access("A", "Session"): 1])
  }

  @Test func passesOverUnknownKeys() throws {
    let text = #"{"version": 1, "tool": "1", "catalogue": "1", "roots": ["."], "findings": [], "members": {"A": "1f"}}"#
    #expect(try Baseline(fileText: text.utf8).counts.isEmpty)
  }

  /// The same code may have more findings for who knows more, or something else.
  @Test(arguments: [
    ("1.2.3", "7", "1f", false), ("1.2.4", "7", "1f", true), ("1.10.0", "7", "1f", true), ("1.2.3", "10", "1f", true),
    ("1.2.3", "7", "20", true), ("1.2.2", "7", "1f", false), ("1.2.3", "6", "20", false),
  ])
  func isOutdatedForAToolThatKnowsMore(version: String, catalogue: String, digest: String, isOutdated: Bool) {
    var known = baseline
    known.digest = "1f"
    let tool = Report.Tool(name: "digraph", version: version, catalogue: catalogue, digest: digest)
    #expect(known.isOutdated(for: tool) == isOutdated)
  }

  static let damaged: [(String, String)] = [
    ("", "it is not valid JSON"),
    ("{\"version\": 1", "it is not valid JSON"),
    ("[]", "the value of '' has the wrong type"),
    ("{}", "the key 'version' is missing"),
    (#"{"version": "1"}"#, "the value of 'version' has the wrong type"),
    (#"{"version": 0}"#, "format version 0 does not exist"),
    (
      #"{"version": 1, "tool": "1", "catalogue": "1", "commit": "HEAD", "roots": ["."], "findings": []}"#,
      "'HEAD' is not the full name of a commit"
    ),
    (#"{"version": 1, "tool": "1", "catalogue": "1", "roots": ["."]}"#, "the key 'findings' is missing"),
    (
      #"{"version": 1, "tool": "1", "catalogue": "1", "roots": ["."], "findings": [{"identity": 3}]}"#,
      "the value of 'findings.0.identity' has the wrong type"
    ),
    (
      #"{"version": 1, "tool": "1", "catalogue": "1", "roots": ["."], "findings": [{"identity": "A"}]}"#,
      "'A' is not the identity of a finding"
    ),
    (
      #"{"version": 1, "tool": "1", "catalogue": "1", "roots": ["."], "findings": [{"identity": "r: A (k)", "count": 0}]}"#,
      "'r: A (k)' has the count 0"
    ),
  ]

  @Test(arguments: damaged.indices)
  func saysWhatIsDamaged(index: Int) {
    let (text, reason) = Self.damaged[index]
    #expect(throws: BaselineError.damaged(reason)) { try Baseline(fileText: text.utf8) }
  }

  /// As git leaves them, with and without what both sides come from; a mark may also be all that is left.
  @Test(arguments: [
    ("{\n<<<<<<< HEAD\n", 2), ("<<<<<<< ours\n{}\n=======\n{}\n>>>>>>> theirs\n", 1), ("{\r\n=======\r\n}", 2),
    ("{\n||||||| 1234567\n}", 2), ("{}\n>>>>>>> topic", 2),
  ])
  func saysWhereItIsInConflict(text: String, line: Int) {
    #expect(throws: BaselineError.conflict(line: line)) { try Baseline(fileText: text.utf8) }
  }

  @Test func refusesANewerVersionBeforeLookingFurther() {
    #expect(throws: BaselineError.newer(2)) { try Baseline(fileText: #"{"version": 2, "entries": []}"#.utf8) }
  }
}
