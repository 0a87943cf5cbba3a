import DigraphCommand
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

  @Test func describesCommandsAsTheyAre() throws {
    let pipeline = RealProgram.pipeline
    let parser = ArgumentParser(
      commands: Commands.all, formats: pipeline.formats, rules: pipeline.rules.map(\.identifier))
    try check("Documentation/Commands.md", CommandsDocument(parser).text)
  }

  @Test
  func describesRulesAsTheyAre() throws {
    try check("Documentation/Rules.md", RulesDocument(RealProgram.pipeline.rules).text)
  }

  @Test func describesTheConfigurationAsItIs() throws {
    let document = ConfigurationDocument(rules: RealProgram.pipeline.rules.map(\.identifier))
    try check("Documentation/digraph-configuration.schema.json", document.schema)
    let page = try String(contentsOf: URL(filePath: "\(RealProgram.root)/Documentation/Gate.md"), encoding: .utf8)
    let head = try #require(page.firstRange(of: "<!-- keys -->\n"))
    let foot = try #require(page.firstRange(of: "<!-- end of keys -->"))
    let expected = page[..<head.upperBound] + document.table + page[foot.lowerBound...]
    try check("Documentation/Gate.md", String(expected))
  }

  @Test func linksToRulesAndQuotesTheirExamples() {
    let text = RulesDocument(TestProgram.rules).text
    #expect(text.contains("| [`singleton-access`](#singleton-access) | A consumer reaches a singleton | warning |"))
    #expect(text.contains("\n- It cannot see factories.\n"))
    #expect(text.contains("\nReported:\n\n```swift\nlet a = A()\n```\n"))
  }
}
