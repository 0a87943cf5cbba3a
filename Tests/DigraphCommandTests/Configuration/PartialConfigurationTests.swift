import DigraphCommand
import Testing

/// Presets, overrides, configurations of nested packages, and what they come to at one place.
@Suite struct PartialConfigurationTests {
  private static let reach = "final class ProfileModel { func load() { Session.shared.start() } }\n"
  private static let finding = "singleton-access: ProfileModel -> Session (singleton)"

  private func shop(_ files: [String: String]) throws -> GitFixture {
    let shop = try GitFixture(Shop.files)
    try shop.folder.add("App/Profile/Profile.swift", Self.reach)
    for (name, text) in files { try shop.folder.add(name, text) }
    return shop
  }

  /// New findings against the commit.
  private func new(_ shop: GitFixture, _ arguments: String...) throws -> [String] {
    try shop.check(["--baseline-commit", "HEAD"] + arguments).new
  }

  @Test func readsEitherName() throws {
    let shop = try shop([".digraph.yaml": "rules: {singleton-access: off}\n"])
    #expect(try new(shop) == [])
    #expect(shop.digraph(["scan"], in: "App").code == .success, "it marks the root")
    try shop.folder.add(".digraph.yml", "")
    let outcome = shop.digraph(["scan"])
    #expect(outcome.code == .failure)
    #expect(outcome.errors.hasSuffix(" has .digraph.yml and .digraph.yaml; remove one of them\n"))
  }

  @Test func changesSeveritiesInPartsOfTheCode() throws {
    let shop = try shop([
      ".digraph.yml": """
      rules: {singleton-access: error}
      overrides:
        - {path: App, rules: {singleton-access: off}}
        - {path: "App/Profile/**", rules: {singleton-access: info}}

      """
    ])
    let verdict = try shop.check(["--baseline-commit", "HEAD"])
    #expect(verdict.new == [Self.finding], "the last one counts")
    #expect(verdict.code == .success, "it is mild there")
    #expect(!verdict.known.contains(Shop.loginReachesSession), "it is off there")
    try shop.folder.add(".digraph.yml", "overrides: [{path: Nowhere, rules: {singleton-access: off}}]\n")
    #expect(shop.digraph(["scan"]).errors.contains(":1:20: no Swift file matches 'Nowhere'"))
    try shop.folder.add(".digraph.yml", "overrides: [{path: App, rules: {singleton-acces: off}}]\n")
    #expect(shop.digraph(["scan"]).errors.contains("did you mean 'singleton-access'?"))
  }

  @Test func takesRulesFromTheNearestPackage() throws {
    let shop = try shop([
      ".digraph.yml": "rules: {singleton-access: error, singleton-declaration: warning}\n",
      "App/.digraph.yml": "rules: {singleton-access: off, singleton-declaration: {at-most: 0}}\n",
    ])
    #expect(try new(shop) == [])
    #expect(try new(shop, "App/Profile") == [], "whatever is reported")
    try shop.folder.add("App/Profile/.digraph.yaml", "rules: {singleton-access: warning}\n")
    #expect(try new(shop) == [Self.finding])
    try shop.folder.add("App/Profile/.digraph.yaml", "rules: {singleton-acces: warning}\n")
    #expect(shop.digraph(["scan"]).code == .failure)
  }

  @Test func startsFromAPreset() throws {
    let concrete = "final class BasketModel { let api: OrderingAPI; init(api: OrderingAPI) { self.api = api } }\n"
    let shop = try shop(["App/Profile/Profile.swift": concrete])
    let identity = "concrete-dependency: BasketModel -> OrderingAPI (init)"
    #expect(try new(shop) == [identity])
    #expect(try new(shop, "--fail-on", "warning") == [identity])
    #expect(try shop.check(["--baseline-commit", "HEAD"]).code == .success)
    try shop.folder.add(".digraph.yml", "preset: strict\n")
    #expect(try shop.check(["--baseline-commit", "HEAD"]).code == .findings)
    try shop.folder.add(".digraph.yml", "preset: strict\nrules: {concrete-dependency: info}\n")
    #expect(try shop.check(["--baseline-commit", "HEAD"]).code == .success, "what is said of a rule counts")
    try shop.folder.add(".digraph.yml", "preset: migration\n")
    #expect(try new(shop) == [])
    try shop.folder.add(".digraph.yml", "preset: recommended\n")
    #expect(try new(shop) == [identity])
  }

  @Test func printsWhatHoldsAsAConfiguration() throws {
    let shop = try shop([
      ".digraph.yml": """
      preset: migration
      exclude: ["Gone \\"x\\""]
      limits: {depth: 9}
      rules:
        singleton-access: error
        hard-coded-construction: {at-most: 40}
        too-many-dependencies: {limit: 5}
      overrides: [{path: App, rules: {singleton-access: info}}]

      """,
      "App/Profile/.digraph.yml": "rules: {volatile-static: off}\n",
    ])
    #expect(shop.digraph(["config", "App/Profile"]).output == ".digraph.yml\nApp/Profile/.digraph.yml\n")
    let outcome = shop.digraph(["config", "--effective", "App/Profile/Profile.swift"])
    #expect(outcome.code == .success)
    for line in [
      "exclude: [\"Gone \\\"x\\\"\"]", "limits: {\"depth\": 9}", "  singleton-access: info", "  volatile-static: off",
      "  hard-coded-construction: {severity: warning, at-most: 40}", "  optional-dependency: off",
      "  too-many-dependencies: {severity: warning, limit: 5}", "  dependency-cycle: warning",
    ] {
      #expect(outcome.output.split(separator: "\n").contains(Substring(line)), "\(line) in \(outcome.output)")
    }
    try shop.remove("App/Profile/.digraph.yml")
    try shop.folder.add(".digraph.yml", outcome.output)
    let again = shop.digraph(["config", "--effective", "App/Profile/Profile.swift"])
    #expect(again.output == outcome.output, "\(again.errors)")
  }
}
