import DigraphCommand
import DigraphReporting
import Foundation
import Testing

/// `digraph render`: a saved report shown again.
@Suite struct RenderCommandTests {
  let program: TestProgram

  init() throws {
    program = try TestProgram().finding(access("LoginModel"), construction("LoginModel", "API"))
  }

  /// What the program writes, run as it is in the root of this repository.
  private func output(_ arguments: [String]) -> String { RealProgram.output(arguments) }

  static let formats = ReportFormats.all.map(\.identifier)

  @Test(arguments: formats)
  func showsASavedReportAsTheScanDid(_ format: String) throws {
    let folder = try TemporaryFolder()
    // Too long to be typed out in commands, which a saved report cannot do.
    let sample = "Samples/SandwichShop/Before/Sources"
    let report = "\(folder.path)/report.json"
    #expect(output(["scan", sample, "--format", "json", "--output", report]) == "")
    let (first, again) = (
      output(["scan", sample, "--format", format]), output(["render", report, "--format", format])
    )
    // A saved report does not know what was typed to choose the code, which commands need.
    let isSame =
      first.split(separator: "\n").filter { !$0.hasPrefix("Add the path") } == again.split(separator: "\n")
    #expect(isSame && !first.isEmpty)
  }

  @Test func showsTextUnlessAskedForMore() throws {
    let scan = program.run("scan", "--json-output", "report.json")
    #expect(program.run("render", "report.json").output == scan.output)
    let only = program.run("render", "report.json", "--only", "singleton-access", "--format", "xcode")
    #expect(only.output.split(separator: "\n").count == 1)
    #expect(program.run("render", "report.json", "--output", "x.txt", "--sarif-output", "x.sarif").output == "")
    #expect(program.folder.text(of: "x.txt") == scan.output)
    #expect(program.folder.text(of: "x.sarif")?.contains("singleton-access") == true)
  }

  @Test func findsTheRootOfThePaths() throws {
    let elsewhere = try TemporaryFolder()
    _ = program.run("scan", "--json-output", "\(elsewhere.path)/report.json")
    #expect(
      program.run("render", "\(elsewhere.path)/report.json", "--format", "xcode").output
        .hasPrefix("\(program.folder.path)/Login.swift:"))
    #expect(
      program.run("render", "\(elsewhere.path)/report.json", "--format", "xcode", "--root", elsewhere.path).output
        .hasPrefix("\(elsewhere.path)/Login.swift:"))
    try elsewhere.add(".digraph.yml")
    #expect(
      program.run("render", "\(elsewhere.path)/report.json", "--format", "xcode").output
        .hasPrefix("\(elsewhere.path)/Login.swift:"))
  }

  @Test func saysWhatIsWrongWithAReport() throws {
    try program.folder.add("no.json", "[]")
    try program.folder.add("newer.json", "{\"schemaVersion\": 2}")
    for (arguments, message) in [
      ([], "'render' needs a report; 'digraph scan --format json --output report.json' writes one"),
      (["a", "b"], "'render' shows one report at a time"),
      (["gone.json"], "cannot read the report gone.json: no such file or directory"),
      (["App"], "cannot read the report App: is a directory"),
      (["no.json"], "no.json: not a digraph report: "),
      (["newer.json"], "newer.json: the report has schema version 2"),
    ] {
      let outcome =
        arguments.isEmpty
        ? program.run("render")
        : arguments.count == 1 ? program.run("render", arguments[0]) : program.run("render", arguments[0], arguments[1])
      #expect(outcome.code == .failure)
      #expect(outcome.errors.hasPrefix("digraph: \(message)"), "\(outcome.errors)")
    }
    #expect(program.run("render", "no.json", "--root", "gone").errors == "digraph: no such folder for --root: gone\n")
  }

  @Test func readsNoCodeOutsideTheRoot() throws {
    let outside = try TemporaryFolder()
    try outside.add("secret.swift", "let a = 1\nlet b = 2\nlet c = 3\n")
    try program.folder.add("Login.swift", "let a = 1\nlet b = 2\nlet c = 3\n")
    _ = program.run("scan", "--json-output", "report.json")
    let good = program.run("render", "report.json", "--format", "sarif").output
    #expect(good.contains("primaryLocationLineHash"))
    let text = try #require(program.folder.text(of: "report.json"))
    let path = String(repeating: "../", count: 20) + outside.path.dropFirst() + "/secret.swift"
    try program.folder.add("bad.json", text.replacing("Login.swift", with: path))
    try FileManager.default.createSymbolicLink(
      atPath: "\(program.folder.path)/link.swift", withDestinationPath: "\(outside.path)/secret.swift")
    try program.folder.add("link.json", text.replacing("Login.swift", with: "link.swift"))
    for name in ["bad.json", "link.json"] {
      #expect(!program.run("render", name, "--format", "sarif").output.contains("primaryLocationLineHash"))
    }
  }

  // MARK: The job summary

  @Test func addsToTheSummaryOfTheJob() throws {
    try program.folder.add("summary.md", "before\n")
    var program = program
    program.environment["GITHUB_STEP_SUMMARY"] = "\(program.folder.path)/summary.md"
    _ = program.run("scan", "--format", "text")
    #expect(program.folder.text(of: "summary.md") == "before\n")
    let outcome = program.run("scan", "--format", "github", "--github-output", "again.txt")
    #expect(outcome.output.hasPrefix("::warning file=Login.swift,line=3,"))
    let page = program.run("scan", "--format", "markdown").output
    #expect(program.folder.text(of: "summary.md") == "before\n" + page)

    try program.folder.add("summary.md", String(repeating: "x", count: 1 << 20))
    #expect(program.run("scan", "--format", "github").errors.contains("the job summary is full"))
    program.environment["GITHUB_STEP_SUMMARY"] = "/no/such/folder/summary.md"
    let lost = program.run("scan", "--format", "github")
    #expect(lost.code == .success && lost.errors.contains("cannot write the job summary /no/such/folder/summary.md"))
  }

  @Test func saysWhatALinkTemplateLacks() {
    #expect(
      program.run("scan", "--link-template", "https://example.com").errors
        == "digraph: --link-template must contain {file}; for example https://example.com/{file}#L{line}\n")
    #expect(program.run("scan", "--link-template", "{file}{row}").errors.contains("but not {row}"))
    #expect(program.run("scan", "--link-template", "javascript:{file}").code == .failure)
    #expect(
      program.run("scan", "--link-template", "nvim://{file}").errors
        == "digraph: --link-template begins with nvim:, which is not the scheme of a web page or a known editor; "
        + "'--link-scheme nvim' allows it\n")
    #expect(
      program.run("scan", "--format", "markdown", "--link-template", "nvim://{file}", "--link-scheme", "nvim").output
        .contains("](nvim://Login.swift)"))
    #expect(
      program.run("scan", "--format", "markdown", "--link-template", "https://e.com/{file}#L{line}").output
        .contains("](https://e.com/Login.swift#L3)"))
  }

  @Test func keepsPicturesFromTerminals() throws {
    var program = program
    program.standardOutput = CapturedSink(isTerminal: true)
    let outcome = program.run("graph", "--format", "png")
    #expect(outcome.code == .failure && outcome.output == "")
    #expect(outcome.errors == "digraph: refusing to write PNG to a terminal; name a file with --output FILE\n")
    #expect(program.run("graph", "--format", "png", "--output", "a.png").code == .success)
  }
}
