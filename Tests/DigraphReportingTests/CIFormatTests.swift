import DigraphGate
import DigraphReport
import DigraphReporting
import Foundation
import Testing
import TextOutput

/// JUnit, GitLab's code quality and Markdown, read back.
@Suite struct CIFormatTests {
  private static func report(_ name: String) throws -> Report {
    try #require(FixedReports.all.first { $0.name == name }).report
  }

  private func text(_ format: any ReportFormat, _ report: Report, _ options: RenderOptions = RenderOptions()) -> String
  {
    String(decoding: format.render(report, options).bytes, as: UTF8.self)
  }

  // MARK: JUnit

  private func junit(_ report: Report, _ gate: Gate = Gate(), showsKnown: Bool = false) throws -> XMLText {
    var options = RenderOptions()
    options.showsKnown = showsKnown
    options.gate = gate
    return try #require(XMLText(JUnitFormat().render(report, options).bytes))
  }

  @Test(arguments: FixedReports.all.map(\.name))
  func writesTestCasesThatAddUp(_ name: String) throws {
    let whole = try Self.report(name)
    let report = whole.reviewed(RenderOptions())
    let xml = try junit(whole)
    let cases = xml.attributes["testcase"] ?? []
    #expect(cases.count == max(report.findings.count, 1))
    #expect(xml.root["tests"] == "\(cases.count)")
    #expect(xml.root["failures"] == "\(xml.elements["failure"] ?? 0)")
    for (key, expected) in [
      ("tests", cases.count), ("failures", xml.elements["failure"] ?? 0), ("skipped", xml.elements["skipped"] ?? 0),
    ] {
      let sum = (xml.attributes["testsuite"] ?? []).reduce(0) { $0 + (Int($1[key] ?? "") ?? -1_000) }
      #expect(sum == expected, "\(key)")
    }
    let names = cases.map { "\($0["classname"] ?? "")\n\($0["name"] ?? "")" }
    #expect(Set(names).count == names.count)
  }

  @Test func failsWhereTheGateDoes() throws {
    #expect(try junit(FixedReports.small).elements["failure"] == 4)
    #expect(try junit(FixedReports.small, Gate(failOn: .error)).elements["failure"] == 1)
    #expect(try junit(FixedReports.small, Gate(failOn: .info)).elements["failure"] == 5)
    let new = try junit(FixedReports.gateFailure)
    #expect(new.elements["failure"] == 2, "what is new, and an entry that matches nothing")
    #expect(new.elements["skipped"] == nil)
    let known = try junit(FixedReports.gateFailure, showsKnown: true)
    #expect(known.elements["failure"] == 2)
    #expect(known.attributes["skipped"]?.map { $0["type"] } == ["known"])
    #expect(try junit(FixedReports.gateFailure, Gate(isStrict: true)).elements["failure"] == 3)
  }

  // MARK: GitLab

  @Test(arguments: FixedReports.all.map(\.name))
  func writesIssuesForGitLab(_ name: String) throws {
    let whole = try Self.report(name)
    let report = whole.reviewed(RenderOptions())
    let bytes = GitLabFormat().render(whole, RenderOptions()).bytes
    let issues = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]])
    #expect(issues.count == report.findings.count)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
    for (issue, finding) in zip(issues, report.findings) {
      #expect(Set(issue.keys) == ["description", "check_name", "fingerprint", "severity", "location"])
      #expect((issue["description"] as? String)?.hasPrefix(finding.message) == true)
      #expect(issue["check_name"] as? String == finding.rule)
      #expect(["info", "minor", "major", "critical", "blocker"].contains(issue["severity"] as? String))
      let location = try #require(issue["location"] as? [String: Any])
      #expect(location["path"] as? String == finding.site.file)
      #expect((location["lines"] as? [String: Int]) == ["begin": finding.site.line])
    }
  }

  @Test func givesFindingsOfOneIdentityFingerprintsOfTheirOwn() throws {
    var report = FixedReports.gateFailure
    report.findings = report.findings.selecting(Array(report.findings.indices) + [0])
    let text = text(GitLabFormat(), report)
    let prints = text.matches(of: #/"fingerprint":"([0-9a-f]{32})"/#).map { String($0.1) }
    #expect(prints.count == 3 && Set(prints).count == 3)
    // The first keeps its own, whatever comes later; and it is what FNV-1a makes of the identity.
    #expect(self.text(GitLabFormat(), FixedReports.gateFailure).contains(prints[0]))
  }

  // MARK: Markdown

  /// What a reader of Markdown shows of a text without code in it.
  private func shown(_ markdown: Substring) -> String {
    var result = ""
    var rest = markdown.replacing("<!-- -->", with: "").replacing("<br>", with: "\n")[...]
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.first, next.isASCII, next.isPunctuation || next.isSymbol {
        result.append(rest.removeFirst())
      } else {
        result.append(character)
      }
    }
    return result.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }

  @Test func keepsTablesWholeWhateverNamesHold() throws {
    let report = try Self.report("hostile")
    let rows = text(MarkdownFormat(), report).split(separator: "\n").filter { $0.hasPrefix("| Sources/") }
    #expect(rows.count == report.findings.count)
    for row in rows {
      let bars = row.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" }
      #expect(bars == 4, "\(row)")
      let tags = row.replacing("<br>", with: "").replacing("<!-- -->", with: "").split(separator: "`")
      // Only between backticks may an angle bracket stand as it is.
      #expect(tags.enumerated().allSatisfy { $0.offset % 2 == 1 || !$0.element.contains("<") }, "\(row)")
    }
    for name in ["<script>alert(1)</script>", "A&B&amp;", "|pipe|{brace}[bracket]", "%0A::error::", "日本語の型"] {
      #expect(
        rows.contains { shown($0).contains("reaches \(name)") || shown($0).contains("**\(name) reaches") }, "\(name)")
    }
  }

  @Test func callsNobodyAndLinksNowhere() {
    var sketch = ReportSketch()
    sketch.type("A")
    sketch.finding(
      "singleton-access", "A", kind: "singleton",
      message: "@octocat #1 https://evil.example www.evil.example [x](y) `@escaping` *b*")
    let page = text(MarkdownFormat(), sketch.finished(files: 1, lines: 1))
    #expect(
      page.contains(
        ##"**@<!-- -->octocat \#<!-- -->1 https\://evil.example www\.evil.example \[x\](y) `@escaping` \*b\***"##))
  }

  @Test func linksPlacesWhereItIsToldHow() throws {
    var options = RenderOptions()
    options.linkTemplate = try LinkTemplate("https://example.com/{file}#L{line}")
    let page = text(MarkdownFormat(), FixedReports.small, options)
    #expect(page.contains("[Sources/Core/Session.swift:4](https://example.com/Sources/Core/Session.swift#L4)"))
  }

  /// GitHub refuses comments of more than 65,536 characters, and summaries of more than a mebibyte.
  @Test(arguments: ["W", "@", "#", "\u{202E}", "\u{E0041}", "日", "`", "e\u{301}", "|", "<"])
  func keepsItsSizeWhateverTheNames(_ character: String) throws {
    let long = String(repeating: character, count: 30_000)
    var sketch = ReportSketch()
    let names = (0..<12).map { "\($0)\(long)" }
    for name in names { sketch.type(name, module: long) }
    sketch.cycle(names, witness: names + names.prefix(1))
    sketch.chain(names)
    for name in names {
      sketch.finding(
        "rule" + long, name, kind: "singleton", lines: [1, 2], message: long, reason: long, suggestion: long,
        status: .new)
      sketch.finding("known", name, kind: "singleton", message: long, reason: long, suggestion: long, status: .known)
    }
    sketch.finding("last", names[0], kind: "singleton", severity: .info, message: "The last.", status: .new)
    sketch.gate(new: 13, known: 12, stale: names)
    let report = sketch.finished(files: 1, lines: 1, depth: 11)
    var options = RenderOptions()
    options.linkTemplate = try LinkTemplate("https://example.com/{file}#L{line}")
    let page = MarkdownFormat().render(report, options).bytes
    #expect(page.count <= 60_000)
    let summary = try #require(GitHubFormat().render(report, options).jobSummary)
    #expect(summary.count <= 1_000_000)
    let text = String(decoding: summary, as: UTF8.self)
    for part in ["### 12 new warnings", "The last.", "### 12 stale baseline entries", "### 1 cycle"] {
      #expect(text.contains(part))
    }
  }

  @Test(arguments: [
    ("javascript:alert(1)//{file}", LinkTemplate.Failure.program("javascript")),
    ("JavaScript:{file}", .program("javascript")), ("data:text/html,{file}", .program("data")),
    ("vbscript:{file}", .program("vbscript")), ("java\tscript:{file}", .hidden), (" javascript:{file}", .hidden),
    ("\u{1}javascript:{file}", .hidden), ("java\u{200B}script:{file}", .hidden),
    ("ssh://x/{file}", .unusualScheme("ssh")),
    ("{file}:{line}", .unusualScheme("{file}")), ("x{line}:{file}", .unusualScheme("x{line}")),
    (":{file}", .unusualScheme("")), ("javascript&#58;{line}", .noFile),
  ])
  func refusesAddressesThatAreNone(_ text: String, _ failure: LinkTemplate.Failure) {
    #expect(throws: failure) { try LinkTemplate(text) }
    #expect(throws: failure) { try LinkTemplate(text, schemes: ["javascript", "data", "vbscript"]) }
  }

  @Test func takesAddressesOfPagesFilesAndEditors() throws {
    for scheme in LinkTemplate.usualSchemes { _ = try LinkTemplate("\(scheme)://open?file={file}&line={line}") }
    for text in ["{file}#L{line}", "../blob/{file}", "/{file}", "?at={file}:{line}", "HTTPS://e.com/{file}"] {
      _ = try LinkTemplate(text)
    }
    _ = try LinkTemplate("nvim://{file}", schemes: ["nvim"])
    #expect(LinkTemplate.usualSchemes == LinkTemplate.usualSchemes.sorted())
  }

  /// A path that looks like an address is none.
  @Test func keepsPathsFromBeingAddresses() throws {
    let address = try LinkTemplate("{file}").address(of: ReportSite(file: "javascript:alert(1)", line: 1, column: 1))
    #expect(address == "javascript%3Aalert%281%29")
  }

  @Test func hidesWhatTheBaselineKnows() {
    let page = text(MarkdownFormat(), FixedReports.gateFailure)
    #expect(page.hasPrefix("## digraph: 1 new warning\n"))
    #expect(page.contains("1 known finding not shown."))
    #expect(!page.contains("LoginModel reaches"))
    var options = RenderOptions()
    options.isVerbose = true
    #expect(text(MarkdownFormat(), FixedReports.gateFailure, options).contains("### 1 known finding"))
  }

  // MARK: Addresses

  @Test(arguments: [
    ("https://e.com/{file}#L{line}", "https://e.com/a%20b/%23%25%E6%97%A5.swift#L3"),
    ("zed://{path}:{line}:{column}", "zed://a%20b/%23%25%E6%97%A5.swift:3:7"),
    ("{file}", "a%20b/%23%25%E6%97%A5.swift"),
  ])
  func makesAddresses(_ template: String, _ address: String) throws {
    let site = ReportSite(file: "a b/#%日.swift", line: 3, column: 7)
    #expect(try LinkTemplate(template).address(of: site) == address)
  }

  @Test(arguments: [
    ("https://e.com/", LinkTemplate.Failure.noFile), ("{file}{lines}", .unknown("{lines}")),
    ("{file}{line", .unknown("{line")),
  ])
  func refusesTemplatesThatLeadNowhere(_ template: String, _ failure: LinkTemplate.Failure) {
    #expect(throws: failure) { try LinkTemplate(template) }
  }
}
