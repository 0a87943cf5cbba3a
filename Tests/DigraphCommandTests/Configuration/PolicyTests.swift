import DigraphCommand
import Testing

/// What the gate makes of policies, limits, suppressions and architecture rules.
@Suite struct PolicyTests {
  private static let reach = "final class ProfileModel { func load() { Session.shared.start() } }\n"

  /// The shop with a recorded baseline.
  private func shop(_ configuration: String, _ more: [String: String] = [:]) throws -> GitFixture {
    let shop = try GitFixture(Shop.files.merging(more) { $1 })
    try shop.folder.add(".digraph.yml", configuration)
    #expect(shop.digraph(["baseline"]).code == .success)
    return shop
  }

  @Test func failsOnEverythingOfAStrictRule() throws {
    let shop = try shop("rules: {singleton-access: {policy: strict}}\n")
    let verdict = try shop.check([])
    #expect(verdict.code == .findings)
    #expect(verdict.new == [Shop.loginReachesSession])
    #expect(shop.digraph(["scan"]).code == .success, "without a gate nothing fails")
  }

  @Test func countsFindingsAndLowersTheNumber() throws {
    let shop = try shop(
      "rules:\n  # at most so many\n  singleton-access: {at-most: 3}   # é 3\nlimits: {singletons: '4'}\n")
    try shop.folder.add("App/Profile.swift", Self.reach)
    #expect(try shop.check([]).code == .success, "two of three")
    try shop.remove("App/Profile.swift")
    let outcome = shop.digraph(["baseline", "--shrink"])
    #expect(outcome.errors.contains("lowered rules.singleton-access.at-most from 3 to 1 in .digraph.yml\n"))
    #expect(outcome.errors.contains("lowered limits.singletons from 4 to 2 in .digraph.yml\n"))
    #expect(
      shop.folder.text(of: ".digraph.yml")
        == "rules:\n  # at most so many\n  singleton-access: {at-most: 1}   # é 3\nlimits: {singletons: '2'}\n")
    #expect(try shop.check([]).code == .success)
    try shop.folder.add("App/Profile.swift", Self.reach)
    let verdict = try shop.check([])
    #expect(verdict.code == .findings)
    #expect(verdict.new == ["singleton-access: ProfileModel -> Session (singleton)"])
    #expect(verdict.errors.contains("singleton-access: 2 findings; rules.singleton-access.at-most allows 1\n"))
    #expect(shop.digraph(["baseline", "--shrink"]).errors.contains("lowered") == false, "it never goes up")
  }

  @Test func needsNoBaselineWhereNumbersAreGiven() throws {
    let shop = try GitFixture(Shop.files)
    try shop.folder.add(
      ".digraph.yml", "limits: {cycles: 0, singletons: 1, depth: 9}\nrules: {singleton-declaration: off}\n")
    let verdict = try shop.check(["--fail-on", "error"])
    #expect(verdict.code == .findings)
    #expect(verdict.errors == "digraph: singletons: 2; limits.singletons in .digraph.yml allows 1\n")
    #expect(verdict.new.contains("exceeded-limit: limits.singletons (count)"), "a limit is a result like any other")
    for (format, part) in [
      ("junit", "failures=\"1\""), ("github", "::error file=.digraph.yml,line=1,endLine=1,col=33,endColumn=34,"),
      ("gitlab", "\"path\": \".digraph.yml\""), ("sarif", "exceeded-limit"), ("xcode", ".digraph.yml:1:33: error: "),
      ("text", "  The project has 2 singletons, 1 more than limits.singletons in .digraph.yml allows (1).\n"),
    ] {
      let outcome = shop.digraph(["check", "--fail-on", "error", "--format", format])
      #expect(outcome.code == .findings)
      #expect(outcome.output.replacing("\":\"", with: "\": \"").contains(part), "\(format): \(outcome.output)")
    }
    try shop.folder.add(".digraph.yml", "limits: {cycles: 0, singletons: 2}\n")
    #expect(try shop.check(["--fail-on", "error"]).code == .success)
    #expect(try shop.check([]).code == .findings, "nothing is known without a baseline")
    #expect(shop.digraph(["baseline", "--shrink"]).code == .success)
  }

  /// Some formats show no other places, and some servers do not know the configuration: so it is in the words.
  @Test(arguments: [
    "text", "github", "gitlab", "codeclimate", "junit", "sarif", "checkstyle", "sonar", "teamcity", "xcode", "markdown",
  ])
  func saysOfALimitHowFarItIsExceededByWhatAndWhereItIsSet(_ format: String) throws {
    let shop = try shop("limits: {depth: 2, cycles: 0}\n")
    try shop.folder.add(
      "App/Chain.swift",
      """
      final class Flow { private let screen = Screen(); func start() { screen.show() } }
      final class Screen { private let model = ScreenModel(); func show() { model.load() } }
      final class ScreenModel {
        private let loader = ScreenLoader()
        func load() { loader.load() }
      }
      final class ScreenLoader { lazy var store = ScreenStore(); func load() { store.save() } }

      """)
    try shop.folder.add(
      "App/Store.swift", "final class ScreenStore { lazy var loader = ScreenLoader(); func save() { loader.load() } }\n"
    )
    let output = shop.digraph(["check", "--format", format]).output
    let words = output.split { $0.isWhitespace }.joined(separator: " ").replacing("&gt;", with: ">")
    let text = words.replacing("`", with: "").replacing("\\", with: "")
    for part in [
      "The longest dependency chain has 3 steps, 1 more than limits.depth in .digraph.yml allows (2).",
      "One of that length is Flow -> Screen -> ScreenModel -> ScreenLoader. New in it: Flow -> Screen,",
      "There is 1 dependency cycle, 1 more than limits.cycles in .digraph.yml allows (0).",
      "Counted: ScreenLoader -> ScreenStore -> ScreenLoader.", "digraph depth",
    ] {
      #expect(text.contains(part), "\(part): \(text)")
    }
    let footer = text.contains("2 exceeded limits.") && text.contains("Fix the findings, or allow them with")
    #expect(footer == ["text", "github", "teamcity", "xcode", "markdown"].contains(format))
    #expect(output.hasSuffix("change the configuration.\n") == ["text", "github", "xcode"].contains(format))
    if format == "sonar" {
      #expect(!output.contains("\"filePath\":\".digraph.yml\""), "the server does not index it")
    }
  }

  /// Whatever else passes.
  @Test func tooManyUnresolvedReferencesAreAResultLikeAnyOther() throws {
    // What `.red` belongs to cannot be told, and the painter belongs to a package that is not read.
    let shop = try GitFixture([
      "App/Screen.swift": """
      enum Color { case red, blue }
      final class Screen { func show(_ painter: UnknownPainter) { painter.paint(.red) } }
      """
    ])
    #expect(shop.digraph(["baseline"]).code == .success)
    #expect(try shop.check(["--fail-on-unresolved", "100"]).code == .success)
    let verdict = try shop.check(["--fail-on-unresolved", "2.5"])
    #expect(verdict.code == .findings)
    #expect(verdict.new == ["exceeded-limit: --fail-on-unresolved (count)"])
    #expect(
      verdict.errors == "digraph: 1 of 2 references to types are unresolved (50%); --fail-on-unresolved allows 2.5%\n")
    for (format, part) in [
      ("junit", "failures=\"1\""), ("github", "::error file=.digraph.yml,line=1,"), ("gitlab", ".digraph.yml"),
      ("sarif", "exceeded-limit"), ("xcode", ".digraph.yml:1:1: error: "), ("checkstyle", "exceeded-limit"),
      ("teamcity", "exceeded-limit"), ("text", "1 of 2 references to types are unresolved (50%)"),
    ] {
      for command in ["check", "scan"] {
        let outcome = shop.digraph([command, "--fail-on-unresolved", "2.5", "--format", format])
        #expect(outcome.code == .findings)
        #expect(outcome.output.contains(part), "\(command), \(format): \(outcome.output)")
      }
    }
    let part = shop.digraph(["check", "--fail-on-unresolved", "2.5", "--changed"])
    #expect(part.code == .findings, "what is wrong with the whole is reported of every part")
  }

  @Test func letsStaleEntriesBe() throws {
    let shop = try shop("")
    try shop.remove("App/Login.swift")
    #expect(try shop.check([]).code == .findings)
    let entry = try #require(
      shop.folder.text(of: ".digraph-baseline.json")?.split(separator: "\n").firstIndex {
        $0.contains(Shop.loginReachesSession)
      })
    let editor = shop.digraph(["check", "--format", "xcode"])
    #expect(editor.output.hasPrefix("\(shop.path)/.digraph-baseline.json:\(entry + 1):1: error: "))
    try shop.folder.add(".digraph.yml", "rules: {stale-baseline-entry: warning}\n")
    #expect(try shop.check([]).code == .findings)
    #expect(try shop.check(["--fail-on", "error"]).code == .success)
    try shop.folder.add(".digraph.yml", "rules: {stale-baseline-entry: off}\n")
    #expect(try shop.check([]).code == .success)
    #expect(try shop.check([]).stale == [Shop.loginReachesSession], "it is still shown")
  }

  @Test func changesSeverities() throws {
    let shop = try shop("rules: {singleton-access: info, singleton-declaration: error}\n")
    try shop.folder.add("App/Profile.swift", Self.reach)
    #expect(try shop.check([]).code == .success)
    #expect(try shop.check(["--fail-on", "info"]).code == .findings)
    try shop.folder.add("Services/Cache.swift", "final class Cache { static let shared = Cache(); func clear() {} }\n")
    #expect(try shop.check(["--fail-on", "error"]).new.contains("singleton-declaration: Cache.shared (declaration)"))
    #expect(try shop.check(["--fail-on", "error"]).code == .findings)
  }

  @Test func keepsAMilderFindingMild() throws {
    let shop = try shop("rules: {singleton-access: error}\n")
    try shop.edit("App/Card.swift", "api.order()", "api.order(); DispatchQueue.main.async {}")
    let verdict = try shop.check([])
    #expect(verdict.new == ["singleton-access: CardModel -> DispatchQueue (singleton)"])
    #expect(verdict.code == .success, "the main queue is for information")
  }

  @Test(arguments: [
    ("// digraph:ignore singleton-access - first screen\n  func load() { Session.shared.start() }", [String]()),
    (
      "// digraph:ignore:next singleton-access - first screen\n\n  // why\n  func load() { Session.shared.start() }", []
    ),
    ("func load() { Session.shared.start() } // digraph:ignore singleton-access - first screen", []),
    ("func load() { Session.shared.start() } // digraph:ignore:this singleton-access - first screen", []),
    (
      "// digraph:ignore:file singleton-access, hard-coded-construction - first screen\n\n  func load() { Session.shared.start() }",
      []
    ),
    (
      "// digraph:ignore singleton-access\n  func load() { Session.shared.start() }",
      [
        "singleton-access: Profile -> Session (singleton)",
        "unused-suppression: Profile.singleton-access (declaration)",
      ]
    ),
    (
      "// digraph:ignore singleton-acces - first screen\n  func load() { Session.shared.start() }",
      ["singleton-access: Profile -> Session (singleton)", "unused-suppression: Profile.singleton-acces (declaration)"]
    ),
    (
      "// digraph:ignore:line singleton-access - first screen\n  func load() { Session.shared.start() }",
      [
        "singleton-access: Profile -> Session (singleton)",
        "unused-suppression: Profile.singleton-access (declaration)",
      ]
    ),
    (
      "// digraph:ignore:this singleton-access - the wrong line\n  func load() { Session.shared.start() }",
      [
        "singleton-access: Profile -> Session (singleton)",
        "unused-suppression: Profile.singleton-access (declaration)",
      ]
    ),
    (
      "// digraph:ignore singleton-access - one of two\n  func load() { Session.shared.start() }\n  func save() { Session.shared.end() }",
      ["singleton-access: Profile -> Session (singleton)"]
    ),
    (
      "/* // digraph */ let text = \"// digraph:ignore singleton-access - no\"; func load() { Session.shared.start() }",
      ["singleton-access: Profile -> Session (singleton)"]
    ),
  ])
  func suppresses(code: String, new: [String]) throws {
    let shop = try shop("")
    try shop.folder.add("App/Profile.swift", "final class Profile {\n  \(code)\n}\n")
    let verdict = try shop.check([])
    #expect(verdict.new == new)
    #expect(verdict.code == (new.isEmpty ? .success : .findings))
  }

  @Test func anExtensionBelongsToTheLayerOfItsFile() throws {
    let shop = try shop("")
    try shop.folder.add(".digraph.yml", "layers:\n- {name: App, path: App}\n- {name: Services, path: Services}\n")
    try shop.folder.add("App/Cards.swift", "extension Analytics { func track(_ card: CardModel) { print(card) } }\n")
    #expect(try !shop.check([]).new.contains { $0.hasPrefix("layer-order") })
    try shop.folder.add("Services/Cards.swift", "extension Analytics { func see(_ card: CardModel) { print(card) } }\n")
    #expect(try shop.check([]).new.contains { $0.hasPrefix("layer-order: Analytics -> CardModel") })
  }

  /// A rule, a change that breaks it, and what is found.
  static let breaches: [(String, String, String)] = [
    (
      "layers:\n- {name: App, path: App}\n- {name: Services, path: Services, reason: Services outlive screens.}\n",
      "layer-order: Analytics -> CardModel (init)", "Services does not use App"
    ),
    (
      "architecture:\n- name: no screens\n  reason: Screens go.\n  forbid: {from: {type: Analytics}, to: {module: App, kind: class}}\n",
      "forbidden-dependency: Analytics -> CardModel (init)", "no screens"
    ),
    (
      "architecture:\n- name: apart\n  independent: {folder: [App, Services]}\n",
      "module-independence: Analytics -> CardModel (init)", "apart"
    ),
    (
      "architecture:\n- name: sessions\n  require: {from: {type: Anal*}, to: {type: Session}, kinds: [singleton]}\n",
      "required-dependency: Analytics -> sessions (count)", "sessions"
    ),
  ]

  @Test(arguments: breaches)
  func holdsToTheArchitecture(configuration: String, identity: String, name: String) throws {
    let shop = try shop("")
    try shop.folder.add(".digraph.yml", configuration)
    try shop.edit(
      "Services/Analytics.swift", "func track",
      "let card: CardModel; init(card: CardModel) { self.card = card }\n  func track")
    let verdict = try shop.check(["--skip", "concrete-dependency,dependency-cycle"])
    #expect(verdict.new.contains(identity))
    #expect(verdict.code == .findings)
    let text = shop.digraph(["scan"]).output
    #expect(text.contains(name))
  }

  @Test func exceptsWhatIsNotMeant() throws {
    let shop = try shop("")
    try shop.folder.add(
      ".digraph.yml",
      "architecture:\n- name: x\n  severity: warning\n  forbid: {from: {path: \"**\", except: {type: LoginModel}}, to: {type: Session}}\n"
    )
    #expect(try shop.check([]).new == [])
    try shop.folder.add("App/Profile.swift", Self.reach)
    #expect(try shop.check([]).new.contains("forbidden-dependency: ProfileModel -> Session (singleton)"))
  }

  @Test func beginsWithInit() throws {
    let shop = try GitFixture(Shop.files)
    let outcome = shop.digraph(["init"])
    #expect(outcome.code == .success)
    #expect(outcome.errors.contains("recorded 4 findings in .digraph-baseline.json\n"))
    #expect(shop.folder.text(of: ".digraph.yml")?.contains("  singletons: 2\n") == true)
    #expect(shop.folder.text(of: ".digraph.yml")?.contains("  singleton-access: warning  # 1 finding today\n") == true)
    #expect(try shop.check([]).code == .success)
    try shop.folder.add("App/Profile.swift", Self.reach)
    #expect(try shop.check([]).code == .findings)
    let again = shop.digraph(["init"])
    #expect(again.code == .failure)
    #expect(again.errors == "digraph: .digraph.yml already exists; remove it to start over\n")
    // What stands behind '#' holds as well, once it is fitted.
    let uncommented = shop.folder.text(of: ".digraph.yml")!.split(separator: "\n").filter { $0.hasPrefix("#   ") }
    #expect(uncommented.count > 10)
  }

  @Test(arguments: [
    ("// digraph:ingore singleton-access - why", "The comment says `digraph:ingore`; did you mean `digraph:ignore`?"),
    ("// digraph: ignore singleton-access - why", "The comment says `digraph: ignore`; did you mean `digraph:ignore`?"),
    ("// digraph-ignore singleton-access - why", "The comment says `digraph-ignore`; did you mean `digraph:ignore`?"),
    (
      "// digraph:ignore singleton-acess - why",
      "The comment suppresses `singleton-acess`, and there is no such rule; did you mean `singleton-access`?"
    ),
    ("// digraph reads this file", nil), ("// digraph: what it ignores", nil), ("let a = \"// digraph:ingore\"", nil),
  ])
  func findsMistypedSuppressions(comment: String, message: String?) throws {
    let shop = try GitFixture(Shop.files)
    try shop.folder.add("App/Notes.swift", "\(comment)\nlet number = 1\n")
    let output = shop.digraph(["scan", "--only", "unused-suppression", "--format", "xcode"]).output
    #expect(output.contains("unused-suppression") == (message != nil), "\(output)")
    if let message { #expect(output.contains(message), "\(output)") }
  }
}
