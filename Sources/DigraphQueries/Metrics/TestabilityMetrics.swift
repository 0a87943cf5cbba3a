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

  private static let hevery = "M. Hevery, Testability Explorer, OOPSLA 2008"

  package static let testability = Metric(
    "testability", title: "Testability",
    meaning: """
      The share of what it reaches outside of its own code that a test can intercept. A call is interceptable where its \
      receiver is handed in and can be another one: a protocol, a closure, a class that may have subclasses. What is \
      reached without any such call on the way runs in every test. A type that reaches nothing volatile has 1.
      """,
    formula:
      "1 - |H(t)| / |E(t)|, where E(t) are the volatile groups that t reaches and H(t) those that it reaches along calls none of which is interceptable; of a module or the whole: both summed over its types",
    unit: "share", source: hevery, isAscending: true
  ) { row in
    guard row.fixed != nil else { return nil }
    return row.effects > 0 ? .share(1 - Double(row.hiddenEffects) / Double(row.effects)) : .share(1)
  }

  package static let volatileReach = Metric(
    "volatile-reach", title: "Volatile reach",
    meaning: """
      What every test of it touches outside the process, or finds different in each run: the groups (network, clock, \
      storage, shared state …) that it reaches along calls none of which a test can intercept, however many there are. \
      The chains are in the answer. Of a module or the whole: of any type in it.
      """,
    formula: "H(t): {volatile group g : t reaches g along calls none of which is interceptable}", unit: "groups",
    source: hevery
  ) { $0.volatileGroups.isEmpty ? nil : .words($0.volatileGroups) }

  package static let nonMockableCost = Metric(
    "non-mockable-cost", title: "Non-mockable cost",
    meaning: """
      How many places that use something volatile run in every test of it, as no call on the way to them is one that a \
      test can intercept: a symbol in a member counts once. Of a module or the whole: summed over its types. Estimated of \
      very large code; not known of a report that was read.
      """,
    formula:
      "|{(m, s) : the type reaches member m along calls none of which is interceptable, and m uses the volatile symbol s}|",
    unit: "places", source: hevery
  ) { $0.nonMockableCost.map(Value.count) }

  package static let mutableStateReach = Metric(
    "mutable-state-reach", title: "Mutable state reach",
    meaning: """
      How many static and global variables that change every test of it touches, as no call on the way to them is one \
      that a test can intercept; tests that share one can disturb each other. Of a module or the whole: the largest of a \
      type in it. Estimated of very large code; not known of a report that was read.
      """,
    formula:
      "|{static or global variable v that changes : the type reaches v along calls none of which is interceptable}|",
    unit: "variables", source: hevery
  ) { $0.mutableState.map(Value.count) }

  package static let testOrder = Metric(
    "test-order", title: "Test order",
    meaning: """
      How many static and global variables tests write to, on ways that nothing intercepts, and other tests reach, so that \
      the order in which they run may matter. Those that 'setUp', 'tearDown', the initializer or the deinitializer of the \
      same type, or of a superclass, write too are taken to be reset, and do not count. The answer names the variables and \
      the types of tests. Not known of a report that was read.
      """,
    formula:
      "|{variable v : a test writes to v, its type does not reset v, and another test reaches v}|",
    unit: "variables", source: "digraph; Test Run War: G. Meszaros, xUnit Test Patterns, 2007", scopes: [.whole]
  ) { $0.testOrder.map(Value.count) }

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
