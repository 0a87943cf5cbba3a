import DigraphExtraction
import DigraphFacts
import Testing

/// What kinds of rules say of one path: the last one that speaks of it decides, however each is looked up.
@Suite struct IgnoreFileTests {
  private static let cases: [(rules: String, files: [String])] = [
    ("*.swift\n!a.swift\n", ["a.swift", "x/a.swift", "x/y/a.swift"]),
    ("!a.swift\n*.swift\n!z.swift\n", []),
    ("a.swift\n!a*\nb.swift\n", ["a.swift", "x/a.swift", "x/y/a.swift"]),
    ("a.swift\n!a.swift\na.swift\n", ["b.swift", "x/b.swift"]),
    ("a.swift/\nb.swift\n", ["a.swift", "x/a.swift", "x/y/a.swift"]),
    ("x\n!x\n", ["a.swift", "b.swift", "x/a.swift", "x/b.swift", "x/y/a.swift"]),
    ("x/a.swift\n/b.swift\n", ["a.swift", "x/b.swift", "x/y/a.swift"]),
    ("**/y\n**/b.swift\n", ["a.swift", "x/a.swift"]),
    ("!**/*t\n*t\n!z.swift\n!**/x/a.swift\n", ["x/a.swift"]),
    ("?.swift\n!/x/?.swift\n", ["x/a.swift", "x/b.swift"]),
    ("[[[\n[a.swift\n[b].swift\n", ["a.swift", "x/a.swift", "x/y/a.swift"]),
  ]

  @Test(arguments: cases.indices) func theLastRuleDecides(index: Int) throws {
    let paths = ["a.swift", "b.swift", "x/a.swift", "x/b.swift", "x/y/a.swift"]
    let (rules, left) = Self.cases[index]
    // Many that speak of nothing, before and behind.
    let others = (0..<500).map { "n\($0)\n*.n\($0)\nm/n\($0)\n" }.joined()
    for text in [rules, others + rules + others] {
      var files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })
      files[".gitignore"] = text
      files["z.swift"] = ""
      let folder = try FolderFixture(files)
      let found = try Extractor.extract(ExtractionSettings(paths: [folder.path], root: folder.path, jobs: 1))
      #expect(found.facts.files.map(\.path).filter { $0 != "z.swift" } == left, "\(rules)")
    }
  }
}
