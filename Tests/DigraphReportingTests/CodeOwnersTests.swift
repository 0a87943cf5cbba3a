import DigraphFacts
import Testing

/// The examples of GitHub's page "About code owners", and what it says in words.
@Suite struct CodeOwnersTests {
  private func owner(_ text: String, of path: String) -> String? { CodeOwners(text).owners(of: path) }

  @Test(arguments: [
    ("*", "a/b.swift", true),
    ("*.swift", "a/b.swift", true), ("*.js", "a/b.swift", false),
    ("/build/logs/", "build/logs/a/b.log", true), ("/build/logs/", "x/build/logs/b.log", false),
    ("/build/logs/", "build/logs", false),
    ("docs/*", "docs/getting-started.md", true), ("docs/*", "docs/build-app/troubleshooting.md", false),
    ("docs/**", "docs/build-app/troubleshooting.md", true),
    ("apps/", "apps/a.swift", true), ("apps/", "x/apps/y/a.swift", true), ("apps/", "x/apps", false),
    ("/docs/", "docs/a/b.md", true), ("/docs/", "x/docs/b.md", false),
    ("/scripts/", "scripts/run", true),
    ("**/logs", "build/logs/a.log", true), ("**/logs", "logs/a.log", true), ("**/logs", "logs.txt", false),
    ("/apps/github", "apps/github/a.swift", true), ("apps/github", "x/apps/github/a.swift", false),
    ("/Sources/**/View?.swift", "Sources/A/B/View1.swift", true),
    ("my\\ folder/", "my folder/a.swift", true),
    // Case counts, and neither negation nor sets are known.
    ("Docs/", "docs/a.md", false), ("!*.swift", "a.swift", false), ("[ab].swift", "a.swift", false),
  ])
  func matches(_ pattern: String, _ path: String, _ isMatch: Bool) {
    #expect(owner("\(pattern) @team", of: path) == (isMatch ? "@team" : nil))
  }

  @Test func takesTheLastLineThatMatches() {
    let text = """
      # Everything
      *            @all one@example.com
      *.swift      @swift # not the rest
      /apps/       @apps
      /apps/github
      """
    #expect(owner(text, of: "README.md") == "@all one@example.com")
    #expect(owner(text, of: "x/a.swift") == "@swift")
    #expect(owner(text, of: "apps/a.swift") == "@apps")
    #expect(owner(text, of: "apps/github/a.swift") == nil)
  }

  @Test(arguments: ["", "\n\n", "#", "*", "\\", "! @a", "[ @a", "\t@a", "/ @a"])
  func survives(_ text: String) {
    _ = owner(text, of: "a/b.swift")
  }

  @Test func readsLinesOfAnyEnding() {
    #expect(owner("*.md @docs\r\n*.swift @code\r\n", of: "a.md") == "@docs")
  }
}
