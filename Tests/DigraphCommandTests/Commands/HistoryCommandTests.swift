import DigraphCommand
import Foundation
import Testing
import TextOutput

/// How numbers develop over commits.
@Suite struct HistoryCommandTests {
  /// Five commits, of which the third changes no Swift file and the fourth a project's.
  private static func fixture() throws -> GitFixture {
    let fixture = try GitFixture(["App/A.swift": "final class A {\n  func run() {}\n}\n"])
    try fixture.folder.add("App/B.swift", "final class B {\n  static let shared = B()\n  func run() {}\n}\n")
    try fixture.commit("a singleton")
    try fixture.folder.add("README.md", "Read me.")
    try fixture.commit("words")
    try fixture.edit("App/A.swift", "func run() {}", "func run() { B.shared.run() }")
    try fixture.commit("its use")
    try fixture.remove("App/B.swift")
    try fixture.move("App/A.swift", "App/C.swift")
    try fixture.edit("App/C.swift", "B.shared.run()", "")
    try fixture.commit("away with it")
    return fixture
  }

  private static func points(_ fixture: GitFixture, _ arguments: String...) throws -> [[String: Any]] {
    let outcome = fixture.digraph(["history", "--format", "json"] + arguments)
    #expect(outcome.code == .success, "\(outcome.errors)")
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    return try #require(value?["points"] as? [[String: Any]])
  }

  private static func figures(_ points: [[String: Any]], _ name: String) -> [Int] {
    points.compactMap { ($0["figures"] as? [String: Any])?[name] as? Int }
  }

  @Test func followsTheNumbersThroughTheCommits() throws {
    let fixture = try Self.fixture()
    let points = try Self.points(fixture)
    #expect(Self.figures(points, "types") == [1, 2, 2, 2, 1])
    #expect(Self.figures(points, "singletons") == [0, 1, 1, 1, 0])
    #expect(Self.figures(points, "hardCoded") == [0, 0, 0, 1, 0])
    #expect(points.allSatisfy { $0["day"] as? String == "2026-01-01" })
    #expect(points.last?["commit"] as? String == (try fixture.git("rev-parse", "HEAD")))
  }

  @Test func countsWhatIsAskedFor() throws {
    let fixture = try Self.fixture()
    #expect(Self.figures(try Self.points(fixture), "warnings") == [0, 1, 1, 2, 0])
    #expect(Self.figures(try Self.points(fixture, "--only", "singleton-access"), "warnings") == [0, 0, 0, 1, 0])
    #expect(Self.figures(try Self.points(fixture, "--skip", "singleton-access"), "warnings") == [0, 1, 1, 1, 0])
    #expect(Self.figures(try Self.points(fixture, "--kinds", "construct"), "hardCoded") == [0, 0, 0, 0, 0])
  }

  /// Whatever is kept from one commit to the next, each says what a scan of it says.
  @Test func saysOfEachCommitWhatAScanSays() throws {
    let fixture = try Self.fixture()
    for point in try Self.points(fixture) {
      let commit = try #require(point["commit"] as? String)
      try fixture.git("checkout", "--quiet", commit)
      let outcome = fixture.digraph(["scan", "--format", "json"])
      let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
      let summary = try #require(report?["summary"] as? [String: Any])
      for key in ["files", "lines", "types", "depth", "cycles", "singletons", "implementations", "needSharedState"] {
        #expect(summary[key] as? Int == (point["figures"] as? [String: Any])?[key] as? Int, "\(key)")
      }
    }
  }

  /// A file that is ignored for one commit, a link that moves, a folder whose name begins like another's, and a file
  /// whose place a folder takes.
  @Test func followsFilesThroughEveryKindOfChange() throws {
    let fixture = try GitFixture([
      "App/A.swift": "final class A {}\n", "App/B.swift": "final class B {}\n", "Apple/C.swift": "final class C {}\n",
    ])
    try fixture.folder.add("App/.gitignore", "B.swift\n")
    try fixture.commit("ignored")
    try fixture.folder.add("App/.gitignore", "\n")
    try fixture.folder.add("Apple/D.swift", "final class D {}\n")
    try fixture.commit("not any more")
    try FileManager.default.createSymbolicLink(
      atPath: "\(fixture.path)/App/Linked", withDestinationPath: "../Apple")
    try fixture.commit("linked")
    try fixture.remove("App/A.swift")
    try fixture.folder.add("App/A.swift/E.swift", "final class E {}\nfinal class F {}\n")
    try fixture.commit("a folder of that name")
    try fixture.git("rm", "-r", "--quiet", "App")
    try fixture.commit("gone")
    let outcome = fixture.digraph(["history", "--format", "json"])
    #expect(outcome.code == .success, "\(outcome.errors)")
    #expect(Self.figures(try Self.points(fixture), "types") == [3, 2, 4, 4, 5, 2])
    try fixture.folder.add("App/G.swift", "final class G {}\n")
    try fixture.commit("back")
    #expect(Self.figures(try Self.points(fixture, "App", "--root", "App"), "types") == [2, 1, 2, 2, 3, 0, 1])
  }

  @Test func beginsWhereItIsTold() throws {
    let fixture = try Self.fixture()
    #expect(try Self.points(fixture, "--since", "HEAD~2").count == 3)
    #expect(try Self.points(fixture, "--since", "2025-12-31").count == 5)
    // What was there on a day came with the last commit before.
    #expect(try Self.points(fixture, "--since", "2026-01-02").count == 1)
    #expect(try Self.points(fixture, "--samples", "2").count == 2)
    #expect(try Self.points(fixture, "--samples", "4").count == 4)
    #expect(fixture.digraph(["history", "--since", "2026-13-01"]).code == .failure)
    #expect(fixture.digraph(["history", "--samples", "1"]).code == .failure)
  }

  @Test func drawsAChartAndATable() throws {
    let fixture = try Self.fixture()
    let chart = fixture.digraph(["history", "--format", "svg"]).output
    #expect(chart.contains(">Singletons</text>") && chart.contains("2026-01-01, "))
    #expect(try XMLDocumentCheck.isWellFormed(chart))
    let rows = fixture.digraph(["history", "--format", "csv"]).output.split(whereSeparator: \.isNewline)
    #expect(rows.count == 6 && rows[0].hasPrefix("day,commit,files,lines,types,"))
    let text = fixture.digraph(["history"]).output
    #expect(text.contains("5 commits, 2026-01-01 to 2026-01-01"))
    #expect(
      text.split(separator: "\n").contains {
        $0.contains("      2           1           1   1      1       0  ")
      })
  }

  @Test func writesAPageThatNeedsNothingElse() throws {
    let fixture = try Self.fixture()
    let page = fixture.digraph(["history", "--format", "html"]).output
    #expect(page.contains(">Singletons</text>"), "the chart")
    #expect(page.components(separatedBy: "<tr>").count == 7, "a row for each commit, and the head")
    let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).1
    #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-") && !policy.contains("script-src"))
    let sheets = page.matches(of: #/<style>([\s\S]*?)<\/style>/#).map { ContentDigest.source(of: String($0.1)) }
    #expect(sheets.count == 2 && sheets.allSatisfy(policy.contains), "the browser applies both styles")
    #expect(page.firstMatch(of: /<(script|link|img)|(src|href)=|style="/) == nil)
    #expect(try XMLDocumentCheck.isWellFormed(String(page[page.range(of: "<main>")!.lowerBound...].dropLast(16))))
    #expect(fixture.digraph(["history", "--output", fixture.path + "/history.html"]).code == .success)
    #expect(fixture.folder.text(of: "history.html") == page, "the name of the file says so")
  }

  @Test func saysWhenThereIsNoHistory() throws {
    let fixture = try GitFixture()
    try fixture.folder.add("A.swift", "struct A {}")
    #expect(fixture.digraph(["history"]).errors.contains("there is no commit yet"))
  }
}

/// Whether something is XML.
enum XMLDocumentCheck {
  static func isWellFormed(_ text: String) throws -> Bool {
    // Every element is closed, in order.
    var open: [Substring] = []
    for match in text.matches(of: /<(\/?)([A-Za-z]+)([^>]*)>/) {
      if match.1 == "/" {
        guard open.popLast() == match.2 else { return false }
      } else if !match.3.hasSuffix("/") {
        open.append(match.2)
      }
    }
    return open.isEmpty
  }
}
