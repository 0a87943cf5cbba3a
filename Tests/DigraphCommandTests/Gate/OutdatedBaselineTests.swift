import DigraphCommand
import DigraphReport
import Testing

/// Baselines that were recorded by a version that knew less: they are compared with by way of their commit, or not at
/// all.
@Suite struct OutdatedBaselineTests {
  private static let name = ".digraph-baseline.json"
  private static let reach = "final class ProfileModel { func load() { Session.shared.start() } }\n"
  private static let isNew = ["singleton-access: ProfileModel -> Session (singleton)"]

  /// A shop whose baseline is committed as an earlier version would have recorded it, which saw one finding less.
  private func shop(
    _ changes: (inout String) -> Void = { _ in }, files: [String: String] = Shop.files, paths: [String] = []
  ) throws -> GitFixture {
    let shop = try GitFixture(files)
    #expect(shop.digraph(["baseline"] + paths).code == .success)
    var text = try #require(shop.folder.text(of: Self.name))
    #expect(text.contains("    {\"identity\": \"\(Shop.loginReachesSession)\"},\n"))
    text = text.replacing("    {\"identity\": \"\(Shop.loginReachesSession)\"},\n", with: "")
    text = text.replacing(#""catalogue": "\#(RealProgram.pipeline.tool.catalogue)""#, with: #""catalogue": "1""#)
    changes(&text)
    try shop.folder.add(Self.name, text)
    try shop.commit("baseline")
    return shop
  }

  private func withoutCommit(_ text: inout String) {
    text = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("\"commit\"") }
      .joined(separator: "\n")
  }

  @Test func findNothingNewInUnchangedCode() throws {
    let shop = try shop()
    let commit = try shop.git("rev-parse", "--short=12", "HEAD~1")
    let verdict = try shop.check([])
    #expect(verdict.code == .success)
    #expect(verdict.new == [])
    #expect(
      verdict.errors == """
        digraph: the baseline was recorded by version 0.1.0 (catalogue 1), and version 0.1.0 (catalogue \
        \(RealProgram.pipeline.tool.catalogue)) may find more in the same code, so findings are compared with those in \
        commit \(commit), at which it was recorded; record it again with: digraph baseline
        digraph: no new findings

        """)
    #expect(shop.digraph(["baseline"]).code == .success)
    #expect(try shop.check([]).errors == "digraph: no new findings\n")
  }

  @Test func letNothingNewPass() throws {
    let shop = try shop()
    try shop.folder.add("App/Profile.swift", Self.reach)
    let verdict = try shop.check([])
    #expect(verdict.code == .findings)
    #expect(verdict.new == Self.isNew)
    try shop.commit("it is new in a commit as well")
    #expect(try shop.check([]).new == Self.isNew)
  }

  /// What is gone is no fault of whoever cannot see the list that today's version would have recorded.
  @Test func haveNoStaleEntries() throws {
    let shop = try shop()
    try shop.edit("App/Login.swift", "Session.shared.start()", "")
    try shop.edit("App/Login.swift", "Session.shared.end()", "")
    let verdict = try shop.check([])
    #expect(verdict.stale == [])
    #expect(verdict.code == .success)
  }

  /// The commit has findings outside of what was recorded; they stay new.
  @Test func knowNothingOutsideOfTheirScope() throws {
    let shop = try shop(
      files: Shop.files.merging(["Extra/Profile.swift": Self.reach]) { $1 }, paths: ["App", "Services"])
    #expect(try shop.check([]).new == Self.isNew)
    #expect(try shop.check(["App", "Services"]).new == [])
  }

  @Test func areRefusedWithoutACommit() throws {
    let shop = try shop(withoutCommit)
    for arguments in [[], ["App"]] {
      let verdict = try shop.check(arguments)
      #expect(verdict.code == .failure)
      #expect(
        verdict.errors.hasSuffix(
          "it names no commit to compare with, so record it again with: digraph baseline\(arguments.first.map { " \($0)" } ?? "")\n"
        ))
    }
    #expect(try shop.check(["--baseline-commit", "HEAD"]).code == .success, "no file is needed")
    #expect(shop.digraph(["scan", "--baseline", Self.name]).code == .failure)
    #expect(shop.digraph(["scan"]).code == .success)
  }

  @Test func areRefusedWhereTheCommitIsMissing() throws {
    let commit = String(repeating: "b", count: 40)
    let shop = try shop { text in
      withoutCommit(&text)
      text = text.replacing("  \"roots\"", with: "  \"commit\": \"\(commit)\",\n  \"roots\"")
    }
    let verdict = try shop.check([])
    #expect(verdict.code == .failure)
    #expect(
      verdict.errors.contains(
        "the commit bbbbbbbbbbbb that it was recorded at cannot be read, so record it again with: digraph baseline\n"))
    #expect(verdict.errors.contains("digraph: there is no commit '\(commit)' in this clone"))
  }

  /// The same number, but other texts: a version in the making.
  @Test func areThoseOfOtherKnowledgeToo() throws {
    let tool = RealProgram.pipeline.tool
    let shop = try shop { text in
      text = text.replacing(#""catalogue": "1""#, with: #""catalogue": "\#(tool.catalogue)""#)
      text = text.replacing("\"\(tool.digest)\"", with: "\"0\"")
    }
    let verdict = try shop.check([])
    #expect(verdict.new == [])
    #expect(verdict.errors.contains("may find more in the same code"))
  }

  // MARK: Which commit is recorded

  private func recorded(_ shop: GitFixture, _ arguments: String...) throws -> String? {
    #expect(shop.digraph(["baseline"] + arguments).code == .success)
    let text = try #require(shop.folder.text(of: Self.name))
    return text.split(separator: "\n").first { $0.contains("\"commit\"") }.map { String($0.split(separator: "\"")[3]) }
  }

  @Test func nameTheCommitThatWasRead() throws {
    let shop = try GitFixture(Shop.files)
    let head = try shop.git("rev-parse", "HEAD")
    #expect(try recorded(shop) == head)
    try shop.folder.add("README.md", "No code.\n")
    #expect(try recorded(shop) == head, "nothing that is read has changed")
    #expect(try recorded(shop, "--only", "singleton-access") == nil, "the commit has more than what is recorded")
  }

  @Test(arguments: ["changed", "added", "removed", "ignored"])
  func nameNoCommitWhereOtherBytesWereRead(what: String) throws {
    let shop = try GitFixture(Shop.files)
    switch what {
    case "changed": try shop.edit("App/Login.swift", "final class", "/* ! */ final class")
    case "added": try shop.folder.add("App/Profile.swift", Self.reach)
    case "removed": try shop.remove("App/Login.swift")
    default: try shop.folder.add(".gitignore", "App/Login.swift\n")
    }
    #expect(try recorded(shop) == nil)
  }

  @Test func nameNoCommitOutsideOfARepository() throws {
    let program = try TestProgram()
    #expect(program.run("baseline").code == .success)
    #expect(program.folder.text(of: Self.name)?.contains("commit") == false)
  }

  /// An entry that was removed must not pass again because the commit has it.
  @Test func nameNoCommitThatHasMoreThanTheyList() throws {
    let shop = try GitFixture(Shop.files)
    let head = try shop.git("rev-parse", "HEAD")
    #expect(try recorded(shop) == head)
    #expect(try recorded(shop, "--shrink") == head, "nothing was removed")
    try shop.edit("App/Login.swift", "Session.shared.start()", "")
    try shop.edit("App/Login.swift", "Session.shared.end()", "")
    #expect(try recorded(shop, "--shrink") == nil)
    try shop.commit("without")
    #expect(try recorded(shop, "--shrink") == shop.git("rev-parse", "HEAD"), "all there is is listed")
    try shop.folder.add("App/Profile.swift", Self.reach)
    try shop.edit("App/Menu.swift", "api = OrderingAPI()", "api: OrderingAPI? = nil")
    #expect(try recorded(shop, "--shrink") == nil, "what is new is not listed")
  }
}
