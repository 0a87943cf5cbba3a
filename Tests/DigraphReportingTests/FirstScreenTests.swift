import DigraphFacts
import DigraphQueries
import DigraphReport
import DigraphReporting
import Testing

@Suite struct FirstScreenTests {
  private func lines(_ report: Report, _ change: (inout RenderOptions) -> Void = { _ in }) -> [Substring] {
    var options = RenderOptions()
    change(&options)
    let bytes = TextFormat().render(report, options).bytes
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// The cells of the rows of the table: rank, label, numbers.
  private func rows(_ lines: [Substring]) -> [[Substring]] {
    lines.filter { $0.hasPrefix("  ") }.map { $0.split(separator: " ") }.filter { $0.count > 2 && Int($0[0]) != nil }
  }

  /// A report with many of everything.
  ///
  /// - Parameter length: how often names and folders repeat a word.
  private func large(_ count: Int, length: Int) -> Report {
    let word = String(repeating: "Component", count: length)
    let folder = (0..<length).map { "Folder\($0)" }.joined(separator: "/")
    var sketch = ReportSketch()
    for number in 0..<count {
      sketch.type("\(word)\(number)", module: "Module\(number % 7)", folder: folder, depth: number)
    }
    for number in 0..<count {
      let (consumer, dependency) = ("\(word)\(number)", "\(word)\(number % 37)")
      sketch.edge(consumer, "\(word)\((number + 1) % count)", .locator, member: "shared", lines: Array(1...9))
      sketch.finding(
        "singleton-access", consumer, dependency, member: "shared", kind: "singleton",
        lines: Array(1...(number % 9 + 1)), message: "`\(consumer)` reaches `\(dependency).shared`, a singleton.",
        reason: "Because of \(word).", suggestion: "Initializer: let `\(consumer)` take it.")
      sketch.finding("too-many-dependencies", consumer, kind: "count", message: "Too many.")
      sketch.singleton(consumer, uses: number)
      sketch.diagnostic(.error, "cannot be read: \(word)", file: "\(folder)/\(number).swift")
    }
    let all = (0..<count).map { "\(word)\($0)" }
    sketch.cycle(all, witness: all + [all[0]])
    sketch.chain(all)
    sketch.resolved(exact: count, unknown: count)
    var report = sketch.finished(files: 123_456_789, lines: 1_234_567_890, depth: count)
    report.title = folder
    report.summary.implementations = count
    (report.summary.vendoredFiles, report.summary.generatedFiles, report.summary.scriptFiles) = (1_000, 2_000, 3_000)
    return report
  }

  @Test(arguments: [1, 3, 12, 50, 500], [1, 4, 12])
  func fitsWhateverTheSize(_ count: Int, _ length: Int) {
    let report = large(count, length: length)
    for grouping in FindingGrouping.allCases {
      for paths in [[], ["Some/Path", String(repeating: "long", count: 9)]] {
        let shown = lines(report) {
          $0.grouping = grouping
          $0.paths = paths
        }
        #expect(shown.count <= 40, "\(grouping)")
        #expect(shown.filter { $0.count > 100 } == [], "\(grouping)")
      }
    }
  }

  @Test func namesTenDependenciesAndWhatItLeavesOut() {
    let shown = lines(large(500, length: 1))
    #expect(shown.count { $0.contains("digraph explain") } == 10)
    #expect(shown.contains { $0.hasPrefix("Dependencies to break first (10 of 37)") })
    #expect(
      shown.contains { $0.contains("1,000 warnings (--verbose); 37 dependencies (--top N, --group-by UNIT)") })
    let more = lines(large(500, length: 1)) { $0.top = 20 }
    #expect(more.count { $0.contains("digraph explain") } == 20)
    let whole = lines(large(500, length: 1)) { $0.isVerbose = true }
    #expect(whole.count { $0.contains("reaches `") } == 500)
    #expect(!whole.contains { $0.contains("Not shown") })
  }

  @Test func putsFirstWhatMostConsumersGetThemselves() {
    var sketch = ReportSketch()
    for (consumer, dependency) in [("A", "Few"), ("A", "Most"), ("B", "Most"), ("B", "Most"), ("C", "Most")] {
      sketch.finding("hard-coded-construction", consumer, dependency, kind: "construct", message: "`\(consumer)`.")
    }
    for consumer in ["A", "B", "C", "D"] {
      sketch.finding(
        "concrete-dependency", consumer, "Given", kind: "init", severity: .warning, message: "`\(consumer)`.")
    }
    let shown = lines(sketch.finished(files: 1, lines: 1)) { $0.top = 9 }
    #expect(rows(shown) == [["1", "Most", "3", "constructed"], ["2", "Few", "1", "constructed"]])
  }

  @Test func givesTheCompleteAnswerWhereItFits() {
    var sketch = ReportSketch()
    sketch.type("Model")
    for line in [4, 9] {
      sketch.finding(
        "singleton-access", "Model", "Session\(line)", member: "shared", kind: "singleton", lines: [line],
        message: "`Model` reaches `Session\(line).shared`.", reason: "Why it counts \(line).",
        suggestion: "Initializer: what to do \(line).")
    }
    let shown = lines(sketch.finished(files: 1, lines: 1))
    for line in [4, 9] {
      #expect(shown.contains { $0.contains("Model.swift:\(line):15  warning  singleton-access") })
      #expect(shown.contains { $0.contains("Why it counts \(line).") })
      #expect(shown.contains { $0.contains("what to do \(line).") })
    }
    #expect(!shown.contains { $0.contains("Not shown") })
  }

  @Test func saysAReasonAndAStepOncePerGroup() {
    var sketch = ReportSketch()
    for consumer in ["A", "B", "C"] {
      sketch.finding(
        "singleton-access", consumer, "Session", member: "shared", kind: "singleton",
        message: "`\(consumer)` reaches `Session.shared`.", reason: "It keeps state.",
        suggestion: "Protocol: let `\(consumer)` take one.")
    }
    let shown = lines(sketch.finished(files: 1, lines: 1)) { $0.isVerbose = true }
    #expect(shown.count { $0.contains("reaches `Session.shared`") } == 3)
    #expect(shown.count { $0.contains("It keeps state.") } == 1)
    #expect(shown.count { $0.contains("Protocol: let `A` take one.") } == 1)
    #expect(shown.count { $0.contains("Next") } == 1)
    let byConsumer = lines(sketch.finished(files: 1, lines: 1)) {
      $0.isVerbose = true
      $0.grouping = .consumer
    }
    #expect(byConsumer.count { $0.contains("Next") } == 3)
  }

  @Test func countsTypesThatNoTestCanKeepAway() {
    var sketch = ReportSketch()
    sketch.type("Bound", effects: [(.network, true), (.clock, true), (.logging, true)])
    sketch.type("Free", effects: [(.network, false)])
    sketch.type("Other", effects: [(.clock, true)])
    sketch.type("Double", isTest: true, effects: [(.storage, true)])
    sketch.type("Asking", kind: .protocol)
    var report = sketch.finished(files: 1, lines: 1)
    // A report of a program that did not ask says nothing.
    #expect(!lines(report).contains { $0.contains("tested") })
    report.summary.implementations = 3
    #expect(lines(report)[0] == "digraph 1.2.3: 1 file, 1 line, 3 types, 1 protocol, 1 test type")
    let sentence = "2 of 3 types (67%) cannot be tested without the network (1) or the clock (2), reached directly"
    #expect(lines(report)[2].hasPrefix(sentence))
  }

  /// How a share compares with what was measured elsewhere; of few types it says little, of a handful nothing.
  @Test(arguments: [
    (2, "That is low for 47", true), (18, "That is low", false),
    (22, "That is lower than in most", false), (27, "That is average", false),
    (32, "That is higher than in most", false),
    (40, "That is high for 47", false),
  ])
  func comparesTheShare(_ bound: Int, _ sentence: String, _ isFine: Bool) {
    for types in [10, 40, 100] {
      var sketch = ReportSketch()
      for number in 0..<types {
        sketch.type("Type\(number)", effects: number * 100 < bound * types ? [(.clock, true)] : [])
      }
      var report = sketch.finished(files: 1, lines: 1)
      report.summary.implementations = types
      let text = lines(report).joined(separator: " ")
      #expect(text.contains(sentence) == (types > 10))
      #expect(text.contains("Of so few types that says little.") == (types == 40 && !isFine))
      #expect(text.contains("Nothing here is urgent.") == (types > 10 && isFine))
    }
  }

  @Test func sortsByWhatBecomesTestable() {
    var sketch = ReportSketch()
    for name in ["A", "B", "C", "D"] { sketch.type(name, effects: [(.clock, true)]) }
    for (consumer, dependency) in [("A", "Many"), ("B", "Many"), ("C", "Few")] {
      sketch.finding("hard-coded-construction", consumer, dependency, kind: "construct", message: "`\(consumer)`.")
    }
    var report = sketch.finished(files: 1, lines: 1)
    report.summary.implementations = 4
    report.breakFirst("Few", consumers: 1, freed: 2, testable: 2)
    report.breakFirst("Many", consumers: 2, freed: 1, testable: 3)
    let shown = lines(report) { $0.top = 9 }
    #expect(shown.contains { $0.hasSuffix("together 3 of 4; 1 needs still others.") })
    #expect(rows(shown) == [["1", "Few", "1", "-", "+2"], ["2", "Many", "2", "-", "+1"]])
    // What is known already is not what a report on new findings is about.
    report.gate = Report.GateSummary(new: 3, known: 0, stale: [])
    let new = lines(report) { $0.top = 9 }
    #expect(rows(new) == [["1", "Many", "2", "constructed"], ["2", "Few", "1", "constructed"]])
  }

  @Test func tellsWhatFreesATypeFromWhatIsOnlyAskedOften() {
    var sketch = ReportSketch()
    for name in ["A", "B", "C"] { sketch.type(name, effects: [(.clock, true)]) }
    for (consumer, dependency) in [("A", "First"), ("B", "None"), ("C", "Last"), ("A", "Often"), ("B", "Often")] {
      sketch.finding("hard-coded-construction", consumer, dependency, kind: "construct", message: "`\(consumer)`.")
    }
    var report = sketch.finished(files: 1, lines: 1)
    report.summary.implementations = 3
    for (dependency, consumers, freed, testable) in [
      ("First", 1, 2, 2), ("None", 9, 0, 2), ("Last", 1, 1, 3), ("Often", 2, 0, 3),
    ] {
      report.breakFirst(dependency, consumers: consumers, freed: freed, testable: testable)
    }
    let shown = lines(report) { $0.top = 9 }
    #expect(
      rows(shown) == [
        ["1", "First", "1", "-", "+2"], ["2", "None", "9", "-", "-"], ["3", "Last", "1", "-", "+1"],
        ["4", "Often", "2", "-", "-"],
      ])
    let begin = shown.firstIndex {
      $0 == "Begin with   number 1, First: injected into its only consumer, it frees 2 types. The steps, by hand:"
    }
    #expect(begin.map { shown[$0 + 1] } == "             digraph explain First")
  }

  /// Of the consumers of a dependency the one that becomes testable is where to look.
  @Test func showsWhoBecomesTestable() {
    var sketch = ReportSketch()
    sketch.type("Big", effects: [(.clock, true)])
    let freed = sketch.type("Freed", effects: [(.clock, true)])
    for (consumer, lines) in [("Big", [1, 2, 3]), ("Freed", [7])] {
      sketch.finding(
        "hard-coded-construction", consumer, "Clock", kind: "construct", lines: lines, message: "`\(consumer)`.")
    }
    var report = sketch.finished(files: 1, lines: 1)
    report.summary.implementations = 2
    report.breakFirst("Clock", consumers: 2, freed: 1, testable: 1, examples: [freed])
    #expect(lines(report) { $0.top = 9 }.contains { $0.contains("Freed.swift:7") })
  }

  /// A patch that frees nothing is nothing to begin with; one that frees something is, whichever entry it is about.
  @Test(arguments: [(false, false), (true, false), (false, true)])
  func beginsWithTheFirstEntry(isFreed: Bool, isFreedTogether: Bool) {
    var sketch = ReportSketch()
    let bound = sketch.type("Bound", effects: [(.clock, true)])
    sketch.type("Other", effects: [(.clock, true)])
    sketch.type("First")
    for (consumer, dependency) in [("Other", "First"), ("Bound", "Clock"), ("Bound", "Store"), ("Bound", "API")] {
      sketch.finding(
        "hard-coded-construction", consumer, dependency, kind: "construct", message: "`\(consumer)`.",
        command: dependency == "Clock" ? "digraph refactor Bound --dependency Clock" : nil)
    }
    var report = sketch.finished(files: 1, lines: 1)
    report.summary.implementations = 2
    report.breakFirst("First", consumers: 1, freed: 1, testable: 1, effects: [.storage, .network])
    report.breakFirst("Clock", consumers: 1, freed: 1, testable: 2, examples: isFreed ? [bound] : [])
    if isFreedTogether {
      report.smallestSets.append { row in
        row.put(.consumer, bound)
        row.put(.command, phrase: "digraph refactor Bound --dependency Clock --dependency API")
      }
    }
    let text = lines(report) { $0.top = 9 }.map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
    let worth = "number 1, First: injected into its only consumer, it frees 1 type. The steps, by hand: digraph explain"
    #expect(text.contains(worth) == (!isFreed && !isFreedTogether))
    #expect(text.contains("+1  network, storage digraph explain First  Sources/App/Other.swift:10"))
    let alone =
      """
      Begin with   the patch for Bound, the only consumer of number 2 (no single patch frees one of number 1): 1 place \
      changes, and it becomes testable (--apply writes it): \
      digraph refactor Bound --dependency Clock
      """
    #expect(text.contains(alone) == isFreed)
    let together =
      """
      Begin with   the patch for Bound that injects all that blocks it: 0 places change, and it becomes testable: \
      digraph refactor Bound --dependency Clock --dependency API
      """
    #expect(text.contains(together) == isFreedTogether)
  }

  @Test func leavesOutALocatorThatFewAsk() {
    for others in [30, 300] {
      var sketch = ReportSketch()
      for name in ["A", "B", "Locator", "API"] + (0..<others).map({ "Type\($0)" }) { sketch.type(name) }
      for name in ["A", "B"] { sketch.edge(name, "Locator", .locator, member: "api") }
      for name in ["A", "B"] { sketch.edge(name, "API", .locator, member: "api", via: .locator) }
      var report = sketch.finished(files: 1, lines: 1)
      report.summary.implementations = others + 4
      #expect(lines(report).contains { $0.contains("ask the locator Locator for services") } == (others == 30))
    }
  }

  @Test func namesALocatorThatFewAskAtManyPlaces() {
    for places in [1, 30] {
      var sketch = ReportSketch()
      let consumers = ["A", "B", "C", "D", "E"]
      for name in consumers + ["Locator", "API"] + (0..<200).map({ "Type\($0)" }) { sketch.type(name) }
      for name in consumers {
        for place in 0..<places { sketch.edge(name, "Locator", .locator, member: "api\(place)") }
        sketch.edge(name, "API", .locator, member: "api0", via: .locator)
      }
      var report = sketch.finished(files: 1, lines: 1)
      report.summary.implementations = 207
      #expect(lines(report).contains { $0.contains("5 consumers ask the locator Locator") } == (places == 30))
    }
  }

  @Test func namesTheLocatorBeforeAllElse() {
    var sketch = ReportSketch()
    for name in ["A", "B", "Locator", "API"] { sketch.type(name) }
    for name in ["A", "B"] {
      sketch.edge(name, "Locator", .locator, member: "api")
      sketch.edge(name, "API", .locator, member: "api", via: .locator)
    }
    let shown = lines(sketch.finished(files: 1, lines: 1))
    #expect(
      shown[2]
        == "2 consumers ask the locator Locator for services instead of taking them (digraph containers)")
  }

  /// Whoever sees the locator above and its services below is told that they are one thing.
  @Test func saysWhichRowsALocatorStandsBehind() {
    var sketch = ReportSketch()
    for name in ["A", "B", "Locator", "API"] { sketch.type(name, effects: [(.clock, true)]) }
    for name in ["A", "B"] {
      sketch.edge(name, "Locator", .locator, member: "api")
      sketch.edge(name, "API", .locator, member: "api", via: .locator)
      sketch.finding("service-locator", name, "API", kind: "locator", message: "`\(name)` asks.")
    }
    sketch.finding("singleton-access", "A", "Clock", kind: "singleton", message: "`A` reaches.")
    var report = sketch.finished(files: 1, lines: 1)
    report.summary.implementations = 4
    report.breakFirst("Clock", consumers: 1, freed: 1, testable: 1)
    report.breakFirst("API", consumers: 2, freed: 1, testable: 2)
    let text = lines(report) { $0.top = 9 }.joined(separator: " ")
    #expect(text.contains("instead of taking them (number 2 below; digraph containers)"))
  }

  /// What makes no type untestable is nothing to break first, unless there is nothing else.
  @Test func leavesOutWhatBlocksNothing() {
    let idle = (0..<12).map { "Idle\($0)" }
    var sketch = ReportSketch()
    for number in 0..<60 {
      sketch.type("Type\(number)", effects: [(.clock, true)])
      for dependency in ["Blocking"] + idle {
        sketch.finding(
          "hard-coded-construction", "Type\(number)", dependency, kind: "construct", message: "`Type\(number)`.")
      }
    }
    var report = sketch.finished(files: 1, lines: 1)
    report.summary.implementations = 60
    report.breakFirst("Blocking", consumers: 60, freed: 1, testable: 1)
    for dependency in idle { report.breakFirst(dependency, consumers: 60, freed: 0, testable: 1) }
    #expect(rows(lines(report)).map { $0[1] } == ["Blocking"])
    #expect(rows(lines(report) { $0.top = 20 }).count == 13)
  }

  @Test func saysThatThereMayBeMore() {
    for (unknown, isLeast) in [(1, false), (10, true)] {
      var sketch = ReportSketch()
      for number in 0..<100 { sketch.type("Type\(number)", effects: number < 10 ? [(.clock, true)] : []) }
      sketch.resolved(exact: 100 - unknown, unknown: unknown)
      var report = sketch.finished(files: 1, lines: 1)
      report.summary.implementations = 100
      let text = lines(report).joined(separator: " ")
      #expect(text.contains("At least 10 of 100 types (10%) cannot be tested") == isLeast)
      #expect(text.contains("10.0% of references that are unresolved are like the others, it is about 11%.") == isLeast)
    }
  }

  /// Where the line is short, tests say more than protocols.
  @Test func countsTestsBeforeProtocols() {
    var sketch = ReportSketch()
    sketch.type("Type")
    sketch.type("Asking", kind: .protocol)
    sketch.type("Tests", isTest: true)
    let report = sketch.finished(files: 1, lines: 1)
    #expect(lines(report) { $0.width = 55 }[0] == "digraph 1.2.3: 1 file, 1 line, 1 type, 1 test type")
  }

  @Test func groupsByOwner() {
    var sketch = ReportSketch()
    for (name, module) in [("A", "Core"), ("B", "App")] {
      sketch.type(name, module: module)
      sketch.finding("volatile-static", name, "Date", kind: "static", message: "`\(name)` uses `Date()`.")
    }
    let report = sketch.finished(files: 1, lines: 1)
    let shown = lines(report) {
      $0.grouping = .owner
      $0.top = 5
      $0.source = { $0 == "CODEOWNERS" ? Array("/Sources/Core/ @core @base\n".utf8) : nil }
    }
    #expect(rows(shown) == [["1", "@core", "@base", "1"], ["2", "no", "owner", "1"]])
    let without = lines(report) {
      $0.grouping = .owner
      $0.top = 5
    }
    #expect(without.contains { $0.hasPrefix("Nobody is named as an owner") })
  }
}
