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
        == "digraph: there is no commit 'HEAD~1' in this clone; fetch it with 'git fetch --unshallow --tags', or fetch-depth: 0 (GitHub), GIT_DEPTH: 0 (GitLab): the clone is shallow\n"
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

  @Test func fetchesNothingIntoAPartialClone() throws {
    let origin = try GitFixture(Shop.files)
    try origin.git("config", "uploadpack.allowFilter", "true")
    let clone = try GitFixture()
    try clone.git("clone", "--quiet", "--filter=blob:none", "--no-checkout", "file://\(origin.path)", "copy")
    try clone.folder.add("copy/App/Profile.swift", Self.reach)
    let verdict = try clone.check(["--baseline-commit", "origin/main"], in: "copy")
    #expect(verdict.code == .failure)
    #expect(verdict.errors.contains("not all in this clone"))
    #expect(verdict.errors.contains("'git fetch --refetch --no-filter origin' gets them"))
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
    ("mian", "there is no commit 'mian' in this clone; did you mean 'main'? Or fetch it with 'git fetch origin mian'"),
    (
      "origin/topic",
      "there is no commit 'origin/topic' in this clone; fetch it with 'git fetch --depth=1 origin topic:refs/remotes/origin/topic'"
    ),
    (
      "0123456789012345678901234567890123456789",
      "there is no commit '0123456789012345678901234567890123456789' in this clone; fetch it with 'git fetch --depth=1 origin 0123456789012345678901234567890123456789'"
    ),
    ("HEAD:App", "'HEAD:App' is no commit; --baseline-commit needs a commit, branch or tag"),
    ("--all", "there is no commit '--all' in this clone; fetch it with 'git fetch origin --all'"),
    ("main...nothing", "there is no commit 'nothing' in this clone; fetch it with 'git fetch origin nothing'"),
  ])
  func saysWhatToFetch(reference: String, message: String) throws {
    let verdict = try GitFixture(Shop.files).check(["--baseline-commit=\(reference)"])
    #expect(verdict.code == .failure)
    #expect(verdict.errors == "digraph: \(message)\n")
  }

  @Test func needsARepository() throws {
    let folder = try TemporaryFolder()
    try folder.add("A.swift", "struct A {}\n")
    let (output, errors) = (CapturedSink(), CapturedSink())
    let code = run(
      arguments: ["check", "--baseline-commit", "HEAD"],
      in: Surroundings(
        environment: [:], workingFolder: folder.path, standardOutput: output, standardError: errors,
        now: { ContinuousClock.now }, pipeline: RealProgram.pipeline))
    #expect(code == .failure)
    #expect(
      errors.text
        == "digraph: \(folder.path) lies in no git repository, so --baseline-commit has nothing to compare with\n")
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
