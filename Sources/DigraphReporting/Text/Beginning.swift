import DigraphQueries
import DigraphReport
import TextOutput

/// What to begin with: a command that a program carries out at once, and what that is worth.
struct Beginning {
  /// What is won.
  enum Gain {
    /// The consumer can be tested.
    case freed
    /// The consumer can be tested, by so many dependencies together.
    case freedTogether(Int)
    /// It still gets these itself, by name, or reaches more through what it uses.
    case bound([String])
  }

  /// A dependency of the page.
  struct Entry {
    let findings: [ReportFinding]
    let priority: ReportPriority?
    /// How many consumers get it themselves.
    let consumers: Int
    /// The command that shows all of its consumers.
    let explain: String
  }

  let command: String
  let consumer: String
  let gain: Gain
  /// How many places change for the better.
  let places: Int
  /// The finding that the command is about, and its place among the entries; nil where it is about several.
  let subject: (entry: Int, finding: ReportFinding)?
  private let rank: Int
  private let entry: Entry

  /// What makes a consumer testable by one dependency, that of the first entry if it can be; else by several; else what
  /// can be done about the first entry that anything can be done about. Nil where no program carries out a next step.
  ///
  /// - Complexity: O(findings).
  init?(_ entries: [Entry], in report: Report) {
    var first: (place: Int, finding: ReportFinding, command: String)?
    var freed: (place: Int, finding: ReportFinding, command: String)?
    for (place, entry) in entries.enumerated() where freed == nil {
      let examples = Set(entry.priority?.examples ?? [])
      let possible = entry.findings.filter { finding in
        // What is added to somebody else's type is nowhere to begin.
        finding.recipe?.command != nil && finding.source.map { report.nodes[$0].ownership } == .project
      }
      func isFreed(_ finding: ReportFinding) -> Bool {
        finding.recipe?.refusal == nil && finding.source.map(examples.contains) ?? false
      }
      let freeing = possible.filter(isFreed)
      guard let finding = Self.best(of: freeing.isEmpty ? possible : freeing, entry.priority, report),
        let command = finding.recipe?.command
      else { continue }
      if isFreed(finding) { freed = (place, finding, command) }
      first = first ?? (place, finding, command)
    }
    if freed == nil, let set = report.smallestSets.first(where: { $0.command != nil }), let entry = entries.first {
      let about = report.findings.filter { finding in
        finding.isSelfServed && finding.source == set.consumer && finding.target.map(set.dependencies.contains) ?? false
      }
      command = set.command ?? ""
      consumer = report.nodes[set.consumer].name
      gain = .freedTogether(set.dependencies.count)
      places = about.reduce(0) { $0 + $1.siteCount }
      (subject, rank, self.entry) = (nil, 1, entry)
      return
    }
    guard let found = freed ?? first else { return nil }
    command = found.command
    consumer = found.finding.consumer
    gain = freed == nil ? .bound(Self.others(beside: found.finding, in: report)) : .freed
    places = found.finding.siteCount
    subject = (found.place, found.finding)
    rank = found.place + 1
    entry = entries[found.place]
  }

  /// The finding that shows best what a dependency is good for: one of a consumer that becomes testable by it, and rather
  /// of one that decides than of one that is seen.
  static func best(
    of findings: [ReportFinding], _ priority: ReportPriority?, _ report: Report
  ) -> ReportFinding? {
    let examples = Set(priority?.examples ?? [])
    func weight(_ finding: ReportFinding) -> (Int, Int, Int) {
      guard let source = finding.source else { return (0, 0, 0) }
      let node = report.nodes[source]
      let isSeen = node.role == .view || node.role == .viewController
      return (
        (examples.contains(source) ? 4 : 0) + (node.kind.isType ? 2 : 0) + (isSeen ? 0 : 1), finding.siteCount,
        node.fanIn ?? 0
      )
    }
    return findings.map { ($0, weight($0)) }.min { a, b in
      a.1 == b.1 ? a.0.identity < b.0.identity : b.1 < a.1
    }?.0
  }

  /// What else a consumer gets itself that a reviewer would warn of. O(findings).
  private static func others(beside finding: ReportFinding, in report: Report) -> [String] {
    guard let consumer = finding.source else { return [] }
    let others = report.findings.lazy.filter { $0.source == consumer && $0.severity > .info }.compactMap(\.dependency)
    return Set(others).subtracting([finding.dependency ?? ""]).sorted()
  }

  // MARK: In words

  /// What the command does, and what it is worth, in a few sentences.
  var worth: String {
    var sentences = [patch]
    let consumers = entry.consumers
    let testable = entry.priority?.testable ?? 0
    let count = DisplayText.grouped(consumers)
    if case .bound = gain, testable > 0 {
      sentences.append("No single patch was found that makes a type testable.")
    }
    let types = DisplayText.count(testable, "type")
    let explain = DisplayText.printable(entry.explain)
    if case .freedTogether = gain {
      let all = consumers > 1 ? "; with all \(count) consumers, \(types) can be tested" : ""
      sentences.append("\(explain) has the steps for number 1\(all).")
      return sentences.joined(separator: " ")
    }
    let rest = consumers > 1 ? "\(explain) has the steps of the others" : ""
    if testable > 0, rank == 1 {
      let all = consumers > 1 ? "\(rest); with all \(count)" : "With it"
      sentences.append("\(all), \(types) can be tested.")
    } else {
      if !rest.isEmpty { sentences.append("\(rest).") }
      if testable > 0 {
        let numbers = "numbers 1 \(rank == 2 ? "and" : "to") \(rank)"
        sentences.append("With \(numbers) handed in everywhere, \(types) can be tested.")
      }
    }
    return sentences.joined(separator: " ")
  }

  private var patch: String {
    let callers = command.contains("--style required") ? " and the calls of its initializer" : ""
    let extent = "\(DisplayText.count(places, "place"))\(callers)"
    let name = DisplayText.printable(consumer)
    let count = DisplayText.grouped(entry.consumers)
    let whom = entry.consumers > 1 ? "1 of the \(count) consumers" : "the only consumer"
    func number(_ kind: String) -> String { "\(rank == 1 ? "A patch" : kind) for \(whom) of number \(rank), \(extent)" }
    switch gain {
    case .freed:
      let kind = "The first patch found that makes a type testable by itself,"
      return "\(number(kind)): --apply writes it, and \(name) can be tested."
    case .freedTogether(let count):
      return """
        The smallest patch found that makes a type testable: \(name) is handed \(DisplayText.grouped(count)) \
        dependencies, \(extent). --apply writes it.
        """
    case .bound(let others):
      let tie = (entry.priority?.testable ?? 0) > 0 ? "; \(name) \(Self.ties(others))" : ""
      return "\(number("The first patch found,")): --apply writes it\(tie)."
    }
  }

  /// What else keeps a consumer from being tested.
  private static func ties(_ others: [String]) -> String {
    guard !others.isEmpty else { return "still reaches more through what it uses" }
    let more = others.count - 2
    let named = others.prefix(2).map { DisplayText.clipped($0, to: 40) }
    let words = more > 0 ? named.joined(separator: ", ") + " and \(more) more" : named.joined(separator: " and ")
    return "still gets \(words) itself"
  }
}
