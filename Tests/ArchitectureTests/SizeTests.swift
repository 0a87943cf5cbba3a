import Testing

/// Files stay small enough to be read at once.
@Suite struct SizeTests {
  let sources = Repository.sources(below: "Sources").filter { !$0.isText }

  @Test func isAboutAHundredLines() throws {
    let sizes = sources.map(\.lineCount).sorted()
    try #require(!sizes.isEmpty)
    #expect(sizes[sizes.count / 2] <= 120, "the median")
    #expect(sizes[(sizes.count - 1) * 95 / 100] <= 350, "all but one in twenty")
  }

  @Test func isNeverLong() {
    for file in sources + Repository.sources(below: "Tests") where file.lineCount > 600 {
      Issue.record("\(file.path) has \(file.lineCount) lines: is there more than one idea in it?")
    }
  }

  @Test func everyTargetCanBeKnownByOnePerson() {
    for (target, files) in Dictionary(grouping: sources, by: { $0.folders[1] }) {
      let lines = files.reduce(0) { $0 + $1.lineCount }
      #expect(lines < 9_000, "\(target) has \(lines) lines")
    }
  }
}
