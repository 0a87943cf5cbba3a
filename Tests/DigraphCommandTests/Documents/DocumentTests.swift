import DigraphAnalysis
import DigraphCommand
import DigraphGate
import DigraphGraph
import DigraphQueries
import DigraphReport
import DigraphRules
import Foundation
import Testing

/// Pages that are generated from lists are as the lists are.
@Suite struct DocumentTests {
  /// With DIGRAPH_UPDATE=1 in the environment a page is rewritten, and the test fails so that somebody reads it.
  func check(_ page: String, _ expected: String) throws {
    let file = URL(filePath: "\(RealProgram.root)/\(page)")
    let written = try? String(contentsOf: file, encoding: .utf8)
    if written != expected, ProcessInfo.processInfo.environment["DIGRAPH_UPDATE"] == "1" {
      try expected.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(written == expected, "DIGRAPH_UPDATE=1 rewrites \(page)")
  }

  /// The same for what stands between two comments of a page that is otherwise written by hand.
  func checkPart(_ name: String, of path: String, _ expected: String) throws {
    let page = try String(contentsOf: URL(filePath: "\(RealProgram.root)/\(path)"), encoding: .utf8)
    let head = try #require(page.firstRange(of: "<!-- \(name) -->\n"))
    let foot = try #require(page.firstRange(of: "<!-- end of \(name) -->"))
    try check(path, String(page[..<head.upperBound] + expected + page[foot.lowerBound...]))
  }

  @Test func describesCommandsAsTheyAre() throws {
    let pipeline = RealProgram.pipeline
    let parser = ArgumentParser(
      commands: Commands.all, formats: pipeline.formats, rules: pipeline.rules.map(\.identifier))
    try check("Documentation/Commands.md", CommandsDocument(parser).text)
  }

  @Test func describesItselfInAManualPage() throws {
    let pipeline = RealProgram.pipeline
    let parser = ArgumentParser(
      commands: Commands.all, formats: pipeline.formats, rules: pipeline.rules.map(\.identifier))
    let page = ManualPage(parser, tool: pipeline.tool).text
    try check("Documentation/digraph.1", page)
    // What begins a line with a full stop or a quote is a request, and these are all there are.
    let requests = page.split(separator: "\n").filter { $0.hasPrefix(".") || $0.hasPrefix("'") }
    #expect(requests.allSatisfy { $0.wholeMatch(of: /\.(B|I|PP|SH|TH|TP)( .*)?/) != nil })
    for flag in parser.flags { #expect(page.contains("\\fB\\-\\-\(flag.name.replacing("-", with: "\\-"))\\fR")) }
  }

  @Test
  func describesRulesAsTheyAre() throws {
    try check("Documentation/Rules.md", RulesDocument(RealProgram.pipeline.rules).text)
  }

  @Test func describesTheConfigurationAsItIs() throws {
    let document = ConfigurationDocument(rules: RealProgram.pipeline.rules.map(\.identifier))
    try check("Documentation/digraph-configuration.schema.json", document.schema)
    try checkPart("keys", of: "Documentation/Gate.md", document.table)
  }

  /// The lines of the page stand in the order in which types are decided.
  @Test func describesSignificanceAsItIsDecided() throws {
    try checkPart("rules", of: "Documentation/Significance.md", SignificanceDocument(SignificanceRules.all).table)
  }

  @Test func describesTheReportAsItIs() throws {
    try check("Documentation/report.schema.json", ReportSchemaDocument().text)
  }

  @Test func describesFiguresAsTheyAre() throws {
    let rows = KeyFigures.all.map { "| `\($0.identifier)` | \($0.meaning) |\n" }
    try checkPart("figures", of: "Documentation/Changes.md", "| figure | is |\n| --- | --- |\n" + rows.joined())
  }

  @Test func describesMetricsAsTheyAre() throws {
    try check("Documentation/Metrics.md", MetricsDocument(Metrics.all).text)
  }

  /// Whatever a metric's definition needs stands on the page.
  @Test(arguments: Metrics.all.map(\.identifier)) func definesEveryMetric(identifier: String) throws {
    let metric = try #require(Metrics.all.first { $0.identifier == identifier })
    let page = MetricsDocument(Metrics.all).text
    let section = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix("\(metric.title)\n") })
    for part in [metric.meaning, "`\(identifier)` = \(metric.formula)", "Source: \(metric.source)."] {
      #expect(!part.isEmpty && section.contains(part))
    }
    #expect(page.contains("| [`\(identifier)`]("))
    #expect(!metric.scopes.isEmpty && !metric.unit.isEmpty)
  }

  /// Whatever a page tells people to type can be typed.
  @Test(arguments: ["README.md", "Documentation/ContinuousIntegration.md"])
  func namesOnlyFlagsThereAre(_ page: String) throws {
    let pipeline = RealProgram.pipeline
    let parser = ArgumentParser(
      commands: Commands.all, formats: pipeline.formats, rules: pipeline.rules.map(\.identifier))
    let text = try String(contentsOf: URL(filePath: "\(RealProgram.root)/\(page)"), encoding: .utf8)
    let lines = text.matches(
      of: /^ *(?:- |run: )?(?:digraph|Scripts\/run) ([^#\n]*(?:'[^']*')?)/.anchorsMatchLineEndings())
    #expect(!lines.isEmpty)
    for line in lines {
      let words = line.1.split(separator: " ").map { String($0.filter { $0 != "'" }) }
      #expect(throws: Never.self, "\(line.1)") { try parser.parse(words) }
    }
  }

  @Test func linksToRulesAndQuotesTheirExamples() {
    let text = RulesDocument(TestProgram.rules).text
    #expect(text.contains("| [`singleton-access`](#singleton-access) | A consumer reaches a singleton | warning |"))
    #expect(text.contains("\n- It cannot see factories.\n"))
    #expect(text.contains("\nReported:\n\n```swift\nlet a = A()\n```\n"))
  }
}
