import DigraphCommand
import Foundation
import Testing

/// `digraph metrics`: its formats, its order, and what it reads from git.
@Suite struct MetricsCommandTests {
  static let before = "Samples/SandwichShop/Before"

  /// Cells of a column by the names of rows of types.
  func column(_ name: String, _ csv: String) throws -> [(name: String, value: String)] {
    let rows = csv.split(whereSeparator: \.isNewline).map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let index = try #require(rows.first?.firstIndex { $0 == name })
    return rows.dropFirst().filter { $0[0] == "type" }.map { (String($0[1]), String($0[index])) }
  }

  @Test(arguments: [("fan-in", false), ("lines", false), ("testability", true)])
  func sorts(metric: String, isAscending: Bool) throws {
    let csv = RealProgram.output(["metrics", Self.before, "--format", "csv", "--sort", metric])
    let values = try column(metric, csv).compactMap { Double($0.value) }
    #expect(values.count > 10 && Set(values).count > 1)
    #expect(values == (isAscending ? values.sorted() : values.sorted(by: >)))
    let names = try column("lines", RealProgram.output(["metrics", Self.before, "-f", "csv", "--sort", "name"]))
    #expect(names.map(\.name) == names.map(\.name).sorted())
  }

  @Test func tellsTheChainsToWhatIsVolatile() throws {
    let json = RealProgram.output(["metrics", Self.before, "--format", "json"])
    let report = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let types = try #require(report?["types"] as? [[String: Any]])
    let model = try #require(types.first { $0["name"] as? String == "LoginViewModel" })
    #expect(model["volatileReach"] as? [String] == ["network", "shared-state"])
    // A test can keep it from the clock.
    #expect(model["testability"] as? Double == 0.333)
    let chains = try #require(model["volatileChains"] as? [[String: Any]])
    #expect(
      chains.first?["chain"] as? [String] == [
        "LoginViewModel.logIn()", "OrderingAPI.logIn()", "OrderingAPI.post()", "OrderingAPI.send()",
        "URLSession.shared",
      ])
    let after = RealProgram.output(["metrics", "Samples/SandwichShop/After", "--focus", "LoginViewModel"])
    #expect(after.contains("Testability                       1.00"))
    #expect(!after.contains("network"))
  }

  @Test func readsChurnAndAgeFromGit() throws {
    let repository = try GitFixture(["A.swift": "class A { let b = B() }\n", "B.swift": "class B { func go() {} }\n"])
    try repository.edit("A.swift", "B()", "B() ")
    try repository.commit()
    let csv = repository.digraph(["metrics", "--format", "csv"], environment: environment).output
    #expect(try column("churn", csv).map { "\($0.name)\($0.value)" }.sorted() == ["A2", "B1"])
    #expect(try column("age", csv).map(\.value) == ["0", "0"])
  }

  @Test func doesWithoutGit() throws {
    let folder = try TemporaryFolder()
    try folder.add("A.swift", "class A { let b = B() }\nclass B { func go() {} }\n")
    let sink = CapturedSink()
    let code = run(
      arguments: ["metrics", "--format", "csv", "--root", folder.path, folder.path],
      in: Environment(
        variables: environment, workingFolder: folder.path, standardOutput: sink, standardError: CapturedSink(),
        now: { ContinuousClock.now }, processorCount: 2, pipeline: RealProgram.pipeline))
    #expect(code == .success)
    #expect(try column("churn", sink.text).map(\.value) == ["", ""])
  }

  /// Reading signatures would start the program that the repository names.
  @Test func checksNoSignature() throws {
    let repository = try GitFixture(["A.swift": "class A { let b = B() }\nclass B { func go() {} }\n"])
    let witness = "\(repository.path)/witness"
    try repository.folder.add("evil", "#!/bin/sh\necho run >> '\(witness)'\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(repository.path)/evil")
    let tree = try repository.git("rev-parse", "HEAD^{tree}")
    try repository.folder.add(
      "commit",
      """
      tree \(tree)
      author Test <test@example.org> 1767225600 +0000
      committer Test <test@example.org> 1767225600 +0000
      gpgsig -----BEGIN PGP SIGNATURE-----
       
       iQ==
       -----END PGP SIGNATURE-----

      signed

      """)
    let commit = try repository.git("hash-object", "-t", "commit", "-w", "commit")
    try repository.git("update-ref", "HEAD", commit)
    try repository.git("config", "gpg.program", "\(repository.path)/evil")
    try repository.git("config", "log.showSignature", "true")
    _ = try? repository.git("log", "-1")
    #expect(FileManager.default.fileExists(atPath: witness), "git itself is not misled, and nothing is proved")
    try repository.remove("witness")
    let csv = repository.digraph(["metrics", "--format", "csv"], environment: environment).output
    #expect(try column("churn", csv).map(\.value) == ["1", "1"])
    #expect(!FileManager.default.fileExists(atPath: witness))
  }

  private var environment: [String: String] {
    ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
  }
}
