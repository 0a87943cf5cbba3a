import DigraphFacts
import Testing

@Suite struct NearestSpellingTests {
  let words = ["baseline", "check", "graph", "scan"]

  @Test(arguments: [
    ("scna", "scan"), ("SCAN", "scan"), ("grph", "graph"), ("chekc", "check"), ("base", "baseline"), ("sacn", "scan"),
  ])
  func findsWhatWasMeant(typed: String, meant: String) {
    #expect(NearestSpelling.of(typed, in: words) == meant)
  }

  @Test(arguments: ["", "x", "zzzz", "refactor"])
  func doesNotGuessWildly(typed: String) {
    #expect(NearestSpelling.of(typed, in: words) == nil)
  }
}
