import DigraphCommand
import DigraphReport
import Testing

/// What `.digraph.yml` changes, on the shop.
@Suite struct ConfigurationTests {
  /// A configuration and all that is wrong with it, without its path.
  static let mistakes: [(String, [String])] = [
    ("exlude: [a]", ["1:1: unknown key 'exlude'; did you mean 'exclude'?"]),
    (
      "rules:\n  singleton-acess: error\n  dependency-cycle: fatal\n",
      [
        "2:3: unknown key 'singleton-acess' in 'rules'; did you mean 'singleton-access'?",
        "3:21: unknown value 'fatal' for 'rules.dependency-cycle'; expected one of: off, info, warning, error",
      ]
    ),
    (
      "limits: {depth: many, cycles: -1}\nlayers: 3\n",
      [
        "1:17: 'limits.depth' must be a whole number, not 'many'",
        "1:31: 'limits.cycles' must be a whole number, not '-1'", "2:9: 'layers' must be a list, not '3'",
      ]
    ),
    ("exclude:\n", ["1:9: 'exclude' must be a pattern or a list of patterns, not nothing"]),
    ("[a, b]", ["1:1: the configuration must be keys with values, not a list"]),
    ("include: [a]\ninclude: [b]\n", ["2:1: the key 'include' appears twice"]),
    ("roles: {viewmodel: A}", ["1:9: unknown key 'viewmodel' in 'roles'; did you mean 'viewModel'?"]),
    ("a: [b\nc: d", ["2:2: while parsing a flow sequence: did not find expected ',' or ']'"]),
    ("a: 1\n---\nb: 2\n", ["3:1: a second document begins here; only one is allowed"]),
    (
      "rules: {singleton-access: {limit: 3}}",
      ["1:35: 'rules.singleton-access' takes no limit; only too-many-dependencies and deep-dependency-chain do"]
    ),
    (
      "rules: {singleton-access: {policy: strict, at-most: 3}}",
      ["1:36: 'rules.singleton-access' takes either 'policy' or 'at-most', not both"]
    ),
    (
      "layers: [{name: A, path: App, uses: [C]}, {name: B}]",
      [
        "1:38: unknown layer 'C'; expected one of: A, B",
        "1:43: layer 'B' selects no types: add path, type, module, role or kind",
      ]
    ),
    ("architecture: [{name: x}]", ["1:16: 'x' needs exactly one of 'forbid', 'require' and 'independent'"]),
    ("architecture: [{name: x, forbid: {from: {type: A}}}]", ["1:34: 'architecture[0].forbid' needs the key 'to'"]),
    ("&a [*a, *a]", ["1:1: this is nested too deeply, or aliases make it too large"]),
    ("exclude: [&a x, *b]", ["1:17: no anchor with this name comes before"]),
    ("exclude: [&a x, &a y]", ["1:17: the anchor 'a' is defined twice"]),
    (String(repeating: "[", count: 5_000), ["1:101: this is nested too deeply, or aliases make it too large"]),
    (String(repeating: "%TAG !a! b\n", count: 200), ["101:1: too many directives"]),
    ("exclude: \(String(repeating: "a", count: 5_000))", ["1:10: this text is longer than 4096 bytes"]),
  ]

  @Test(arguments: mistakes)
  func reportsAllMistakesAtOnce(text: String, messages: [String]) throws {
    let shop = try GitFixture(Shop.files)
    try shop.folder.add(".digraph.yml", text)
    let outcome = shop.digraph(["scan"])
    #expect(outcome.code == .failure)
    #expect(outcome.output == "")
    #expect(outcome.errors == messages.map { "digraph: \(shop.path)/.digraph.yml:\($0)\n" }.joined())
  }

  static let unmatched: [(text: String, messages: [String])] = [
    (
      "exclude: [Gen/**]\ncomposition-roots: LoginModl\nmodules: {A: [Foo/**]}\nsingletons: Login.x\n",
      [
        "1:11: 'Gen/**' excludes nothing; remove or correct it",
        "2:20: no type matches 'LoginModl'; did you mean 'LoginModel'?",
        "3:15: no Swift file matches 'Foo/**'; remove or correct it",
        "4:13: no shared instance matches 'Login.x'; remove or correct it",
      ]
    ),
    (
      "architecture:\n- {name: x, independent: {module: Ap}}\n- {name: y, independent: {folder: Feature/*}}\n",
      [
        "2:35: no module matches 'Ap'; did you mean 'App'?",
        "3:35: no folder with Swift files matches 'Feature/*'; remove or correct it",
      ]
    ),
    (
      "overrides:\n- {path: Servces/**, rules: {singleton-access: info}}\nvendored: App/Logn.swift\n",
      [
        "2:10: no Swift file matches 'Servces/**'; did you mean 'Services/**'?",
        "3:11: no Swift file matches 'App/Logn.swift'; did you mean 'App/Login.swift'?",
      ]
    ),
  ]

  /// Which of them is known when the code has been read.
  @Test(arguments: unmatched)
  func namesPatternsThatMatchNothing(text: String, messages: [String]) throws {
    let shop = try GitFixture(Shop.files)
    #expect(shop.digraph(["baseline"]).code == .success)
    try shop.folder.add(".digraph.yml", text)
    let errors = messages.map { "digraph: \(shop.path)/.digraph.yml:\($0)\n" }.joined()
    let scan = shop.digraph(["scan"])
    #expect(scan.code == .success && scan.errors == errors, "once each")
    let part = shop.digraph(["scan", "App/Login.swift"])
    #expect(part.errors == "", "not all was read")
    for command in ["check", "baseline"] {
      let gate = shop.digraph([command])
      #expect(gate.code == .failure && gate.output == "" && gate.errors == errors)
    }
  }

  @Test func namesExclusionsOnTheCommandLineThatMatchNothing() throws {
    let shop = try GitFixture(Shop.files)
    let outcome = shop.digraph(["scan", "--exclude", "Gen/**", "--exclude", "App/Login.swift"])
    #expect(outcome.code == .success)
    #expect(outcome.errors == "digraph: --exclude: 'Gen/**' excludes nothing\n")
  }

  @Test func showsSoManyMistakesAndCountsTheRest() throws {
    let shop = try GitFixture(Shop.files)
    try shop.folder.add(".digraph.yml", (0..<5_000).map { "key\($0): 1\n" }.joined())
    let lines = shop.digraph(["scan"]).errors.split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines.last?.hasSuffix(".digraph.yml:100:1: 4,900 more mistakes are not shown") ?? false)
  }

  @Test func survivesAliasesThatGrow() throws {
    let shop = try GitFixture(Shop.files)
    let lines = (1...12).map { "b\($0): &b\($0) [\(Array(repeating: "*b\($0 - 1)", count: 9).joined(separator: ","))]" }
    try shop.folder.add(".digraph.yml", (["b0: &b0 [a]"] + lines).joined(separator: "\n"))
    let outcome = shop.digraph(["scan"])
    #expect(outcome.code == .failure)
    #expect(outcome.errors.contains("nested too deeply, or aliases make it too large"))
  }

  @Test func isTakenFromTheRootOrTheFlag() throws {
    let shop = try GitFixture(Shop.files)
    try shop.folder.add(".digraph.yml", "rules: {singleton-access: off}\n")
    try shop.folder.add("other.yml", "rules: {singleton-declaration: off}\n")
    #expect(try identities(shop).contains { $0.hasPrefix("singleton-access") } == false)
    #expect(try identities(shop, "--config", "other.yml").contains { $0.hasPrefix("singleton-access") })
    #expect(try identities(shop, "--config", "other.yml").contains { $0.hasPrefix("singleton-declaration") } == false)
    #expect(shop.digraph(["scan", "--config", "none.yml"]).errors.hasSuffix("none.yml: no such file or directory\n"))
    try shop.folder.add(".digraph.yml", "\n# nothing\n")
    #expect(try identities(shop).count == 4)
  }

  @Test(arguments: [
    ("exclude: App/Login.swift", [Shop.menuConstructsAPI, Shop.analyticsIsShared, Shop.sessionIsShared]),
    (
      "include: [\"Services/**\", App/Menu.swift]",
      [Shop.menuConstructsAPI, Shop.analyticsIsShared, Shop.sessionIsShared]
    ),
    ("composition-roots: MenuModel", [Shop.loginReachesSession, Shop.analyticsIsShared, Shop.sessionIsShared]),
    ("roles: {factory: \"Menu*\"}", [Shop.loginReachesSession, Shop.analyticsIsShared, Shop.sessionIsShared]),
    ("values: OrderingAPI", [Shop.loginReachesSession, Shop.analyticsIsShared, Shop.sessionIsShared]),
    (
      "roles: {testDouble: Analytics}\nrules: {hard-coded-construction: off}",
      [Shop.loginReachesSession, Shop.sessionIsShared]
    ),
  ])
  func changesWhatIsFound(text: String, expected: [String]) throws {
    let shop = try GitFixture(Shop.files)
    try shop.folder.add(".digraph.yml", text)
    #expect(try identities(shop) == expected.sorted())
  }

  @Test func knowsOwnNames() throws {
    let shop = try GitFixture([
      "App/Prefs.swift": "struct Prefs { static let box = Prefs(); var size = 1 }\n",
      "App/Desk.swift": "final class Desk { func hand() -> Clerk { Clerk() } ; static let main = Desk() }\n",
      "App/Clerk.swift": "struct Clerk { var name = \"\" }\n",
      "App/Screen.swift": "final class ScreenModel { func go() { _ = Prefs.box; _ = Clerk() } }\n",
    ])
    #expect(try identities(shop).contains { $0.contains("Prefs") || $0.contains("Clerk") } == false)
    try shop.folder.add(".digraph.yml", "singletons: Prefs.box\nservices: Clerk\n")
    let found = try identities(shop)
    #expect(found.contains("singleton-declaration: Prefs.box (declaration)"))
    #expect(found.contains("hard-coded-construction: ScreenModel -> Clerk (construct)"))
    #expect(found.contains("singleton-access: ScreenModel -> Prefs (singleton)"))
  }

  @Test func declaresModules() throws {
    let shop = try GitFixture(Shop.files)
    try shop.folder.add(".digraph.yml", "modules: {Kit: Services/API.swift, Rest: \"**\"}\n")
    let output = shop.digraph(["scan", "--format", "json"]).output
    #expect(output.contains("\"module\":\"Kit\"") || output.contains("\"module\": \"Kit\""))
    #expect(!output.contains("\"Services\""))
  }

  private func identities(_ shop: GitFixture, _ arguments: String...) throws -> [String] {
    try shop.folder.add(
      "none.json",
      #"{"version":1,"tool":"0.1.0","catalogue":"\#(RealProgram.pipeline.tool.catalogue)","roots":["."],"findings":[]}"#
    )
    return try shop.check(["--baseline", "none.json"] + arguments).new
  }
}
