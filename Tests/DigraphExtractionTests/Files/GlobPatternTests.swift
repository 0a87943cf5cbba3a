import DigraphFacts
import Testing

@Suite struct GlobPatternTests {
  static let matching: [(pattern: String, path: String)] = [
    ("a.swift", "a.swift"), ("*.swift", "a.swift"), ("*.swift", ".swift"), ("a?c", "abc"), ("a*c", "ac"),
    ("a*c", "abbbc"),
    ("**/a", "a"), ("**/a", "x/y/a"), ("a/**", "a/b/c"), ("a/**/b", "a/b"), ("a/**/b", "a/x/y/b"), ("[ab]c", "bc"),
    ("[!a]c", "bc"), ("[a-c]", "b"), ("[]]", "]"), ("\\*", "*"), ("a/*/c", "a/b/c"), ("é?", "é\u{1}"), ("[", "["),
    ("*a*b*", "xaxbx"), ("**", "a/b"), ("a?c", "aéc"), ("[à-ü]?", "é€"), ("[é]", "é"), ("?😀*", "a😀b"),
  ]

  static let failing: [(pattern: String, path: String)] = [
    ("a.swift", "b.swift"), ("*.swift", "x/a.swift"), ("a?c", "a/c"), ("a*c", "a/c"), ("**/a", "xa"), ("a/**", "a"),
    ("a/**/b", "ab"), ("[ab]c", "cc"), ("[!a]c", "ac"), ("[!a]", "/"), ("a/*/c", "a/c"), ("", "a"), ("a", ""),
    ("\\*", "a"), ("a??c", "aéc"), ("[é]", "è"), ("é", "è"),
  ]

  @Test(arguments: matching.indices)
  func matches(index: Int) {
    let (pattern, path) = Self.matching[index]
    #expect(GlobPattern(pattern).matches(path), "\(pattern) \(path)")
  }

  @Test(arguments: failing.indices)
  func doesNotMatch(index: Int) {
    let (pattern, path) = Self.failing[index]
    #expect(!GlobPattern(pattern).matches(path), "\(pattern) \(path)")
  }

  @Test func manyStarsTakeNoLonger() {
    // A matcher that goes back tries 2^40 ways here.
    let pattern = GlobPattern(String(repeating: "*a", count: 40) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 400)))
  }
}
