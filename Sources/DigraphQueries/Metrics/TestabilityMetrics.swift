/// What stands in the way of a test.
extension Metric {
  private static let terms = "digraph, terms after M. Seemann and S. van Deursen, Dependency Injection, 2019"

  package static let hardCodedShare = Metric(
    "hard-coded-share", title: "Hard-coded share",
    meaning: """
      The share of dependencies that a consumer constructs, reaches through a singleton, static behaviour or a locator, \
      rather than being given them. A dependency that is acquired in both ways counts as hard-coded.
      """,
    formula: "pairs of consumer and dependency with a hard-coded edge / pairs with any dependency edge", unit: "share",
    source: terms
  ) { .share($0.hardCoded, of: $0.dependencies) }

  package static let testability = Metric(
    "testability", title: "Testability",
    meaning: """
      The share of its transitive dependencies that a test can replace. What is reached from it by hard-coded edges \
      alone runs in every test; what is behind an injected one can be replaced there. A type without dependencies has 1.
      """,
    formula:
      "1 - |F(t)| / |R(t)|, where R(t) is what t reaches and F(t) what it reaches by hard-coded edges alone; of a module or the whole: both summed over its types",
    unit: "share", source: terms, isAscending: true
  ) { row in
    guard let needs = row.needs, let fixed = row.fixed else { return nil }
    return needs > 0 ? .share(1 - Double(min(fixed, needs)) / Double(needs)) : .share(1)
  }

  package static let volatileReach = Metric(
    "volatile-reach", title: "Volatile reach",
    meaning: """
      What a test of it touches outside the process, or finds different in each run: the groups of volatile \
      dependencies (clock, network, files, storage …) that it reaches by hard-coded edges alone. The chains are in the \
      answer. Of a module or the whole: of any type in it.
      """,
    formula: "{group of d : t reaches d by hard-coded edges alone, the last of them volatile}", unit: "groups",
    source: terms
  ) { $0.volatileGroups.isEmpty ? nil : .words($0.volatileGroups) }

  package static let singletonReach = Metric(
    "singleton-reach", title: "Singleton reach",
    meaning: """
      How many types a shared instance of it binds together: those that reach the instance by hard-coded edges alone, so \
      that a test of any of them can disturb a test of any other. Protocols do not count. Nothing for what is no singleton.
      """,
    formula: "|{x : x reaches it by hard-coded edges alone, the last of them a singleton edge}|", unit: "types",
    source: terms, scopes: [.type]
  ) { $0.singletonReach.map(Value.count) }
}
