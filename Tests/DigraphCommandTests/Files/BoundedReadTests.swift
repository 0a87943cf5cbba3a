import DigraphCommand
import Foundation
import Testing

/// What is read without asking is a regular file of a size that fits; what is named may be a pipe.
@Suite struct BoundedReadTests {
  let shop: GitFixture
  let outside: TemporaryFolder

  init() throws {
    shop = try GitFixture(Shop.files)
    outside = try TemporaryFolder()
    #expect(shop.digraph(["baseline"]).code == .success)
  }

  enum Trap: CaseIterable {
    case endless, pipe, folder, linkOut, dangling, large
  }

  /// Puts something in the place of a file.
  func put(_ trap: Trap, at name: String, size: Int = 257 << 20) throws {
    let path = "\(shop.path)/\(name)"
    try? FileManager.default.removeItem(atPath: path)
    try shop.folder.add("\(name).beside")
    switch trap {
    case .endless: try FileLinks.make(path, to: "/dev/zero")
    case .pipe: try #require(mkfifo(path, 0o600) == 0)
    case .folder: try shop.folder.addFolder(name)
    case .linkOut:
      try outside.add("elsewhere", "limits: {singletons: 12}\n")
      try FileLinks.make(path, to: "\(outside.path)/elsewhere")
    case .dangling: try FileLinks.make(path, to: "nowhere")
    case .large: try makeLarge(path, size)
    }
  }

  /// A file that takes no room on the disk.
  func makeLarge(_ path: String, _ size: Int) throws {
    try #require(FileManager.default.createFile(atPath: path, contents: nil))
    try #require(truncate(path, off_t(size)) == 0)
  }

  @Test(arguments: [".digraph.yml", ".digraph-baseline.json"], Trap.allCases)
  func aTrapAtOurOwnPlaceIsOneClearError(name: String, trap: Trap) throws {
    try put(trap, at: name)
    let outcome = shop.digraph(["check"])
    #expect(outcome.code == .failure)
    let reason =
      switch trap {
      case .endless, .linkOut: "it is a symbolic link out of the root"
      case .pipe: "it is not a regular file"
      case .folder: "it is not a regular file"
      case .dangling: "it is a broken symbolic link"
      case .large: "it is larger than \(name.hasSuffix("yml") ? 1 : 64) MB"
      }
    let what = name.hasSuffix("yml") ? "configuration" : "baseline"
    #expect(outcome.errors.hasPrefix("digraph: cannot read the \(what) \(shop.path)/\(name): \(reason)"))
    #expect(outcome.errors.count { $0 == "\n" } == 1)
  }

  @Test(arguments: [".gitignore", "App/Login.swift", "Package.swift", "Shop.xcodeproj/project.pbxproj"], Trap.allCases)
  func aTrapInTheCodeEndsNoRun(name: String, trap: Trap) throws {
    try shop.folder.addFolder("Shop.xcodeproj")
    try put(trap, at: name)
    let outcome = shop.digraph(["scan", "--verbose"])
    #expect(outcome.code == .success)
    #expect(outcome.output.contains("MenuModel"))
    // A folder of that name is one more folder.
    if trap == .folder, name.hasSuffix(".swift") { return }
    #expect(outcome.output.contains(name) || outcome.errors.contains(name), "\(outcome)")
  }

  @Test func aLinkThatStaysInTheRootIsRead() throws {
    try shop.move(".digraph-baseline.json", "ci/known.json")
    try FileLinks.make("\(shop.path)/.digraph-baseline.json", to: "ci/known.json")
    try shop.folder.add("ci/digraph.yml", "limits: {singletons: 1}\n")
    try FileLinks.make("\(shop.path)/.digraph.yml", to: "ci/digraph.yml")
    let outcome = shop.digraph(["check"])
    #expect(outcome.code == .findings)
    #expect(outcome.output.contains("limits.singletons in .digraph.yml allows"))
  }

  @Test func whatIsNamedMayBeAPipe() throws {
    let tests = ProcessTests.program
    let line = """
      "$digraph" check --baseline <(cat .digraph-baseline.json) --config <(echo 'limits: {singletons: 12}') && \
      "$digraph" scan --format json | "$digraph" render - --top 20 | grep -q MenuModel && \
      ! "$digraph" check --config <(cat /dev/zero) 2> config.txt && \
      ! "$digraph" check --baseline <(cat /dev/zero) 2> baseline.txt
      """
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(filePath: shop.path)
    process.environment = ["digraph": try #require(tests), "PATH": "/usr/bin:/bin"]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(shop.folder.text(of: "config.txt")?.contains("it is larger than 1 MB") == true)
    #expect(shop.folder.text(of: "baseline.txt")?.contains("it is larger than 64 MB") == true)
  }

  @Test func aSourceFileThatIsTooLargeIsLeftOutOnBothSides() throws {
    try makeLarge("\(shop.path)/App/Huge.swift", 64 << 20 + 1)
    let check = shop.digraph(["check"])
    #expect(check.code == .failure)
    #expect(check.errors.contains("it is larger than 64 MB"))
    try shop.commit("huge")
    let since = shop.digraph(["check", "--baseline-commit", "HEAD"])
    #expect(since.errors.contains("1 file at HEAD could not be read"))
    #expect(since.code == .failure)
  }

  @Test func theSummaryOfAJobWaitsForNobody() throws {
    try #require(mkfifo("\(outside.path)/page", 0o600) == 0)
    let outcome = shop.digraph(
      ["scan", "--format", "github"], environment: ["GITHUB_STEP_SUMMARY": "\(outside.path)/page"])
    #expect(outcome.code == .success)
    #expect(outcome.errors.contains("cannot write the job summary"))
  }
}
