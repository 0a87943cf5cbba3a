import DigraphAnalysis
import DigraphChanges
import DigraphCommand
import DigraphFacts
import DigraphGate
import DigraphPictures
import DigraphRefactoring
import DigraphQueries
import DigraphReport
import DigraphReporting
import DigraphRules
import Testing

/// What every flag does to the settings.
@Suite struct FlagTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let expected: Settings
    /// The flag's name.
    var name: String { String(arguments[0].dropFirst(2).prefix { $0 != "=" }) }
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String..., expect change: (inout Settings) -> Void) {
      self.arguments = arguments
      var settings = Settings()
      change(&settings)
      expected = settings
    }
  }

  static let examples = [
    Example("--all", "5") { $0.chains = 5 },
    Example("--allow-stale") { $0.gate.allowsStale = true },
    Example("--apply") { $0.appliesRefactoring = true },
    Example("--baseline", "b.json") { $0.baseline = "b.json" },
    Example("--baseline-commit", "HEAD~1") { $0.baselineCommit = "HEAD~1" },
    Example("--changed") { $0.reportsChanged = true },
    Example("--collapse", "module,Features/*", "--collapse=Core") {
      $0.collapse = .module
      $0.joined = ["Features/*", "Core"].map { GlobPattern($0) }
    },
    Example("--collapse", "depth:2") { $0.collapse = .depth(2) },
    Example("--color", "never") { $0.color = .never },
    Example("--color=always") { $0.color = .always },
    Example("--context") { $0.focus.drawsContext = true },
    Example("--cycles-only") { $0.focus.isOnCycles = true },
    Example("--dependency", "API,Session", "--dependency=Clock") {
      $0.refactoring.dependencies = ["API", "Session", "Clock"]
    },
    Example("--doubles", "stub") { $0.refactoring.writeDoubles("stub") },
    Example("--effect", "network") { $0.effect = .network },
    Example("--effective") { $0.showsEffective = true },
    Example("--exclude", "a/**", "--exclude=b") { $0.exclude = ["a/**", "b"] },
    Example("--fail-on", "info") { $0.gate.failOn = .info },
    Example("--config", "c.yml") { $0.config = "c.yml" },
    Example("--fail-on-unresolved", "2.5") { $0.gate.unresolvedLimit = 2.5 },
    Example("--files-from", "-") { $0.filesFrom = "-" },
    Example("--focus", "A", "--focus=*Model") { $0.focus.names = ["A", "*Model"] },
    Example("--focus-depth", "0") { $0.focus.depth = 0 },
    Example("--format", "json") { $0.format = "json" },
    Example("--group-by", "owner") { $0.grouping = .owner },
    Example("--help") { $0.wantsHelp = true },
    Example("--highlight", "A", "--highlight=/B/") { $0.highlights = ["A", "/B/"] },
    Example("--include", "a=b") { $0.include = ["a=b"] },
    Example("--include-vendored") { $0.includesOtherCode = true },
    Example("--index-store", "index") { $0.indexStore = "index" },
    Example("--jobs", "2") { $0.jobs = 2 },
    Example("--jobs=1", "-j4") { $0.jobs = 4 },
    Example("--json-output", "a.json", "--text-output=b.txt") {
      $0.formatOutputs = [.init(format: "json", path: "a.json"), .init(format: "text", path: "b.txt")]
    },
    Example("--kinds", "singleton,construct", "--kinds=cycle") {
      $0.selection.kinds = ["singleton", "construct", "cycle"]
    },
    Example("--layout", "sfdp") { $0.layout = .sfdp },
    Example("--link-scheme", "nvim") { $0.linkSchemes = ["nvim"] },
    Example("--link-template", "https://e.com/{file}#L{line}") {
      $0.linkTemplate = "https://e.com/{file}#L{line}"
    },
    Example("--modules", "App,Core*") { $0.focus.modules = ["App", "Core*"] },
    Example("--cache", "kept", "--no-cache") { $0.cache = .none },
    Example("--no-cache", "--cache=kept") { $0.cache = .folder("kept") },
    Example("--only", "singleton-access") { $0.selection.only = ["singleton-access"] },
    Example("--output", "-") { $0.output = "-" },
    Example("--composition-root", "App") { $0.composedModule = "App" },
    Example("--plan", "3") { $0.planned = 3 },
    Example("--protocol", "whole") { $0.refactoring.abstraction = .whole },
    Example("--protocol-name", "I{Type}") { $0.refactoring.protocolName = "I{Type}" },
    Example("--quiet") { $0.verbosity = .quiet },
    Example("--reaches", "Session") { $0.focus.reaches = ["Session"] },
    Example("--root", "..") { $0.root = ".." },
    Example("--samples", "12") { $0.samples = 12 },
    Example("--select", "tests") { $0.list = .tests },
    Example("--shard-files", "part.txt") { $0.shardFiles = "part.txt" },
    Example("--show-known") { $0.showsKnown = true },
    Example("--shrink") { $0.shrinks = true },
    Example("--since", "HEAD~5") { $0.since = "HEAD~5" },
    Example("--skip", "singleton-access,hard-coded-construction") {
      $0.selection.skip = ["singleton-access", "hard-coded-construction"]
    },
    Example("--sort", "fan-in") { $0.sort = "fan-in" },
    Example("--strict") { $0.gate.isStrict = true },
    Example("--style", "required") { $0.refactoring.style = .required },
    Example("--text-output", "t.txt") { $0.formatOutputs = [.init(format: "text", path: "t.txt")] },
    Example("--theme", "print") { $0.theme = .print },
    Example("--timings") { $0.showsTimings = true },
    Example("--top", "7") { $0.top = 7 },
    Example("--verbose") { $0.verbosity = .verbose },
    Example("--version") { $0.wantsVersion = true },
    Example("--xcode-output", "x.txt") { $0.formatOutputs = [.init(format: "xcode", path: "x.txt")] },
  ]

  static let formats = ReportFormats.all.filter { ["json", "text", "xcode"].contains($0.identifier) }
  let parser = ArgumentParser(
    commands: Commands.all, formats: formats, rules: ["hard-coded-construction", "singleton-access"])

  @Test(arguments: examples)
  func changesTheSettings(example: Example) throws {
    #expect(try parser.parse(example.arguments).settings == example.expected)
  }

  @Test func hasAnExampleEach() {
    #expect(Set(parser.flags.map(\.name)) == Set(Self.examples.map(\.name)))
  }
}
