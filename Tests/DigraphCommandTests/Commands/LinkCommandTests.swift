import DigraphCommand
import Foundation
import Testing

/// What parts of a tree are told, wherever each is read, is what a scan of the tree tells.
@Suite struct LinkCommandTests {
  private let folder: TemporaryFolder
  private let root: String

  init() throws {
    folder = try TemporaryFolder()
    root = "\(folder.path)/Shop"
    for file in Self.files { try folder.add("Shop/\(file.path)", file.text) }
  }

  private static let files: [(path: String, text: String)] = [
    (
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Core"), .target(name: "Screens", dependencies: ["Core"]),
      ])
      """
    ),
    ("Sources/Core/Store.swift", "public final class Store { public static let shared = Store(); public var n = 0 }"),
    (
      "Sources/Screens/Cart.swift",
      "import Core\nfinal class CartModel { func load() { Store.shared.n += 1; Clock().tick() } }\n"
    ),
    ("Sources/Screens/Clock.swift", "struct Clock { func tick() { print(Date()) } }\n"),
    ("Sources/Screens/Pay/.digraph.yml", "rules:\n  singleton-access: error\n"),
    ("Sources/Screens/Pay/Pay.swift", "import Core\nfinal class PayService { let store = Store.shared; let ü = 1 }\n"),
    ("Tools/broken.swift", "class {{ \n"),
    (".digraph.yml", "first-party: [Tools]\n"),
    (".github/CODEOWNERS", "* @shop\n"),
  ]

  private func run(_ arguments: String..., in place: String = "Shop") -> (
    code: ExitCode, output: String, errors: String
  ) {
    let (output, errors) = (CapturedSink(), CapturedSink())
    let code = DigraphCommand.run(
      arguments: arguments,
      in: Environment(
        variables: [:], workingFolder: "\(folder.path)/\(place)", standardOutput: output, standardError: errors,
        now: { ContinuousClock.now }, processorCount: 2, pipeline: RealProgram.pipeline))
    return (code, output.text, errors.text)
  }

  /// Writes the facts of two parts, `a.facts` and `b.facts` beside the root.
  private func writeParts() throws {
    try folder.add("list", "Sources/Screens/Cart.swift\nTools\nSources/Gone.swift\n")
    let first = run("facts", "--shard-files", "../list", "--output", "../a.facts")
    #expect(first.code == .success)
    #expect(first.errors.contains("no facts of Sources/Gone.swift"))
    let second = run(
      "facts", "Sources/Core", "Sources/Screens/Clock.swift", "Sources/Screens/Pay", "Package.swift", "--output",
      "../b.facts")
    #expect(second.code == .success)
    #expect(second.errors.isEmpty)
  }

  @Test(arguments: ["text", "json", "sarif", "dot", "html", "csv", "xcode", "markdown", "junit"])
  func isTheScan(format: String) throws {
    try writeParts()
    let scan = run("scan", "--format", format)
    for order in [["../a.facts", "../b.facts"], ["../b.facts", "../a.facts", "../b.facts"]] {
      let link = run("link", order[0], order[1], order.last ?? "", "--format", format)
      #expect(link.code == scan.code)
      #expect(link.output == scan.output)
    }
    #expect(scan.output.contains("Store"))
  }

  @Test func isTheScanOfAGate() throws {
    try writeParts()
    let scan = run("scan", "--strict", "--group-by", "owner", "--only", "singleton-access")
    let link = run("link", "../a.facts", "../b.facts", "--strict", "--group-by", "owner", "--only", "singleton-access")
    #expect(scan.code == .findings)
    #expect((link.code, link.output) == (scan.code, scan.output))
  }

  @Test func needsNoCheckoutForWhatNeedsNoText() throws {
    try writeParts()
    try FileManager.default.createDirectory(atPath: "\(folder.path)/elsewhere", withIntermediateDirectories: true)
    let scan = run("scan", "--format", "dot")
    let link = run("link", "../a.facts", "../b.facts", "--format", "dot", in: "elsewhere")
    #expect(link.output == scan.output)
    #expect(link.errors.contains("6 of 6 files are not below"))
    #expect(run("link", "../a.facts", in: "elsewhere").errors.contains("the facts are of 2 of the 6 files of the tree"))
  }

  @Test func differentContentsOfAFileAreAnError() throws {
    try writeParts()
    try folder.add("Shop/Sources/Screens/Clock.swift", "struct Clock { func tick() { print(Date(), 1) } }\n")
    #expect(run("facts", "--output", "../c.facts").code == .success)
    let link = run("link", "../c.facts", "../b.facts", "../a.facts")
    #expect(link.code == .failure)
    #expect(
      link.errors == "digraph: ../b.facts and ../c.facts have different contents of Sources/Screens/Clock.swift; "
        + "write them from one state of the code\n")
  }

  @Test func whatIsNoFactsIsOneLine() throws {
    try writeParts()
    let facts = try Data(contentsOf: URL(filePath: "\(folder.path)/a.facts"))
    try facts.dropLast().write(to: URL(filePath: "\(folder.path)/short.facts"))
    try folder.add("text.facts", "{}")
    for name in ["../short.facts", "../text.facts", "../none.facts", "..", "../list"] {
      let link = run("link", "../b.facts", name)
      #expect(link.code == .failure)
      #expect(link.output.isEmpty)
      #expect(link.errors.split(separator: "\n").count == 1)
      #expect(link.errors.contains(name))
    }
    #expect(run("link").code == .failure)
  }

  @Test func neverWritesOverFacts() throws {
    try writeParts()
    let link = run("link", "../a.facts", "--output", "../a.facts")
    #expect(link.code == .failure)
    #expect(link.errors.contains("it is an input of this run"))
  }
}
