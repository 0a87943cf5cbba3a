import DigraphCommand
import Foundation
import Testing

/// `--baseline-commit` on clones that lack something, and what it says where the commit is not there.
@Suite struct BaselineCommitTests {
  private static let reach = "final class ProfileModel { func load() { Session.shared.start() } }\n"
  private static let isNew = ["singleton-access: ProfileModel -> Session (singleton)"]

  @Test func comparesInALinkedWorkTree() throws {
    let repository = try GitFixture(Shop.files)
    try repository.git("worktree", "add", "--quiet", "tree", "-b", "topic")
    try repository.folder.add("tree/App/Profile.swift", Self.reach)
    let verdict = try repository.check(["--baseline-commit", "main"], in: "tree")
    #expect(verdict.new == Self.isNew)
    #expect(verdict.code == .findings)
  }

  @Test func comparesInAShallowClone() throws {
    let origin = try GitFixture(Shop.files)
    let clone = try GitFixture()
    try origin.commit("second")
    try clone.git("remote", "add", "origin", "file://\(origin.path)")
    try clone.git("fetch", "--quiet", "--depth=1", "origin", "main:refs/remotes/origin/main")
    try clone.git("checkout", "--quiet", "-b", "topic", "origin/main")
    try clone.folder.add("App/Profile.swift", Self.reach)
    #expect(try clone.check(["--baseline-commit", "origin/main"]).new == Self.isNew)

    let missing = try clone.check(["--baseline-commit", "HEAD~1"])
    #expect(missing.code == .failure)
    #expect(
      missing.errors
        == "digraph: there is no commit 'HEAD~1' in this clone; the clone is shallow: set fetch-depth: 0 (GitHub), GIT_DEPTH: 0 (GitLab), or fetch the rest of the history with: git fetch --unshallow --tags -- origin\n"
    )
  }

  @Test func readsNoMoreThanASparseCheckoutHas() throws {
    // Without `Record`, which is plain data, a reader takes its construction for that of a service.
    let repository = try GitFixture(
      Shop.files.merging([
        "Models/Manager.swift": "struct RecordManager { var number: Int }\n",
        "App/Reader.swift": "final class ReaderModel { func read() { _ = RecordManager(number: 1) } }\n",
      ]) { $1 })
    try repository.git("sparse-checkout", "set", "App", "Services")
    #expect(!FileManager.default.fileExists(atPath: "\(repository.path)/Models"))
    let verdict = try repository.check(["--baseline-commit", "HEAD"])
    #expect(verdict.new == [])
    #expect(verdict.code == .success)
  }

  @Test func readsHeadersOfTheCommit() throws {
    // Only types of the project take part in a circle.
    let circle = """
      extension FilmStore { func sync() { Loader(store: self).load() } }
      final class Loader {
        let store: FilmStore
        init(store: FilmStore) { self.store = store }
        func load() { store.save(); URLSession.shared.start() }
      }
      """
    let repository = try GitFixture(Shop.files)
    try repository.folder.add("App/FilmStore.h", "@interface FilmStore : NSObject\n- (void)save;\n@end\n")
    try repository.folder.add("App/Sync.swift", circle)
    let isCircle = { (finding: String) in finding.hasPrefix("dependency-cycle") }
    #expect(try repository.check(["--baseline-commit", "HEAD"]).new.contains(where: isCircle))
    try repository.git("add", ".")
    try repository.commit("headers")
    #expect(try repository.check(["--baseline-commit", "HEAD"]).new == [])
  }

  @Test func fetchesNothingIntoAPartialClone() throws {
    let origin = try GitFixture(Shop.files)
    try origin.git("config", "uploadpack.allowFilter", "true")
    let clone = try GitFixture()
    try clone.git("clone", "--quiet", "--filter=blob:none", "--no-checkout", "file://\(origin.path)", "copy")
    try clone.folder.add("copy/App/Profile.swift", Self.reach)
    let verdict = try clone.check(["--baseline-commit", "origin/main"], in: "copy")
    #expect(verdict.code == .failure)
    #expect(verdict.errors.contains("are missing from this clone"))
    #expect(verdict.errors.contains("fetch them with: git fetch --refetch --no-filter -- origin"))
  }

  @Test func comparesFromAFolderThatIsTheRoot() throws {
    let repository = try GitFixture(
      Dictionary(uniqueKeysWithValues: Shop.files.map { ("Shop/\($0.key)", $0.value) }))
    try repository.folder.add("Shop/App/Profile.swift", Self.reach)
    #expect(try repository.check(["--baseline-commit", "HEAD", "--root", "Shop", "Shop"]).new == Self.isNew)
    try repository.move("Shop", "Store")
    let moved = try repository.check(["--baseline-commit", "HEAD", "--root", "Store", "Store"])
    #expect(moved.new.count > 4, "the commit has no such folder")
  }

  @Test func takesEveryFormOfARevision() throws {
    let repository = try GitFixture(Shop.files)
    try repository.git("tag", "v1")
    let full = try repository.git("rev-parse", "HEAD")
    for reference in [
      "HEAD", "main", "v1", full, String(full.prefix(10)), "HEAD@{0}", "main...HEAD", "...main", ":/base",
    ] {
      #expect(try repository.check(["--baseline-commit", reference]).code == .success, "\(reference)")
    }
  }

  @Test(arguments: [
    ("mian", "there is no commit 'mian' in this clone; did you mean 'main'?"),
    ("HEAD:App", "'HEAD:App' is not a commit, branch or tag"),
    ("HEAD~7", "there is no commit 'HEAD~7' in this clone: 'HEAD' exists, but '~7' leads from there to no commit"),
    ("main...nothing", "there is no commit 'nothing' in this clone, and the clone has no remote to fetch it from"),
  ])
  func saysWhatIsMissing(reference: String, message: String) throws {
    let verdict = try GitFixture(Shop.files).check(["--baseline-commit=\(reference)"])
    #expect(verdict.code == .failure)
    #expect(verdict.errors == "digraph: \(message)\n")
  }

  @Test(arguments: [
    ("topic", "if origin has it as a branch or tag, compare with FETCH_HEAD after: git fetch -- origin topic"),
    ("v2", "if origin has it as a branch or tag, compare with FETCH_HEAD after: git fetch -- origin v2"),
    (
      "it's;$x", "if origin has it as a branch or tag, compare with FETCH_HEAD after: git fetch -- origin 'it'\\''s;$x'"
    ),
    (
      "origin/topic",
      "if origin has the branch 'topic', fetch it with: git fetch -- origin topic:refs/remotes/origin/topic"
    ),
  ])
  func namesACommandThatFetches(reference: String, advice: String) throws {
    let origin = try GitFixture(Shop.files)
    for branch in ["topic", "it's;$x"] { try origin.git("branch", branch) }
    try origin.git("tag", "v2")
    let clone = try GitFixture(["App/Own.swift": "struct Own {}\n"])
    try clone.git("remote", "add", "origin", "file://\(origin.path)")
    let missing = try clone.check(["--baseline-commit=\(reference)"])
    #expect(missing.errors == "digraph: there is no commit '\(reference)' in this clone; \(advice)\n")
    try clone.shell(String(try #require(advice.split(separator: ": ", maxSplits: 1).last)))
    let fetched = advice.contains("FETCH_HEAD") ? "FETCH_HEAD" : reference
    #expect(try clone.check(["--baseline-commit=\(fetched)"]).code != .failure)
    #expect(try clone.git("rev-parse", "--is-shallow-repository") == "false")
  }

  @Test func fetchesACommitByItsName() throws {
    let origin = try GitFixture(Shop.files)
    try origin.git("config", "uploadpack.allowAnySHA1InWant", "true")
    let commit = try origin.git("rev-parse", "HEAD")
    let clone = try GitFixture(["App/Own.swift": "struct Own {}\n"])
    try clone.git("remote", "add", "upstream", "file://\(origin.path)")
    let advice = "git fetch -- upstream \(commit)"
    #expect(try clone.check(["--baseline-commit", commit]).errors.hasSuffix("; fetch it with: \(advice)\n"))
    try clone.shell(advice)
    #expect(try clone.check(["--baseline-commit", commit]).code != .failure)
  }

  /// A command that cannot help is not named, nor one that does something else when it is pasted.
  @Test(arguments: [
    "--all", "-x", "--upload-pack=touch x", "two words", "a..b", "x\u{202E}y", "a\nb", "a\u{1B}[2J", "end.lock", "[x]",
  ])
  func namesNoCommandForWhatNothingIsCalled(reference: String) throws {
    let clone = try GitFixture(Shop.files)
    try clone.git("remote", "add", "origin", "https://example.invalid/x.git")
    let verdict = try clone.check(["--baseline-commit=\(reference)"])
    #expect(verdict.code == .failure)
    #expect(verdict.errors.hasSuffix("' in this clone, and no branch or tag can have that name\n"))
    #expect(!verdict.errors.contains("git fetch") && verdict.errors.count { $0.isNewline } == 1)
  }

  @Test func needsARepository() throws {
    let folder = try TemporaryFolder()
    try folder.add("A.swift", "struct A {}\n")
    let (output, errors) = (CapturedSink(), CapturedSink())
    let code = run(
      arguments: ["check", "--baseline-commit", "HEAD"],
      in: Environment(
        variables: [:], workingFolder: folder.path, standardOutput: output, standardError: errors,
        now: { ContinuousClock.now }, processorCount: 2, pipeline: RealProgram.pipeline))
    #expect(code == .failure)
    #expect(
      errors.text
        == "digraph: \(folder.path) is not in a git repository, so there is no commit to compare with\n")
  }

  @Test func takesOneBaseline() throws {
    let verdict = try GitFixture(Shop.files).check(["--baseline-commit", "HEAD", "--baseline", "b.json"])
    #expect(verdict.code == .failure)
    #expect(verdict.errors == "digraph: give either --baseline or --baseline-commit, not both\n")
  }

  @Test func worksForScanToo() throws {
    let repository = try GitFixture(Shop.files)
    try repository.folder.add("App/Profile.swift", Self.reach)
    #expect(repository.digraph(["scan", "--baseline-commit", "HEAD"]).code == .findings)
    #expect(repository.digraph(["scan"]).code == .success)
  }
}
