import DigraphQueries
import DigraphReport
import Testing

@Suite struct NamePatternTests {
  let sketch = SketchedReport(
    "App/LoginModel", "App/Login.State", "Core/Login.State.Kind", "Core/Session", "App/Session", "X:UserDefaults",
    "App/A[0]")

  func found(_ text: String) throws -> String {
    try NamePattern(text).matches(in: sketch.report)
      .map { sketch.report.nodes[$0].qualifiedName }.joined(separator: " ")
  }

  @Test(arguments: [
    ("LoginModel", "App.LoginModel"), ("State", "App.Login.State"), ("Login.State", "App.Login.State"),
    ("Kind", "Core.Login.State.Kind"), ("Session", "App.Session Core.Session"), ("Core.Session", "Core.Session"),
    ("UserDefaults", "UserDefaults"), ("ogin", ""), ("*State", "App.Login.State"),
    ("Login*", "App.Login.State Core.Login.State.Kind App.LoginModel"),
    ("Core.*", "Core.Login.State.Kind Core.Session"), ("Log?nMod[a-f]l", "App.LoginModel"),
    ("Log?nMod[!a-f]l", ""), ("[!L]ession", "App.Session Core.Session"), ("/Model$/", "App.LoginModel"),
    ("/^(Login|Session)$/", "App.Session Core.Session"), ("/state/", ""),
    ("*", "App.A[0] App.Login.State Core.Login.State.Kind App.LoginModel App.Session Core.Session UserDefaults"),
  ])
  func matches(text: String, expected: String) throws {
    #expect(try found(text) == expected)
  }

  @Test func refusesWhatIsNoExpression() {
    #expect(throws: NamePattern.Failure.self) { try NamePattern("/(/") }
  }

  @Test func isQuickOnManyStars() throws {
    let pattern = try NamePattern(String(repeating: "*a", count: 30) + "b")
    #expect(!pattern.matches(word: String(repeating: "a", count: 5_000)))
  }
}
