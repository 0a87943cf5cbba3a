import DigraphCommand
import Foundation
import Testing

/// Nothing is written but what was asked for: not through a link that nobody named, and over nothing that was read.
@Suite struct OutputPlaceTests {
  let shop: GitFixture
  /// Beside the repository.
  let outside: TemporaryFolder

  init() throws {
    shop = try GitFixture(Shop.files)
    outside = try TemporaryFolder()
    try outside.add("victim", "precious")
  }

  func link(_ name: String, to target: String) throws { try FileLinks.make("\(shop.path)/\(name)", to: target) }

  // MARK: Places of our own

  @Test(arguments: ["baseline", "baseline --shrink", "init"], [true, false])
  func nothingGoesThroughALinkThatNobodyNamed(command: String, isDangling: Bool) throws {
    if command.hasSuffix("--shrink") {
      #expect(shop.digraph(["baseline", "--output", "\(outside.path)/victim"]).code == .success)
    }
    if isDangling, command.hasSuffix("--shrink") { return }
    let before = outside.text(of: "victim")
    try link(".digraph-baseline.json", to: "\(outside.path)/\(isDangling ? "nothing" : "victim")")
    let outcome = shop.digraph(command.split(separator: " ").map(String.init))
    #expect(outcome.code == .failure)
    #expect(
      outcome.errors.hasPrefix(
        "digraph: cannot write .digraph-baseline.json: it is a symbolic link, and links are followed only if they "
          + "are named; remove it"))
    #expect(outside.names == ["victim"])
    #expect(outside.text(of: "victim") == before)
    #expect(shop.folder.text(of: ".digraph.yml") == nil)
  }

  @Test func aConfigurationIsNotWrittenThroughALink() throws {
    try link(".digraph.yml", to: "\(outside.path)/new.yml")
    let outcome = shop.digraph(["init"])
    #expect(outcome.code == .failure)
    #expect(outcome.errors.contains("symbolic link"))
    #expect(outside.names == ["victim"])
    #expect(shop.folder.text(of: ".digraph-baseline.json") == nil)
  }

  @Test func numbersAreNotLoweredThroughALink() throws {
    let text = "limits: {singletons: 12}\n"
    try shop.folder.add("real.yml", text)
    try link(".digraph.yml", to: "real.yml")
    let outcome = shop.digraph(["baseline", "--shrink"])
    #expect(outcome.code == .failure)
    #expect(outcome.errors.contains("name the file with --config"))
    #expect(shop.folder.text(of: "real.yml") == text)
    #expect(shop.digraph(["baseline", "--shrink", "--config", "real.yml"]).code == .success)
    #expect(shop.folder.text(of: "real.yml") == "limits: {singletons: 2}\n")
  }

  @Test func aLinkThatTakesThePlaceLaterIsReplaced() throws {
    try link("late", to: "\(outside.path)/victim")
    try AtomicFile.replace("\(shop.path)/late", with: Array("new".utf8), followingLinks: false)
    #expect(outside.text(of: "victim") == "precious")
    #expect(shop.folder.text(of: "late") == "new")
  }

  // MARK: Places by name

  @Test func aNamedLinkIsWrittenThrough() throws {
    try link("out", to: "\(outside.path)/victim")
    try link("new", to: "\(outside.path)/made")
    #expect(shop.digraph(["scan", "--format", "edges", "--output", "out"]).code == .success)
    #expect(outside.text(of: "victim")?.contains("LoginModel Session") == true)
    #expect(shop.digraph(["baseline", "--output", "new"]).code == .success)
    #expect(outside.text(of: "made")?.contains("findings") == true)
    #expect(outside.names == ["made", "victim"])
    try link("circle", to: "circle")
    #expect(shop.digraph(["scan", "--output", "circle"]).code == .failure)
    #expect(shop.digraph(["scan", "--output", "/dev/null"]).code == .success)
  }

  // MARK: What was read

  static let inputs = [
    "App/Login.swift", "Package.swift", ".gitignore", ".digraph.yml", "Shop.xcodeproj/project.pbxproj",
  ]

  @Test(arguments: inputs, ["itself", "a link", "a hard link", "another way", "a file of this process"])
  func noOutputOverwritesWhatWasRead(input: String, way: String) throws {
    try shop.folder.add("Package.swift", "import PackageDescription\nlet package = Package(name: \"Shop\")\n")
    try shop.folder.add(".digraph.yml", "limits: {singletons: 12}\n")
    try shop.folder.add("Shop.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{}\n")
    let before = try #require(shop.folder.text(of: input))
    var name = input
    switch way {
    case "a link":
      name = "alias"
      try link(name, to: input)
    case "a hard link":
      name = "alias"
      try FileManager.default.linkItem(atPath: "\(shop.path)/\(input)", toPath: "\(shop.path)/alias")
    case "another way": name = "App/../App/../\(input)"
    case "a file of this process":
      #if os(Linux)
        name = "/proc/self/root\(shop.path)/\(input)"
      #endif
    default: break
    }
    for command in way == "itself" ? ["scan", "baseline", "cycles"] : [] {
      let outcome = shop.digraph([command, "--output", name])
      #expect(outcome.code == .failure)
      #expect(outcome.errors.hasPrefix("digraph: cannot write \(name): it is an input of this run"), "\(outcome)")
    }
    let two = shop.digraph(["scan", "--output", "first", "--json-output", name])
    #expect(two.code == .failure)
    #expect(shop.folder.text(of: "first") == nil, "nothing is written at all")
    #expect(shop.folder.text(of: input) == before)
  }

  @Test func noReportOverwritesTheBaselineOrTheReportItIsMadeOf() throws {
    #expect(shop.digraph(["baseline"]).code == .success)
    #expect(shop.digraph(["check", "--output", ".digraph-baseline.json"]).code == .failure)
    #expect(shop.digraph(["scan", "--format", "json", "--output", "report.json"]).code == .success)
    #expect(shop.digraph(["render", "report.json", "--output", "report.json"]).code == .failure)
    #expect(shop.digraph(["baseline"]).code == .success, "that is what the file is for")
    #expect(shop.digraph(["baseline", "--shrink"]).code == .success)
  }

  @Test func theSummaryOfAJobOverwritesNothingThatWasRead() throws {
    let outcome = shop.digraph(
      ["scan", "--format", "github"], environment: ["GITHUB_STEP_SUMMARY": "\(shop.path)/App/Login.swift"])
    #expect(outcome.errors.contains("it is an input of this run"))
    #expect(shop.folder.text(of: "App/Login.swift") == Shop.login)
  }
}
